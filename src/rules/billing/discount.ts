import type { Money } from './money.ts'

/** `months`: for so many months of paid time, where a year counts as twelve. */
export const COUPON_DURATIONS = ['once', 'months', 'forever'] as const
export type CouponDuration = (typeof COUPON_DURATIONS)[number]

/** What a coupon takes off, and what it is for. */
export interface DiscountTerms {
  /** Hundredths of a percent; null for an amount. */
  readonly basisPoints: number | null
  readonly amountMinor: number | null
  /** The currency of an amount. */
  readonly currency: string | null
  /** Null for all plans. */
  readonly planIds: readonly string[] | null
}

/**
 * Returns what a coupon takes off a price, in minor units, rounded down. Null if it does not fit: another plan or
 * currency, nothing to take off, or nothing left to pay. Plans are given away as complimentary plans instead.
 */
export function discountOn(terms: DiscountTerms, { minor, currency }: Money, planId: string): number | null {
  if (terms.planIds !== null && !terms.planIds.includes(planId)) return null
  if (terms.basisPoints === null && terms.currency !== currency) return null
  const off =
    terms.basisPoints === null
      ? (terms.amountMinor ?? 0)
      : Number((BigInt(minor) * BigInt(terms.basisPoints)) / 10_000n)
  return off > 0 && off < minor ? off : null
}

/**
 * Whether the next period is discounted as well.
 *
 * @param monthsDiscounted the months of the periods that were paid with the coupon
 */
export function discountsNext(
  { duration, months }: { readonly duration: CouponDuration; readonly months: number | null },
  monthsDiscounted: number,
): boolean {
  return duration === 'forever' || (duration === 'months' && monthsDiscounted < (months ?? 0))
}
