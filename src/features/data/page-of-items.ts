import { type SQL, sql } from 'drizzle-orm'
import { COUNT_MAX } from '../../contracts/data/data.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { SOURCE_BITS, TYPE_CODES } from '../../db/codes.ts'
import { chooseItems, isCounted } from '../../domain/items/choose-items.ts'
import type { ItemFilter } from '../../domain/items/item-filter.ts'
import { type ItemRow, readItems } from './data-item.ts'

/** A row of a page: the number of matches and one item. An empty page has a single row whose item columns are null. */
export type PageRow = { matches: number } & (ItemRow | { number: null })

export interface PageOfItems {
  readonly order: 'newest' | 'oldest'
  readonly limit: number
  readonly offset: number
  /** Counts all matches, not only up to `COUNT_MAX`. */
  readonly countsAll: boolean
}

/**
 * Returns a query for one page of an account's items and the number of matches, in one statement, so that matches that
 * require a scan are scanned once. Without `countsAll`, more than `COUNT_MAX` of them count as `COUNT_MAX + 1`, and
 * only the first `COUNT_MAX` are listed.
 */
export function pageOfItems(accountId: string, filter: ItemFilter | null, page: PageOfItems): SQL {
  const { order, limit, offset } = page
  if (filter !== null && !isCounted(filter)) {
    const total = totalOf(accountId, filter)
    return joined(total, accountId, filter, chooseItems(accountId, filter, { ...page, total: sql`(${total})` }), order)
  }
  const direction = order === 'newest' ? sql`DESC` : sql`ASC`
  const most = page.countsAll ? -1 : COUNT_MAX + 1
  const listed = Math.max(0, Math.min(limit, COUNT_MAX - offset))
  return sql`
    WITH matching AS MATERIALIZED (${chooseItems(accountId, filter, { order, limit: most })})
    ${joined(
      sql`SELECT count(*) AS matches FROM matching`,
      accountId,
      filter,
      sql`SELECT seq FROM matching ORDER BY seq ${direction} LIMIT ${listed} OFFSET ${offset}`,
      order,
    )}`
}

const joined = (
  total: SQL,
  accountId: string,
  filter: ItemFilter | null,
  chosen: SQL,
  order: PageOfItems['order'],
) => sql`
  SELECT * FROM (${total}) LEFT JOIN (${readItems(accountId, filter, chosen, order)}) ON true
  ORDER BY number ${order === 'newest' ? sql`DESC` : sql`ASC`}`

/** Totals are stored per type and source type, so no scan is needed. */
const totalOf = (accountId: string, { type, source_type }: ItemFilter) => {
  const code = type === undefined ? null : TYPE_CODES[type]
  return sql`
  SELECT coalesce(sum(total), 0) AS matches FROM item_totals WHERE account = ${accountNumber(accountId)}
    AND (${code} IS NULL OR type = ${code})
    AND (${source_type ?? null} IS NULL OR source_types & ${source_type ? SOURCE_BITS[source_type] : 0} <> 0)`
}
