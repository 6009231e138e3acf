import { type SQL, sql } from 'drizzle-orm'
import type { AccountTable } from './account-tables.ts'
import type { Db } from './client.ts'
import { jsonLists } from './json-lists.ts'

/** Rows that are read at once; what they hold is bounded by what a page, a value or a file name may be long. */
const ROWS_AT_ONCE = 500

/**
 * Copies all rows of an account from one data database to another, which derives its search index itself. A row that
 * is there already stays: a copy that died half-way is made again from its beginning.
 *
 * @param tables those to copy, each behind those that it refers to
 * @param mayWrite asked with each insert at the target; nothing more is written once it does not hold
 * @returns how many rows there are
 */
export async function copyAccount(
  source: Db,
  target: Db,
  accountId: string,
  tables: readonly AccountTable[],
  mayWrite: SQL = sql`true`,
): Promise<number> {
  let copied = 0
  for (const table of tables) {
    // The source may be of a form that has fewer.
    const [here, there] = await Promise.all([columnsOf(source, table.name), columnsOf(target, table.name)])
    const columns = there.filter((name) => here.includes(name))
    const key = (table.key ?? ['rowid']).map((name) => sql.raw(name))
    for (let after: readonly unknown[] = key.map(() => 0); ; ) {
      const place = sql`(${sql.join(key, sql`, `)})`
      const rows = await source.all<Record<string, unknown>>(sql`
        SELECT ${sql.join(
          key.map((column, at) => sql`${column} AS ${sql.raw(`key_${at}`)}`),
          sql`, `,
        )}, ${sql.join(columns.map(named), sql`, `)} FROM ${named(table.name)}
        WHERE ${table.of(accountId)} AND ${place} > (${sql.join(
          after.map((value) => sql`${value}`),
          sql`, `,
        )}) ORDER BY ${sql.join(key, sql`, `)} LIMIT ${ROWS_AT_ONCE}`)
      for (const list of jsonLists(rows)) await target.run(insertAll(table.name, columns, list, mayWrite))
      copied += rows.length
      if (rows.length < ROWS_AT_ONCE) break
      after = key.map((_, at) => rows.at(-1)![`key_${at}`])
    }
  }
  return copied
}

const named = (name: string): SQL => sql`${sql.identifier(name)}`

async function columnsOf(database: Db, table: string): Promise<string[]> {
  const columns = await database.all<{ name: string }>(sql`SELECT name FROM pragma_table_info(${table})`)
  return columns.map(({ name }) => name)
}

const insertAll = (table: string, columns: readonly string[], list: string, mayWrite: SQL) => sql`
  INSERT OR IGNORE INTO ${named(table)} (${sql.join(columns.map(named), sql`, `)})
  SELECT ${sql.join(
    columns.map((name) => sql`value ->> ${name}`),
    sql`, `,
  )} FROM json_each(${list}) WHERE ${mayWrite}`
