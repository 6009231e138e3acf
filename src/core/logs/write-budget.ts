/** Limits how often this isolate may write to the log. */
export interface WriteBudget {
  /**
   * Consumes one write if one is left; the last half of the bucket is reserved for errors.
   *
   * @returns how many writes were refused since the last one that was allowed, or null where this one is refused
   */
  take(nowMs: number, isError: boolean): number | null
}

/**
 * A token bucket, so that a flood of requests does not become a flood of writes.
 *
 * @param perSecond refill rate
 * @param size capacity
 */
export function createWriteBudget(perSecond: number, size: number): WriteBudget {
  let left = size
  let filledAt = 0
  let refused = 0
  return {
    take(nowMs, isError) {
      left = Math.min(size, left + (Math.max(0, nowMs - filledAt) / 1_000) * perSecond)
      filledAt = Math.max(filledAt, nowMs)
      if (left < (isError ? 1 : size / 2)) {
        refused++
        return null
      }
      left--
      const before = refused
      refused = 0
      return before
    },
  }
}
