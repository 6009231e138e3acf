import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Plan } from '../../../src/contracts/billing/plans.ts'
import { measures } from '../../../web/site/home/measured.ts'
import { seededPlans } from '../../../web/site/pricing/seeded-plans.ts'
import { currenciesOf, inCurrency, visitorCurrency } from '../../../web/site/pricing/visitor-currency.ts'

const priced = (...currencies: string[]): Plan[] =>
  seededPlans.map((plan) => ({
    ...plan,
    other_prices:
      plan.price_monthly > 0 ? currencies.map((currency) => ({ currency, price_monthly: 4, price_yearly: 40 })) : [],
  }))

test('a currency is offered if every paid plan has a price in it', () => {
  expect(currenciesOf(seededPlans)).toEqual(['NGN'])
  expect(currenciesOf(priced('EUR', 'USD'))).toEqual(['NGN', 'EUR', 'USD'])
  const [free, basic, ...others] = priced('EUR')
  expect(currenciesOf([free!, { ...basic!, other_prices: [] }, ...others])).toEqual(['NGN'])
})

test.each([
  [['de'], 'EUR'],
  [['fr-CA', 'en-US'], 'USD'],
  [['en-NG'], 'NGN'],
  [['en-GB'], 'GBP'],
  [['sv'], 'NGN'],
  [['not a language'], 'NGN'],
])('visitors with browser language %j see %s', (languages, currency) => {
  expect(visitorCurrency(['NGN', 'EUR', 'USD', 'GBP'], languages)).toBe(currency)
})

test('a plan without a price in a currency shows its own', () => {
  const [free, basic] = priced('EUR')
  expect(inCurrency(basic!, 'EUR')).toMatchObject({ currency: 'EUR', price_monthly: 4, price_yearly: 40 })
  expect(inCurrency(free!, 'EUR')).toEqual(free)
})

test('every figure of the comparison is in the benchmarks', () => {
  const benchmarks = readFileSync('docs/benchmarks.md', 'utf8')
  for (const { source, peerName } of measures) {
    for (const figure of source) expect(benchmarks).toContain(figure)
    expect(benchmarks).toContain(peerName)
  }
})
