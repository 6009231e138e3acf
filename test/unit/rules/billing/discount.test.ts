import { expect, test } from 'vitest'
import { type DiscountTerms, discountOn, discountsNext } from '../../../../src/rules/billing/discount.ts'
import { limitWarning, reachedPercent } from '../../../../src/rules/billing/limit-warnings.ts'

const none = { basisPoints: null, amountMinor: null, currency: null, planIds: null }
const percent = (basisPoints: number): DiscountTerms => ({ ...none, basisPoints })
const amount = (amountMinor: number, currency = 'NGN'): DiscountTerms => ({ ...none, amountMinor, currency })

test.each([
  [percent(2_500), 500_000, 125_000],
  // Rounded down exactly, for any price.
  [percent(3_333), 99_999, 33_329],
  [percent(9_900), 9_007_199_254_740_991, 8_917_127_262_193_581],
  [percent(1), 100, null],
  [percent(9_900), 50, 49],
  [amount(1_000), 5_000, 1_000],
  [amount(1_000, 'EUR'), 5_000, null],
  // The price would be zero.
  [amount(5_000), 5_000, null],
  [amount(6_000), 5_000, null],
  [{ ...percent(2_500), planIds: ['other'] }, 5_000, null],
  [{ ...percent(2_500), planIds: ['other', 'plan'] }, 5_000, 1_250],
])('%j reduces %i by: %s', (terms, minor, off) => {
  expect(discountOn(terms, { minor, currency: 'NGN' }, 'plan')).toBe(off)
})

test.each([
  ['once', null, 1, false],
  ['forever', null, 500, true],
  ['months', 3, 2, true],
  ['months', 3, 3, false],
  ['months', 3, 12, false],
] as const)('a coupon for %s (%s) after %i months is still valid: %s', (duration, months, discounted, continues) => {
  expect(discountsNext({ duration, months }, discounted)).toBe(continues)
})

test.each([
  [0, 5, null],
  [3, 5, null],
  [4, 5, 80],
  [5, 5, 100],
  [6, 5, 100],
  [1, 1, 100],
  [799, 1_000, null],
  [800, 1_000, 80],
  [3, 0, null],
])('%i of %i used is warned about at %s', (used, limit, at) => {
  expect(reachedPercent(used, limit)).toBe(at)
})

test('a warning contains the usage, what happens at 100 %, and what to do', () => {
  const reached = { limit: 'crawls', used: 80, allowed: 100, resets_at: '2026-12-01T00:00:00.000Z' } as const
  expect(limitWarning({ ...reached, percent: 80 }).message).toBe(
    'You have used 80 of 100 crawls of this month. At 100%, no crawl can be started, and scheduled crawls are skipped. Counting restarts on 2026-12-01 at 00:00 UTC. Upgrade your plan to have more.',
  )
  expect(limitWarning({ limit: 'seats', percent: 100, used: 3, allowed: 3, resets_at: null })).toEqual({
    title: 'All seats are used',
    message:
      'You have used all 3 seats. Until there is room, nobody else can be invited. Remove a member or revoke an invitation, or upgrade your plan to have more.',
  })
})
