import type { Frequency, RunTime } from '../../../contracts/crawls/crawl-schedules.ts'
import { nextLocalRun } from './next-local-run.ts'

/** When a schedule runs. */
export interface RunRule {
  readonly frequency: Frequency
  readonly runTime: RunTime | null
  /** ISO 8601. */
  readonly createdAt: string
}

/** Returns when a schedule runs next, strictly after `now`, as an ISO 8601 time. Missed runs are not caught up. */
export function nextRunOf({ frequency, runTime, createdAt }: RunRule, now: Date): string {
  const at = runTime ? nextLocalRun(runTime, frequency, now) : nextRun(new Date(createdAt), frequency, now)
  return at.toISOString()
}

/**
 * Returns when a schedule without a local time runs next: at the time of day of `anchor`, on its weekday or day of the month, strictly after
 * `now`. In a month that is too short, it runs on the last day. Missed runs are not caught up. All times are UTC.
 *
 * @param anchor when the schedule was created
 */
export function nextRun(anchor: Date, frequency: Frequency, now: Date): Date {
  if (frequency === 'monthly') return nextMonth(anchor, now)
  const step = (frequency === 'daily' ? 1 : 7) * DAY_MS
  const turns = Math.max(0, Math.floor((now.getTime() - anchor.getTime()) / step)) + 1
  return new Date(anchor.getTime() + turns * step)
}

const DAY_MS = 24 * 60 * 60 * 1000

function nextMonth(anchor: Date, now: Date): Date {
  const from = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  for (let months = Math.max(1, from); ; months++) {
    const at = monthsAfter(anchor, months)
    if (at > now) return at
  }
}

function monthsAfter(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const at = new Date(anchor)
  at.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay))
  return at
}
