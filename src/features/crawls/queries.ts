import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_OPTIONS } from '../../contracts/crawls/crawl-options.ts'
import type { Crawl, CrawlPage, CrawlResult } from '../../contracts/crawls/crawls.ts'
import { DATA_TYPES, DataType } from '../../contracts/data/items.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { crawls, pages, sources } from '../../db/schema/data/crawls.ts'
import { foundItems, items, sightings } from '../../db/schema/data/items.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { displayHost } from '../../lib/url.ts'
import { morePagesOf } from '../../rules/crawls/continuation.ts'
import { endOfCrawl } from './end-of-crawl.ts'

type CrawlRow = typeof crawls.$inferSelect
type Counted = { type: DataType; items: number }

/** Returns the account's crawl. @throws not_found, also for another account's crawl */
export async function requireCrawl(ctx: ServiceContext, id: string): Promise<CrawlRow> {
  const isOwn = and(eq(crawls.id, id), eq(crawls.accountId, accountOf(ctx).id))
  const [row] = await ctx.data.select().from(crawls).where(isOwn)
  return row ?? raise(notFound('Crawl'))
}

/** Returns one page of the account's crawls, newest first. */
export async function listCrawls(
  ctx: ServiceContext,
  { page, per_page, search }: { page: number; per_page: number; search?: string | undefined },
): Promise<{ data: Crawl[]; pagination: Pagination }> {
  const isOwn = and(eq(crawls.accountId, accountOf(ctx).id), search ? isFoundBy(ctx, search) : undefined)
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(crawls)
      .where(isOwn)
      .orderBy(desc(crawls.createdAt), desc(crawls.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(crawls).where(isOwn),
  ])
  const found = await countItems(
    ctx,
    rows.map((row) => row.id),
  )
  return {
    data: rows.map((row) => toCrawl(ctx, row, found.get(row.id) ?? [])),
    pagination: paginationOf(page, per_page, totals[0]?.total ?? 0),
  }
}

/** Crawls that a search looks through, the newest first: their names and addresses are in no index. */
const SEARCHED_MAX = 5_000

/** SQL condition: the crawl's name, keyword or addresses contain a text. D1 limits patterns of LIKE to 50 bytes. */
const isFoundBy = (ctx: ServiceContext, search: string): SQL => {
  const contains = (column: SQL) => sql`instr(lower(${column}), lower(${search})) > 0`
  return sql`${crawls.id} IN (
    SELECT id FROM (SELECT id, name, keyword, urls FROM crawls WHERE account_id = ${accountOf(ctx).id}
      ORDER BY created_at DESC LIMIT ${SEARCHED_MAX}) AS latest
    WHERE ${contains(sql`latest.name`)} OR ${contains(sql`latest.keyword`)} OR ${contains(sql`latest.urls`)})`
}

/** Counts items by type for each of at most a hundred crawls. */
export async function countItems(ctx: ServiceContext, crawlIds: readonly string[]): Promise<Map<string, Counted[]>> {
  if (crawlIds.length === 0) return new Map()
  const rows = await ctx.data
    .select({ crawlId: sql<string>`${sources.crawlId}`, type: items.type, items: count() })
    .from(sources)
    .innerJoin(sightings, eq(sightings.source, sources.number))
    .innerJoin(items, eq(items.number, sightings.item))
    .where(sql`${sources.crawlId} IN (SELECT value FROM json_each(${JSON.stringify(crawlIds)}))`)
    .groupBy(sources.crawlId, items.type)
  return Map.groupBy(rows, (row) => row.crawlId)
}

/** Returns one of the account's crawls. @throws not_found */
export async function readCrawl(ctx: ServiceContext, id: string): Promise<Crawl> {
  const row = await requireCrawl(ctx, id)
  return toCrawl(ctx, row, (await countItems(ctx, [id])).get(id) ?? [])
}

