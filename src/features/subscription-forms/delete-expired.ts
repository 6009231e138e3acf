import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { isAtHome } from '../../db/account-tables.ts'
import { nextTurn } from '../../lib/steps.ts'

const ROWS_AT_ONCE = 500

/** Deletes subscriptions that nobody confirmed before their link expired. */
export async function deleteExpired(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  for (;;) {
    const gone = await ctx.data.all(sql`
      DELETE FROM form_subscriptions WHERE rowid IN (
        SELECT rowid FROM form_subscriptions WHERE confirmed_at IS NULL AND expires_at < ${now} AND ${isAtHome} LIMIT ${ROWS_AT_ONCE})
      RETURNING 1`)
    if (gone.length < ROWS_AT_ONCE) return
    await nextTurn()
  }
}
