const MINUTE_MS = 60_000

/** A sender counts as active for this long after its last campaign. */
export const ACTIVE_MS = 14 * 24 * 60 * MINUTE_MS

/** How long until a mailbox is read again, in milliseconds. */
export const pauseAfterReading = (isActive: boolean): number => (isActive ? 2 : 15) * MINUTE_MS

const BACKOFF_MINUTES = [1, 2, 5, 15, 60]

/**
 * How long until a mailbox is tried again after failures, in milliseconds.
 *
 * @param failures in a row, at least 1
 * @param retryAfterSeconds what its provider asks for; null if it says nothing
 */
export function pauseAfterFailure(failures: number, retryAfterSeconds: number | null): number {
  const minutes = BACKOFF_MINUTES[Math.min(failures, BACKOFF_MINUTES.length) - 1] ?? 1
  return Math.max(minutes * MINUTE_MS, (retryAfterSeconds ?? 0) * 1_000)
}
