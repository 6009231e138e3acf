import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { paymentRefunds } from '../../db/schema/control/payments.ts'
import { uuidOf } from '../../lib/ids.ts'
import { type ActiveSubscription, findActiveSubscription, isStill } from './active-subscription.ts'
import { subscriptionAfterRefund } from './after-refund.ts'
import { mailBilling } from './details/mail-billing.ts'
import { readLots, writeLots } from './lot-rows.ts'
import { refundLot } from './lots.ts'
import { refundMail } from './mails.ts'
import { changesAllTheTime, markNotPaid, type PaymentRow, readPayment, TRIES_MAX } from './payment-row.ts'

export type RefundRow = typeof paymentRefunds.$inferSelect
export const OPEN_REFUNDS = ['requested', 'pending'] as const

/**
 * Records the total that a provider reports as refunded for a payment. It completes a refund that was requested here.
 * The rest is recorded as a refund that the provider made itself, from its dashboard or at a bank's request. A
 * repetition changes nothing.
 *
 * @param totalMinor null for the whole payment
 */
export async function recordRefunds(
  ctx: ServiceContext,
  payment: PaymentRow,
  { reason, totalMinor }: { readonly reason: string; readonly totalMinor: number | null },
): Promise<PaymentRow> {
  for (let tries = 1; tries <= TRIES_MAX; tries++) {
    const now = await readPayment(ctx, payment.id)
    // The refund was reported before the payment was known to be paid.
    if (now.status === 'pending' && totalMinor === null) return markNotPaid(ctx, now, 'failed', reason)
    const total = Math.min(totalMinor ?? now.amountMinor, now.amountMinor)
    if (now.status !== 'success' || total <= now.refundedMinor) {
      await mailRefunds(ctx, now)
      return now
    }
    const open = await findOpenRefund(ctx, now.id)
    if (open && total >= now.refundedMinor + open.amountMinor) await finishRefund(ctx, now, open)
    else await addProviderRefund(ctx, now, total - now.refundedMinor, reason)
  }
  throw changesAllTheTime(payment)
}

export async function findOpenRefund({ db }: Pick<ServiceContext, 'db'>, paymentId: string): Promise<RefundRow | null> {
  const isOpen = and(eq(paymentRefunds.paymentId, paymentId), inArray(paymentRefunds.state, [...OPEN_REFUNDS]))
  const [row] = await db.select().from(paymentRefunds).where(isOpen)
  return row ?? null
}

/**
 * Completes a requested refund once its money was returned. Changes nothing if the subscription or the lots were
 * changed meanwhile.
 */
export function finishRefund(
  ctx: ServiceContext,
  payment: PaymentRow,
  { id, amountMinor, reason }: Pick<RefundRow, 'id' | 'amountMinor' | 'reason'>,
): Promise<void> {
  const at = ctx.clock.now().toISOString()
  return returnMoney(ctx, payment, { id, amountMinor, reason }, (isSame) =>
    statement(sql`
      UPDATE payment_refunds SET state = 'done', done_at = ${at}, updated_at = ${at}, next_check_at = NULL, failure = NULL
      WHERE id = ${id} AND state IN ('requested', 'pending') AND ${isSame}`),
  )
}

function addProviderRefund(ctx: ServiceContext, payment: PaymentRow, amountMinor: number, reason: string) {
  const at = ctx.clock.now().toISOString()
  const id = uuidOf(`${payment.id} returned ${payment.refundedMinor + amountMinor}`)
  const text = reason.slice(0, 500)
  return returnMoney(ctx, payment, { id, amountMinor, reason: text }, (isSame) =>
    statement(sql`
      INSERT INTO payment_refunds (id, payment_id, amount_minor, reason, state, origin, created_at, updated_at, done_at)
      SELECT ${id}, ${payment.id}, ${amountMinor}, ${text}, 'done', 'provider', ${at}, ${at}, ${at} WHERE ${isSame} ON CONFLICT DO NOTHING`),
  )
}

