import { type SQL, sql } from 'drizzle-orm'
import type { CrawlContact, CrawlContactFilter } from '../../contracts/crawls/crawl-details.ts'
import type { ServiceContext } from '../../core/context.ts'
import { CONTACT_CODES, PHONE_CODES, TYPE_CODES } from '../../db/codes.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION, toListed } from './contact-row.ts'

/** A query of the numbers of contacts that a crawl's pages mention. */
const ofCrawl = (crawlId: string): SQL =>
  sql`SELECT mentions.contact FROM sources CROSS JOIN mentions ON mentions.source = sources.number WHERE sources.crawl_id = ${crawlId}`

/** A page of a crawl's contacts: after a listed contact, or at an offset. */
export interface Stretch {
  readonly limit: number
  readonly offset?: number
  /** The id of a contact. */
  readonly after?: string | undefined
  readonly filter?: CrawlContactFilter
}

/** SQL condition on `contacts`. A crawl's contacts are few enough to look through. */
function isWanted({ kind, has, search }: CrawlContactFilter = {}): SQL {
  const values = sql`contact_values JOIN items ON items.number = contact_values.item WHERE contact_values.contact = contacts.number`
  const conditions = [sql`true`]
  if (kind) conditions.push(sql`contacts.kind = ${CONTACT_CODES[kind]}`)
  if (has) {
    const type = has === 'email' ? TYPE_CODES.emails : TYPE_CODES.phones
    conditions.push(
      sql`EXISTS (SELECT 1 FROM ${values} AND items.type = ${type} AND phone_kind IS NOT ${PHONE_CODES.fax})`,
    )
  }
  if (search) {
    const contains = (text: SQL) => sql`instr(lower(${text}), lower(${search})) > 0`
    const own = sql`coalesce(contacts.name, '') || char(10) || coalesce(contacts.organization, '') || char(10) || coalesce(contacts.job_title, '')`
    conditions.push(
      sql`(${contains(own)} OR EXISTS (SELECT 1 FROM ${values} AND (${contains(sql`items.value`)} OR ${contains(sql`items.normalized`)})))`,
    )
  }
  return sql.join(conditions, sql` AND `)
}

/**
 * The contacts an account's crawl found, reachable ones first, each with the page of that crawl that says most about
 * it.
 */
export async function contactsOfCrawl(
  ctx: ServiceContext,
  crawlId: string,
  { limit, offset = 0, after, filter }: Stretch,
): Promise<CrawlContact[]> {
  const last = after === undefined ? null : (numberOfId(after) ?? -1)
  const isBehind =
    last === null ? sql`true` : sql`(-reach, number) > (SELECT -reach, number FROM contacts WHERE number = ${last})`
  return readOfCrawl(
    ctx,
    crawlId,
    sql`SELECT number FROM contacts WHERE number IN (${ofCrawl(crawlId)}) AND reach >= 0 AND ${isBehind} AND ${isWanted(filter)}
      ORDER BY reach DESC, number LIMIT ${limit} OFFSET ${offset}`,
  )
}

/** The numbers of all contacts an account's crawl found, reachable ones first. */
export async function contactNumbersOfCrawl(ctx: ServiceContext, crawlId: string): Promise<number[]> {
  const rows = await ctx.data.all<{ number: number }>(
    sql`SELECT number FROM contacts WHERE number IN (${ofCrawl(crawlId)}) AND reach >= 0 ORDER BY reach DESC, number`,
  )
  return rows.map(({ number }) => number)
}

/** Some of the contacts an account's crawl found, by their numbers, reachable ones first. */
export const someContactsOfCrawl = (ctx: ServiceContext, crawlId: string, numbers: readonly number[]) =>
  readOfCrawl(ctx, crawlId, sql`SELECT value FROM json_each(${JSON.stringify(numbers)})`)

/** @param chosen a query of the numbers: SQLite computes the columns of every row it sorts, whatever the limit */
async function readOfCrawl(ctx: ServiceContext, crawlId: string, chosen: SQL): Promise<CrawlContact[]> {
  const rows = await ctx.data.all<ContactRow & { page_url: string | null }>(sql`
    SELECT ${CONTACT_COLUMNS},
      (SELECT coalesce(said.facts, told.facts) ->> '$.parts[0].pages[0]' FROM sources
        -- By contact and source: by the source alone, each contact costs a look at all of the crawl.
        CROSS JOIN mentions AS told INDEXED BY mentions_by_contact ON told.contact = contacts.number AND told.source = sources.number
        LEFT JOIN mentions AS said ON said.source = told.as_in AND said.key = told.key
        WHERE sources.crawl_id = ${crawlId} LIMIT 1) AS page_url
    FROM contacts ${OF_ORGANIZATION} WHERE contacts.number IN (${chosen}) ORDER BY contacts.reach DESC, contacts.number`)
  return rows.map((row) => ({ ...toListed(row), page_url: row.page_url }))
}

/** How many contacts a crawl found, and how many of them have an email address or a phone number. */
export async function countContactsOfCrawl(
  ctx: ServiceContext,
  crawlId: string,
  filter?: CrawlContactFilter,
): Promise<{ total: number; reachable: number }> {
  const [row] = await ctx.data.all<{ total: number; reachable: number }>(
    sql`SELECT count(*) AS total, count(*) FILTER (WHERE reach > 0) AS reachable FROM contacts
      WHERE number IN (${ofCrawl(crawlId)}) AND reach >= 0 AND ${isWanted(filter)}`,
  )
  return row!
}
