import { type SQL, sql } from 'drizzle-orm'
import type { Audience } from '../../../contracts/campaigns/audience.ts'
import type { ContactKind } from '../../../contracts/contacts/contact.ts'
import type { EmailCheck, MailboxKind } from '../../../contracts/email-checks/email-checks.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { CHECK_CODES, CONTACT_CODES, MAILBOX_CODES, PHONE_CODES, TYPE_CODES, wordOf } from '../../../db/codes.ts'
import { contactOfItem } from '../../../domain/contacts/contact-row.ts'
import { numberedId, numberOfId } from '../../../lib/numbered-id.ts'
import { normalizedAddress } from '../../../outreach/recipients/address.ts'
import type { Member } from './member.ts'

interface Row {
  /** The number by which the walk found it. */
  place: number
  contact: number | null
  first_seen_at: number | null
  kind: ContactKind | null
  name: string | null
  job_title: string | null
  company: string | null
  confidence: number
  site: string | null
  country: string | null
  organization_number: number | null
  organization_site: string | null
  has_skipped_label: number
  item: number | null
  address: string | null
  check: EmailCheck | null
  mailbox: MailboxKind | null
}

/** Addresses of one contact that are considered. */
const ADDRESSES_MAX = 50

/**
 * Reads members of an audience with their addresses of a channel: numbers are those of contacts, or of items where the
 * audience is a filter of the data. Fax numbers are no addresses, and mobile numbers come first.
 */
export async function readMembers(
  ctx: ServiceContext,
  { contacts, skip_label_ids }: Audience,
  channel: Channel,
  numbers: readonly number[],
): Promise<Member[]> {
  const list = JSON.stringify(numbers)
  const labels = JSON.stringify(skip_label_ids.map(numberOfId).filter((number) => number !== null))
  const type = channel === 'email' ? TYPE_CODES.emails : TYPE_CODES.phones
  const isFax = sql`contact_values.phone_kind IS ${PHONE_CODES.fax}`
  const hasLabel = (contact: SQL) => sql`EXISTS (
    SELECT 1 FROM labelled_contacts JOIN contact_labels ON contact_labels.number = labelled_contacts.label
    WHERE labelled_contacts.contact = ${contact} AND label IN (SELECT value FROM json_each(${labels})) AND account_id = ${accountOf(ctx).id})`
  const meant = contacts
    ? sql`
      SELECT named.value AS place, named.value AS contact, own.item, own.at FROM json_each(${list}) AS named
      LEFT JOIN (
        SELECT contact_values.contact, contact_values.item, row_number() OVER (
          PARTITION BY contact_values.contact ORDER BY contact_values.phone_kind IS NOT ${PHONE_CODES.mobile}, contact_values.rank, contact_values.item) AS at
        FROM json_each(${list}) AS given CROSS JOIN contact_values ON contact_values.contact = given.value
        CROSS JOIN items AS of ON of.number = contact_values.item AND of.type = ${type}
        WHERE NOT ${isFax}) AS own ON own.contact = named.value AND own.at <= ${ADDRESSES_MAX}`
    : sql`
      SELECT named.value AS place, ${contactOfItem(sql`named.value`)} AS contact, of.number AS item, 1 AS at FROM json_each(${list}) AS named
      LEFT JOIN items AS of ON of.number = named.value AND of.type = ${type}
        AND NOT EXISTS (SELECT 1 FROM contact_values WHERE item = named.value AND ${isFax})`
  const rows = await ctx.data.all<Row>(sql`
    WITH meant AS MATERIALIZED (${meant})
    SELECT meant.place, contacts.number AS contact, contacts.first_seen_at, ${wordOf(sql`contacts.kind`, CONTACT_CODES)} AS kind, contacts.name,
      contacts.job_title, iif(contacts.kind = ${CONTACT_CODES.person}, contacts.organization, contacts.name) AS company,
      coalesce(contacts.confidence, items.confidence, 0) AS confidence, contacts.site, contacts.country,
      employers.number AS organization_number, employers.site AS organization_site,
      ${hasLabel(sql`contacts.number`)} OR ${hasLabel(sql`employers.number`)} AS has_skipped_label,
      items.number AS item, items.normalized AS address, ${wordOf(sql`items.email_check`, CHECK_CODES)} AS "check",
      ${wordOf(sql`items.mailbox`, MAILBOX_CODES)} AS mailbox
    FROM meant LEFT JOIN contacts ON contacts.number = meant.contact
    LEFT JOIN items ON items.number = meant.item
    LEFT JOIN contacts AS employers ON employers.number = iif(contacts.kind = ${CONTACT_CODES.person}, contacts.organization_number, contacts.number)
    ORDER BY meant.place, meant.at`)
  const country = accountOf(ctx).country
  return [...Map.groupBy(rows, ({ place }) => place).values()].map((own) => toMember(own, channel, country))
}

function toMember(rows: readonly Row[], channel: Channel, country: string | null): Member {
  const row = rows[0]!
  return {
    contact: row.contact,
    contactId: row.contact === null ? null : numberedId(row.contact, row.first_seen_at!),
    kind: row.kind,
    name: row.name,
    jobTitle: row.job_title,
    company: row.company,
    confidence: row.confidence,
    site: row.site,
    organizationNumber: row.organization_number,
    organizationSite: row.organization_site,
    hasSkippedLabel: row.has_skipped_label === 1,
    addresses: rows.flatMap(({ item, address: written, check, mailbox, country: own }) => {
      const address = written && normalizedAddress(channel, written, own ?? country)
      return item === null || !address ? [] : [{ item, address, check, mailbox }]
    }),
  }
}
