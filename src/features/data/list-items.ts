import { and, eq, sql } from 'drizzle-orm'
import { COUNT_MAX, DataFilter, type DataPage } from '../../contracts/data.ts'
import { paginationOf } from '../../contracts/pagination.ts'
import { type ServiceContext, viewerOf } from '../../core/context.ts'
import { sources } from '../../db/schema/crawls.ts'
import { type ItemFilter, isCounted } from './choose-items.ts'
import { toDataItem } from './data-item.ts'
import { type PageRow, pageOfItems } from './page-of-items.ts'

export interface ListOptions extends DataFilter {
  page: number
  per_page: number
  sort: 'newest' | 'oldest'
  count_all: boolean
}

/**
 * One page of the viewer's items and how many match. Matches that have to be gone through are counted, and listed, up
 * to `COUNT_MAX`, so that the vaguest search costs no more than that.
 */
export async function listItems(ctx: ServiceContext, options: ListOptions): Promise<DataPage> {
  const { page, per_page, sort, count_all } = options
  const accountId = viewerOf(ctx).id
  const filter = await resolveCrawl(ctx, options)
  const wanted = { order: sort, limit: per_page, offset: (page - 1) * per_page, countsAll: count_all }
  const rows = await ctx.db.all<PageRow>(pageOfItems(accountId, filter, wanted))
  const matches = rows[0]?.matches ?? 0
  const listed = isCounted(filter) ? Math.min(matches, COUNT_MAX) : matches
  return {
    data: rows.filter((row) => row.id !== null).map(toDataItem),
    pagination: {
      ...paginationOf(page, per_page, listed),
      total: count_all ? matches : listed,
      page,
      is_capped: !count_all && matches > listed,
    },
  }
}

/** Replaces a filter's crawl by the crawl's source; a crawl of someone else has no items here. */
export async function resolveCrawl(ctx: ServiceContext, filter: DataFilter): Promise<ItemFilter> {
  const { crawl_id, ...known } = DataFilter.parse(filter)
  if (crawl_id === undefined) return known
  const isOwn = and(eq(sources.crawlId, crawl_id), eq(sources.accountId, viewerOf(ctx).id))
  const [source] = await ctx.db.select({ id: sources.id }).from(sources).where(isOwn)
  return { ...known, source_id: source?.id ?? crawl_id }
}

/** How many items of each type the viewer has. */
export async function countByType(ctx: ServiceContext): Promise<Map<string, number>> {
  const rows = await ctx.db.all<{ type: string; total: number }>(
    sql`SELECT type, sum(total) AS total FROM item_totals WHERE account_id = ${viewerOf(ctx).id} GROUP BY type`,
  )
  return new Map(rows.map(({ type, total }) => [type, total]))
}
