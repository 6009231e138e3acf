import type { LeasedUrl, ReadOutcome } from '../contracts/crawl-slices.ts'
import { canonicalUrl } from '../lib/url.ts'
import { YIELDED } from './stop-signal.ts'

/** The first wait without a Retry-After; each further one is twice as long. */
const RETRY_MS = 1_000
/** Requests that may time out: who waited so long twice would wait as long again. */
const TIMEOUTS_MAX = 2

/** What a redirect means to the frontier, which follows it. */
export function redirectOutcome(url: string, to: string): ReadOutcome {
  const target = canonicalUrl(to)
  if (!target) return { outcome: 'failed', url, reason: 'bad-redirect' }
  if (target === url) return { outcome: 'failed', url, reason: 'redirect-loop' }
  return { outcome: 'redirected', url, to: target }
}

/** An answer that is no page. */
export interface FailedAnswer {
  readonly reason: string
  readonly isRetryable: boolean
  /** How long the server asked to wait. */
  readonly retryAfterMs?: number
}

/** What a failure means to the frontier: final, or to be tried again, and whether the whole origin waits. */
export function failureOutcome({ url, attempt, is_last_attempt }: LeasedUrl, answer: FailedAnswer): ReadOutcome {
  const { reason, isRetryable, retryAfterMs } = answer
  if (reason === 'content-type') return { outcome: 'skipped', url, reason: 'not-a-page' }
  // It was not asked for: the slice ended before its turn came.
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
