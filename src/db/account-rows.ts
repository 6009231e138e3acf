import { type SQL, sql } from 'drizzle-orm'
import { accountNumber, firstNumber, lastNumber } from './account-numbers.ts'

/**
 * The order in which an account's rows of a table lie in an index: by a column that has the account, or below rows of another table
 * that do. Rows are read from any place on without a look at those before it, or at other accounts' rows.
 */
export type RowOrder = readonly [OrderedByOwner, ...OrderedByParent[]]

interface OrderedByOwner {
  readonly table: string
  /** A column with the account's id, one with its number, or `numbers`: the first of `key` is a number of the account. */
  readonly owner: 'account_id' | 'account' | 'numbers'
  /** Columns of an index, in its order, that tell the owner's rows apart and are never null. */
  readonly key: readonly string[]
}

interface OrderedByParent {
  readonly table: string
  /** Refers to `parent`, a column of the table before, of which each row is known by its rowid, the last of its `key`. */
  readonly column: string
  readonly parent: string
  readonly key: readonly string[]
}

/** Where reading goes on. */
export interface RowPlace {
  /** The keys of the last row that was read, from the outermost table on. */
  readonly after: readonly (readonly unknown[])[]
  /** Which table's next row is read below the same parents. */
  readonly level: number
}

/** A column that is read: one of the table, or what stands for it. */
export interface ReadColumn {
  readonly name: string
  readonly value?: SQL
}

/**
 * Rows of one stretch, and what they hold; a row that is larger stands alone. Where many exports run at once, others wait for a
 * stretch of each, so it is a few milliseconds.
 */
const STRETCH_ROWS_MAX = 250
const STRETCH_BYTES_MAX = 100_000

/**
 * The statement that reads the next stretch of an account's rows, each with `place`, its keys as JSON. The database itself stops
 * at so many bytes, so that nothing ever holds more of a table whose rows are long.
 *
 * @param place as the stretch before led to; null for the first
 * @param isFromEnd whether the rows are read in the opposite order
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
    // The parents are the same.
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

/** Where the next stretch begins; null behind the last. */
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
  // With the bound that the rows began at as well, each stretch would be looked for from there.
  return isFromEnd ? isFrom : isUpTo
}
