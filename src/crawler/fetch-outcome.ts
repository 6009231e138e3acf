import type { LeasedUrl, ReadOutcome } from '../contracts/crawl-slices.ts'
import { canonicalUrl } from '../lib/url.ts'

/** A wait without a Retry-After; doubled with each attempt by the server's own slowness to answer. */
const RETRY_MS = 2_000

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
export function failureOutcome({ url, is_last_attempt }: LeasedUrl, answer: FailedAnswer): ReadOutcome {
  const { reason, isRetryable, retryAfterMs } = answer
  if (reason === 'content-type') return { outcome: 'skipped', url, reason: 'not-a-page' }
  if (!isRetryable || is_last_attempt) return { outcome: 'failed', url, reason }
  return { outcome: 'retry', url, reason, wait_ms: retryAfterMs ?? RETRY_MS, holds_origin: reason === 'rate-limited' }
}
