import { type SQL, sql } from 'drizzle-orm'
import type { ItemFilter } from './item-filter.ts'
import { markExpressions } from './search-expression.ts'

export interface Slice {
  readonly order: 'newest' | 'oldest'
  readonly limit: number
  readonly offset?: number
  /** Only items that came before this one. */
  readonly before?: number
  /** Only these items. */
  readonly ids?: readonly string[]
}

/** A row of `item_search` is numbered by its account's number and, in these lower bits, its item's. */
const ITEM_BITS = sql`1099511627775`
const accountBase = (accountId: string) =>
  // An account without items has no number; -1 is nobody's.
  sql`(coalesce((SELECT number FROM account_numbers WHERE account_id = ${accountId}), -1) << 40)`

/**
 * The numbers (`seq`) of an account's items that match a filter, in order of arrival. Free text and marks are found in
 * the search index, within the account's stretch of it and for a source within the source's; without either, an index
 * of `items` lists them.
 *
 * @param filter null chooses nothing
 */
export function chooseItems(accountId: string, filter: ItemFilter | null, slice: Slice): SQL {
  if (filter === null) return sql`SELECT seq FROM items WHERE false`
  const order = slice.order === 'newest' ? sql`DESC` : sql`ASC`
  const bounds = sql`LIMIT ${slice.limit} OFFSET ${slice.offset ?? 0}`
  const before = slice.before ?? null
  if (slice.ids !== undefined) {
    return sql`
      SELECT seq FROM items WHERE account_id = ${accountId} AND id IN (SELECT value FROM json_each(${JSON.stringify(slice.ids)}))
        AND ${fits(filter)} AND (${before} IS NULL OR seq < ${before}) AND ${says(accountId, filter)}
      ORDER BY seq ${order} ${bounds}`
  }
  if (filter.source_id !== undefined && filter.texts.length === 0) {
    // The plus keeps SQLite from choosing the account's index over the source's.
    return sql`
      SELECT seq FROM items WHERE source_id = ${filter.source_id} AND +account_id = ${accountId}
        AND ${fits(filter)} AND (${before} IS NULL OR seq < ${before})
      ORDER BY seq ${order} ${bounds}`
  }
  const expressions = [...filter.texts, ...markExpressions(filter)]
  if (expressions.length === 0) {
    return sql`
      SELECT seq FROM items WHERE account_id = ${accountId} AND seq < coalesce(${before}, ${ITEM_BITS})
      ORDER BY seq ${order} ${bounds}`
  }
  const expression = expressions.join(' AND ')
  const base = accountBase(accountId)
  const last = before === null ? ITEM_BITS : sql`(${before} - 1)`
  if (filter.source_id === undefined) {
    return sql`
      SELECT rowid & ${ITEM_BITS} AS seq FROM item_search
      WHERE item_search MATCH ${expression} AND rowid BETWEEN ${base} AND ${base} | ${last}
      ORDER BY rowid ${order} ${bounds}`
  }
  const source = filter.source_id
  return sql`
    SELECT items.seq AS seq FROM item_search
    CROSS JOIN items ON items.seq = item_search.rowid & ${ITEM_BITS} AND items.source_id = ${source} AND items.account_id = ${accountId}
    WHERE item_search MATCH ${expression}
      AND item_search.rowid BETWEEN ${base} | coalesce((SELECT min(seq) FROM items WHERE source_id = ${source}), ${ITEM_BITS})
        AND ${base} | min(${last}, coalesce((SELECT max(seq) FROM items WHERE source_id = ${source}), 0))
    ORDER BY item_search.rowid ${order} ${bounds}`
}

/** Whether a row of `items` is what a filter names, words aside. */
function fits(filter: ItemFilter): SQL {
  const is = (column: SQL, value: string | undefined) => sql`(${value ?? null} IS NULL OR ${column} = ${value ?? null})`
  return sql`${is(sql`type`, filter.type)} AND ${is(sql`source_type`, filter.source_type)}
    AND ${is(sql`source_id`, filter.source_id)} AND ${is(sql`email_check`, filter.email_check)}
    AND ${is(sql`mailbox`, filter.mailbox)} AND confidence >= ${filter.min_confidence ?? 0}`
}

/** Whether a row of `items` says the words that a filter looks for. */
const says = (accountId: string, { texts }: ItemFilter): SQL =>
  texts.length === 0
    ? sql`true`
    : sql`EXISTS (SELECT 1 FROM item_search WHERE item_search MATCH ${texts.join(' AND ')}
        AND rowid = ${accountBase(accountId)} | items.seq)`

/** Whether a filter's matches are counted by going through them, and so only up to `COUNT_MAX`. */
export const isCounted = (filter: ItemFilter | null): boolean =>
  filter === null ||
  filter.texts.length > 0 ||
  filter.source_id !== undefined ||
  filter.min_confidence !== undefined ||
  filter.email_check !== undefined ||
  filter.mailbox !== undefined
