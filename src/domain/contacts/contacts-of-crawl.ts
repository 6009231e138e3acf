import { type SQL, sql } from 'drizzle-orm'
import type { CrawlContact } from '../../contracts/crawl-details.ts'
import type { ServiceContext } from '../../core/context.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION, toListed } from './contact-row.ts'

/** The numbers of those whom a crawl's pages name. */
const ofCrawl = (crawlId: string): SQL =>
  sql`SELECT mentions.contact FROM sources CROSS JOIN mentions ON mentions.source = sources.number WHERE sources.crawl_id = ${crawlId}`

/** Where a list of a crawl's contacts goes on: behind one that was listed, or so many from its beginning. */
export interface Stretch {
  readonly limit: number
  readonly offset?: number
  /** The id of a contact. */
  readonly after?: string | undefined
}

/** Whom the account's crawl found, reachable first, each with the page there that says most of it. */
export async function contactsOfCrawl(
  ctx: ServiceContext,
  crawlId: string,
  { limit, offset = 0, after }: Stretch,
): Promise<CrawlContact[]> {
  const last = after === undefined ? null : (numberOfId(after) ?? -1)
  const isBehind =
    last === null ? sql`true` : sql`(-reach, number) > (SELECT -reach, number FROM contacts WHERE number = ${last})`
  return readOfCrawl(
    ctx,
    crawlId,
    sql`SELECT number FROM contacts WHERE number IN (${ofCrawl(crawlId)}) AND ${isBehind}
      ORDER BY reach DESC, number LIMIT ${limit} OFFSET ${offset}`,
  )
}

/** The numbers of all whom the account's crawl found, reachable first. */
export async function contactNumbersOfCrawl(ctx: ServiceContext, crawlId: string): Promise<number[]> {
  const rows = await ctx.data.all<{ number: number }>(
    sql`SELECT number FROM contacts WHERE number IN (${ofCrawl(crawlId)}) ORDER BY reach DESC, number`,
  )
  return rows.map(({ number }) => number)
}

/** Some of whom the account's crawl found, by their numbers, reachable first. */
export const someContactsOfCrawl = (ctx: ServiceContext, crawlId: string, numbers: readonly number[]) =>
  readOfCrawl(ctx, crawlId, sql`SELECT value FROM json_each(${JSON.stringify(numbers)})`)

/** @param chosen a query for the numbers: what a sorter sorts is read for each of its rows, whatever the limit behind it is */
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

/** How many there are, and how many of them have an address or a phone. */
export async function countContactsOfCrawl(
  ctx: ServiceContext,
  crawlId: string,
): Promise<{ total: number; reachable: number }> {
  const [row] = await ctx.data.all<{ total: number; reachable: number }>(
    sql`SELECT count(*) AS total, count(*) FILTER (WHERE reach > 0) AS reachable FROM contacts WHERE number IN (${ofCrawl(crawlId)})`,
  )
  return row!
}
