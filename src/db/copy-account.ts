import { type SQL, sql } from 'drizzle-orm'
import { nextTurn } from '../lib/steps.ts'
import { placeBehind, type RowPlace, readStretch } from './account-rows.ts'
import { type AccountTable, tablesHolding } from './account-tables.ts'
import { runBatch, statement } from './batch.ts'
import type { Db } from './client.ts'
import { jsonLists } from './json-lists.ts'

/**
 * Copies all rows of an account from one data database to another; the target derives its own search index. Existing
 * rows are kept, so a copy that crashed is simply started again.
 *
 * @param tables the tables to copy, each after those that it refers to
 * @param mayWrite a condition added to each insert at the target; once it fails, nothing more is written
 * @returns the number of rows
 */
export async function copyAccount(
  source: Db,
  target: Db,
  accountId: string,
  tables: readonly AccountTable[],
  mayWrite: SQL = sql`true`,
): Promise<number> {
  const held = await tablesHolding(source, accountId, tables)
  if (held.length === 0) return 0
  // The source may have an older schema with fewer columns.
  const [here, there] = await Promise.all([columnsOf(source, held), columnsOf(target, held)])
  let copied = 0
  for (const table of held) {
    const known = here.get(table.name)
    const columns = (there.get(table.name) ?? []).filter((name) => known?.includes(name))
    const read = columns.map((name) => ({ name }))
    for (let place: RowPlace | null = null; ; ) {
      const rows = await source.all<{ place: string }>(readStretch(accountId, table.order, read, place))
      for (const list of jsonLists(rows)) await target.run(insertAll(table.name, columns, list, mayWrite))
      copied += rows.length
      place = placeBehind(table.order, place, rows)
      if (place === null) break
      await nextTurn()
    }
  }
  return copied
}

const named = (name: string): SQL => sql`${sql.identifier(name)}`

/** The columns of each table. */
async function columnsOf(
  database: Db,
  tables: readonly AccountTable[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const answers = await runBatch(
    database,
    tables.map(({ name }) => statement<{ name: string }>(sql`SELECT name FROM pragma_table_info(${name})`)),
  )
  return new Map(tables.map(({ name }, at) => [name, (answers[at] ?? []).map((column) => column.name)]))
}

const insertAll = (table: string, columns: readonly string[], list: string, mayWrite: SQL) => sql`
  INSERT OR IGNORE INTO ${named(table)} (${sql.join(columns.map(named), sql`, `)})
  SELECT ${sql.join(
    columns.map((name) => sql`value ->> ${name}`),
    sql`, `,
  )} FROM json_each(${list}) WHERE ${mayWrite}`
