import { formatUtcDay, formatUtcMonth, WEEKDAYS } from '../../../lib/format.ts'

const DAY_MS = 86_400_000
const DAY_LENGTH = 'YYYY-MM-DD'.length

export const CALENDAR_SPANS = ['month', 'week'] as const
export type CalendarSpan = (typeof CALENDAR_SPANS)[number]

/** A day such as `2026-11-27`, some days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, DAY_LENGTH)

/** The reader's day. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** 0 is Monday. The first day of 1970 was a Thursday. */
const weekdayOf = (day: string) => (Date.parse(day) / DAY_MS + 3) % 7

/** The period around a day: whole weeks that contain its month, or its week. */
export function periodOf(span: CalendarSpan, day: string): { readonly from: string; readonly days: number } {
  if (span === 'week') return { from: dayAfter(day, -weekdayOf(day)), days: 7 }
  const first = `${day.slice(0, 'YYYY-MM'.length)}-01`
  const from = dayAfter(first, -weekdayOf(first))
  const last = dayAfter(nextMonth(first, 1), -1)
  return { from, days: Math.ceil(((Date.parse(last) - Date.parse(from)) / DAY_MS + 1) / 7) * 7 }
}

function nextMonth(first: string, months: number): string {
  const [year, month] = first.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, DAY_LENGTH)
}

/** The day to show when a period is turned. */
export const turned = (span: CalendarSpan, day: string, by: -1 | 1): string =>
  span === 'week' ? dayAfter(day, 7 * by) : nextMonth(`${day.slice(0, 'YYYY-MM'.length)}-01`, by)

/** "November 2026", or "Nov 23 to Nov 29". */
export function periodText(span: CalendarSpan, day: string): string {
  if (span === 'month') return formatUtcMonth(day)
  const { from } = periodOf(span, day)
  return `${formatUtcDay(from)} to ${formatUtcDay(dayAfter(from, 6))}`
}

/** "Friday, Nov 27". */
export const dayText = (day: string): string => `${WEEKDAYS[weekdayOf(day)]}, ${formatUtcDay(day)}`
