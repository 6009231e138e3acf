import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { changesAllTheTime, markNotPaid, type PaymentRow, readPayment, TRIES_MAX } from './payment-row.ts'
import { findRunning, isStill, type RunningSubscription, type SubscriptionRow } from './running-subscription.ts'

/** What was paid and given back takes with it what it bought, as far as that is still ahead. */
export async function takeBack(ctx: ServiceContext, payment: PaymentRow, reason: string): Promise<PaymentRow> {
  for (let tries = 1; tries <= TRIES_MAX; tries++) {
    const now = await readPayment(ctx, payment.id)
    // Told before it was known that it was paid.
    if (now.status === 'pending') return markNotPaid(ctx, now, 'failed', reason)
    if (now.status !== 'success') return now
    await refund(ctx, now, reason)
  }
  throw changesAllTheTime(payment)
}

/** Changes nothing where the subscription changed meanwhile. */
async function refund(ctx: ServiceContext, payment: PaymentRow, reason: string): Promise<void> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const current = payment.accountId === null ? null : await findRunning(ctx, payment.accountId)
  const left = current && leftAfterRefund(current, payment, now)
  await runBatch(ctx.db, [
    statement(sql`
      UPDATE payments SET status = 'refunded', reason = ${reason.slice(0, 500)}, updated_at = ${at}
      WHERE id = ${payment.id} AND status = 'success' AND ${isStill(payment.accountId, current)}`),
    auditStatement(ctx, {
      ...{ action: 'payment.refund', objectId: payment.id, after: { reason } },
      ...(payment.accountId !== null && { accountId: payment.accountId }),
    }),
    ...(current && left
      ? [
          // Only right behind what was done just now.
          statement(sql`
            UPDATE subscriptions SET status = ${left.status}, current_period_end = ${left.end}, updated_at = ${at},
              next_at = ${left.status === 'expired' ? null : at}
            WHERE changes() > 0 AND id = ${current.row.id}`),
        ]
      : []),
  ])
}

/**
 * What a refund leaves of a subscription; null leaves it as it is. A period that has begun ends at once, one that was paid ahead is not begun, and one in
 * between is taken out of what follows.
 */
function leftAfterRefund(
  { row }: RunningSubscription,
  { planId, billingCycle, periodStart, periodEnd }: PaymentRow,
  now: Date,
): { readonly status: SubscriptionRow['status']; readonly end: string } | null {
  if (periodStart === null || periodEnd === null || periodEnd <= now.toISOString()) return null
  if (row.currentPeriodEnd === periodEnd)
    return periodStart > now.toISOString()
      ? { status: 'cancelled', end: periodStart }
      : { status: 'expired', end: periodEnd }
  if (row.planId !== planId || row.billingCycle !== billingCycle) return null
  const takenMs = Date.parse(periodEnd) - Math.max(Date.parse(periodStart), now.getTime())
  const end = new Date(Date.parse(row.currentPeriodEnd) - takenMs)
  return { status: end > now ? row.status : 'expired', end: end.toISOString() }
}
