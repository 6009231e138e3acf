import { describe, expect, test } from 'vitest'
import type { Plan } from '../../../../src/contracts/billing/plans.ts'
import { holdingsOf, priceText, soldCycle, yearlySaving } from '../../../../web/features/billing/plan-facts.ts'

const plan: Plan = {
  id: 'p',
  name: 'pro',
  display_name: 'Pro',
  description: '',
  price_monthly: 15000,
  price_yearly: 144000,
  currency: 'NGN',
  crawls_per_month: 500,
  api_calls_per_day: 5000,
  max_websites: 0,
  max_api_keys: 1,
  max_seats: 1,
  website_downloads_per_day: 20,
  has_email_campaigns: true,
  has_sms_campaigns: false,
  has_webhooks: false,
  has_ai_extraction: false,
  has_priority_support: false,
  has_sso: false,
  is_active: true,
  is_popular: true,
  sort_order: 1,
  trial_days: 0,
}

describe('a price', () => {
  test('of 0 is Free', () => expect(priceText({ ...plan, price_monthly: 0 }, 'monthly')).toBe('Free'))
  test('shows its currency', () => expect(priceText(plan, 'yearly')).toBe('₦144,000'))
})

test.each([
  [15000, 144000, 20],
  [100, 954, 21],
  [15000, 180000, 0],
  [15000, 200000, 0],
  [0, 0, 0],
])('paying %i a month or %i a year saves %i percent', (price_monthly, price_yearly, saving) => {
  expect(yearlySaving({ ...plan, price_monthly, price_yearly })).toBe(saving)
})

test('a limit of 0 is unlimited, and missing features are not listed', () => {
  expect(holdingsOf(plan)).toEqual([
    '500 crawls a month',
    'Unlimited websites a month',
    '5,000 API calls a day',
    '1 API key',
    '20 website downloads a day',
    'Email campaigns',
  ])
})

test('a single item is in the singular', () => {
  const ones = { crawls_per_month: 1, api_calls_per_day: 1, max_websites: 1, website_downloads_per_day: 1 }
  expect(holdingsOf({ ...plan, ...ones }).slice(0, 5)).toEqual([
    '1 crawl a month',
    '1 website a month',
    '1 API call a day',
    '1 API key',
    '1 website download a day',
  ])
})

test('a plan without a yearly price is shown by the month, and is not free', () => {
  const monthly = { ...plan, price_yearly: 0 }
  expect(soldCycle(monthly, 'yearly')).toBe('monthly')
  expect(soldCycle(plan, 'yearly')).toBe('yearly')
  expect(soldCycle({ ...plan, price_monthly: 0, price_yearly: 0 }, 'yearly')).toBe('yearly')
  expect(yearlySaving(monthly)).toBe(0)
})
