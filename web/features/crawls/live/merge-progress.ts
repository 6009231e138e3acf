import { CRAWL_STEPS, type CrawlProgress } from '../../../../src/contracts/crawls/crawls.ts'

/**
 * The later of two progress reports of one crawl. Reports from the live connection and from polling may arrive out of
 * order. A finished crawl stays finished, and counts never decrease.
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
