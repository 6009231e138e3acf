import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { isAtWork } from '../../../core/suspension.ts'

/** Whoever is at work on a source, or was told to be, is left to it for so long. */
const QUIET_MS = 60_000
const MESSAGES_MAX = 50

/** Has contacts made that a lost message, a deletion or a check left to be made. A job of the clock, at each data database. */
export async function resolveLeftContacts(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - QUIET_MS).toISOString()
  const atWork = await isAtWork(ctx)
  // So the next turn comes to others, while these messages wait for a consumer.
  const sources = await ctx.data.all<{ account_id: string; source_id: string }>(sql`
    UPDATE sources SET unresolved_since = ${now.toISOString()} WHERE number IN (
      SELECT number FROM sources WHERE unresolved_since < ${before} AND ${atWork} ORDER BY unresolved_since LIMIT ${MESSAGES_MAX})
    RETURNING account_id, id AS source_id`)
  const accounts = await ctx.data.all<{ account_id: string }>(sql`
    SELECT DISTINCT account_id FROM account_numbers WHERE number IN (SELECT number >> 28 FROM contacts WHERE is_stale = 1 LIMIT 10000)
      AND ${atWork} LIMIT ${MESSAGES_MAX}`)
  for (const job of [...sources, ...accounts]) await ctx.queues.send('contacts', job)
}
