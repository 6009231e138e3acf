import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { chunk } from '../../lib/chunk.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import { type FoundRow, keyOf } from './rows-with.ts'

const STATEMENTS_AT_ONCE = 50
/** Maximum characters of text that one transaction changes. */
const LENGTH_AT_ONCE = 200_000
/** Cost of parsing one character of a row as JSON, searching it for the person and writing it again. */
const UNITS_OF_CHARACTER = 50

/** New contents of some columns, or null to delete the row. */
export type Changed = Readonly<Record<string, string | null>> | null

/** Applies a change to each row: updates or deletes it. @returns the number of rows */
export async function changeRows(
  ctx: ServiceContext,
  table: string,
  rows: readonly FoundRow[],
  change: (row: FoundRow) => Changed,
): Promise<number> {
  const work = WorkBudget.unlimited()
  let statements: Statement<never>[] = []
  let length = 0
  for (const row of rows) {
    const read = Object.values(row.texts).reduce((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0)
    work.trySpend(read * UNITS_OF_CHARACTER)
    const changed = change(row)
    const is = sql.join(
      keyOf(table).map((name, at) => sql`${sql.raw(name)} = ${row.key[at]}`),
      sql` AND `,
    )
    statements.push(
      statement<never>(
        changed === null
          ? sql`DELETE FROM ${sql.identifier(table)} WHERE ${is}`
          : sql`UPDATE ${sql.identifier(table)} SET ${assignments(changed)} WHERE ${is}`,
      ),
    )
    length += read
    if (length >= LENGTH_AT_ONCE || statements.length >= STATEMENTS_AT_ONCE) {
      await runBatch(ctx.data, statements)
      statements = []
      length = 0
    }
    await work.yieldTurn()
  }
  if (statements.length > 0) await runBatch(ctx.data, statements)
  return rows.length
}

/** Runs statements in transactions of a bounded size. */
export async function runInChunks(ctx: ServiceContext, statements: readonly Statement<never>[]): Promise<void> {
  for (const some of chunk(statements, STATEMENTS_AT_ONCE)) await runBatch(ctx.data, some)
}

export const assignments = (values: Readonly<Record<string, string | null>>): SQL =>
  sql.join(
    Object.entries(values).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql`, `,
  )
