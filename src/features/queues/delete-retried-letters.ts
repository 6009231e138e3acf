import { and, isNotNull, lt } from 'drizzle-orm'
import { deleteOldCrashes } from '../../core/begun-work.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { deadLetters } from '../../db/schema/control/operations.ts'

const DAY_MS = 24 * 60 * 60_000

/** Deletes letters that were retried longer ago than logs are kept. Open letters stay. */
export async function deleteRetriedLetters(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const { retention_days } = await readSettings(ctx)
  const before = new Date(ctx.clock.now().getTime() - retention_days * DAY_MS).toISOString()
  await ctx.db.delete(deadLetters).where(and(isNotNull(deadLetters.retriedAt), lt(deadLetters.retriedAt, before)))
  await deleteOldCrashes(ctx)
}
