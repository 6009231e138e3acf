/** What one reader of an origin may have open at once, and until when it is believed alive. */
export interface Share {
  readonly requests: number
  /** Milliseconds since 1970. */
  readonly until: number
}

/**
 * How many requests a reader may have open: an equal part of what the origin is asked at most, and never more than the
 * others have left. A newcomer may get nothing at first; the others give back at their next renewal.
 *
 * @param others the shares of the other readers that are alive
 * @param requestsMax what the origin is asked at most, by all together
 */
export function shareOf(others: readonly Share[], requestsMax: number): number {
  const taken = others.reduce((sum, { requests }) => sum + requests, 0)
  const fair = Math.max(1, Math.floor(requestsMax / (others.length + 1)))
  return Math.min(fair, Math.max(0, requestsMax - taken))
}
