import { CRAWL_STEPS, type CrawlProgress } from '../../../../src/contracts/crawls.ts'

/**
 * The later of two reports of one crawl. They come over the live connection and from polling, in any order, and may
 * overtake each other: what is over stays over, and what was counted stays counted.
 */
export function mergeProgress(
  old: CrawlProgress | undefined,
  next: CrawlProgress | undefined,
): CrawlProgress | undefined {
  if (!old || !next) return next
  if (old.finished_at && !next.finished_at) return old
  return {
    ...next,
    status: old.status === 'running' && next.status === 'queued' ? old.status : next.status,
    step: CRAWL_STEPS.indexOf(next.step) < CRAWL_STEPS.indexOf(old.step) ? old.step : next.step,
    pages_done: Math.max(old.pages_done, next.pages_done),
    pages_failed: Math.max(old.pages_failed, next.pages_failed),
    pages_skipped: Math.max(old.pages_skipped, next.pages_skipped),
    items_found: Math.max(old.items_found, next.items_found),
    started_at: next.started_at ?? old.started_at,
  }
}
