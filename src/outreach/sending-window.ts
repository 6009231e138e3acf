import type { SendingWindow } from '../contracts/campaign-settings.ts'
import { offsetAt } from './time-zone.ts'

/** When somebody may be written to. */
export interface WindowState {
  readonly isOpen: boolean
  /** When it opens next; the time that was asked about where it is open. */
  readonly opensAt: Date
  /** When it closes after that. */
  readonly closesAt: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Clocks are looked at so often for a change; no country changes them twice within it. */
const STEP_MS = 6 * 60 * MINUTE_MS
/** A week, and another where clocks skip the only hours of a week. */
const DAYS_MAX = 15

/** Which time zone a recipient's messages go by. */
export const zoneOf = (
  { by_recipient, time_zone }: Pick<SendingWindow, 'by_recipient' | 'time_zone'>,
  timeZone: string | null,
): string => (by_recipient && timeZone) || time_zone

/**
 * Whether a recipient's clock is within a window now, and when it is next. It is within by what the clock shows: an hour that clocks skip is none, and one
 * that they show twice counts both times. Between two changes of the clocks local times are as far apart as real ones, so each such stretch is
 * reckoned by itself.
 *
 * @param timeZone the recipient's own; null goes by the window's
 */
export function windowAt(window: SendingWindow, timeZone: string | null, now: Date): WindowState {
  const zone = zoneOf(window, timeZone)
  const start = now.getTime()
  const opensAt = nextChange(window, zone, start, true)
  const closesAt = nextChange(window, zone, opensAt, false)
  return { isOpen: opensAt === start, opensAt: new Date(opensAt), closesAt: new Date(closesAt) }
}

/** The first time from one on at which a window is open, or at which it is not. */
function nextChange(window: SendingWindow, zone: string, from: number, toOpen: boolean): number {
  for (let at = from; ; ) {
    const offset = offsetAt(zone, at)
    const found = toOpen ? localOpening(window, at + offset) : localClosing(window, at + offset)
    const wanted = found === null ? at + DAYS_MAX * DAY_MS : found - offset
    const change = clockChange(zone, at, wanted)
    if (change === null) return wanted
    at = change
  }
}

interface Hours {
  readonly from: number
  readonly until: number
}
const hoursOf = ({ from, until }: SendingWindow): Hours => ({ from: msOf(from), until: msOf(until) })
const msOf = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS

/** 1 is Monday. The first day of 1970 was a Thursday. */
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1

/** Of local times as they would be if no clock were ever changed. */
function localOpening(window: SendingWindow, local: number): number | null {
  const { from, until } = hoursOf(window)
  const today = Math.floor(local / DAY_MS)
  for (let day = today; day <= today + DAYS_MAX; day++) {
    if (!window.days.includes(weekdayOf(day))) continue
    if (local < day * DAY_MS + until) return Math.max(local, day * DAY_MS + from)
  }
  return null
}

/** Itself where it is outside. */
function localClosing(window: SendingWindow, local: number): number {
  const { from, until } = hoursOf(window)
  const day = Math.floor(local / DAY_MS)
  const time = local - day * DAY_MS
  return window.days.includes(weekdayOf(day)) && time >= from && time < until ? day * DAY_MS + until : local
}

/** When clocks change first after a time and not after another. */
function clockChange(zone: string, after: number, until: number): number | null {
  const offset = offsetAt(zone, after)
  for (let low = after; low < until; low += STEP_MS) {
    let high = Math.min(low + STEP_MS, until)
    if (offsetAt(zone, high) === offset) continue
    for (let before = low; high - before > 1; ) {
      const middle = Math.floor((before + high) / 2)
      if (offsetAt(zone, middle) === offset) before = middle
      else high = middle
    }
    return high
  }
  return null
}
