import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { lowestIdAt } from '../../lib/ids.ts'

const DAY_MS = 24 * 60 * 60_000
/** One statement holds up whoever else writes for so many rows. */
const ROWS_AT_ONCE = 1_000
/** What is left then waits for the next turn. */
const STEPS_MAX = 50

/** Deletes what is older than logs are kept, some rows at a time. Twice at once it does the same. */
export async function deleteOldLogs(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const { retention_days } = await readSettings(ctx)
  // Ids are in the order of writing, and what is first in the table is the oldest.
  const end = lowestIdAt(new Date(ctx.clock.now().getTime() - retention_days * DAY_MS))
  for (let step = 0; step < STEPS_MAX; step++) {
    const { meta } = await ctx.db.run(sql`
      DELETE FROM log_entries WHERE id IN (SELECT id FROM log_entries WHERE id < ${end} ORDER BY id LIMIT ${ROWS_AT_ONCE})`)
    if (meta.changes < ROWS_AT_ONCE) return
  }
}
