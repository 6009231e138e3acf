/** What was counted in a time. */
export interface Counted {
  readonly errors: number
  /** Requests and queue messages. */
  readonly work: number
}

/**
 * Errors per hundred requests and messages, with one decimal; several errors of one request count as one for each.
 *
 * @param errorsMin below this many errors the rate is 0, so that a quiet night with one failure is no alarm
 */
export function errorPercent({ errors, work }: Counted, errorsMin: number): number {
  // A restored backup counts from where it was: negative differences are no errors.
  if (errors <= 0 || errors < errorsMin) return 0
  return Math.floor((1_000 * errors) / Math.max(errors, work)) / 10
}
