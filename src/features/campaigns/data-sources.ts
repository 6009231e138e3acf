import { sql } from 'drizzle-orm'
import type {
  listSourceContacts as contract,
  DataSource,
  SelectableContact,
} from '../../contracts/campaigns/recipients.ts'
import type { QueryOf } from '../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { TYPE_CODES } from '../../db/codes.ts'
import { CONTACT_COLUMNS, contactOfItem, OF_ORGANIZATION } from '../../domain/contacts/contact-row.ts'
import { blockedAddresses } from '../../domain/recipients/eligibility/blocked-addresses.ts'
import { numberedId } from '../../lib/numbered-id.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'

/** The maximum number of listed sources, newest first. */
const SOURCES_MAX = 500

/**
 * Returns the account's sources that contain addresses, with the number of email addresses and phone numbers of each.
 */
export async function listDataSources(ctx: ServiceContext): Promise<DataSource[]> {
  const totalOf = (type: number) => sql`(
    SELECT count(*) FROM sightings CROSS JOIN items ON items.number = sightings.item WHERE sightings.source = own.number AND items.type = ${type})`
  return ctx.data.all<DataSource>(sql`
    SELECT * FROM (
      SELECT own.id AS source_id, own.type AS source_type, own.name AS display_name, ${totalOf(TYPE_CODES.emails)} AS email_count,
        ${totalOf(TYPE_CODES.phones)} AS phone_count
      FROM (SELECT * FROM sources WHERE account_id = ${accountOf(ctx).id} ORDER BY created_at DESC, id DESC LIMIT ${SOURCES_MAX}) AS own
      ORDER BY own.created_at DESC, own.id DESC)
    WHERE email_count + phone_count > 0`)
}

interface Row {
  item_number: number
  item_seen_at: number
  value: string
  normalized: string
  name: string | null
  company: string | null
  country: string | null
  site: string | null
  first_email: string | null
  first_phone: string | null
}

/**
 * Returns one page of the addresses of one kind that sources contain, each with its contact. The id is that of the
 * address, so that selecting a row selects exactly that address. Where recipients are added, ids of contacts work as
 * well.
 */
export async function listSourceContacts(
  ctx: ServiceContext,
  { page, per_page, source_type, data_type, source_id, search }: QueryOf<typeof contract>,
): Promise<{ contacts: SelectableContact[]; pagination: Pagination }> {
  const account = accountOf(ctx).id
  const words = search?.trim().toLowerCase()
  const isNamed = sql`instr(lower(coalesce((SELECT name FROM contacts WHERE number = ${contactOfItem(sql`items.number`)}), '')), ${words}) > 0`
  const ofSources = sql`EXISTS (
    SELECT 1 FROM sightings CROSS JOIN sources ON sources.number = sightings.source
    WHERE sightings.item = items.number AND sources.account_id = ${account}
      AND ${source_type === 'all' ? sql`true` : sql`sources.type = ${source_type}`} AND ${source_id ? sql`sources.id = ${source_id}` : sql`true`})`
  const wanted = sql`items.account = ${accountNumber(account)} AND items.type = ${TYPE_CODES[data_type]}
    AND ${source_type === 'all' && !source_id ? sql`true` : ofSources}
    AND ${words ? sql`(instr(lower(items.value), ${words}) > 0 OR instr(items.normalized, ${words}) > 0 OR ${isNamed})` : sql`true`}`
  const [rows, [counted]] = await runBatch(ctx.data, [
    statement<Row>(sql`
      SELECT chosen.item_number, chosen.item_seen_at, chosen.value, chosen.normalized, ${CONTACT_COLUMNS}
      FROM (SELECT number AS item_number, first_seen_at AS item_seen_at, value, normalized, ${contactOfItem(sql`items.number`)} AS contact
        FROM items WHERE ${wanted} ORDER BY number DESC LIMIT ${per_page} OFFSET ${(page - 1) * per_page}) AS chosen
      LEFT JOIN contacts ON contacts.number = chosen.contact ${OF_ORGANIZATION} ORDER BY chosen.item_number DESC`),
    statement<{ total: number }>(sql`SELECT count(*) AS total FROM items WHERE ${wanted}`),
  ])
  const channel = data_type === 'emails' ? 'email' : 'sms'
  const addresses = rows.map((row) => normalizedAddress(channel, row.normalized, row.country ?? accountOf(ctx).country))
  const { blocks } = await blockedAddresses(
    ctx,
    channel,
    addresses.filter((address) => address !== null),
  )
  return {
    contacts: rows.map((row, at) => ({
      id: numberedId(row.item_number, row.item_seen_at),
      email: data_type === 'emails' ? row.value : firstOf(row.first_email),
      phone: data_type === 'phones' ? row.normalized : firstOf(row.first_phone),
      name: row.name ?? row.company,
      website_url: row.site ? `https://${row.site}` : null,
      is_suppressed: blocks.has(addresses[at] ?? ''),
    })),
    pagination: paginationOf(page, per_page, counted?.total ?? 0),
  }
}

const firstOf = (json: string | null): string | null =>
  json === null ? null : (JSON.parse(json) as { value: string }).value
