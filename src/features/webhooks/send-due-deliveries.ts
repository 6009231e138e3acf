import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { isAtWork, isNotSuspended } from '../../core/suspension.ts'
import { StepSize } from '../../lib/step-size.ts'

const DUE_AT_ONCE = 500
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** Maximum deletions per run. The next run continues. */
const FORGOTTEN_MAX = 50_000
/** Costs of deleting a delivery in `WorkBudget` units: per row with index entries and attempts, per payload byte. */
const UNITS_OF_ROW = 10_000
const UNITS_OF_BYTE = 1

/**
 * Queues deliveries whose next attempt is due or whose queue message was lost. A scheduled job for each data database.
 */
export async function sendDueDeliveries(ctx: ServiceContext): Promise<void> {
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

/** Deletes deliveries older than 30 days, in steps whose size depends on the size of the payloads. */
export async function deleteOldDeliveries(
  ctx: ServiceContext,
  size = new StepSize({ first: 50, max: 500 }),
): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS).toISOString()
  const isOld = sql`created_at < ${before} AND ${await isAtWork(ctx)}`
  for (let forgotten = 0; forgotten < FORGOTTEN_MAX; ) {
    const limit = size.rows
    const rows = await ctx.data.all<{ bytes: number }>(sql`
      DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM webhook_deliveries WHERE ${isOld} LIMIT ${limit})
      RETURNING octet_length(payload) AS bytes`)
    size.note(
      rows.length,
      rows.reduce((units, { bytes }) => units + UNITS_OF_ROW + bytes * UNITS_OF_BYTE, 0),
    )
    if (rows.length < limit) return
    forgotten += rows.length
  }
}
