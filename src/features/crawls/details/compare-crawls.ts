import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ChangeKind, CrawlChange } from '../../../contracts/crawls/crawl-details.ts'
import { DataType } from '../../../contracts/data/items.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { crawls } from '../../../db/schema/data/crawls.ts'
import { changedItems } from '../end/changed-items.ts'
import { requireCrawl } from '../queries.ts'

/** A change with times in milliseconds since 1970. */
type ChangeRow = Omit<CrawlChange, 'first_seen_at' | 'last_seen_at'> & { first_seen_at: number; last_seen_at: number }
const isoOf = (ms: number) => new Date(ms).toISOString()

interface Changes {
  previous: { id: string; finished_at: string } | null
  counts: Record<ChangeKind, number>
  data: CrawlChange[]
  pagination: Pagination
}

/**
 * Compares the results of the account's crawl with those of the previous crawl from the same start. Types that only one
 * of the two crawls collected are left out, since they do not indicate a change of the site.
 */
export async function compareCrawls(
  ctx: ServiceContext,
  crawlId: string,
  { kind, page, per_page }: { kind: ChangeKind; page: number; per_page: number },
): Promise<Changes> {
  const crawl = await requireCrawl(ctx, crawlId)
  const previous = crawl.previousId ? await findFinished(ctx, crawl.previousId) : null
  const counts: Changes['counts'] = { new: 0, gone: 0, same: 0 }
  if (!previous) return { previous: null, counts, data: [], pagination: paginationOf(page, per_page, 0) }

  const types = crawl.types.filter((type) => previous.types.includes(type)).map((type) => DataType.parse(type))
  const chosen = changedItems({ crawlId: crawl.id, previousId: previous.id, types })
  // A search may return different websites each time, so only the keyword is compared.
  const isSameStart =
    crawl.keyword === null
      ? sql`crawls.keyword IS NULL AND crawls.urls = ${JSON.stringify(crawl.urls)}`
      : sql`crawls.keyword = ${crawl.keyword}`
  const sameStart = sql`SELECT sources.number FROM crawls CROSS JOIN sources ON sources.crawl_id = crawls.id
    WHERE crawls.account_id = ${accountOf(ctx).id} AND ${isSameStart}`
  const sightings = (aggregate: 'min' | 'max') => sql`(
    SELECT ${sql.raw(aggregate)}(seen.seen_at) FROM found_items AS seen
    WHERE seen.number = chosen.number AND (seen.source = chosen.source OR seen.source IN (${sameStart})))`
  const [totals, rows] = await runBatch(ctx.data, [
    statement<Record<ChangeKind, number>>(sql`
      SELECT (SELECT count(*) FROM (${chosen.new})) AS new, (SELECT count(*) FROM (${chosen.gone})) AS gone,
        (SELECT count(*) FROM (${chosen.same})) AS same`),
    statement<ChangeRow>(sql`
      SELECT type, value, page_url, ${sightings('min')} AS first_seen_at, ${sightings('max')} AS last_seen_at
      FROM (${chosen[kind]} ORDER BY type, normalized LIMIT ${per_page} OFFSET ${(page - 1) * per_page}) AS chosen`),
  ])
  Object.assign(counts, totals[0])
  return {
    previous: { id: previous.id, finished_at: previous.finishedAt! },
    counts,
    data: rows.map((row) => ({
      ...row,
      first_seen_at: isoOf(row.first_seen_at),
      last_seen_at: isoOf(row.last_seen_at),
    })),
    pagination: paginationOf(page, per_page, counts[kind]),
  }
}

/** Returns the account's crawl, if it has ended. */
export async function findFinished(ctx: ServiceContext, id: string) {
  const isOwn = and(eq(crawls.id, id), eq(crawls.accountId, accountOf(ctx).id), isNotNull(crawls.finishedAt))
  const [row] = await ctx.data.select().from(crawls).where(isOwn)
  return row ?? null
}
