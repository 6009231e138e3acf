import type { DataFilter, DataItem } from '../../contracts/data/data.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { chooseItems } from '../../domain/items/choose-items.ts'
import { resolveFilter } from '../../domain/items/resolve-filter.ts'
import { badRequest, raise } from '../../lib/errors.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { type ItemRow, readItems, toDataItem } from './data-item.ts'

/**
 * Returns items after one that was listed before, newest first. Items that are added meanwhile do not shift the pages.
 *
 * @param cursor the id of that item; starts at the newest item if omitted
 * @throws bad_request for an invalid item id
 */
export async function listItemsAfter(
  ctx: ServiceContext,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  ...given: readonly DataFilter[]
): Promise<{ data: DataItem[]; next_cursor: string | null }> {
  const account = accountOf(ctx).id
  const before =
    cursor === undefined ? undefined : (numberOfId(cursor) ?? raise(badRequest('The cursor is not valid.')))
  const filter = await resolveFilter(ctx, ...given)
  const chosen = chooseItems(account, filter, { order: 'newest', limit: limit + 1, before })
  const rows = await ctx.data.all<ItemRow>(readItems(account, filter, chosen, 'newest'))
  const data = rows.slice(0, limit).map(toDataItem)
  return { data, next_cursor: rows.length > limit ? (data.at(-1)?.item_id ?? null) : null }
}
