/** Maximum number of requests per calendar minute, hour and day (UTC); null means unlimited. */
export interface Limits {
  readonly minute: number | null
  readonly hour: number | null
  readonly day: number | null
}
export type Window = keyof Limits

export const WINDOW_MS: Readonly<Record<Window, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }
const WINDOWS = Object.keys(WINDOW_MS) as Window[]

/** Requests allowed so far in the current windows. */
export type Passed = Readonly<Record<Window, number>>

/** The remaining quota of a limited window. */
export interface Left {
  readonly limit: number
  readonly remaining: number
  /** Seconds until the window resets. */
  readonly resetSeconds: number
}

export interface Verdict {
  readonly isAllowed: boolean
  /** Seconds to wait; 0 if the request is allowed. */
  readonly retryAfterSeconds: number
  /** The quotas after this request, for the windows that have a limit. */
  readonly windows: Readonly<Partial<Record<Window, Left>>>
}

/**
 * Whether one more request is allowed, and what remains afterwards. A refused request does not count.
 *
 * @param now milliseconds since 1970
 */
export function judge(limits: Limits, passed: Passed, now: number): Verdict {
  const limited = WINDOWS.filter((window) => limits[window] !== null)
  const full = limited.filter((window) => passed[window] >= limits[window]!)
  const isAllowed = full.length === 0
  const secondsLeft = (window: Window) => Math.ceil((WINDOW_MS[window] - (now % WINDOW_MS[window])) / 1_000)
  const leftOf = (window: Window): Left => ({
    limit: limits[window]!,
    remaining: Math.max(0, limits[window]! - passed[window] - (isAllowed ? 1 : 0)),
    resetSeconds: secondsLeft(window),
  })
  return {
    isAllowed,
    retryAfterSeconds: Math.max(0, ...full.map(secondsLeft)),
    windows: Object.fromEntries(limited.map((window) => [window, leftOf(window)])),
  }
}
