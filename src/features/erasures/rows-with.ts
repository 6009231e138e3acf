import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { ACCOUNT_TABLES } from '../../db/account-tables.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { StepSize } from '../../lib/step-size.ts'
import { nextTurn } from '../../lib/steps.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import { partsOfName } from './name-ranges.ts'
import type { Traces } from './traces.ts'
import { digitsOf } from './value-ranges.ts'

/** Maximum rows that one statement reads. The actual number depends on the size of their texts (`StepSize`). */
const ROWS_AT_ONCE = 10_000
/** The size of the first rows is unknown, and a page may hold half a megabyte. */
const FIRST_ROWS = 50
/** Costs of a statement in `WorkBudget` units: per row, per byte of text, and per byte when numbers are searched. */
const UNITS_OF_ROW = 50
const UNITS_OF_BYTE = 1
const UNITS_OF_DIGITS = 3
/** Cost of searching one character of a found text for a person. */
const UNITS_OF_CHARACTER = 20

export interface FoundRow {
  /** The primary key values, in order. */
  readonly key: readonly (string | number)[]
  /** Texts by column; empty ones are null. */
  readonly texts: Readonly<Record<string, string | null>>
}

/** Returns the key columns of an account's table. */
export const keyOf = (table: string): readonly string[] => tableOf(table).key ?? ['rowid']

const tableOf = (name: string) => ACCOUNT_TABLES.find((table) => table.name === name)!

/**
 * Yields the rows of one of the account's tables that hold data of the person, in batches. The database preselects
 * candidates by parts that all spellings share; this function checks them exactly.
 *
 * @param texts columns to search
 * @param others columns to return as well
 */
export async function* rowsWith(
  ctx: ServiceContext,
  table: string,
  texts: readonly string[],
  traces: Traces,
  others: readonly string[] = [],
): AsyncGenerator<FoundRow[]> {
  if (traces.isNobody) return
  const key = keyOf(table)
  const list = (names: readonly string[]) => sql.raw(names.join(', '))
  const keys = sql.raw(key.map((name, at) => `${name} AS key_${at}`).join(', '))
  const all = sql.raw(texts.map((name) => `coalesce(${name}, '')`).join(' || char(10) || '))
  const sizes = sql.raw(texts.map((name) => `coalesce(octet_length(${name}), 0)`).join(' + '))
  const named = list([...key.map((_, at) => `key_${at}`), ...texts, ...others])
  const { window, start } = windowsOf(ctx, table)
  const size = new StepSize({ first: FIRST_ROWS, max: ROWS_AT_ONCE })
  const unitsOfByte = traces.known.phones.length > 0 ? UNITS_OF_DIGITS : UNITS_OF_BYTE
  const work = WorkBudget.unlimited()
  for (let after: readonly (string | number)[] = start; ; ) {
    const limit = size.rows
    const { rows: those, edge: last } = window(after, limit)
    const [rows, [read], [edge]] = await runBatch(ctx.data, [
      statement<Record<string, string | number | null>>(
        sql`SELECT ${named} FROM (SELECT ${keys}, ${list([...texts, ...others])}, lower(${all}) AS haystack ${those}) WHERE ${mayHold(traces)}`,
      ),
      statement<{ bytes: number }>(sql`SELECT coalesce(sum(size), 0) AS bytes FROM (SELECT ${sizes} AS size ${those})`),
      statement<Record<string, string | number>>(sql`SELECT * FROM (SELECT ${keys} ${last})`),
    ])
    size.note(limit, limit * UNITS_OF_ROW + (read?.bytes ?? 0) * unitsOfByte)
    const keyFrom = (row: Record<string, unknown>) => key.map((_, at) => row[`key_${at}`] as string | number)
    const found: FoundRow[] = []
    for (const row of rows) {
      const read = texts.map((name) => row[name]).filter((text) => typeof text === 'string')
      work.trySpend(read.reduce((sum, text) => sum + text.length * UNITS_OF_CHARACTER, 0))
      if (read.some((text) => traces.holds(text)))
        found.push({ key: keyFrom(row), texts: row as Record<string, string | null> })
      await work.yieldTurn()
    }
    if (found.length > 0) yield found
    if (!edge) return
    after = keyFrom(edge)
    await nextTurn()
  }
}

