import { describe, expect, test } from 'vitest'
import { type BoughtPeriod, billFor, priceOf, prorateChange } from '../../../../src/features/billing/reckon.ts'
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

describe('a change to another plan', () => {
  const half = at('2026-01-16T12:00:00Z')
  /** Half a month, or a whole year. */
  const left = ({ cycle }: BoughtPeriod) => (cycle === 'yearly' ? 4_800_000 : 250_000)
  test.each([
    ['a larger plan takes effect now, minus the credit', january(), pro, 'monthly', 'now', 250_000],
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
      'a plan that costs less than the credit waits',
      january({ cycle: 'yearly', start: '2026-01-16T00:00:00.000Z', end: '2027-01-16T00:00:00.000Z' }),
      pro,
      'monthly',
      'at_period_end',
      0,
    ],
  ] as const)('%s', (_, current, terms, cycle, takesEffect, creditMinor) =>
    expect(prorateChange(current, { terms, cycle }, left(current), half)).toEqual({ takesEffect, creditMinor }),
  )
})

describe('an invoice', () => {
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
        ...{ discountMinor: 0, couponId: null, couponCode: null },
        taxLabel: 'VAT 7.5%',
      }),
  )

  test('without a tax has no tax and no tax name', () =>
    expect(billFor({ minor: 100, currency: 'USD' }, 0, null)).toMatchObject({
      taxMinor: 0,
      taxLabel: null,
      amountMinor: 100,
    }))
})
