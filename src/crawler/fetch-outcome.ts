import type { LeasedUrl, ReadOutcome } from '../contracts/crawls/crawl-slices.ts'
import { canonicalUrl } from '../lib/url.ts'
import { YIELDED } from './stop-signal.ts'

/** The first retry delay without a `Retry-After`; each further one is twice as long. */
const RETRY_MS = 1_000
/** Maximum number of requests for one URL that may time out. A further one would most likely time out as well. */
const TIMEOUTS_MAX = 2

/** Returns the outcome of a redirect for the frontier, which follows it. */
export function redirectOutcome(url: string, to: string): ReadOutcome {
  const target = canonicalUrl(to)
  if (!target) return { outcome: 'failed', url, reason: 'bad-redirect' }
  if (target === url) return { outcome: 'failed', url, reason: 'redirect-loop' }
  return { outcome: 'redirected', url, to: target }
}

/** A response that is not a page. */
export interface FailedAnswer {
  readonly reason: string
  readonly isRetryable: boolean
  /** The wait that the server requested. */
  readonly retryAfterMs?: number
}

/**
 * Returns the outcome of a failure for the frontier: final or to be retried, and whether the whole origin must wait.
 */
export function failureOutcome({ url, attempt, is_last_attempt }: LeasedUrl, answer: FailedAnswer): ReadOutcome {
  const { reason, isRetryable, retryAfterMs } = answer
  if (reason === 'content-type') return { outcome: 'skipped', url, reason: 'not-a-page' }
  // The URL was not requested: the slice ended before its turn.
  if (reason === YIELDED) return { outcome: 'retry', url, reason, wait_ms: 0, holds_origin: false }
  const isLast = is_last_attempt || (reason === 'timeout' && attempt >= TIMEOUTS_MAX)
  if (!isRetryable || isLast) return { outcome: 'failed', url, reason }
  return {
    outcome: 'retry',
    url,
    reason,
    wait_ms: retryAfterMs ?? RETRY_MS * 2 ** (attempt - 1),
    holds_origin: reason === 'rate-limited',
  }
}
