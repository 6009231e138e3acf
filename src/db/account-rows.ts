import { type SQL, sql } from 'drizzle-orm'
import { accountNumber, firstNumber, lastNumber } from './account-numbers.ts'

/**
 * The index order of an account's rows in a table: by a column that identifies the account, or below the rows of a
 * parent table. Reading can resume at any row without scanning earlier rows or other accounts' rows.
 */
export type RowOrder = readonly [OrderedByOwner, ...OrderedByParent[]]

interface OrderedByOwner {
  readonly table: string
  /**
   * A column with the account's id, one with its number, or `numbers`: the first of `key` is in the account's number
   * range.
   */
  readonly owner: 'account_id' | 'account' | 'numbers'
  /** Index columns, in order, that identify the owner's rows and are never null. */
  readonly key: readonly string[]
}

interface OrderedByParent {
  readonly table: string
  /**
   * Refers to `parent`, a column of the previous table; that table's rows are identified by their rowid, the last of
   * its `key`.
   */
  readonly column: string
  readonly parent: string
  readonly key: readonly string[]
}

/** The position at which reading continues. */
export interface RowPlace {
  /** The keys of the last row read, from the outermost table on. */
  readonly after: readonly (readonly unknown[])[]
  /** The table whose next row is read below the same parents. */
  readonly level: number
}

/** A column to read, or an expression that replaces it. */
export interface ReadColumn {
  readonly name: string
  readonly value?: SQL
}

/**
 * The maximum rows and bytes per read; a larger row is read alone. Concurrent exports wait for each other's reads, so
 * each takes only a few milliseconds.
 */
const STRETCH_ROWS_MAX = 250
const STRETCH_BYTES_MAX = 100_000

/**
 * A statement that reads the next chunk of an account's rows, each with `place`, its keys as JSON. The database itself
 * stops at the byte limit, so that a table with long rows never fills memory.
 *
 * @param place the position after the previous chunk; null for the first
 * @param isFromEnd whether to read in reverse order
 */
export function readStretch(
  accountId: string,
  order: RowOrder,
  columns: readonly ReadColumn[],
  place: RowPlace | null,
  isFromEnd = false,
): SQL {
  const level = place?.level ?? 0
  const aliasOf = (at: number) => sql.raw(`level_${at}`)
  const keyOf = (at: number) => order[at]!.key.map((name) => sql`${aliasOf(at)}.${sql.raw(name)}`)
  const read = aliasOf(order.length - 1)
  const from = order.map((step, at) => {
    const table = sql`${sql.identifier(step.table)} AS ${aliasOf(at)}`
    if (!('parent' in step)) return table
    const link = sql`${aliasOf(at)}.${sql.identifier(step.column)} = ${aliasOf(at - 1)}.${sql.identifier(step.parent)}`
    return sql`CROSS JOIN ${table} ON ${link}`
  })
  const where = [
    ownerIs(accountId, order[0], place !== null, isFromEnd),
    // The parent rows are the same.
    ...order.slice(0, level).map((_, at) => sql`${aliasOf(at)}.rowid = ${place!.after[at]!.at(-1)}`),
    ...(place
      ? [
          sql`(${listed(keyOf(level))}) ${isFromEnd ? sql`<` : sql`>`} (${listed(place.after[level]!.map((value) => sql`${value}`))})`,
        ]
      : []),
  ]
  const keys = order.slice(level).flatMap((_, at) => keyOf(level + at))
  const sorted = isFromEnd ? keys.map((key) => sql`${key} DESC`) : keys
  const rows = sql`FROM ${sql.join(from, sql` `)} WHERE ${sql.join(where, sql` AND `)}
    ORDER BY ${listed(sorted)}`
  const bytes = columns.map(({ name }) => sql`coalesce(octet_length(${read}.${sql.identifier(name)}), 0)`)
  return sql`SELECT json_array(${listed(order.map((_, at) => sql`json_array(${listed(keyOf(at))})`))}) AS place,
    ${listed(columns.map(({ name, value }) => sql`${value ?? sql`${read}.${sql.identifier(name)}`} AS ${sql.identifier(name)}`))}
    ${rows} LIMIT (
      SELECT max(1, count(*)) FROM (
        SELECT sum(bytes) OVER (ROWS UNBOUNDED PRECEDING) AS total
        FROM (SELECT ${sql.join(bytes, sql` + `)} AS bytes ${rows} LIMIT ${STRETCH_ROWS_MAX}))
      WHERE total <= ${STRETCH_BYTES_MAX})`
}

/** The position of the next chunk; null after the last. */
export function placeBehind(
  order: RowOrder,
  place: RowPlace | null,
  rows: readonly { readonly place: string }[],
): RowPlace | null {
  const last = rows.at(-1)
  if (last) return { after: JSON.parse(last.place) as unknown[][], level: order.length - 1 }
  return place === null || place.level === 0 ? null : { ...place, level: place.level - 1 }
}

const listed = (list: readonly SQL[]): SQL => sql.join([...list], sql`, `)

function ownerIs(accountId: string, { owner, key }: OrderedByOwner, isUnderWay: boolean, isFromEnd: boolean): SQL {
  if (owner === 'account_id') return sql`level_0.account_id = ${accountId}`
  if (owner === 'account') return sql`level_0.account = ${accountNumber(accountId)}`
  const number = sql`level_0.${sql.raw(key[0]!)}`
  const isFrom = sql`${number} >= ${firstNumber(accountId)}`
  const isUpTo = sql`${number} <= ${lastNumber(accountId)}`
  if (!isUnderWay) return sql`${isFrom} AND ${isUpTo}`
  // If the starting bound were included too, each chunk would be searched from there.
  return isFromEnd ? isFrom : isUpTo
}
