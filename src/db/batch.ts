import type { SQLWrapper } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

/** One statement of a batch, and the type of the rows it returns. */
export interface Statement<Row> {
  readonly query: SQLWrapper
  /** For the type checker only. */
  readonly row?: Row
}

/** A statement that returns rows of type `Row`, with the column names of the SQL. */
export const statement = <Row = never>(query: SQLWrapper): Statement<Row> => ({ query })

type Rows<Statements> = { [Key in keyof Statements]: Statements[Key] extends Statement<infer Row> ? Row[] : never }

const dialect = new SQLiteAsyncDialect()

/**
 * Runs statements as one transaction, which `db.batch` does not support for hand-written SQL.
 *
 * @returns the rows of each statement, in order
 */
export async function runBatch<const Statements extends readonly Statement<unknown>[]>(
  db: Db,
  statements: Statements,
): Promise<Rows<Statements>> {
  const database = db.$client
  const prepared = statements.map(({ query }) => {
    const { sql, params } = dialect.sqlToQuery(query.getSQL())
    return database.prepare(sql).bind(...params)
  })
  const results = await database.batch(prepared)
  return results.map((result) => result.results) as Rows<Statements>
}
