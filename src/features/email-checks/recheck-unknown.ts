import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'

/** Minutes between two rounds: a resolver that is down is not asked the same again and again. */
const EVERY_MINUTES = 30
/** An address that stays unknown for so long has a domain whose name servers are broken for good. */
const GIVE_UP_MS = 2 * 24 * 60 * 60 * 1000
const SOURCES_MAX = 50

/** Has addresses checked that could not be, or whose message was lost, for two days. Runs every minute and acts twice an hour. */
export async function recheckUnknown(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now()
  if (now.getUTCMinutes() % EVERY_MINUTES !== 0) return
  const since = new Date(now.getTime() - GIVE_UP_MS).toISOString()
  const sources = await ctx.db.all<{ source_id: string }>(sql`
    SELECT DISTINCT source_id FROM items
    WHERE type = 'emails' AND (email_check IS NULL OR email_check = 'unknown') AND created_at > ${since}
    LIMIT ${SOURCES_MAX}`)
  for (const { source_id } of sources) {
    // Unchecked is what the consumer looks for, and what the next round finds should the message be lost.
    await ctx.db.run(sql`
      UPDATE items SET email_check = NULL WHERE source_id = ${source_id} AND type = 'emails' AND email_check = 'unknown'`)
    await ctx.queues.send('email-checks', { source_id })
  }
}
