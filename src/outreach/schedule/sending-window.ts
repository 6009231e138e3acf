import type { SendingWindow } from '../../contracts/campaigns/campaign-settings.ts'
import { isPublicHoliday } from './public-holidays.ts'
import { countryOfZone } from './recipient-time-zone.ts'
import { offsetAt } from './time-zone.ts'

/** When a recipient may be contacted. */
export interface WindowState {
  readonly isOpen: boolean
  /** When it opens next; the given time if it is open. */
  readonly opensAt: Date
  /** When it closes after that. */
  readonly closesAt: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The interval for detecting clock changes; no country has two changes within it. */
const STEP_MS = 6 * 60 * MINUTE_MS
/** A week, and more for long holidays, or in case a clock change skips the only hours of the first. */
const DAYS_MAX = 29

/** The time zone that applies to a recipient's messages. */
export const zoneOf = (
  { by_recipient, time_zone }: Pick<SendingWindow, 'by_recipient' | 'time_zone'>,
  timeZone: string | null,
): string => (by_recipient && timeZone) || time_zone

/**
 * Whether a sending window is open now for a recipient, and when it is next. The displayed local time decides: a
 * skipped hour does not exist, and a repeated hour counts twice. Between two clock changes local time is linear, so
 * each such period is calculated separately.
 *
 * @param timeZone the recipient's own; null uses the window's
 * @param country the recipient's own (ISO 3166-1), if the window skips public holidays; null or nothing uses that of
 * their time zone, or the window's
 */
export function windowAt(
  window: SendingWindow,
  timeZone: string | null,
  now: Date,
  country?: string | null,
): WindowState {
  const zone = zoneOf(window, timeZone)
  const days = openDays(window, country ?? (window.by_recipient ? countryOfZone(timeZone) : null))
  const start = now.getTime()
  const opensAt = nextChange(days, zone, start, true)
  const closesAt = nextChange(days, zone, opensAt, false)
  return { isOpen: opensAt === start, opensAt: new Date(opensAt), closesAt: new Date(closesAt) }
}

/** A window, with whether it opens at all on a day, counted from 1970 in local time. */
interface OpenDays {
  readonly window: SendingWindow
  readonly isOpenOn: (day: number) => boolean
}

function openDays(window: SendingWindow, own: string | null): OpenDays {
  const country = window.skip_holidays ? (own ?? window.country ?? null) : null
  const isWorked = (day: number) => window.days.includes(weekdayOf(day))
  if (country === null) return { window, isOpenOn: isWorked }
  return { window, isOpenOn: (day) => isWorked(day) && !isPublicHoliday(country, day) }
}

/**
 * Whether a window opens at all on a day.
 *
 * @param country the recipient's own, or null
 * @param day counted from 1970 in local time
 */
export const opensOn = (window: SendingWindow, country: string | null, day: number): boolean =>
  openDays(window, country).isOpenOn(day)

/** The first time, from a given one, at which a window is open, or at which it is closed. */
function nextChange(window: OpenDays, zone: string, from: number, toOpen: boolean): number {
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

/** Works in local time without clock changes. */
function localOpening({ window, isOpenOn }: OpenDays, local: number): number | null {
  const { from, until } = hoursOf(window)
  const today = Math.floor(local / DAY_MS)
  for (let day = today; day <= today + DAYS_MAX; day++) {
    if (!isOpenOn(day)) continue
    if (local < day * DAY_MS + until) return Math.max(local, day * DAY_MS + from)
  }
  return null
}

/** Returns the given time if it is outside the window. */
function localClosing({ window, isOpenOn }: OpenDays, local: number): number {
  const { from, until } = hoursOf(window)
  const day = Math.floor(local / DAY_MS)
  const time = local - day * DAY_MS
  return isOpenOn(day) && time >= from && time < until ? day * DAY_MS + until : local
}

/** The first clock change after a time and up to another, or null. */
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
