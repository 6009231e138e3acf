/** A report that is older was seen by somebody on its way and sent again. */
const AGE_SECONDS_MAX = 300

/** Whether a time in seconds since 1970, as a report says it, is now, or nearly so. */
export function isRecent(seconds: string | null, now: Date): boolean {
  if (seconds === null || !/^\d{1,12}$/.test(seconds)) return false
  return Math.abs(now.getTime() / 1_000 - Number(seconds)) <= AGE_SECONDS_MAX
}
