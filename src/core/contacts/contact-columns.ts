import { sql } from 'drizzle-orm'
import type { Contact } from '../../contracts/contacts.ts'
import { PHONE_CODES, TYPE_CODES } from '../../db/codes.ts'
import { numberedId } from '../../lib/numbered-id.ts'

/** A contact as a query gives it. */
export type ContactRow = Omit<Contact, 'id'> & { readonly number: number; readonly first_seen_at: number }

const best = (type: keyof typeof TYPE_CODES, column: 'value' | 'normalized') => sql`(
  SELECT items.${sql.raw(column)} FROM contact_values CROSS JOIN items ON items.number = contact_values.item
  WHERE contact_values.contact = contacts.number AND items.type = ${TYPE_CODES[type]} AND contact_values.phone_kind IS NOT ${PHONE_CODES.fax}
  ORDER BY contact_values.rank LIMIT 1)`

/** Of `contacts`: the best value of each kind. A fax number belongs to a contact, but nobody answers it. */
export const CONTACT_COLUMNS = sql`contacts.number, contacts.first_seen_at, CASE contacts.kind WHEN 0 THEN 'person' ELSE 'organization' END AS kind,
  contacts.name, contacts.job_title, iif(contacts.kind = 0, contacts.organization, contacts.name) AS company, ${best('emails', 'value')} AS email,
  ${best('phones', 'normalized')} AS phone, ${best('addresses', 'value')} AS address, contacts.confidence / 100.0 AS confidence`

/** The number of the contact that an item belongs to: a person before an organisation. */
export const contactOfItem = (item: ReturnType<typeof sql>) => sql`(
  SELECT contact FROM contact_values CROSS JOIN contacts AS of ON of.number = contact_values.contact
  WHERE contact_values.item = ${item} ORDER BY of.kind, of.number LIMIT 1)`

export const toContact = <Row extends ContactRow>({ number, first_seen_at, ...row }: Row) => ({
  id: numberedId(number, first_seen_at),
  ...row,
})
