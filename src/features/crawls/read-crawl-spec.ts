import { eq } from 'drizzle-orm'
import { DEFAULT_OPTIONS } from '../../contracts/crawls/crawl-options.ts'
import type { CrawlSpec } from '../../contracts/crawls/crawl-slices.ts'
import { DataType } from '../../contracts/data/items.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type crawls, sources } from '../../db/schema/data/crawls.ts'
import { loadAccount } from '../../domain/access/load-account.ts'
import { allowanceOf } from '../../domain/billing/plan-limits.ts'
import { notFound, raise } from '../../lib/errors.ts'

/** Reads a crawl's specification from the database, in case its coordinator has lost it. */
export async function readCrawlSpec(ctx: ServiceContext, crawl: typeof crawls.$inferSelect): Promise<CrawlSpec> {
  const [row] = await ctx.data.select({ sourceId: sources.id }).from(sources).where(eq(sources.crawlId, crawl.id))
  const { sourceId } = row ?? raise(notFound('Crawl'))
  const account = await loadAccount(ctx.db, crawl.accountId, ctx.clock.now())
  return {
    crawl_id: crawl.id,
    account_id: crawl.accountId,
    source_id: sourceId,
    // Only the coordinator knows the websites that a search returned.
    start_urls: crawl.keyword === null ? crawl.urls : [],
    keyword: crawl.keyword,
    options: { ...DEFAULT_OPTIONS, ...crawl.options },
    previous_id: crawl.previousId,
    schedule_id: crawl.scheduleId,
    types: crawl.types.map((type) => DataType.parse(type)),
    engine: crawl.engine,
    respects_robots: crawl.respectsRobots,
    pages_max: crawl.pagesMax,
    sites_max: account ? allowanceOf(account, 'websites') : 0,
    is_background: crawl.isBackground,
    continuations: crawl.continuations,
  }
}
