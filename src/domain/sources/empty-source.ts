import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { nextTurn } from '../../lib/steps.ts'

/** Each takes its words out of the search indexes, and hands on what others lean on. */
const ROWS_AT_ONCE = 250

/**
 * Deletes rows that a statement finds, some at a time, so that others have their turn in between. What is deleted stays so when this dies:
 * whoever does it again deletes the rest.
 *
 * @param step a `DELETE` of at most so many rows that returns one row for each
 * @returns the rows
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
 * Deletes what sources say, values first, before they are deleted themselves: by its foreign keys a source of 100,000 rows would go in one statement.
 *
 * @param sources a query of their numbers
 */
export async function emptySources(ctx: ServiceContext, sources: SQL): Promise<void> {
  // From the end: what an earlier row holds for later ones need not be handed on.
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
