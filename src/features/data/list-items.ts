import { sql } from 'drizzle-orm'
import { COUNT_MAX, type DataFilter, type DataPage } from '../../contracts/data/data.ts'
import { DATA_TYPES, type DataType } from '../../contracts/data/items.ts'
import { paginationOf } from '../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { TYPE_CODES, wordOf } from '../../db/codes.ts'
import { isCounted } from '../../domain/items/choose-items.ts'
import { resolveFilter } from '../../domain/items/resolve-filter.ts'
import { toDataItem } from './data-item.ts'
import { type PageRow, pageOfItems } from './page-of-items.ts'

export interface ListOptions {
  page: number
  per_page: number
  sort: 'newest' | 'oldest'
  count_all: boolean
}

/**
 * Returns one page of the account's items and the number of matches. Matches that require a scan are counted and listed
 * only up to `COUNT_MAX`, to limit the cost of vague searches.
 *
 * @param given filters that must all match
 */
export async function listItems(
  ctx: ServiceContext,
  { page, per_page, sort, count_all }: ListOptions,
  ...given: readonly DataFilter[]
): Promise<DataPage> {
  const accountId = accountOf(ctx).id
  const filter = await resolveFilter(ctx, ...given)
  const wanted = { order: sort, limit: per_page, offset: (page - 1) * per_page, countsAll: count_all }
  const rows = await ctx.data.all<PageRow>(pageOfItems(accountId, filter, wanted))
  const matches = rows[0]?.matches ?? 0
  const listed = isCounted(filter) ? Math.min(matches, COUNT_MAX) : matches
  return {
    data: rows.filter((row) => row.number !== null).map(toDataItem),
    pagination: {
      ...paginationOf(page, per_page, listed),
      total: count_all ? matches : listed,
      page,
      is_capped: !count_all && matches > listed,
    },
  }
}

/** Returns the value types with their labels and the account's number of items of each. */
export async function listTypes(ctx: ServiceContext): Promise<{ type: DataType; label: string; total: number }[]> {
  const totals = await countByType(ctx)
  const label = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)
  return DATA_TYPES.map((type) => ({ type, label: label(type), total: totals.get(type) ?? 0 }))
}

async function countByType(ctx: ServiceContext): Promise<Map<string, number>> {
  const rows = await ctx.data.all<{ type: string; total: number }>(
    sql`SELECT ${wordOf(sql`type`, TYPE_CODES)} AS type, sum(total) AS total FROM item_totals WHERE account = ${accountNumber(accountOf(ctx).id)} GROUP BY type`,
  )
  return new Map(rows.map(({ type, total }) => [type, total]))
}
