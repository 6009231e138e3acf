import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { isAtWork, isNotSuspended } from '../../core/suspension.ts'

const DUE_AT_ONCE = 500
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const FORGOTTEN_AT_ONCE = 5_000

/** Has messages sent whose next attempt is due, or whose queue message was lost. A job of the clock at each data database. */
export async function wakeDueDeliveries(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.data.all<{ id: string; account_id: string }>(sql`
    SELECT webhook_deliveries.id, webhook_deliveries.account_id FROM webhook_deliveries
    JOIN webhook_endpoints ON webhook_endpoints.id = endpoint_id AND is_active = 1
    WHERE state = 'pending' AND next_at <= ${now} AND webhook_deliveries.account_id NOT IN (SELECT account_id FROM held_accounts)
      AND ${await isNotSuspended(ctx, sql`webhook_deliveries.account_id`)}
    ORDER BY next_at LIMIT ${DUE_AT_ONCE}`)
  await Promise.all(
    due.map(({ id, account_id }) => ctx.queues.send('webhook-deliveries', { account_id, delivery_id: id })),
  )
}

/** Forgets messages of more than a month ago. */
export async function forgetOldDeliveries(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS).toISOString()
  await ctx.data.run(sql`DELETE FROM webhook_deliveries WHERE id IN (
    SELECT id FROM webhook_deliveries WHERE created_at < ${before} AND ${await isAtWork(ctx)} LIMIT ${FORGOTTEN_AT_ONCE})`)
}
