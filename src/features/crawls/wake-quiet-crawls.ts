import { and, eq, sql } from 'drizzle-orm'
import { DEFAULT_OPTIONS } from '../../contracts/crawl-options.ts'
import type { CrawlPlan } from '../../contracts/crawl-slices.ts'
import { DataType } from '../../contracts/items.ts'
import type { ServiceContext } from '../../core/context.ts'
import { plans, subscriptions } from '../../db/schema/billing.ts'
import { crawls, sources } from '../../db/schema/crawls.ts'

/** A crawl that has shown no sign of life for so long may have lost its alarm with the machine it ran on. */
const QUIET_MS = 2 * 60 * 1000
const CRAWLS_AT_ONCE = 50

/** Asks the coordinators of quiet crawls to go on. One that is merely slow is not disturbed by it. */
export async function wakeQuietCrawls(ctx: ServiceContext): Promise<void> {
  const quietSince = new Date(ctx.clock.now().getTime() - QUIET_MS).toISOString()
  const rows = await ctx.db
    .select({ crawl: crawls, sourceId: sources.id, sitesMax: plans.maxWebsites })
    .from(crawls)
    .innerJoin(sources, eq(sources.crawlId, crawls.id))
    .leftJoin(subscriptions, and(eq(subscriptions.accountId, crawls.accountId), eq(subscriptions.status, 'active')))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(sql`${crawls.status} IN ('queued', 'running') AND ${crawls.heartbeatAt} < ${quietSince}`)
    .orderBy(crawls.heartbeatAt)
    .limit(CRAWLS_AT_ONCE)
  const results = await Promise.allSettled(rows.map((row) => ctx.coordinators.crawl(row.crawl.id).begin(toPlan(row))))
  const failures = results.filter((result) => result.status === 'rejected').map((result) => result.reason)
  if (failures.length > 0) throw new AggregateError(failures, 'some crawls could not be woken')
}

interface QuietCrawl {
  readonly crawl: typeof crawls.$inferSelect
  readonly sourceId: string
  readonly sitesMax: number | null
}

function toPlan({ crawl, sourceId, sitesMax }: QuietCrawl): CrawlPlan {
  return {
    crawl_id: crawl.id,
    account_id: crawl.accountId,
    source_id: sourceId,
    // What a search found is the coordinator's to know.
    start_urls: crawl.keyword === null ? crawl.urls : [],
    keyword: crawl.keyword,
    options: crawl.options ?? DEFAULT_OPTIONS,
    previous_id: crawl.previousId,
    schedule_id: crawl.scheduleId,
    types: crawl.types.map((type) => DataType.parse(type)),
    engine: crawl.engine,
    respects_robots: crawl.respectsRobots,
    pages_max: crawl.pagesMax,
    // A limit of 0 means unlimited.
    sites_max: sitesMax || null,
    is_background: crawl.isBackground,
  }
}
