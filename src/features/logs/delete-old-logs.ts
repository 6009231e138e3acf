import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { lowestIdAt } from '../../lib/ids.ts'

const DAY_MS = 24 * 60 * 60_000
/** Maximum deletions per statement, since other writes wait for it. */
const ROWS_AT_ONCE = 1_000
/** Maximum statements per run. The next run continues. */
const STEPS_MAX = 50

/** Deletes entries older than the retention period, in steps. Safe to run concurrently. */
export async function deleteOldLogs(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const { retention_days } = await readSettings(ctx)
  // Ids are in order of writing, so the first rows of the table are the oldest.
  const end = lowestIdAt(new Date(ctx.clock.now().getTime() - retention_days * DAY_MS))
  for (let step = 0; step < STEPS_MAX; step++) {
    const { meta } = await ctx.db.run(sql`
      DELETE FROM log_entries WHERE id IN (SELECT id FROM log_entries WHERE id < ${end} ORDER BY id LIMIT ${ROWS_AT_ONCE})`)
    if (meta.changes < ROWS_AT_ONCE) return
  }
}
