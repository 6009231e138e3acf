/** An instant later than the last change, also where the clock has not moved: a row is known by the time of its last change. */
export const laterThan = (last: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString()