/** Returns a crawl with its values by type, sorted by confidence. */
export async function readCrawlResult(ctx: ServiceContext, id: string): Promise<CrawlResult> {
  const row = await requireCrawl(ctx, id)
  const found = await ctx.data
    .select({ type: foundItems.type, value: foundItems.value, normalized: foundItems.normalized })
    .from(sources)
    .innerJoin(foundItems, eq(foundItems.source, sources.number))
    .where(eq(sources.crawlId, id))
    .orderBy(desc(foundItems.confidence), foundItems.number)
  const byType = Map.groupBy(found, (item) => item.type)
  const results = Object.fromEntries(
    DATA_TYPES.map((type) => [type, (byType.get(type) ?? []).map((item) => item.value)]),
  ) as CrawlResult['results']
  const counts = [...byType].map(([type, list]) => ({ type, items: list.length }))
  const crawl = toCrawl(ctx, row, counts)
  return {
    crawl,
    results,
    phone_numbers: Object.fromEntries((byType.get('phones') ?? []).map(({ value, normalized }) => [value, normalized])),
    source: crawl.source,
    url: row.url,
    query: row.keyword,
    found_urls: row.keyword === null ? [] : row.urls,
  }
}

/**
 * Returns one page of a crawl's pages with their outcomes: those that were read, then failed ones, then skipped ones.
 */
export async function listPages(
  ctx: ServiceContext,
  id: string,
  { page, per_page, state }: { page: number; per_page: number; state?: CrawlPage['state'] },
): Promise<{ data: CrawlPage[]; pagination: Pagination }> {
  await requireCrawl(ctx, id)
  const wanted = and(eq(pages.crawlId, id), state ? eq(pages.state, state) : undefined)
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(pages)
      .where(wanted)
      .orderBy(pages.readAt, pages.url)
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(pages).where(wanted),
  ])
  return { data: rows.map(toCrawlPage), pagination: paginationOf(page, per_page, totals[0]?.total ?? 0) }
}

export function toCrawl(
  ctx: Pick<ServiceContext, 'clock' | 'config'>,
  row: CrawlRow,
  counted: readonly Counted[],
): Crawl {
  const found = Object.fromEntries(DATA_TYPES.map((type) => [type, 0])) as Crawl['found']
  for (const { type, items } of counted) found[type] = items
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    urls: row.urls,
    query: row.keyword,
    options: { ...DEFAULT_OPTIONS, ...row.options },
    source: row.keyword ?? (row.url ? displayHost(row.url) : ''),
    types: row.types.map((type) => DataType.parse(type)),
    engine: row.engine,
    check_robot: row.respectsRobots,
    run_in_background: row.isBackground,
    limit: row.pagesMax,
    status: row.status,
    reason: row.reason && reasonText(row.reason),
    ...endOfCrawl(row),
    pages_done: row.pagesDone,
    pages_failed: row.pagesFailed,
    pages_skipped: row.pagesSkipped,
    more_pages: morePagesOf(row, ctx.clock.now(), ctx.config.crawlPagesMax),
    pages_unchanged: row.pagesUnchanged,
    items_found: counted.reduce((sum, { items }) => sum + items, 0),
    third_party_requests: row.thirdPartyRequests,
    third_party_notice: row.isThirdPartyLimited ? reasonText('third-party-limit') : null,
    found,
    previous_id: row.previousId,
    schedule_id: row.scheduleId,
    created_at: row.createdAt,
    started_at: row.startedAt,
    continued_at: row.continuedAt,
    finished_at: row.finishedAt,
  }
}

/** Returns a page in its API format. */
export function toCrawlPage(
  row: Omit<typeof pages.$inferSelect, 'crawlId' | 'etag' | 'lastModified' | 'itemKeys' | 'facts'>,
): CrawlPage {
  return {
    url: row.url,
    state: row.state,
    reason: row.reason,
    reason_text: row.reason && reasonText(row.reason),
    final_url: row.finalUrl,
    http_status: row.httpStatus,
    title: row.title,
    engine: row.engine,
    is_unchanged: row.isUnchanged,
    depth: row.depth,
    items_found: row.itemsFound,
    read_at: row.readAt,
  }
}
