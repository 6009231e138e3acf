import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { markNotPaid, type PaymentRow, readPayment } from './payment-row.ts'
import { ABANDONED_AFTER_CHECKS, CHECK_MINUTES, DAY_MS, UNANSWERED_DAYS } from './policy.ts'
import { settlePayment } from './settle-payment.ts'
import { fetchSettlement } from './verify-payment.ts'

const CHECKED_AT_ONCE = 50

/**
 * Checks pending payments for which no webhook arrived, because the payer closed the window or the webhook was lost. It
 * also checks abandoned payments for a while, since some are paid late. A scheduled job.
 */
export async function checkPayments(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.db.all<{ id: string; checks: number }>(sql`
    SELECT id, checks FROM payments WHERE next_check_at <= ${now} AND status IN ('pending', 'abandoned') ORDER BY next_check_at LIMIT ${CHECKED_AT_ONCE}`)
  // One after another, because providers have rate limits.
  for (const { id, checks } of due) {
    const payment = await readPayment(ctx, id)
    try {
      const settlement = await fetchSettlement(ctx, payment)
      const isLeft = checks + 1 >= ABANDONED_AFTER_CHECKS
      const left = { kind: 'abandoned', reason: 'The payment was not finished.' } as const
      const settled = await settlePayment(ctx, id, settlement.kind === 'pending' && isLeft ? left : settlement)
      await putOff(ctx, settled)
    } catch (error) {
      ctx.log.warn('a payment could not be asked about', { reference: payment.reference, error })
      await putOff(ctx, isOver(ctx, payment) ? await markNotPaid(ctx, payment, 'abandoned', UNANSWERED) : payment)
    }
  }
}

const UNANSWERED = 'The payment was not finished, and its provider could not be asked about it.'

/**
 * Whether a payment whose provider cannot be reached counts as abandoned. A renewal stays open as long as it takes,
 * since the provider acts without the payer.
 */
const isOver = (ctx: ServiceContext, { kind, createdAt }: PaymentRow): boolean =>
  kind !== 'renewal' && ctx.clock.now().getTime() - Date.parse(createdAt) >= UNANSWERED_DAYS * DAY_MS

async function putOff(ctx: ServiceContext, { id, checks, status }: PaymentRow): Promise<void> {
  const minutes = CHECK_MINUTES[checks + 1] ?? (status === 'pending' ? CHECK_MINUTES.at(-1)! : null)
  const at = minutes === null ? null : new Date(ctx.clock.now().getTime() + minutes * 60_000).toISOString()
  await ctx.db.run(sql`
    UPDATE payments SET checks = ${checks + 1}, next_check_at = ${at} WHERE id = ${id} AND status IN ('pending', 'abandoned')`)
}
