import { type CrawlResult, type StartCrawl, start } from '../../../contracts/crawls.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { assertStillAllowed } from '../../../core/still-allowed.ts'
import { AppError } from '../../../lib/errors.ts'
import { readCrawlResult } from '../queries.ts'
import { startCrawl } from './start-crawl.ts'

/** One wait at the coordinator; a crawl that takes longer is asked for again. */
const WAIT_MS = 25_000

/**
 * Starts a crawl. In the foreground, answers once it is over, with its results; in the background at once. Both are the
 * same crawl: a foreground caller who leaves loses only the answer.
 *
 * @throws what `startCrawl` throws, or crawl_failed in the foreground
 */
export async function runCrawl(ctx: ServiceContext, input: StartCrawl): Promise<CrawlResult & { message: string }> {
  const id = await startCrawl(ctx, input)
  if (input.run_in_background) {
    return { ...(await readCrawlResult(ctx, id)), message: 'Crawl started! You will be notified when complete.' }
  }
  const coordinator = ctx.coordinators.crawl(id)
  for (let isOver = false; !isOver; ) {
    const progress = await coordinator.waitUntilFinished(WAIT_MS)
    isOver = !progress || progress.finished_at !== null
    // Whoever signed out meanwhile, or was suspended, gets no results.
    await assertStillAllowed(ctx, start.permission)
  }
  const result = await readCrawlResult(ctx, id)
  const { status, reason } = result.crawl
  if (status === 'failed') throw new AppError('crawl_failed', reason ? `Crawl failed. ${reason}` : 'Crawl failed')
  return { ...result, message: messageOf(result) }
}

function messageOf({ crawl }: CrawlResult): string {
  if (crawl.status === 'cancelled') return 'The crawl was cancelled.'
  return crawl.items_found === 0 ? 'No Data Found' : 'Crawl completed successfully!'
}
