import { type Money, shareOf, toMinor } from '../../contracts/money.ts'
import type { PlanTerms } from '../../contracts/payments.ts'
import type { BillingCycle, Plan } from '../../contracts/plans.ts'
import { periodEnd } from '../../core/period-end.ts'
import { CREDIT_HOLDS_MS } from './policy.ts'

/** What somebody buys who chooses a plan now. */
export function termsOf({ id, is_active, is_popular, sort_order, ...terms }: Plan): PlanTerms {
  return terms
}

/** What a cycle costs without tax. */
export function priceOf(terms: PlanTerms, cycle: BillingCycle): Money {
  const { currency } = terms
  const minor = toMinor(cycle === 'yearly' ? terms.price_yearly : terms.price_monthly, currency)
  if (minor === null || minor < 0) throw new Error(`The plan ${terms.name} has no price in ${currency}.`)
  return { minor, currency }
}

export interface Tax {
  /** As `VAT 7.5%`. */
  readonly label: string
  /** Hundredths of a percent. */
  readonly basisPoints: number
}

/** A price less credit, and the tax on that, rounded once. */
export interface Bill {
  readonly currency: string
  readonly priceMinor: number
  readonly creditMinor: number
  readonly taxMinor: number
  readonly taxLabel: string | null
  readonly amountMinor: number
}

export function billFor({ minor, currency }: Money, creditMinor: number, tax: Tax | null): Bill {
  const net = minor - creditMinor
  const taxMinor = tax ? shareOf(net, tax.basisPoints) : 0
  const taxLabel = taxMinor > 0 && tax ? tax.label : null
  return { currency, priceMinor: minor, creditMinor, taxMinor, taxLabel, amountMinor: net + taxMinor }
}

/** A period that is under way, as it was bought. */
export interface BoughtPeriod {
  readonly terms: PlanTerms
  readonly cycle: BillingCycle
  readonly start: string
  readonly end: string
  /** One of a trial, or past its end, is worth nothing. */
  readonly isPaid: boolean
}

/** What is left of a period, by its time to the millisecond, in minor units, rounded down. */
export function unusedMinor(period: BoughtPeriod, now: Date): number {
  const { terms, cycle, start, end, isPaid } = period
  const [from, to] = [Date.parse(start), Date.parse(end)]
  if (!isPaid || to <= now.getTime() || to <= from) return 0
  // A renewal that was paid early makes the period longer than a cycle.
  const wholeMs = periodEnd(new Date(start), cycle).getTime() - from
  const leftMs = to - Math.max(from, now.getTime())
  return Number((BigInt(priceOf(terms, cycle).minor) * BigInt(leftMs)) / BigInt(wholeMs))
}

export type TakesEffect = 'now' | 'at_period_end'

/**
 * When another plan or cycle counts, and what is left of the one before. What costs more by the month, or is paid by the year instead of by the month, counts at once;
 * all else, and what is in another currency, when the period that was paid for is over. Where it is over already, as for somebody who is past due, all counts at once.
 */
export function reckonChange(
  current: BoughtPeriod,
  wanted: { readonly terms: PlanTerms; readonly cycle: BillingCycle },
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
  const creditMinor = unusedMinor(current, now)
  return creditMinor < price.minor ? { takesEffect: 'now', creditMinor } : later
}

const byMonth = ({ terms, cycle }: { terms: PlanTerms; cycle: BillingCycle }) =>
  priceOf(terms, cycle).minor / (cycle === 'yearly' ? 12 : 1)

/** What a payment that came bought, and the period that it found. */
export interface GrantedPeriod {
  readonly start: Date
  readonly end: Date
}

/**
 * The period that a payment gives. The same plan again, or a renewal, goes on where the period ends that is paid for, also within its grace; another plan begins
 * now. What was left of the period before and is not in the price is given in time: whoever paid twice loses nothing. What the price is less, and is no longer left
 * because it was paid long after it was reckoned, is taken in time: nothing is used and credited as well.
 *
 * @param current null where none runs
 */
export function grantedPeriod(
  current: (BoughtPeriod & { readonly runs: boolean }) | null,
  bought: {
    readonly terms: PlanTerms
    readonly cycle: BillingCycle
    readonly creditMinor: number
    readonly reckonedAt: Date
  },
  now: Date,
): GrantedPeriod {
  const isSame = current?.isPaid && current.terms.name === bought.terms.name && current.cycle === bought.cycle
  if (current?.runs && isSame && bought.creditMinor === 0) {
    const from = new Date(current.end)
    return { start: from, end: periodEnd(from, bought.cycle) }
  }
  const end = periodEnd(now, bought.cycle)
  const price = priceOf(bought.terms, bought.cycle)
  const isComparable = current?.runs && current.terms.currency === price.currency
  const owedMinor = (isComparable ? unusedMinor(current, now) : 0) - bought.creditMinor
  // What somebody needs to pay is not held against them.
  const isInTime = owedMinor < 0 && now.getTime() - bought.reckonedAt.getTime() <= CREDIT_HOLDS_MS
  const extraMs =
    price.minor === 0 || isInTime ? 0 : Math.floor(((end.getTime() - now.getTime()) * owedMinor) / price.minor)
  return { start: now, end: new Date(end.getTime() + extraMs) }
}
