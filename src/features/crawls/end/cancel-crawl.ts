import { and, eq, inArray } from 'drizzle-orm'
import type { Crawl } from '../../../contracts/crawls/crawls.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { publishTopics } from '../../../core/publish-topics.ts'
import { crawls } from '../../../db/schema/data/crawls.ts'
import { conflict } from '../../../lib/errors.ts'
import { readCrawlResult, requireCrawl } from '../queries.ts'
import { readCrawlSpec } from '../read-crawl-spec.ts'

/** How long to wait for pages that are being read. Most sites respond sooner. */
const END_MS = 2_000

/**
 * Cancels a running crawl. No further page is started; pages in progress and all earlier results are kept.
 *
 * @returns the crawl as it ended; without `finished_at` if it takes longer to end, because pages are still being read
 *   or a consumer has not noticed yet
 * @throws not_found, or conflict if it has ended already
 */
export async function cancelCrawl(ctx: ServiceContext, id: string): Promise<{ crawl: Crawl; message: string }> {
  const crawl = await requireCrawl(ctx, id)
  const isOver = () => conflict('This crawl is already over.')
  if (!UNDER_WAY.some((status) => status === crawl.status)) throw isOver()
  const coordinator = ctx.coordinators.crawl(id)
  // If the coordinator lost its state, the crawl begins here and ends at once.
  await coordinator.begin(await readCrawlSpec(ctx, crawl))
  await coordinator.cancel()
  const live = await coordinator.waitUntilFinished(END_MS)
  // Pages that are still being read are counted when the crawl ends, as is the time of the end.
  await ctx.data
    .update(crawls)
    .set({
      status: 'cancelled',
      reason: 'cancelled',
      ...(live && {
        startedAt: live.started_at,
        pagesDone: live.pages_done,
        pagesFailed: live.pages_failed,
        pagesSkipped: live.pages_skipped,
        itemsFound: live.items_found,
      }),
    })
    .where(and(eq(crawls.id, crawl.id), inArray(crawls.status, UNDER_WAY)))
  publishTopics(ctx, crawl.accountId, ['crawls', 'statistics'])
  const { crawl: after } = await readCrawlResult(ctx, id)
  // It had already ended, and its end was being written.
  if (after.status !== 'cancelled') throw isOver()
  const isReading = live !== null && live.finished_at === null && live.pages_waiting > 0
  const message = isReading ? 'The crawl ends with the pages it is reading.' : 'The crawl was cancelled.'
  return { crawl: after, message }
}

const UNDER_WAY = ['queued', 'running'] as const
