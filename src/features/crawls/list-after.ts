import { and, eq, sql } from 'drizzle-orm'
import type { CrawlContact } from '../../contracts/crawls/crawl-details.ts'
import type { Crawl, CrawlPage } from '../../contracts/crawls/crawls.ts'
import type { CursorQuery } from '../../contracts/cursor.ts'
import type { ServiceContext } from '../../core/context.ts'
import { rowsAfter } from '../../core/list-after.ts'
import { crawls, pages } from '../../db/schema/data/crawls.ts'
import { contactsOfCrawl } from '../../domain/contacts/contacts-of-crawl.ts'
import { countItems, requireCrawl, toCrawl, toCrawlPage } from './queries.ts'

type Part<T> = Promise<{ data: T[]; next_cursor: string | null }>

/** Returns the account's crawls after a cursor, newest first. */
export async function listCrawlsAfter(ctx: ServiceContext, query: CursorQuery): Part<Crawl> {
  const { rows, next_cursor } = await rowsAfter(ctx, crawls, query)
  const found = await countItems(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => toCrawl(ctx, row, found.get(row.id) ?? [])), next_cursor }
}

/** Returns a crawl's pages after a cursor, sorted by URL. */
export async function listPagesAfter(ctx: ServiceContext, id: string, { cursor, limit }: CursorQuery): Part<CrawlPage> {
  await requireCrawl(ctx, id)
  const isBehind = cursor === undefined ? undefined : sql`${pages.url} > ${cursor}`
  const rows = await ctx.data
    .select()
    .from(pages)
    .where(and(eq(pages.crawlId, id), isBehind))
    .orderBy(pages.url)
    .limit(limit + 1)
  return partOf(rows.map(toCrawlPage), limit, ({ url }) => url)
}

/** Returns a crawl's contacts after a cursor, reachable ones first. */
export async function listContactsAfter(
  ctx: ServiceContext,
  id: string,
  { cursor, limit }: CursorQuery,
): Part<CrawlContact> {
  await requireCrawl(ctx, id)
  const rows = await contactsOfCrawl(ctx, id, { limit: limit + 1, after: cursor })
  return partOf(rows, limit, (contact) => contact.id)
}

function partOf<T>(rows: T[], limit: number, placeOf: (row: T) => string) {
  const data = rows.slice(0, limit)
  return { data, next_cursor: rows.length > limit ? placeOf(data.at(-1)!) : null }
}
