import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type SQL, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  placeBehind,
  type ReadColumn,
  type RowOrder,
  type RowPlace,
  readStretch,
} from '../../../src/db/account-rows.ts'
import { ACCOUNT_TABLES, deleteRows, readLastKeys } from '../../../src/db/account-tables.ts'
import { type ExportPart, exportParts } from '../../../src/features/accounts/export-account.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
const dialect = new SQLiteSyncDialect()

function open(folder: string): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    database.exec(readFileSync(join(folder, file), 'utf8').replaceAll('--> statement-breakpoint', ''))
  database.exec('PRAGMA foreign_keys = OFF')
  return database
}

let data: DatabaseSync
let control: DatabaseSync
beforeAll(() => {
  data = open(join(MIGRATIONS, 'data'))
  control = open(MIGRATIONS)
})

function all<Row>(database: DatabaseSync, statement: SQL, prefix = ''): Row[] {
  const { sql, params } = dialect.sqlToQuery(statement)
  return database.prepare(`${prefix}${sql}`).all(...(params as SQLInputValue[])) as Row[]
}

const columnsOf = (database: DatabaseSync, order: RowOrder): ReadColumn[] =>
  database.prepare('SELECT name FROM pragma_table_info(?)').all(order.at(-1)!.table) as unknown as ReadColumn[]

/** How the database finds the rows of a table, without the size computation of a batch. */
function planOf(database: DatabaseSync, part: Pick<ExportPart, 'order' | 'columns'>, place: RowPlace | null): string[] {
  const statement = readStretch('a', part.order, part.columns ?? columnsOf(database, part.order), place)
  return all<{ detail: string }>(database, statement, 'EXPLAIN QUERY PLAN ').map(({ detail }) => detail)
}

/** Every position from which reading a table may continue. */
const placesOf = ({ order }: { readonly order: RowOrder }): (RowPlace | null)[] => {
  const after = order.map(({ key }) => key.map(() => '1'))
  return [null, ...order.map((_, level) => ({ after, level }))]
}

const PARTS = [
  ...exportParts(),
  ...ACCOUNT_TABLES.map(({ name, order }): ExportPart => ({ of: 'data', name: `a move's ${name}`, order })),
]

