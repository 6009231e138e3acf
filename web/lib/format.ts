import { groupDigits } from '../../src/lib/text/group-digits.ts'
import { once } from '../../src/lib/text/once.ts'
import { decimalsOf } from '../../src/rules/billing/money.ts'

export type DateInput = string | number | Date | null | undefined

const locale = 'en-US'
// Making a format takes a hundred times as long as using it.
const compactNumbers = once(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
const percents = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))
const dateTimes = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
const longDateTimes = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }))
const relativeTimes = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
/** The days of the week, Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** The first Intl format of dates takes a browser up to 90 ms on a phone, so days are written without one. */
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const yearMs = 365 * 24 * 60 * 60 * 1000

/** Formats a count with thousands separators: 12,480. */
export function formatNumber(value: number): string {
  return groupDigits(value)
}

/** Formats a count in compact form: 1.2K, 3.4M. */
export function formatCompactNumber(value: number): string {
  return compactNumbers().format(value)
}

/** Formats a percentage from 0 to 100, with at most one decimal: 97.5%. */
export function formatPercent(percent: number): string {
  return `${percents().format(percent)}%`
}

/** Formats a message rate from 0 to 100, with one decimal: 94.0%; a dash for null, where the denominator is zero. */
export function formatRate(percent: number | null): string {
  return percent === null ? '–' : `${percent.toFixed(1)}%`
}

/** Formats a size in B, KB, MB or GB (steps of 1024) with two decimals. Whole bytes have none. */
export function formatBytes(sizeBytes: number): string {
  if (!Number.isFinite(sizeBytes) || sizeBytes < 1024) return `${Math.max(0, Math.round(sizeBytes) || 0)} B`
  const units = ['KB', 'MB', 'GB']
  let size = sizeBytes
  let unit = 'B'
  for (const next of units) {
    // 1023.996 KB would print as "1024.00 KB".
    if (Math.round(size * 100) / 100 < 1024) break
    size /= 1024
    unit = next
  }
  return `${size.toFixed(2)} ${unit}`
}

/**
 * Formats an amount of money in major units.
 * @param currency ISO 4217 code; an unknown one is printed after the figure
 */
export function formatMoney(amount: number, currency = 'NGN'): string {
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : decimalsOf(currency),
      maximumFractionDigits: decimalsOf(currency),
    }).format(amount)
  } catch {
    return `${formatNumber(amount)} ${currency}`
  }
}

/** Parses an instant. Returns null if it is missing, unreadable, or more than a year after `now`. */
export function toValidDate(value: DateInput, now = new Date()): Date | null {
  if (isMissing(value)) return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) || date.getTime() > now.getTime() + yearMs ? null : date
}

/**
 * Formats a date in the reader's time zone: "Nov 21, 2025". Returns 'No date' if it is missing, 'Invalid date' if it is
 * implausible.
 */
export function formatDate(value: DateInput, now = new Date()): string {
  return print(value, now, (date) => `${shortMonth(date.getMonth())} ${date.getDate()}, ${date.getFullYear()}`)
}

/**
 * Formats a day in UTC: "Nov 21", or 'Invalid date'.
 *
 * @param day an instant, or a date as `2025-11-21`
 */
export function formatUtcDay(day: string): string {
  const date = new Date(day)
  return isReadable(date) ? `${shortMonth(date.getUTCMonth())} ${date.getUTCDate()}` : INVALID
}

/**
 * Formats a date in UTC: "Nov 21, 2025", or 'Invalid date'.
 *
 * @param day an instant, or a date as `2025-11-21`
 */
export function formatUtcDate(day: string): string {
  const date = new Date(day)
  return isReadable(date) ? `${formatUtcDay(day)}, ${date.getUTCFullYear()}` : INVALID
}

/**
 * Formats a month in UTC: "November 2025" or "Nov 2025", or 'Invalid date'.
 *
 * @param month begins with `2025-11`
 */
export function formatUtcMonth(month: string, length: 'long' | 'short' = 'long'): string {
  const date = new Date(`${month.slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`)
  if (!isReadable(date)) return INVALID
  const index = date.getUTCMonth()
  return `${length === 'long' ? months[index] : shortMonth(index)} ${date.getUTCFullYear()}`
}

/** Formats date and time in the reader's time zone, with the same rules as formatDate. */
export function formatDateTime(value: DateInput, now = new Date()): string {
  return print(value, now, (date) => dateTimes().format(date))
}

/** Formats a date with its time: "November 21, 2025 at 3:04 PM", with the same rules as formatDate. */
export function formatLongDateTime(value: DateInput, now = new Date()): string {
  return print(value, now, (date) => longDateTimes().format(date))
}

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number, below: number][] = [
  ['second', 1, 60],
  ['minute', 60, 3600],
  ['hour', 3600, 86_400],
  ['day', 86_400, 7 * 86_400],
]

/**
 * "just now", "5 minutes ago", "yesterday"; from a week's distance on the date itself. The same rules as formatDate
 * apply.
 */
export function formatRelativeTime(value: DateInput, now = new Date()): string {
  return print(value, now, (date) => {
    const seconds = (date.getTime() - now.getTime()) / 1000
    if (Math.abs(seconds) < 45) return 'just now'
    const step = steps.find(([, size, below]) => Math.round(Math.abs(seconds) / size) * size < below)
    if (!step) return formatDate(date, now)
    const [unit, size] = step
    return relativeTimes().format(Math.round(seconds / size), unit)
  })
}

const INVALID = 'Invalid date'
const isReadable = (date: Date) => !Number.isNaN(date.getTime())
const shortMonth = (index: number) => months[index]!.slice(0, 3)

function print(value: DateInput, now: Date, write: (date: Date) => string): string {
  if (isMissing(value)) return 'No date'
  const date = toValidDate(value, now)
  return date ? write(date) : INVALID
}

function isMissing(value: DateInput): value is null | undefined | '' {
  return value === null || value === undefined || value === ''
}
