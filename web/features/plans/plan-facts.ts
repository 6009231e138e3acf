import { allowanceText, featuresOf, LIMIT_NAMES, PLAN_FEATURES } from '../../../src/contracts/plan-limits.ts'
import type { Plan } from '../../../src/contracts/plans.ts'
import { formatMoney } from '../../lib/format.ts'

export type Cycle = 'monthly' | 'yearly'

const MONTHS_PER_YEAR = 12

export const priceOf = (plan: Plan, cycle: Cycle): number =>
  cycle === 'yearly' ? plan.price_yearly : plan.price_monthly

/** A price of 0 is shown as Free. */
export const priceText = (plan: Plan, cycle: Cycle): string => {
  const price = priceOf(plan, cycle)
  return price === 0 ? 'Free' : formatMoney(price, plan.currency)
}

/** What paying by the year saves against twelve months, in whole percent; 0 when nothing. */
export function yearlySaving({ price_monthly, price_yearly }: Plan): number {
  const full = price_monthly * MONTHS_PER_YEAR
  return full > 0 ? Math.max(0, Math.round((1 - price_yearly / full) * 100)) : 0
}

/** What a plan holds, the limits first. */
export const holdingsOf = (plan: Plan): string[] => [
  ...LIMIT_NAMES.map((name) => allowanceText(plan, name)),
  ...featuresOf(plan).map((feature) => PLAN_FEATURES[feature].label),
]