/** Tables ordered by a number, of which each account has a contiguous range. */
const NUMBERED: Readonly<Record<string, string>> = {
  items: 'number',
  contacts: 'number',
  contact_labels: 'number',
  former_contacts: 'number',
  sightings: 'source',
  mentions: 'source',
}
const BITS = 28

interface Windows {
  /** The position just before the account's first row. */
  readonly start: readonly (string | number)[]
  /**
   * Returns SQL from `FROM` on: the account's rows of one window, and the window's last row if there may be more.
   *
   * @param after the key of the last row of the previous window
   * @param limit maximum rows of the window
   */
  readonly window: (after: readonly (string | number)[], limit: number) => { readonly rows: SQL; readonly edge: SQL }
}

/**
 * Returns how to page through a table so that each statement reads a bounded number of rows. Each statement seeks its
 * position in an index, and none scans other accounts' rows until it has found enough.
 */
function windowsOf(ctx: ServiceContext, table: string): Windows {
  const { id, number } = accountOf(ctx)
  const name = sql.identifier(table)
  const key = keyOf(table)
  const columns = sql.raw(key.join(', '))
  const placed = (after: readonly (string | number)[]) =>
    sql`(${columns}) > (${sql.join(
      after.map((value) => sql`${value}`),
      sql`, `,
    )})`
  const inOrder = (
    isOwn: (after: readonly (string | number)[]) => SQL,
    start: readonly (string | number)[],
  ): Windows => ({
    start,
    window: (after, limit) => {
      const from = sql`FROM ${name} WHERE ${isOwn(after)} ORDER BY ${columns}`
      return { rows: sql`${from} LIMIT ${limit}`, edge: sql`${from} LIMIT 1 OFFSET ${limit - 1}` }
    },
  })
  const by = NUMBERED[table]
  const first = number * 2 ** BITS
  if (by)
    return inOrder(
      // With two lower bounds, the database would use the constant one.
      (after) => sql`${placed(after)} AND ${sql.raw(by)} < ${first + 2 ** BITS}`,
      key.map((_, at) => (at === 0 ? first - 1 : 0)),
    )
  const parent = PARENTS[table]
  if (parent)
    return inOrder(
      (
        after,
      ) => sql`${sql.raw(key[0]!)} IN (SELECT id FROM ${sql.identifier(parent)} WHERE account_id = ${id} AND id >= ${after[0]})
        AND ${placed(after)}`,
      ['', ''],
    )
  if (table === 'contact_keys') return inOrder((after) => sql`account = ${number} AND key > ${after[1]}`, [number, ''])
  const behind = (after: readonly (string | number)[]) => sql`FROM ${name} WHERE rowid > ${after[0]}`
  return {
    start: [0],
    window: (after, limit) => {
      const edge = sql`${behind(after)} ORDER BY rowid LIMIT 1 OFFSET ${limit - 1}`
      return {
        rows: sql`${behind(after)} AND rowid <= coalesce((SELECT rowid ${edge}), ${Number.MAX_SAFE_INTEGER}) AND ${tableOf(table).of(id)}`,
        edge,
      }
    },
  }
}

/** Tables ordered by a parent that belongs to the account. */
const PARENTS: Readonly<Record<string, string>> = { pages: 'crawls' }

const SEPARATORS = [' ', '-', '/', '.', '(', ')', '\u00a0', '\u202f', '\u2013', '\u2011']

/** Whether `haystack` contains a part of what is searched for. A coarse filter: some matches turn out to be false. */
function mayHold(traces: Traces): SQL {
  const { emails, phones, names, profiles } = traces.known
  const words = [
    ...emails.map((email) => email.slice(0, email.lastIndexOf('@'))),
    ...names.flatMap(partsOfName),
    ...profiles.map((url) => url.toLowerCase()),
  ]
  const digits = phones.map((phone) => digitsOf(phone).national).filter(Boolean)
  const has = (text: SQL, parts: readonly string[]) =>
    sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify([...new Set(parts)])}) WHERE instr(${text}, value) > 0)`
  const bare = SEPARATORS.reduce<SQL>((text, sign) => sql`replace(${text}, ${sign}, '')`, sql`haystack`)
  return digits.length > 0 ? sql`(${has(sql`haystack`, words)} OR ${has(bare, digits)})` : has(sql`haystack`, words)
}
