/** What makes an empty database like one that was migrated: its tables, the rows that migrations wrote, indexes, views and triggers. */
export interface SchemaCopy {
  readonly statements: readonly { readonly sql: string; readonly values: readonly unknown[] }[]
}

interface SchemaObject {
  readonly type: 'table' | 'index' | 'view' | 'trigger'
  readonly name: string
  readonly sql: string
}

/** Rows come before the triggers that would fire for them. */
const ORDER = { table: 0, index: 1, view: 2, trigger: 3 }
const IS_VIRTUAL = /^CREATE VIRTUAL TABLE/i
/** Tables that each full-text index brings with it (https://sqlite.org/fts5.html#fts5_data_structures). */
const SEARCH_TABLES = ['data', 'idx', 'content', 'docsize', 'config']
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Reads a database that was just migrated.
 *
 * @returns the statements that make an empty database the same, without the steps in between; a tenth of the work
 */
export async function copySchema(database: D1Database): Promise<SchemaCopy> {
  const { results } = await database
    .prepare('SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid')
    .all<SchemaObject>()
  const fromSearch = new Set(
    results
      .filter(({ sql }) => IS_VIRTUAL.test(sql))
      .flatMap(({ name }) => SEARCH_TABLES.map((table) => `${name}_${table}`)),
  )
  const isOurs = ({ name }: SchemaObject) => !/^(?:_cf_|sqlite_)/.test(name) && !fromSearch.has(name)
  const objects = results.filter(isOurs).toSorted((a, b) => ORDER[a.type] - ORDER[b.type])
  const tables = objects.filter(({ type }) => type === 'table')
  const rows = await Promise.all(
    tables.filter(({ sql }) => !IS_VIRTUAL.test(sql)).map(({ name }) => copyRows(database, name)),
  )
  const bare = ({ sql }: SchemaObject) => ({ sql, values: [] })
  return {
    statements: [
      { sql: 'PRAGMA defer_foreign_keys = on', values: [] },
      ...tables.map(bare),
      ...rows.flat(),
      ...objects.filter(({ type }) => type !== 'table').map(bare),
    ],
  }
}

/** Generated columns take no value, and `table_info` leaves them out. */
async function copyRows(database: D1Database, table: string): Promise<SchemaCopy['statements']> {
  const columns = await database.prepare('SELECT name FROM pragma_table_info(?)').bind(table).all<{ name: string }>()
  const names = columns.results.map(({ name }) => quoted(name)).join(', ')
  const rows = await database.prepare(`SELECT ${names} FROM ${quoted(table)}`).raw()
  return rows.map((values) => ({
    sql: `INSERT INTO ${quoted(table)} (${names}) VALUES (${values.map(() => '?').join(', ')})`,
    values,
  }))
}

/** Makes an empty database like the one that was read. */
export async function pasteSchema(database: D1Database, { statements }: SchemaCopy): Promise<void> {
  await database.batch(statements.map(({ sql, values }) => database.prepare(sql).bind(...values)))
}
