/** A longer wait is not worthwhile for one page. */
export const RETRY_AFTER_MAX_MS = 10 * 60_000

/**
 * Parses a Retry-After header: seconds, or a date in one of the three forms of RFC 9110 5.6.7.
 *
 * @param nowMs the current time, subtracted from a date
 * @returns milliseconds from 0 to `RETRY_AFTER_MAX_MS`, or undefined if the header is invalid
 */
export function parseRetryAfter(value: string | null, nowMs: number): number | undefined {
  const text = value?.trim() ?? ''
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - nowMs
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), RETRY_AFTER_MAX_MS)
}

function parseHttpDate(text: string): number {
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return Number.NaN
  // The asctime form has no zone and means GMT.
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
}
