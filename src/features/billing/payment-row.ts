import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { payments } from '../../db/schema/control/payments.ts'

export type PaymentRow = typeof payments.$inferSelect

/** How often a change is retried. Concurrent changes of a subscription are rare. */
export const TRIES_MAX = 8
export const changesAllTheTime = ({ reference }: PaymentRow) =>
  new Error(`A payment could not be settled: its subscription changes all the time (${reference}).`)

export async function readPayment({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw new Error('A payment is gone.')
  return payment
}

/** Marks a pending payment as failed or abandoned, with the reason. */
export async function markNotPaid(
  ctx: ServiceContext,
  payment: PaymentRow,
  kind: 'failed' | 'abandoned',
  reason: string,
): Promise<PaymentRow> {
  await ctx.db.run(sql`
    UPDATE payments SET status = ${kind}, reason = ${reason.slice(0, 500)}, updated_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${payment.id} AND status = 'pending'`)
  return readPayment(ctx, payment.id)
}
