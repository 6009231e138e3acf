import type { Plan, PlanPrice } from '../../../src/contracts/billing/plans.ts'

// The euro area as of 2026, and the countries of two currencies that are named after none.
const COUNTRIES: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
}

/** Whether people in a country (ISO 3166-1 alpha-2) pay in a currency. Most codes begin with their country's. */
const isPaidIn = (currency: string, country: string): boolean =>
  COUNTRIES[currency]?.split(' ').includes(country) ?? currency.slice(0, 2) === country

/** The country that a language tag names or, without one, that speaks the language most. */
function countryOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}

/** The currencies in which every plan that costs something has a price, that of the bills first. */
export function currenciesOf(plans: readonly Plan[]): string[] {
  const paid = plans.filter(({ price_monthly, price_yearly }) => price_monthly > 0 || price_yearly > 0)
  const [first] = paid
  if (!first) return []
  const of = ({ currency, other_prices = [] }: Plan) => [currency, ...other_prices.map((price) => price.currency)]
  return of(first).filter((currency) => paid.every((plan) => of(plan).includes(currency)))
}

/** The visitor's currency among those offered, by the languages of the browser; else the first. */
export function visitorCurrency(offered: readonly string[], languages: readonly string[]): string | undefined {
  for (const language of languages) {
    const country = countryOf(language)
    const currency = country && offered.find((one) => isPaidIn(one, country))
    if (currency) return currency
  }
  return offered[0]
}

/** A plan with its prices in a currency; unchanged if it has none in it. */
export function inCurrency(plan: Plan, currency: string): Plan {
  const price = plan.other_prices?.find((one: PlanPrice) => one.currency === currency)
  return price ? { ...plan, ...price } : plan
}
