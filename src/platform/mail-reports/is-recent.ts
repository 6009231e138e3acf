/** An older report may be a replay by someone who intercepted it. */
const AGE_SECONDS_MAX = 300

/** Whether a report's timestamp, in seconds since 1970, is close to now. */
export function isRecent(seconds: string | null, now: Date): boolean {
  if (seconds === null || !/^\d{1,12}$/.test(seconds)) return false
  return Math.abs(now.getTime() / 1_000 - Number(seconds)) <= AGE_SECONDS_MAX
}
