import { describe, expect, test } from 'vitest'
import {
  type DateInput,
  formatBytes,
  formatDate,
  formatDateTime,
  formatLongDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelativeTime,
  formatUtcDate,
  formatUtcDay,
  formatUtcMonth,
} from '../../../web/lib/format.ts'

const now = new Date(2025, 10, 21, 12, 0, 0)
const at = (offsetMs: number) => new Date(now.getTime() + offsetMs)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('dates', () => {
  const wrong: [DateInput, string][] = [
    [null, 'No date'],
    [undefined, 'No date'],
    ['', 'No date'],
    ['yesterday-ish', 'Invalid date'],
    ['2025-13-40', 'Invalid date'],
    [Number.NaN, 'Invalid date'],
    [at(366 * day), 'Invalid date'],
  ]
  test.each(wrong)('%s is formatted as "%s" in every form', (value, text) => {
    expect(formatDate(value, now)).toBe(text)
    expect(formatDateTime(value, now)).toBe(text)
    expect(formatLongDateTime(value, now)).toBe(text)
    expect(formatRelativeTime(value, now)).toBe(text)
  })

  test('a long date has the month in words and the minute', () => {
    expect(formatLongDateTime(now, now).replaceAll('\u202f', ' ')).toBe('November 21, 2025 at 12:00 PM')
  })

  test('a date up to a year ahead is valid', () => {
    expect(formatDate(at(364 * day), now)).toBe('Nov 20, 2026')
  })

  test.each(Array.from({ length: 12 }, (_, month) => new Date(2025, month, 1 + month)))(
    '%s is written as browsers do',
    (date) => {
      expect(formatDate(date, now)).toBe(new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(date))
      const inUtc = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date)
      expect(formatUtcDay(date.toISOString())).toBe(inUtc({ month: 'short', day: 'numeric' }))
      expect(formatUtcDate(date.toISOString())).toBe(inUtc({ dateStyle: 'medium' }))
      expect(formatUtcMonth(date.toISOString())).toBe(inUtc({ month: 'long', year: 'numeric' }))
      expect(formatUtcMonth(date.toISOString(), 'short')).toBe(inUtc({ month: 'short', year: 'numeric' }))
    },
  )

  test.each(['', 'undefined', '2025-13-40'])('%j is no day, and does not fail', (text) => {
    for (const format of [formatUtcDay, formatUtcDate, formatUtcMonth]) expect(format(text)).toBe('Invalid date')
  })

  test('the epoch is a date, not a missing one', () => {
    expect(formatDate(0, now)).toMatch(/19(69|70)/)
  })

  const relative: [offsetMs: number, text: string][] = [
    [0, 'just now'],
    [-44_000, 'just now'],
    [-50_000, '50 seconds ago'],
    [-59_800, '1 minute ago'],
    [-5 * minute, '5 minutes ago'],
    [-59.8 * minute, '1 hour ago'],
    [-3 * hour, '3 hours ago'],
    [-day, 'yesterday'],
    [-6 * day, '6 days ago'],
    [-8 * day, 'Nov 13, 2025'],
    [2 * hour, 'in 2 hours'],
  ]
  test.each(relative)('%i ms from now is formatted as "%s"', (offsetMs, text) => {
    expect(formatRelativeTime(at(offsetMs), now)).toBe(text)
  })
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1024 ** 2 - 1, '1.00 MB'],
  [5.25 * 1024 ** 2, '5.25 MB'],
  [1024 ** 3, '1.00 GB'],
  [4096 * 1024 ** 3, '4096.00 GB'],
  [-1, '0 B'],
  [Number.NaN, '0 B'],
])('%d bytes are formatted as %s', (sizeBytes, text) => {
  expect(formatBytes(sizeBytes)).toBe(text)
})

test.each([
  [15_000, 'NGN', '₦15,000'],
  [19.5, 'USD', '$19.50'],
  [1250.5, 'KWD', 'KWD\u00a01,250.500'],
  [1.125, 'IQD', 'IQD\u00a01.125'],
  [1200, 'JPY', '¥1,200'],
  [10, 'not a currency', '10 not a currency'],
])('%d %s is formatted as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

test('counts have thousands separators and shares one decimal at most', () => {
  expect(formatNumber(12_480)).toBe('12,480')
  expect(formatPercent(98.44)).toBe('98.4%')
  expect(formatPercent(100)).toBe('100%')
})
