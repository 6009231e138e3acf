import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { isAtHome } from '../../../db/account-tables.ts'

const DUE_AT_ONCE = 500

/**
 * Continues campaigns that are due: scheduled ones, those that waited for budget or for a retry, and those whose batch
 * crashed. A scheduled job for each data database.
 */
export async function resumeDueCampaigns(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.data.all<{ id: string; account_id: string }>(sql`
    SELECT id, account_id FROM campaigns WHERE next_at <= ${now} AND ${isAtHome} ORDER BY next_at LIMIT ${DUE_AT_ONCE}`)
  await Promise.all(
    due.map(({ id, account_id }) => ctx.queues.send('campaign-batches', { account_id, campaign_id: id })),
  )
}
