import { type Lot, liveLots } from './lots.ts'
import type { SubscriptionRow } from './subscription-row.ts'

/** What a subscription is changed to. */
export interface SubscriptionChange {
  readonly status: SubscriptionRow['status']
  readonly end: string
  /** The lot whose plan goes on, where that is another one than before. */
  readonly plan: Lot | null
}

/**
 * What a refund leaves of a subscription. Without days left it ends at once. Where the last period, not begun yet, was refunded, no further one is asked for.
 *
 * @param before the lots before the refund
 * @returns null where it stays as it is: it does not stand on these lots, or they are as long as before
 */
export function subscriptionAfterRefund(
  row: Pick<SubscriptionRow, 'status' | 'planId' | 'billingCycle' | 'currentPeriodEnd' | 'paymentProvider'>,
  before: readonly Lot[],
  after: readonly Lot[],
  now: Date,
): SubscriptionChange | null {
  const [live, left] = [liveLots(before, now), liveLots(after, now)]
  const last = live.at(-1)
  if (!last || row.paymentProvider === null || row.currentPeriodEnd !== last.endsAt) return null
  const [first, end] = [left[0], left.at(-1)?.endsAt]
  if (!first || end === undefined) return { status: 'expired', end: row.currentPeriodEnd, plan: null }
  const isSamePlan = first.planId === row.planId && first.cycle === row.billingCycle
  if (isSamePlan && end === row.currentPeriodEnd) return null
  const isLastGone = last.startsAt > now.toISOString() && !left.some(({ id }) => id === last.id)
  return { status: isLastGone ? 'cancelled' : row.status, end, plan: isSamePlan ? null : first }
}
