import { type SQL, sql } from 'drizzle-orm'
import { runBatch, statement } from '../db/batch.ts'
import type { ServiceContext } from './context.ts'

/** Maximum rows that one statement of a statistic reads. */
export const COUNTED_AT_ONCE = 4_000

interface Counted {
  /** `FROM` and `WHERE` of the rows to count, which an index must cover. */
  readonly from: SQL
  /** Columns of that index, in whose order the rows are read; the rowid is appended. */
  readonly by: string
  /** Columns that the query needs. */
  readonly columns: SQL
}

/**
 * Reads rows in the order of an index, in windows of `COUNTED_AT_ONCE`, and yields the query's result for each window.
 * An account may have a million rows; counting them in one statement would block everyone else.
 *
 * @param query runs on each window, which is named `counted`
 */
export async function* inWindows<Row extends object>(
  ctx: ServiceContext,
  { from, by, columns }: Counted,
  query: SQL,
): AsyncGenerator<Row[]> {
  const order = sql`${sql.raw(by)}, rowid`
  for (let [value, row]: [string, number] = ['', 0]; ; ) {
    const behind = sql`${from} AND (${order}) > (${value}, ${row}) ORDER BY ${order}`
    const [rows, [edge]]: readonly [Row[], { value: string; place: number }[]] = await runBatch(ctx.data, [
      statement<Row>(sql`WITH counted AS MATERIALIZED (SELECT ${columns} ${behind} LIMIT ${COUNTED_AT_ONCE}) ${query}`),
      statement<{ value: string; place: number }>(
        sql`SELECT ${sql.raw(by)} AS value, rowid AS place ${behind} LIMIT 1 OFFSET ${COUNTED_AT_ONCE - 1}`,
      ),
    ])
    yield rows
    if (!edge) return
    value = edge.value
    row = edge.place
  }
}

/** Sums the results of all windows, for a query that returns one row of numbers. */
export async function addUp<Sums extends Readonly<Record<string, number>>>(
  ctx: ServiceContext,
  counted: Counted,
  query: SQL,
): Promise<Sums> {
  const sums: Record<string, number> = {}
  for await (const rows of inWindows<Record<string, number>>(ctx, counted, query))
    for (const [name, value] of rows.flatMap((row) => Object.entries(row))) sums[name] = (sums[name] ?? 0) + value
  return sums as Sums
}
