import { and, eq, isNull } from 'drizzle-orm'
import {
  type CrawlResult,
  FOREGROUND_CONTINUES,
  FOREGROUND_MS_MAX,
  type StartCrawl,
  start,
} from '../../../contracts/crawls.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { crawls } from '../../../db/schema/data/crawls.ts'
import { assertStillAllowed } from '../../../domain/access/still-allowed.ts'
import { AppError } from '../../../lib/errors.ts'
import { readCrawlResult } from '../queries.ts'
import { startCrawl } from './start-crawl.ts'

/** One wait at the coordinator; a crawl that takes longer is asked for again. */
const WAIT_MS = 25_000

/**
 * Starts a crawl. In the foreground, answers once it is over, with its results; in the background at once. Both are the
 * same crawl: a foreground caller who leaves loses only the answer. One that takes longer than `FOREGROUND_MS_MAX` goes on in the
 * background, and is answered with what it has.
 *
 * @throws what `startCrawl` throws, or crawl_failed in the foreground
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
    // Whoever signed out meanwhile, or was suspended, gets no results.
    await assertStillAllowed(ctx, start.permission)
  }
  const result = await readCrawlResult(ctx, id)
  const { status, reason } = result.crawl
  if (status === 'failed') throw new AppError('crawl_failed', reason ? `Crawl failed. ${reason}` : 'Crawl failed')
  return { ...result, message: messageOf(result) }
}

/** Nobody waits for a crawl any more, so that its end is news; false where it has ended. */
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
