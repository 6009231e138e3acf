import { describe, expect, test } from 'vitest'
import {
  type BoughtPeriod,
  billFor,
  grantedPeriod,
  priceOf,
  reckonChange,
  unusedMinor,
} from '../../../../src/features/billing/reckon.ts'
import { planTerms } from '../../../support/plan-terms.ts'

const at = (text: string) => new Date(text)
const pro = planTerms({ name: 'pro', price_monthly: 15_000, price_yearly: 144_000 })
const basic = planTerms({ name: 'basic', price_monthly: 5_000, price_yearly: 48_000 })
const free = planTerms({ name: 'free', price_monthly: 0, price_yearly: 0 })
const january = (of: Partial<BoughtPeriod> = {}): BoughtPeriod => ({
  ...{
    terms: basic,
    cycle: 'monthly',
    start: '2026-01-01T00:00:00.000Z',
    end: '2026-02-01T00:00:00.000Z',
    isPaid: true,
  },
  ...of,
})

describe('what is left of a period', () => {
  test.each([
    ['all of it at its start', '2026-01-01T00:00:00Z', 500_000],
    ['half of it at half time', '2026-01-16T12:00:00Z', 250_000],
    ['rounded down to the minor unit', '2026-01-31T23:59:59.999Z', 0],
    ['nothing after its end', '2026-02-03T00:00:00Z', 0],
  ])('is %s', (_, now, minor) => expect(unusedMinor(january(), at(now))).toBe(minor))

  test('is nothing where nobody paid', () =>
    expect(unusedMinor(january({ isPaid: false }), at('2026-01-02T00:00:00Z'))).toBe(0))

  test('counts a period that was renewed ahead as the two that it is', () =>
    expect(unusedMinor(january({ end: '2026-03-01T00:00:00.000Z' }), at('2026-01-01T00:00:00Z'))).toBe(951_612))
})

describe('another plan', () => {
  const half = at('2026-01-16T12:00:00Z')
  test.each([
    ['a larger one counts now, less what is left', january(), pro, 'monthly', 'now', 250_000],
    ['the same by the year counts now', january(), basic, 'yearly', 'now', 250_000],
    ['a smaller one waits', january({ terms: pro }), basic, 'monthly', 'at_period_end', 0],
    [
      'the same by the month instead of the year waits',
      january({ cycle: 'yearly', end: '2027-01-01T00:00:00.000Z' }),
      basic,
      'monthly',
      'at_period_end',
      0,
    ],
    ['the free one waits', january(), free, 'monthly', 'at_period_end', 0],
    [
      'one in another currency waits',
      january(),
      planTerms({ name: 'usd', currency: 'USD', price_monthly: 99 }),
      'monthly',
      'at_period_end',
      0,
    ],
    [
      'a smaller one where the period is over counts now',
      january({ terms: pro, end: '2026-01-10T00:00:00.000Z' }),
      basic,
      'monthly',
      'now',
      0,
    ],
    [
      'the free one where the period is over counts now',
      january({ end: '2026-01-10T00:00:00.000Z' }),
      free,
      'monthly',
      'now',
      0,
    ],
    ['one after a trial is paid in full', january({ isPaid: false }), basic, 'monthly', 'now', 0],
    [
      'one that costs less than what is left waits',
      january({ cycle: 'yearly', start: '2026-01-16T00:00:00.000Z', end: '2027-01-16T00:00:00.000Z' }),
      pro,
      'monthly',
      'at_period_end',
      0,
    ],
  ] as const)('%s', (_, current, terms, cycle, takesEffect, creditMinor) =>
    expect(reckonChange(current, { terms, cycle }, half)).toEqual({ takesEffect, creditMinor }),
  )
})

describe('a bill', () => {
  const vat = { label: 'VAT 7.5%', basisPoints: 750 }
  test.each([
    ['NGN', 15_000, 0, 1_500_000, 112_500, 1_612_500],
    ['NGN', 5_000, 166_667, 500_000, 25_000, 358_333],
    ['JPY', 1_999, 0, 1_999, 150, 2_149],
    ['KWD', 9.999, 0, 9_999, 750, 10_749],
  ])(
    'in %s of %s less %s is rounded once, in minor units',
    (currency, price, creditMinor, priceMinor, taxMinor, amountMinor) =>
      expect(billFor(priceOf(planTerms({ currency, price_monthly: price }), 'monthly'), creditMinor, vat)).toEqual({
        ...{ currency, priceMinor, creditMinor, taxMinor, amountMinor },
        taxLabel: 'VAT 7.5%',
      }),
  )

  test('without a tax has none, and names none', () =>
    expect(billFor({ minor: 100, currency: 'USD' }, 0, null)).toMatchObject({
      taxMinor: 0,
      taxLabel: null,
      amountMinor: 100,
    }))
})

describe('what a payment gives', () => {
  const running = (of: Partial<BoughtPeriod> = {}) => ({ ...january(of), runs: true })
  const reckonedAt = at('2026-01-16T11:00:00Z')
  const bought = { terms: basic, cycle: 'monthly', creditMinor: 0, reckonedAt } as const
  test.each([
    ['a first one begins now', null, bought, '2026-01-16T12:00', '2026-02-16T12:00'],
    ['a renewal goes on where the period ends', running(), bought, '2026-02-01T00:00', '2026-03-01T00:00'],
    [
      'one within the grace leaves no gap and gives no day',
      running({ end: '2026-01-12T00:00:00.000Z' }),
      bought,
      '2026-01-12T00:00',
      '2026-02-12T00:00',
    ],
    ['one after the end begins now', { ...running(), runs: false }, bought, '2026-01-16T12:00', '2026-02-16T12:00'],
    [
      'a larger plan begins now',
      running(),
      { ...bought, terms: pro, creditMinor: 250_000 },
      '2026-01-16T12:00',
      '2026-02-16T12:00',
    ],
    [
      'what was left and is not in the price is given in time',
      running(),
      { ...bought, terms: pro },
      '2026-01-16T12:00',
      '2026-02-21T16:00',
    ],
    [
      'what passed while it was being paid is nobody’s loss',
      running(),
      { ...bought, terms: pro, creditMinor: 258_000 },
      '2026-01-16T12:00',
      '2026-02-16T12:00',
    ],
    [
      'a credit that was used up before it was paid, two weeks later, is taken off in time',
      running(),
      { ...bought, terms: pro, creditMinor: 499_000, reckonedAt: at('2026-01-01T02:00:00Z') },
      '2026-01-16T12:00',
      '2026-02-11T08:29',
    ],
    [
      'so is one of a period that is over',
      { ...running(), runs: false, isPaid: false },
      { ...bought, terms: pro, creditMinor: 499_000, reckonedAt: at('2026-01-01T02:00:00Z') },
      '2026-01-16T12:00',
      '2026-02-06T04:29',
    ],
    ['one in place of a trial begins now', running({ isPaid: false }), bought, '2026-01-16T12:00', '2026-02-16T12:00'],
  ] as const)('%s', (_, current, what, start, end) => {
    const period = grantedPeriod(current, what, at('2026-01-16T12:00:00Z'))
    expect([period.start, period.end].map((date) => date.toISOString().slice(0, 16))).toEqual([start, end])
  })
})
