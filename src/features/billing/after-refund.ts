import { type Lot, liveLots } from './lots.ts'
import type { SubscriptionRow } from './subscription-row.ts'

/** The change that a refund makes to a subscription. */
export interface SubscriptionChange {
  readonly status: SubscriptionRow['status']
  readonly end: string
  /** The lot whose plan continues, if it differs from the current plan. */
  readonly plan: Lot | null
}

/**
 * Computes what a refund changes in a subscription. If no days are left, it expires at once. If the last period was
 * refunded before it began, the subscription does not renew.
 *
 * @param before the lots before the refund
 * @returns null if nothing changes: the subscription is not based on these lots, or they end at the same time as
 *   before
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
