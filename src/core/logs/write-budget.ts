/** How often this isolate may write to the log. */
export interface WriteBudget {
  /**
   * Takes one write, where there is one left; the last half is for errors alone.
   *
   * @returns how many were refused since the last that was not, or null where this one is
   */
  take(nowMs: number, isError: boolean): number | null
}

/**
 * A bucket that fills up again, so that a flood of requests is no flood of writes.
 *
 * @param perSecond how fast it fills
 * @param size what it holds
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
