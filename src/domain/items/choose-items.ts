import { type SQL, sql } from 'drizzle-orm'
import { firstNumber, lastNumber } from '../../db/account-numbers.ts'
import { CHECK_CODES, MAILBOX_CODES, SOURCE_BITS, TYPE_CODES } from '../../db/codes.ts'
import type { ItemFilter } from './item-filter.ts'
import { markExpressions } from './search-expression.ts'

export interface Slice {
  readonly order: 'newest' | 'oldest'
  readonly limit: number
  readonly offset?: number
  /** A query for the total number of items, if it is known beforehand. */
  readonly total?: SQL
  /** Only items that were added before this one, or after this one. */
  readonly before?: number
  readonly after?: number
  /** Only the items with these numbers. */
  readonly ids?: readonly number[]
}

/** Returns the number of one of the account's sources; null for a source of another account. */
export const sourceNumber = (accountId: string, sourceId: string): SQL =>
  sql`(SELECT number FROM sources WHERE id = ${sourceId} AND account_id = ${accountId})`

/**
 * Returns a query for the numbers (`seq`) of an account's items that match a filter, in order of arrival. Free text and
 * marks are looked up in the search index, within the account's range and, for a source, within the source's range.
 * Without either, the items themselves are scanned.
 *
 * @param filter null matches nothing
 */
export function chooseItems(accountId: string, filter: ItemFilter | null, slice: Slice): SQL {
  if (filter === null) return sql`SELECT number AS seq FROM items WHERE false`
  const order = slice.order === 'newest' ? sql`DESC` : sql`ASC`
  const bounds = sql`LIMIT ${slice.limit} OFFSET ${slice.offset ?? 0}`
  const first =
    slice.after === undefined ? firstNumber(accountId) : sql`max(${firstNumber(accountId)}, ${slice.after + 1})`
  const last = slice.before === undefined ? lastNumber(accountId) : sql`${slice.before - 1}`
  const isOfSource = (number: SQL) =>
    filter.source_id === undefined
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM sightings WHERE source = ${sourceNumber(accountId, filter.source_id)} AND item = ${number})`
  if (slice.ids !== undefined) {
    return sql`
      SELECT number AS seq FROM items WHERE number IN (SELECT value FROM json_each(${JSON.stringify(slice.ids)}))
        AND number BETWEEN ${first} AND ${last} AND ${fits(filter)} AND ${isOfSource(sql`items.number`)} AND ${says(filter)}
        AND ${isShown(filter, sql`items.number`)}
      ORDER BY number ${order} ${bounds}`
  }
  if (filter.source_id !== undefined && filter.texts.length === 0) {
    return sql`
      SELECT items.number AS seq FROM sightings CROSS JOIN items ON items.number = sightings.item
      WHERE sightings.source = ${sourceNumber(accountId, filter.source_id)} AND sightings.item BETWEEN ${first} AND ${last} AND ${fits(filter)}
        AND ${isShown(filter, sql`items.number`)}
      ORDER BY sightings.item ${order} ${bounds}`
  }
  const expressions = [...filter.texts, ...markExpressions(filter)]
  if (expressions.length === 0) {
    const all = sql`SELECT number AS seq FROM items WHERE number BETWEEN ${first} AND ${last}
      AND ${isShown(filter, sql`items.number`)}`
    if (slice.total === undefined) return sql`${all} ORDER BY number ${order} ${bounds}`
    // Scans from the nearer end: an offset beyond the middle is counted from the other end.
    const [offset, back] = [slice.offset ?? 0, slice.order === 'newest' ? sql`ASC` : sql`DESC`]
    const isNear = sql`${slice.total} >= 2 * ${offset}`
    const left = sql`max(0, min(${slice.limit}, ${slice.total} - ${offset}))`
    return sql`
      SELECT seq FROM (${all} ORDER BY number ${order} LIMIT iif(${isNear}, ${slice.limit}, 0) OFFSET ${offset})
      UNION ALL SELECT seq FROM (${all} ORDER BY number ${back} LIMIT iif(${isNear}, 0, ${left})
        OFFSET max(0, ${slice.total} - ${offset} - ${left}))`
  }
  const expression = expressions.join(' AND ')
  if (filter.source_id === undefined) {
    return sql`
      SELECT rowid AS seq FROM item_search
      WHERE item_search MATCH ${expression} AND rowid BETWEEN ${first} AND ${last}
        AND ${isShown(filter, sql`item_search.rowid`)}
      ORDER BY rowid ${order} ${bounds}`
  }
  const source = sourceNumber(accountId, filter.source_id)
  const edge = (aggregate: 'min' | 'max') =>
    sql`(SELECT ${sql.raw(aggregate)}(item) FROM sightings WHERE source = ${source})`
  return sql`
    SELECT sightings.item AS seq FROM item_search
    CROSS JOIN sightings ON sightings.source = ${source} AND sightings.item = item_search.rowid
    WHERE item_search MATCH ${expression} AND item_search.rowid BETWEEN max(${first}, ${edge('min')}) AND min(${last}, ${edge('max')})
      AND ${isShown(filter, sql`item_search.rowid`)}
    ORDER BY item_search.rowid ${order} ${bounds}`
}

/** Whether a row of `items` matches a filter, apart from words and sources. */
function fits(filter: ItemFilter): SQL {
  const is = (column: SQL, code: number | undefined) => sql`(${code ?? null} IS NULL OR ${column} = ${code ?? null})`
  const types =
    filter.source_type === undefined ? sql`true` : sql`items.source_types & ${SOURCE_BITS[filter.source_type]} <> 0`
  const { type, email_check: check, mailbox } = filter
  return sql`${is(sql`items.type`, type && TYPE_CODES[type])} AND ${types} AND ${is(sql`items.email_check`, check && CHECK_CODES[check])}
    AND ${is(sql`items.mailbox`, mailbox && MAILBOX_CODES[mailbox])} AND items.confidence >= ${Math.round((filter.min_confidence ?? 0) * 100)}`
}

/** Whether an item is shown: not if all contacts that have it wait to be deleted, which their reach says. */
const isShown = ({ hides_waiting }: ItemFilter, number: SQL): SQL =>
  hides_waiting
    ? sql`NOT (EXISTS (SELECT 1 FROM contact_values AS own CROSS JOIN contacts ON contacts.number = own.contact
          WHERE own.item = ${number} AND contacts.reach < 0)
        AND NOT EXISTS (SELECT 1 FROM contact_values AS other CROSS JOIN contacts ON contacts.number = other.contact
          WHERE other.item = ${number} AND contacts.reach >= 0))`
    : sql`true`

/** Whether a row of `items` contains the words of a filter. */
const says = ({ texts }: ItemFilter): SQL =>
  texts.length === 0
    ? sql`true`
    : sql`EXISTS (SELECT 1 FROM item_search WHERE item_search MATCH ${texts.join(' AND ')} AND rowid = items.number)`

/** Whether counting a filter's matches requires scanning them, so that they are counted only up to `COUNT_MAX`. */
export const isCounted = (filter: ItemFilter | null): boolean =>
  filter === null ||
  filter.hides_waiting === true ||
  filter.texts.length > 0 ||
  filter.source_id !== undefined ||
  filter.min_confidence !== undefined ||
  filter.email_check !== undefined ||
  filter.mailbox !== undefined
