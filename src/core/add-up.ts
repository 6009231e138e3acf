import { type SQL, sql } from 'drizzle-orm'
import { runBatch, statement } from '../db/batch.ts'
import type { ServiceContext } from './context.ts'

/** Rows that one statement of a statistic looks at. */
export const COUNTED_AT_ONCE = 4_000

interface Counted {
  /** `FROM` and `WHERE`: the rows that count, as an index has them. */
  readonly from: SQL
  /** Columns of that index, by which the rows are gone through; the row's own number follows by itself. */
  readonly by: string
  /** Columns of a row that sums need. */
  readonly columns: SQL
}

/**
 * Goes through rows in the order of an index, some thousand in each statement, and answers what a query makes of each of these windows.
 * An account may have a million of them; counted in one statement, everybody else waits for it.
 *
 * @param query what is asked of a window, named `counted`
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

/** The sums of all windows of a query that answers one row of numbers. */
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
