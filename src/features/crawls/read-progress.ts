import type { CrawlProgress } from '../../contracts/crawls/crawls.ts'
import type { ServiceContext } from '../../core/context.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { requireCrawl } from './queries.ts'

/** Returns the progress of a crawl: from its coordinator while it runs, from the database afterwards. */
export async function readProgress(ctx: ServiceContext, id: string): Promise<CrawlProgress> {
  const crawl = await requireCrawl(ctx, id)
  const live = crawl.finishedAt === null ? await ctx.coordinators.crawl(id).progress() : null
  // A continuation is stored first, and may not have reached the coordinator yet.
  if (live)
    return live.finished_at === null ? live : { ...live, status: crawl.status, step: 'queued', finished_at: null }
  return {
    status: crawl.status,
    reason: crawl.reason && reasonText(crawl.reason),
    step: crawl.finishedAt === null ? 'queued' : 'finished',
    limit: crawl.pagesMax,
    pages_done: crawl.pagesDone,
    pages_failed: crawl.pagesFailed,
    pages_skipped: crawl.pagesSkipped,
    pages_waiting: 0,
    items_found: crawl.itemsFound,
    sites_found: null,
    current_url: null,
    started_at: crawl.startedAt,
    finished_at: crawl.finishedAt,
  }
}
