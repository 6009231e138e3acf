import { type SQL, sql } from 'drizzle-orm'
import type { DataFilter } from '../../contracts/data.ts'
import { searchExpression } from './search-expression.ts'

/** A filter with its crawl resolved to the crawl's source. */
export type ItemFilter = Omit<DataFilter, 'crawl_id'>

export interface Slice {
  readonly order: 'newest' | 'oldest'
  readonly limit: number
  readonly offset?: number
  /** Only items that came before this one. */
  readonly before?: number
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
 */
export function chooseItems(accountId: string, filter: ItemFilter, slice: Slice): SQL {
  const order = slice.order === 'newest' ? sql`DESC` : sql`ASC`
  const bounds = sql`LIMIT ${slice.limit} OFFSET ${slice.offset ?? 0}`
  const before = slice.before ?? null
  if (filter.source_id !== undefined && filter.search === undefined) {
    // The plus keeps SQLite from choosing the account's index over the source's.
    return sql`
      SELECT seq FROM items WHERE source_id = ${filter.source_id} AND +account_id = ${accountId}
        AND (${filter.type ?? null} IS NULL OR type = ${filter.type ?? null})
        AND (${filter.source_type ?? null} IS NULL OR source_type = ${filter.source_type ?? null})
        AND (${filter.email_check ?? null} IS NULL OR email_check = ${filter.email_check ?? null})
        AND (${filter.mailbox ?? null} IS NULL OR mailbox = ${filter.mailbox ?? null})
        AND confidence >= ${filter.min_confidence ?? 0} AND (${before} IS NULL OR seq < ${before})
      ORDER BY seq ${order} ${bounds}`
  }
  const expression = searchExpression(filter)
  if (expression === null) {
    return sql`
      SELECT seq FROM items WHERE account_id = ${accountId} AND seq < coalesce(${before}, ${ITEM_BITS})
      ORDER BY seq ${order} ${bounds}`
  }
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

/** Whether a filter's matches are counted by going through them, and so only up to `COUNT_MAX`. */
export const isCounted = (filter: ItemFilter): boolean =>
  filter.search !== undefined ||
  filter.source_id !== undefined ||
  filter.min_confidence !== undefined ||
  filter.email_check !== undefined ||
  filter.mailbox !== undefined
