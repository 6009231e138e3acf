import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { isNotSuspended } from '../../../core/suspension.ts'

const DUE_AT_ONCE = 200

/**
 * Enqueues integrations whose pushes are due: those that waited, and those whose message was lost. A clock job for each
 * data database.
 */
export async function resumeDuePushes(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.data.all<{ account_id: string; integration_id: string }>(sql`
    SELECT pushes.account_id, integration_id FROM integration_pushes AS pushes JOIN integrations ON integrations.id = integration_id
    WHERE due_at <= ${now} AND integrations.state = 'connected' AND coalesce(rests_until, '') <= ${now}
      AND pushes.account_id NOT IN (SELECT account_id FROM held_accounts) AND ${await isNotSuspended(ctx, sql`pushes.account_id`)}
    GROUP BY integration_id ORDER BY min(due_at) LIMIT ${DUE_AT_ONCE}`)
  await Promise.all(due.map((job) => ctx.queues.send('integration-pushes', job)))
}
