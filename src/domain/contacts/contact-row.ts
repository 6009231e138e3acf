import { type SQL, sql } from 'drizzle-orm'
import type {
  ContactKind,
  ContactLabel,
  LabelKind,
  ListedContact,
  PhoneKind,
} from '../../contracts/contacts/contact.ts'
import type { EmailCheck, MailboxKind } from '../../contracts/email-checks/email-checks.ts'
import { CHECK_CODES, CONTACT_CODES, MAILBOX_CODES, PHONE_CODES, TYPE_CODES, wordOf } from '../../db/codes.ts'
import { numberedId } from '../../lib/numbered-id.ts'

/** A contact as queries return it; lists are JSON. */
export interface ContactRow {
  number: number
  kind: ContactKind
  name: string | null
  job_title: string | null
  company: string | null
  organization_number: number | null
  /** When its organisation was first seen, in milliseconds since 1970. */
  organization_seen_at: number | null
  site: string | null
  country: string | null
  reach: number
  profiles: string | null
  likely_email: string | null
  /** JSON of `CustomFields`. */
  fields: string | null
  edits: string | null
  confidence: number
  first_seen_at: number
  last_seen_at: number
  updated_at: number
  /** JSON of `FirstEmail` and `FirstPhone`. */
  first_email: string | null
  first_phone: string | null
  address: string | null
  labels: string
  total_emails: number
  total_phones: number
  total_sources: number
}

interface FirstEmail {
  value: string
  check: EmailCheck | null
  mailbox: MailboxKind | null
}
interface FirstPhone {
  value: string
  kind: PhoneKind | null
}
interface LabelRow {
  number: number
  kind: LabelKind
  name: string
  at: number
}

const valuesOf = (type: number) =>
  sql`FROM contact_values JOIN items ON items.number = contact_values.item WHERE contact_values.contact = contacts.number AND items.type = ${sql.raw(String(type))}`
/** A fax number belongs to a contact, but is no way to call anyone. */
const firstOf = (type: number, value: SQL) =>
  sql`(SELECT ${value} ${valuesOf(type)} AND contact_values.phone_kind IS NOT ${sql.raw(String(PHONE_CODES.fax))} ORDER BY contact_values.rank LIMIT 1)`

/** Columns of `ContactRow` over `contacts`, with the join `OF_ORGANIZATION`. */
export const CONTACT_COLUMNS = sql`contacts.number, ${wordOf(sql`contacts.kind`, CONTACT_CODES)} AS kind, contacts.name, contacts.job_title,
  iif(contacts.kind = ${CONTACT_CODES.person}, contacts.organization, contacts.name) AS company, employers.number AS organization_number, employers.first_seen_at AS organization_seen_at, contacts.site,
  contacts.country, contacts.reach, contacts.profiles, contacts.likely_email, contacts.fields, contacts.edits, contacts.confidence, contacts.first_seen_at,
  contacts.sort_seen AS last_seen_at, contacts.updated_at,
  ${firstOf(TYPE_CODES.emails, sql`json_object('value', items.value, 'check', ${wordOf(sql`items.email_check`, CHECK_CODES)}, 'mailbox', ${wordOf(sql`items.mailbox`, MAILBOX_CODES)})`)} AS first_email,
  ${firstOf(TYPE_CODES.phones, sql`json_object('value', items.normalized, 'kind', ${wordOf(sql`contact_values.phone_kind`, PHONE_CODES)})`)} AS first_phone,
  ${firstOf(TYPE_CODES.addresses, sql`items.value`)} AS address,
  (SELECT count(*) ${valuesOf(TYPE_CODES.emails)}) AS total_emails, (SELECT count(*) ${valuesOf(TYPE_CODES.phones)}) AS total_phones,
  (SELECT count(DISTINCT mentions.source) FROM mentions WHERE mentions.contact = contacts.number) AS total_sources,
  (SELECT json_group_array(json_object('number', contact_labels.number, 'kind', contact_labels.kind, 'name', contact_labels.name, 'at', contact_labels.created_at)
      ORDER BY contact_labels.kind, contact_labels.folded)
    FROM labelled_contacts JOIN contact_labels ON contact_labels.number = labelled_contacts.label WHERE labelled_contacts.contact = contacts.number) AS labels`

export const OF_ORGANIZATION = sql`LEFT JOIN contacts AS employers ON employers.number = contacts.organization_number AND employers.reach >= 0`

/** The number of the contact that an item belongs to; people come before organisations. */
export const contactOfItem = (item: SQL): SQL => sql`(
  SELECT contact FROM contact_values CROSS JOIN contacts AS of ON of.number = contact_values.contact
  WHERE contact_values.item = ${item} AND of.reach >= 0 ORDER BY of.kind, of.number LIMIT 1)`

/** A contact as lists return it. */
export function toListed(row: ContactRow): ListedContact {
  const email = read<FirstEmail>(row.first_email)
  const phone = read<FirstPhone>(row.first_phone)
  return {
    id: numberedId(row.number, row.first_seen_at),
    kind: row.kind,
    name: row.name,
    job_title: row.job_title,
    company: row.company,
    organization_id:
      row.organization_number === null ? null : numberedId(row.organization_number, row.organization_seen_at!),
    email: email?.value ?? null,
    email_check: email?.check ?? null,
    mailbox: email?.mailbox ?? null,
    has_likely_email: email === null && row.likely_email !== null,
    phone: phone?.value ?? null,
    phone_kind: phone ? (phone.kind ?? 'voice') : null,
    address: row.address,
    country: row.country,
    site: row.site,
    profiles: read<ListedContact['profiles']>(row.profiles) ?? [],
    labels: (read<LabelRow[]>(row.labels) ?? []).map(toLabel),
    confidence: row.confidence / 100,
    total_emails: row.total_emails,
    total_phones: row.total_phones,
    total_sources: row.total_sources,
    first_seen_at: new Date(row.first_seen_at).toISOString(),
    last_seen_at: new Date(row.last_seen_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

const toLabel = ({ number, kind, name, at }: LabelRow): ContactLabel => ({ id: numberedId(number, at), kind, name })
const read = <T>(json: string | null): T | null => (json === null ? null : (JSON.parse(json) as T))