/** Marks a refund as done and removes what its money bought, in one transaction. */
async function returnMoney(
  ctx: ServiceContext,
  payment: PaymentRow,
  refund: Pick<RefundRow, 'id' | 'amountMinor' | 'reason'>,
  markDone: (isSame: ReturnType<typeof sql>) => Statement<unknown>,
): Promise<void> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const { accountId, id, refundedMinor } = payment
  const current = accountId === null ? null : await findActiveSubscription(ctx, accountId)
  const { lots, areSame } = await readLots(ctx, accountId, id)
  const total = Math.min(payment.amountMinor, refundedMinor + refund.amountMinor)
  const after = refundLot(lots, id, netOf(payment, total), now)
  const isSame = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${id} AND status = 'success' AND refunded_minor = ${refundedMinor})
    AND ${isStill(accountId, current)} AND ${areSame}`
  await runBatch(ctx.db, [
    markDone(isSame),
    auditStatement(ctx, {
      ...{ action: 'payment.refund', objectId: id, ...(accountId !== null && { accountId }) },
      after: { reason: refund.reason, amount_minor: refund.amountMinor, currency: payment.currency },
    }),
    // Each statement takes effect only if the one before it changed a row.
    statement(sql`
      UPDATE payments SET refunded_minor = ${total}, updated_at = ${at},
        status = CASE WHEN ${total} >= amount_minor THEN 'refunded' ELSE status END,
        reason = CASE WHEN ${total} >= amount_minor THEN ${refund.reason} ELSE reason END
      WHERE changes() > 0 AND id = ${id}`),
    ...writeLots(lots, after, accountId),
    ...changeStatements(current, lots, after, now),
  ])
  await mailRefunds(ctx, await readPayment(ctx, id))
}

/**
 * Returns the part of a refunded amount that is not tax, rounded up, so that a lot is never worth more than the money
 * kept for it.
 */
export function netOf({ amountMinor, taxMinor }: Pick<PaymentRow, 'amountMinor' | 'taxMinor'>, returned: number) {
  const net = amountMinor - taxMinor
  if (returned >= amountMinor) return net
  return Number((BigInt(net) * BigInt(returned) + BigInt(amountMinor - 1)) / BigInt(amountMinor))
}

function changeStatements(
  current: ActiveSubscription | null,
  before: Parameters<typeof subscriptionAfterRefund>[1],
  after: typeof before,
  now: Date,
): Statement<unknown>[] {
  const change = current && subscriptionAfterRefund(current.row, before, after, now)
  if (!current || !change) return []
  const { status, end, plan } = change
  const at = now.toISOString()
  const planChange = plan
    ? sql`plan_id = ${plan.planId}, billing_cycle = ${plan.cycle}, terms = ${JSON.stringify(plan.terms)}, current_period_start = ${plan.startsAt},
        next_plan_id = NULL, next_billing_cycle = NULL,`
    : sql``
  return [
    statement(sql`
      UPDATE subscriptions SET ${planChange} status = ${status}, current_period_end = ${end}, updated_at = ${at},
        next_at = ${status === 'expired' ? null : at}
      WHERE changes() > 0 AND id = ${current.row.id}`),
  ]
}

/** Mails each completed refund once: the mail's id is derived from the refund. */
async function mailRefunds(ctx: ServiceContext, payment: PaymentRow): Promise<void> {
  if (payment.accountId === null || payment.refundedMinor === 0) return
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, payment.accountId))
  if (!account?.isActive) return
  const isDone = and(eq(paymentRefunds.paymentId, payment.id), eq(paymentRefunds.state, 'done'))
  for (const refund of await ctx.db.select().from(paymentRefunds).where(isDone)) {
    const mail = refundMail(payment, refund, ctx.config.appUrl)
    await mailBilling(ctx, payment.accountId, uuidOf(`${refund.id} refund`), mail)
  }
}
