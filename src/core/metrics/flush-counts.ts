import { waitUntil } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { createLog } from '../../lib/log.ts'
import type { ServiceContext } from '../context.ts'
import { CLOCK_RUNS, restoreCounts, takeCounts } from './counters.ts'

/** How often an isolate stores its counts: one statement in this time, whatever its traffic. */
const FLUSH_MS = 10_000

let flushedMs = 0

/**
 * Stores the counts of this isolate after the response, at most every ten seconds; a later request or message stores
 * the rest. What an isolate counted since is lost when it ends. Nothing waits for this or learns of its failure.
 */
export function flushCounts(ctx: Pick<ServiceContext, 'db' | 'clock'>): void {
  const nowMs = ctx.clock.now().getTime()
  // A clock that went back, as in tests, must not stop the counting.
  if (Math.abs(nowMs - flushedMs) < FLUSH_MS) return
  flushedMs = nowMs
  waitUntil(storeCounts(ctx).catch((error: unknown) => createLog({}).warn('counts could not be stored', { error })))
}

/** Stores the counts of this isolate now. @throws when the database fails; the counts are then kept for the next time */
export async function storeCounts({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const counts = takeCounts()
  if (counts.length === 0) return
  try {
    await db.run(sql`
      INSERT INTO metric_counts (name, labels, value, updated_at)
      SELECT value ->> 'name', value ->> 'labels', value ->> 'value', ${clock.now().toISOString()}
      FROM json_each(${JSON.stringify(counts)}) WHERE true
      ON CONFLICT (name, labels) DO UPDATE SET updated_at = excluded.updated_at,
        value = iif(name = ${CLOCK_RUNS}, max(value, excluded.value), value + excluded.value)`)
  } catch (error) {
    restoreCounts(counts)
    throw error
  }
}
