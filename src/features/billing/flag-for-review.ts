import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings, supportAddress } from '../../core/settings.ts'
import { uuidOf } from '../../lib/ids.ts'
import { alarmMail } from './mails.ts'
import { type PaymentRow, readPayment } from './payment-row.ts'

/**
 * Grants nothing and flags a payment for review by the operator. The mail is sent first; after a crash, a repetition
 * sends the same mail with the same id.
 */
export async function flagForReview(ctx: ServiceContext, payment: PaymentRow, what: string): Promise<PaymentRow> {
  const { id, status, alarm, reference } = payment
  if (status === 'success' || status === 'refunded' || alarm === what) return payment
  ctx.log.error('a payment is not what was asked for', { reference, what })
  const mail = alarmMail(payment, what)
  await ctx.queues.send('mail', {
    id: uuidOf(`${id} alarm ${what}`),
    to: supportAddress(await readSettings(ctx), ctx.config),
    ...mail,
  })
  await ctx.db.run(sql`
    UPDATE payments SET alarm = ${what}, reason = 'The payment is not what was asked for. Please contact support.', next_check_at = NULL,
      status = CASE status WHEN 'pending' THEN 'failed' ELSE status END, updated_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${id} AND status IN ('pending', 'failed', 'abandoned')`)
  return readPayment(ctx, id)
}
