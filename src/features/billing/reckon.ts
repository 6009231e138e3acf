import type { PlanTerms } from '../../contracts/billing/payments.ts'
import type { BillingCycle, Plan } from '../../contracts/billing/plans.ts'
import { conflict } from '../../lib/errors.ts'
import { type Money, shareOf, toMinor } from '../../rules/billing/money.ts'

/** Returns the terms of a plan if it is bought now. */
export function termsOf({ id, is_active, is_popular, sort_order, ...terms }: Plan): PlanTerms {
  return terms
}

/** Returns the price of a billing cycle, without tax. */
export function priceOf(terms: PlanTerms, cycle: BillingCycle): Money {
  const { currency } = terms
  const minor = toMinor(cycle === 'yearly' ? terms.price_yearly : terms.price_monthly, currency)
  if (minor === null || minor < 0) throw new Error(`The plan ${terms.name} has no price in ${currency}.`)
  return { minor, currency }
}

/** Whether a plan costs nothing in any billing cycle. */
export const isFreePlan = (terms: PlanTerms): boolean => terms.price_monthly === 0 && terms.price_yearly === 0

/** Whether a plan is sold for a billing cycle. A plan with a price for only one cycle is not free in the other. */
export const isSold = (terms: PlanTerms, cycle: BillingCycle): boolean =>
  isFreePlan(terms) || priceOf(terms, cycle).minor > 0

/** @throws conflict for a billing cycle that the plan is not sold for */
export function assertSold(terms: PlanTerms, cycle: BillingCycle): void {
  if (!isSold(terms, cycle))
    throw conflict(`${terms.display_name} is not sold by the ${cycle === 'yearly' ? 'year' : 'month'}.`)
}

export interface Tax {
  /** For example `VAT 7.5%`. */
  readonly label: string
  /** Hundredths of a percent. */
  readonly basisPoints: number
}

/** What a coupon takes off a bill. */
export interface Discount {
  readonly couponId: string
  readonly couponCode: string
  readonly discountMinor: number
}

/** A price minus discount and credit, plus the tax on the difference, rounded once. */
export interface Bill {
  readonly currency: string
  readonly priceMinor: number
  readonly discountMinor: number
  readonly couponId: string | null
  readonly couponCode: string | null
  readonly creditMinor: number
  readonly taxMinor: number
  readonly taxLabel: string | null
  readonly amountMinor: number
}

const NO_DISCOUNT = { couponId: null, couponCode: null, discountMinor: 0 } as const

export function billFor(
  { minor, currency }: Money,
  creditMinor: number,
  tax: Tax | null,
  discount: Discount | null = null,
): Bill {
  const { couponId, couponCode, discountMinor } = discount ?? NO_DISCOUNT
  const net = minor - discountMinor - creditMinor
  const taxMinor = tax ? shareOf(net, tax.basisPoints) : 0
  const taxLabel = taxMinor > 0 && tax ? tax.label : null
  const discounted = { discountMinor, couponId, couponCode }
  return { currency, priceMinor: minor, ...discounted, creditMinor, taxMinor, taxLabel, amountMinor: net + taxMinor }
}

/** The current period as it was bought. */
export interface BoughtPeriod {
  readonly terms: PlanTerms
  readonly cycle: BillingCycle
  readonly start: string
  readonly end: string
  /** False for a trial, a complimentary or a free plan; such a period has no value. */
  readonly isPaid: boolean
}

export type TakesEffect = 'now' | 'at_period_end'

/**
 * Returns when a change to another plan or cycle takes effect, and the credit for the current one. A plan with a higher
 * monthly price, or a change from monthly to yearly, takes effect at once. Any other change, or one to another
 * currency, takes effect when the paid period is over. If it is over already (past due), every change takes effect at
 * once.
 *
 * @param leftMinor the unused value of the lots of the current period, in the wanted currency (`creditIn`)
 */
export function prorateChange(
  current: BoughtPeriod,
  wanted: { readonly terms: PlanTerms; readonly cycle: BillingCycle },
  leftMinor: number,
  now: Date,
): { readonly takesEffect: TakesEffect; readonly creditMinor: number } {
  const price = priceOf(wanted.terms, wanted.cycle)
  const later = { takesEffect: 'at_period_end', creditMinor: 0 } as const
  if (current.isPaid && Date.parse(current.end) <= now.getTime()) return { takesEffect: 'now', creditMinor: 0 }
  if (!current.isPaid) return price.minor > 0 ? { takesEffect: 'now', creditMinor: 0 } : later
  if (price.currency !== current.terms.currency || price.minor === 0) return later
  const isLarger = byMonth(wanted) > byMonth(current)
  const isLonger = wanted.terms.name === current.terms.name && current.cycle === 'monthly' && wanted.cycle === 'yearly'
  if (!isLarger && !isLonger) return later
  return leftMinor < price.minor ? { takesEffect: 'now', creditMinor: leftMinor } : later
}

const byMonth = ({ terms, cycle }: { terms: PlanTerms; cycle: BillingCycle }) =>
  priceOf(terms, cycle).minor / (cycle === 'yearly' ? 12 : 1)
