import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { CHECK_MINUTES } from './policy.ts'
import { type PaymentRow, readPayment, settlePayment } from './settle-payment.ts'
import { askAbout } from './verify-payment.ts'

const CHECKED_AT_ONCE = 50

/**
 * Asks about payments that were begun and of which nobody told how they ended: their payer closed the window, or the provider's call was lost. A job of the clock.
 */
export async function checkPayments(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.db.all<{ id: string; checks: number }>(sql`
    SELECT id, checks FROM payments WHERE next_check_at <= ${now} AND status = 'pending' ORDER BY next_check_at LIMIT ${CHECKED_AT_ONCE}`)
  // One after another: providers count requests.
  for (const { id, checks } of due) {
    const payment = await readPayment(ctx, id)
    try {
      const settlement = await askAbout(ctx, payment)
      const isLast = checks + 1 >= CHECK_MINUTES.length
      const left = { kind: 'abandoned', reason: 'The payment was not finished.' } as const
      const settled = await settlePayment(ctx, id, settlement.kind === 'pending' && isLast ? left : settlement)
      if (settled.status === 'pending') await putOff(ctx, settled)
    } catch (error) {
      ctx.log.warn('a payment could not be asked about', { reference: payment.reference, error })
      await putOff(ctx, payment)
    }
  }
}

/** Also one that could not be asked about stays open: nothing is known of it. */
async function putOff(ctx: ServiceContext, { id, checks }: PaymentRow): Promise<void> {
  const minutes = CHECK_MINUTES[Math.min(checks + 1, CHECK_MINUTES.length - 1)]!
  const at = ctx.clock.now().getTime() + minutes * 60_000
  await ctx.db.run(sql`
    UPDATE payments SET checks = ${checks + 1}, next_check_at = ${new Date(at).toISOString()} WHERE id = ${id} AND status = 'pending'`)
}
