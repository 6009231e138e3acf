/**
 * Returns the current time, but always later than the last change, even if the clock has not moved: the time of the
 * last change identifies a row's version.
 */
export const laterThan = (last: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString()
