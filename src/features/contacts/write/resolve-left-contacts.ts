import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { isAtWork } from '../../../core/suspension.ts'

/** A source that is being processed, or was queued, within this time is skipped. */
const QUIET_MS = 60_000
const MESSAGES_MAX = 50

/**
 * Requeues contacts that still have to be built after a lost message, a deletion or a check. A scheduled job for each
 * data database.
 */
export async function resolveLeftContacts(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - QUIET_MS).toISOString()
  const atWork = await isAtWork(ctx)
  // Updates the time, so that the next run picks other sources while these messages wait for a consumer.
  const sources = await ctx.data.all<{ account_id: string; source_id: string }>(sql`
    UPDATE sources SET unresolved_since = ${now.toISOString()} WHERE number IN (
      SELECT number FROM sources WHERE unresolved_since < ${before} AND ${atWork} ORDER BY unresolved_since LIMIT ${MESSAGES_MAX})
    RETURNING account_id, id AS source_id`)
  const accounts = await ctx.data.all<{ account_id: string }>(sql`
    SELECT DISTINCT account_id FROM account_numbers WHERE number IN (
        SELECT * FROM (SELECT number >> 28 FROM contacts WHERE is_stale = 1 LIMIT 10000)
        UNION SELECT * FROM (SELECT number >> 28 FROM contacts WHERE last_seen_at IS NULL LIMIT 10000))
      AND ${atWork} LIMIT ${MESSAGES_MAX}`)
  for (const job of [...sources, ...accounts]) await ctx.queues.send('contacts', job)
}
