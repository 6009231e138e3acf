import { and, eq, isNull } from 'drizzle-orm'
import {
  type CrawlResult,
  FOREGROUND_CONTINUES,
  FOREGROUND_MS_MAX,
  type StartCrawl,
  start,
} from '../../../contracts/crawls/crawls.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { crawls } from '../../../db/schema/data/crawls.ts'
import { assertStillAllowed } from '../../../domain/access/still-allowed.ts'
import { AppError } from '../../../lib/errors.ts'
import { readCrawlResult } from '../queries.ts'
import { startCrawl } from './start-crawl.ts'

/** The longest single wait at the coordinator. For a longer crawl, the wait is repeated. */
const WAIT_MS = 25_000

/**
 * Starts a crawl. In the foreground, it returns when the crawl has ended, with its results; in the background, at once.
 * Both are the same crawl: if a foreground caller disconnects, only the response is lost. A crawl that takes longer
 * than `FOREGROUND_MS_MAX` continues in the background, and its results so far are returned.
 *
 * @throws the errors of `startCrawl`, or crawl_failed in the foreground
 */
export async function runCrawl(
  ctx: ServiceContext,
  input: StartCrawl,
  { answerWithinMs = FOREGROUND_MS_MAX }: { answerWithinMs?: number } = {},
): Promise<CrawlResult & { message: string }> {
  const id = await startCrawl(ctx, input)
  if (input.run_in_background) {
    return { ...(await readCrawlResult(ctx, id)), message: 'Crawl started! You will be notified when complete.' }
  }
  const coordinator = ctx.coordinators.crawl(id)
  const until = Date.now() + answerWithinMs
  for (let isOver = false; !isOver; ) {
    const leftMs = until - Date.now()
    if (leftMs <= 0) {
      if (await continueInBackground(ctx, id))
        return { ...(await readCrawlResult(ctx, id)), message: FOREGROUND_CONTINUES }
      break
    }
    const progress = await coordinator.waitUntilFinished(Math.min(WAIT_MS, leftMs))
    isOver = !progress || progress.finished_at !== null
    // A user who signed out or was suspended meanwhile gets no results.
    await assertStillAllowed(ctx, start.permission)
  }
  const result = await readCrawlResult(ctx, id)
  const { status, reason } = result.crawl
  if (status === 'failed') throw new AppError('crawl_failed', reason ? `Crawl failed. ${reason}` : 'Crawl failed')
  return { ...result, message: messageOf(result) }
}

/** Moves a crawl to the background, so that its end is announced. @returns false if it has ended already */
async function continueInBackground(ctx: ServiceContext, id: string): Promise<boolean> {
  const moved = await ctx.data
    .update(crawls)
    .set({ isBackground: true })
    .where(and(eq(crawls.id, id), isNull(crawls.finishedAt)))
    .returning({ id: crawls.id })
  if (moved.length === 0) return false
  await ctx.coordinators.crawl(id).continueInBackground()
  return true
}

function messageOf({ crawl }: CrawlResult): string {
  if (crawl.status === 'cancelled') return 'The crawl was cancelled.'
  return crawl.items_found === 0 ? 'No Data Found' : 'Crawl completed successfully!'
}
