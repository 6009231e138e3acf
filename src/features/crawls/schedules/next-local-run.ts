import type { Frequency, RunTime } from '../../../contracts/crawls/crawl-schedules.ts'
import { offsetAt } from '../../../outreach/schedule/time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Two months always hold the day of a monthly run; the days around them cover the offset from UTC. */
const DAYS_MAX = 64

/**
 * Returns when a schedule with a local time runs next, strictly after `now`: once on each matching day of its time zone.
 * A time that clocks skip is read with the offset before the change, so it runs as much later; of a time that occurs
 * twice, the first counts (RFC 5545, 3.3.5). A month that is too short runs on its last day.
 */
export function nextLocalRun(run: RunTime, frequency: Frequency, now: Date): Date {
  const [hours = 0, minutes = 0] = run.time.split(':').map(Number)
  const time = (hours * 60 + minutes) * 60_000
  // A day early: a skipped time is up to a day later than its local date says.
  const first = Math.floor((now.getTime() + offsetAt(run.time_zone, now.getTime())) / DAY_MS) - 1
  for (let day = first; day < first + DAYS_MAX; day++) {
    if (!runsOn(run, frequency, day)) continue
    const at = instantOf(run.time_zone, day * DAY_MS + time)
    if (at > now.getTime()) return new Date(at)
  }
  throw new Error('no day of two months matches the schedule')
}

/** @param day counted from 1970 in local time */
function runsOn({ weekday, day: dayOfMonth }: RunTime, frequency: Frequency, day: number): boolean {
  if (frequency === 'daily') return true
  const date = new Date(day * DAY_MS)
  // 1 is Monday; JavaScript counts from Sunday.
  if (frequency === 'weekly') return (date.getUTCDay() || 7) === weekday
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.getUTCDate() === Math.min(dayOfMonth, lastDay)
}

/** Converts a local time, given as if it were UTC, to an instant in milliseconds since 1970. */
function instantOf(zone: string, local: number): number {
  const before = offsetAt(zone, local - DAY_MS)
  const after = offsetAt(zone, local + DAY_MS)
  const matches = [before, after].map((offset) => local - offset).filter((at) => at + offsetAt(zone, at) === local)
  return matches.length > 0 ? Math.min(...matches) : local - before
}
