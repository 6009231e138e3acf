import { and, eq, inArray } from 'drizzle-orm'
import type { Crawl } from '../../../contracts/crawls.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { crawls } from '../../../db/schema/data/crawls.ts'
import { conflict } from '../../../lib/errors.ts'
import { readCrawlResult, requireCrawl } from '../queries.ts'
import { readCrawlSpec } from '../read-crawl-spec.ts'

/** Pages that are being read are waited for so long, as most sites answer sooner. */
const END_MS = 2_000

/**
 * Stops a crawl that is under way: no further page is begun, those being read are kept, as is all that was found before.
 *
 * @returns the crawl as it ended; without `finished_at` where its end takes longer, because of pages that are being read
 *   or of a consumer that has yet to take notice
 * @throws not_found, or conflict when it is over already
 */
export async function cancelCrawl(ctx: ServiceContext, id: string): Promise<{ crawl: Crawl; message: string }> {
  const crawl = await requireCrawl(ctx, id)
  const isOver = () => conflict('This crawl is already over.')
  if (!UNDER_WAY.some((status) => status === crawl.status)) throw isOver()
  const coordinator = ctx.coordinators.crawl(id)
  // One whose coordinator lost everything begins here, and ends at once.
  await coordinator.begin(await readCrawlSpec(ctx, crawl))
  await coordinator.cancel()
  const live = await coordinator.waitUntilFinished(END_MS)
  // What is still being read then is counted when it ends, as is the time of the end.
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
  const { crawl: after } = await readCrawlResult(ctx, id)
  // It had ended by itself, and its end was being written.
  if (after.status !== 'cancelled') throw isOver()
  const isReading = live !== null && live.finished_at === null && live.pages_waiting > 0
  const message = isReading ? 'The crawl ends with the pages it is reading.' : 'The crawl was cancelled.'
  return { crawl: after, message }
}

const UNDER_WAY = ['queued', 'running'] as const
