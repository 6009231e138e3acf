import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { nextTurn } from '../../lib/steps.ts'

/**
 * Maximum rows per statement: for each row, triggers update the search indexes and move its facts to a row that refers
 * to them.
 */
const ROWS_AT_ONCE = 250

/**
 * Deletes rows in steps, so that other requests run in between. Deleted rows stay deleted after a crash: run it again
 * to delete the rest.
 *
 * @param step a `DELETE` of at most `limit` rows that returns one row for each
 * @returns the deleted rows
 */
export async function deleteInSteps<Row extends object>(
  ctx: ServiceContext,
  step: (limit: number) => SQL,
  limit = ROWS_AT_ONCE,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const gone = await ctx.data.all<Row>(step(limit))
    rows.push(...gone)
    if (gone.length < limit) return rows
    await nextTurn()
  }
}

/**
 * Deletes the items and mentions of sources in steps, before the sources themselves are deleted: otherwise the foreign
 * keys would delete the 100,000 rows of a large source in one statement.
 *
 * @param sources a query of their numbers
 */
export async function emptySources(ctx: ServiceContext, sources: SQL): Promise<void> {
  // Deletes the latest rows first: the facts they refer to in earlier rows then need not be moved.
  await deleteInSteps(
    ctx,
    (limit) => sql`DELETE FROM sightings WHERE (source, item) IN (
      SELECT source, item FROM sightings WHERE source IN (${sources}) ORDER BY source DESC, item DESC LIMIT ${limit}) RETURNING 1`,
  )
  await deleteInSteps(
    ctx,
    (limit) => sql`DELETE FROM mentions WHERE (source, key) IN (
      SELECT source, key FROM mentions WHERE source IN (${sources}) ORDER BY source DESC, key DESC LIMIT ${limit}) RETURNING 1`,
  )
}
