import { describe, expect, test } from 'vitest'
import { GRACE_DAYS, isEntitled } from '../../../../src/rules/billing/entitlement.ts'
import {
  allowanceOf,
  allowanceText,
  LIMIT_NAMES,
  periodOf,
  tooManyText,
  usedUpText,
} from '../../../../src/rules/billing/plan-limits.ts'

const plan = (limit: number) => ({
  crawls_per_month: limit,
  max_websites: limit,
  api_calls_per_day: limit,
  max_api_keys: limit,
  max_seats: limit,
  website_downloads_per_day: limit,
})

test('0 means unlimited, except for API calls, of which it allows none', () => {
  expect(Object.fromEntries(LIMIT_NAMES.map((name) => [name, allowanceOf(plan(0), name)]))).toEqual({
    crawls: null,
    websites: null,
    api_calls: 0,
    api_keys: null,
    seats: null,
    site_downloads: null,
  })
  expect(LIMIT_NAMES.map((name) => allowanceOf(plan(7), name))).toEqual([7, 7, 7, 7, 7, 7])
})

test('limits apply to calendar days and months in UTC, or to existing objects', () => {
  const now = new Date('2026-11-30T23:59:59.999Z')
  expect(LIMIT_NAMES.map((name) => periodOf(name, now))).toEqual([
    '2026-11',
    '2026-11',
    '2026-11-30',
    '',
    '',
    '2026-11-30',
  ])
})

test('a plan says what it allows', () => {
  expect(LIMIT_NAMES.map((name) => allowanceText(plan(0), name))).toEqual([
    'Unlimited crawls a month',
    'Unlimited websites a month',
    '0 API calls a day',
    'Unlimited API keys',
    'Unlimited seats',
    'Unlimited website downloads a day',
  ])
  expect(allowanceText(plan(1), 'api_keys')).toBe('1 API key')
})

test.each([
  [usedUpText('crawls', 10), 'You have used all 10 crawls of this month. Upgrade your plan to crawl more.'],
  [usedUpText('crawls', 1), 'You have used your one crawl of this month. Upgrade your plan to crawl more.'],
  [usedUpText('api_keys', 3), 'You have used all 3 API keys. Upgrade your plan to create another one.'],
  [tooManyText('websites', 2), 'Your plan covers 2 websites a month. Upgrade your plan to crawl another one.'],
  [tooManyText('websites', 1), 'Your plan covers 1 website a month. Upgrade your plan to crawl another one.'],
])('usage is reported with the limit', (text, expected) => expect(text).toBe(expected))

describe('an entitling subscription', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  test.each([
    ['active', daysAgo(-1), true],
    ['active', daysAgo(40), true],
    ['trialing', daysAgo(-1), true],
    ['past_due', daysAgo(GRACE_DAYS - 1), true],
    ['past_due', daysAgo(GRACE_DAYS), false],
    ['cancelled', daysAgo(-1), true],
    ['cancelled', daysAgo(0), false],
    ['expired', daysAgo(-1), false],
  ] as const)('%s, its period ending %s: %s', (status, current_period_end, expected) =>
    expect(isEntitled({ status, current_period_end }, now)).toBe(expected),
  )
})
