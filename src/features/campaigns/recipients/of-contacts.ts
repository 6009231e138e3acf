import { type SQL, sql } from 'drizzle-orm'
import type { SourceType } from '../../../contracts/data/items.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { CHECK_CODES, CONTACT_CODES, PHONE_CODES, TYPE_CODES } from '../../../db/codes.ts'
import { contactOfItem } from '../../../domain/contacts/contact-row.ts'
import type { Candidate } from '../../../domain/recipients/store-recipients.ts'
import { normalizedAddress } from '../../../outreach/recipients/address.ts'

interface Row {
  contact: number | null
  name: string | null
  company: string | null
  job_title: string | null
  site: string | null
  country: string | null
  /** JSON of the contact's own fields. */
  own: string | null
  profiles: string | null
  source_page: string | null
  address: string | null
  phone: string | null
  source_type: SourceType | null
  source_name: string | null
  organization_number: number | null
  organization_site: string | null
}

/** Returns the source of an address as text. */
export function sourceLine(type: SourceType | null, name: string | null): string {
  if (type === 'crawl') return `Crawl of ${name}`
  return type === 'import' ? `Import ${name}` : 'Entered by hand'
}

/**
 * Returns the people behind ids of contacts or addresses, with the address to use. For a contact, it is the best
 * address of the channel that was found, never a guessed one and never a fax, and for text messages preferably a mobile
 * number. The id of an address means exactly that address.
 */
export async function candidatesOf(
  ctx: ServiceContext,
  channel: Channel,
  numbers: readonly number[],
  consent: string | null,
): Promise<Candidate[]> {
  const meant = sql`
    SELECT named.key AS place, coalesce(contacts.number, ${contactOfItem(sql`named.value`)}) AS contact, items.number AS item
    FROM json_each(${JSON.stringify(numbers)}) AS named
    LEFT JOIN contacts ON contacts.number = named.value AND contacts.reach >= 0
    LEFT JOIN items ON items.number = named.value AND items.type = ${typeOf(channel)}
      AND NOT EXISTS (SELECT 1 FROM contact_values WHERE item = items.number AND ${IS_FAX})`
  return readCandidates(ctx, channel, meant, consent)
}

/**
 * Returns the people behind addresses that were picked for them. Addresses that were deleted meanwhile are left out.
 *
 * @param picks the numbers of the contact, if there is one, and of the item
 */
export async function candidatesOfPicks(
  ctx: ServiceContext,
  channel: Channel,
  picks: readonly { readonly contact: number | null; readonly item: number }[],
  consent: string | null,
): Promise<Candidate[]> {
  const list = JSON.stringify(picks.map(({ contact, item }) => ({ contact, item })))
  const meant = sql`
    SELECT named.key AS place, named.value ->> 'contact' AS contact, items.number AS item FROM json_each(${list}) AS named
    CROSS JOIN items ON items.number = named.value ->> 'item' AND items.type = ${typeOf(channel)}`
  return readCandidates(ctx, channel, meant, consent)
}

const typeOf = (channel: Channel) => (channel === 'email' ? TYPE_CODES.emails : TYPE_CODES.phones)
const IS_FAX = sql`contact_values.phone_kind IS ${PHONE_CODES.fax}`

/** @param meant a query of the `contact` and, where it matters, the `item` of each person, in order of `place` */
async function readCandidates(
  ctx: ServiceContext,
  channel: Channel,
  meant: SQL,
  consent: string | null,
): Promise<Candidate[]> {
  const type = typeOf(channel)
  const best = sql`(
    SELECT own.number FROM contact_values CROSS JOIN items AS own ON own.number = contact_values.item
    WHERE contact_values.contact = meant.contact AND own.type = ${type} AND NOT ${IS_FAX}
    ORDER BY own.email_check IS ${CHECK_CODES.undeliverable}, contact_values.phone_kind IS NOT ${PHONE_CODES.mobile}, contact_values.rank, own.number LIMIT 1)`
  // A phone number from which the country of a contact without a country is derived. Fax numbers count here.
  const phone = sql`(
    SELECT own.normalized FROM contact_values CROSS JOIN items AS own ON own.number = contact_values.item
    WHERE contact_values.contact = meant.contact AND own.type = ${TYPE_CODES.phones} ORDER BY contact_values.rank, own.number LIMIT 1)`
  const rows = await ctx.data.all<Row>(sql`
    WITH meant AS MATERIALIZED (${meant})
    SELECT contacts.number AS contact, iif(contacts.kind = ${CONTACT_CODES.person}, contacts.name, NULL) AS name,
      iif(contacts.kind = ${CONTACT_CODES.person}, contacts.organization, contacts.name) AS company, contacts.job_title, contacts.site,
      contacts.country, contacts.fields AS own, contacts.profiles,
      (SELECT page_url FROM found_items WHERE found_items.source = items.source AND found_items.number = items.number) AS source_page,
      items.normalized AS address, iif(contacts.country IS NULL, ${phone}, NULL) AS phone, sources.type AS source_type, sources.name AS source_name,
      employers.number AS organization_number, employers.site AS organization_site
    FROM meant LEFT JOIN contacts ON contacts.number = meant.contact
    LEFT JOIN items ON items.number = coalesce(meant.item, ${best})
    LEFT JOIN contacts AS employers ON employers.number = iif(contacts.kind = ${CONTACT_CODES.person}, contacts.organization_number, contacts.number)
    LEFT JOIN sources ON sources.number = items.source ORDER BY meant.place`)
  return rows.map((row) => ({
    address: row.address && normalizedAddress(channel, row.address, row.country ?? accountOf(ctx).country),
    name: row.name,
    company: row.company,
    fields: fieldsOf(row),
    contact: row.contact,
    organizationNumber: row.organization_number,
    organizationSite: row.organization_site,
    country: row.country,
    phone: row.phone,
    dataSource: sourceLine(row.source_type, row.source_name),
    consent,
  }))
}

/** The merge fields of a contact. Its own fields do not replace those that every contact has. */
function fieldsOf({ job_title, site, country, own, profiles, source_page }: Row): Record<string, string> {
  const known = profiles === null ? [] : (JSON.parse(profiles) as { network: string; url: string }[])
  const linkedin = known.find(({ network }) => network === 'linkedin')?.url
  return {
    ...(own === null ? {} : (JSON.parse(own) as Record<string, string>)),
    ...(job_title && { job_title }),
    ...(site && { site, website: site }),
    ...(country && { country }),
    ...(linkedin && { linkedin }),
    ...(source_page && { source_page }),
  }
}