describe.each(PARTS)('the rows of $name', (part) => {
  const databaseOf = () => (part.of === 'control' ? control : data)

  test('are found by an index from each position, in order', () => {
    for (const place of placesOf(part)) {
      const plan = planOf(databaseOf(), part, place)
      expect(plan.filter((line) => /^SCAN (?!\(subquery|CONSTANT)|TEMP B-TREE/.test(line))).toEqual([])
      // By all columns of the position, not by the account alone; otherwise each batch scans everything before it. Rows
      // with the same timestamp are compared by rowid.
      const { key } = part.order[place?.level ?? 0]!
      const bounds = key.length === 1 ? key : key.filter((column) => column !== 'rowid')
      const seeks = plan.filter((line) => line.includes('>')).join()
      if (place && !ONE_ROW.test(part.name))
        for (const column of bounds) expect(`${column}: ${seeks}`).toMatch(boundBy(column))
    }
  })
})

describe.each(ACCOUNT_TABLES)('the deleted rows of $name', (table) => {
  const plan = (statement: SQL) =>
    all<{ detail: string }>(data, statement, 'EXPLAIN QUERY PLAN ').map(({ detail }) => detail)

  test('are found by an index from each position backwards, and deleted by their keys', () => {
    for (const place of placesOf(table)) {
      const lines = plan(readLastKeys('a', table, place))
      expect(lines.filter((line) => /^SCAN (?!\(subquery|CONSTANT)|TEMP B-TREE/.test(line))).toEqual([])
      const { key } = table.order[place?.level ?? 0]!
      const bounds = key.length === 1 ? key : key.filter((column) => column !== 'rowid')
      const seeks = lines.filter((line) => line.includes('<')).join()
      if (place && !ONE_ROW.test(table.name))
        for (const column of bounds) expect(`${column}: ${seeks}`).toMatch(boundBy(column, '<'))
    }
    const deletion = plan(deleteRows(table, [{ rowid: 1 }], sql`true`))
    expect(deletion[0]).toMatch(new RegExp(`^SEARCH ${table.name} USING `))
  })
})

/** An account has one such row. */
const ONE_ROW = /account_numbers$|crawl_presets$|notification_preferences$|billing_details$|workspace_sso$/
/** A table's `number` is its rowid, and a view's that of an item. */
const boundBy = (column: string, sign = '>') => new RegExp(`[( ,](?:${column}|rowid|item)[,)${sign}]`)

describe('an account is read in batches', () => {
  const read = (database: DatabaseSync, accountId: string, order: RowOrder, isFromEnd = false) => {
    const rows: { id: string }[] = []
    const sizes: { rows: number; bytes: number }[] = []
    let place: RowPlace | null = null
    do {
      const stretch: { id: string; place: string }[] = all(
        database,
        readStretch(accountId, order, columnsOf(database, order), place, isFromEnd),
      )
      rows.push(...stretch)
      sizes.push({ rows: stretch.length, bytes: JSON.stringify(stretch).length })
      place = placeBehind(order, place, stretch)
    } while (place)
    return { ids: rows.map(({ id }) => id), sizes }
  }
  const orderOf = (name: string) => ACCOUNT_TABLES.find((table) => table.name === name)!.order
  const addCampaign = (id: string, accountId: string, time: string, content: string) =>
    data.prepare(insertInto('campaigns', { id, account_id: accountId, created_at: time, content })).run()
  const addRecipient = (id: string, accountId: string, campaignId: string, address: string) =>
    data.prepare(insertInto('recipients', { id, account_id: accountId, campaign_id: campaignId, address })).run()

  /** A row with a value in every required column. */
  function insertInto(table: string, values: Record<string, string>): string {
    const columns = data
      .prepare('SELECT name, type FROM pragma_table_info(?) WHERE "notnull" AND dflt_value IS NULL')
      .all(table) as { name: string; type: string }[]
    const row: Record<string, string> = Object.fromEntries(
      columns.map(({ name, type }) => [name, /int/i.test(type) ? '0' : `'x'`]),
    )
    for (const [name, value] of Object.entries(values)) row[name] = `'${value}'`
    return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`
  }

  beforeAll(() => {
    data.exec('BEGIN')
    for (const account of ['a', 'b']) {
      // Several with the same timestamp; some without recipients; addresses that sort before digits.
      for (let at = 0; at < 12; at++) addCampaign(`${account}${at}`, account, `2026-01-0${1 + (at % 3)}`, '')
      for (let at = 0; at < 1_300; at++)
        addRecipient(`${account}-${at}`, account, `${account}${[0, 4, 5, 11][at % 4]}`, `${at % 2 ? '+' : 'z'}${at}`)
    }
    for (let at = 0; at < 9; at++)
      addCampaign(`long${at}`, 'long', '2026-01-01', '\u00e4'.repeat(at === 4 ? 200_000 : 22_000))
    data.exec('COMMIT')
  })

  test('with each row once, whatever lies between the rows of one campaign', () => {
    const { ids, sizes } = read(data, 'a', orderOf('recipients'))
    expect(ids.toSorted()).toEqual(Array.from({ length: 1_300 }, (_, at) => `a-${at}`).toSorted())
    expect(Math.max(...sizes.map(({ rows }) => rows))).toBe(250)
  })

  test('with the same rows in reverse', () => {
    const order = orderOf('recipients')
    expect(read(data, 'a', order, true).ids).toEqual(read(data, 'a', order).ids.toReversed())
  })

  test('with a size limit, however long rows are; a longer row is alone in its batch', () => {
    const { ids, sizes } = read(data, 'long', orderOf('campaigns'))
    expect(new Set(ids).size).toBe(9)
    expect(sizes.map(({ rows }) => rows)).toEqual([2, 2, 1, 2, 2, 0])
  })
})
