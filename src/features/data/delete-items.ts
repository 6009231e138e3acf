import { type SQL, sql } from 'drizzle-orm'
import type { DataFilter } from '../../contracts/data/data.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber, firstNumber, lastNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { chooseItems, sourceNumber } from '../../domain/items/choose-items.ts'
import type { ItemFilter } from '../../domain/items/item-filter.ts'
import { resolveFilter } from '../../domain/items/resolve-filter.ts'
import { deleteEmptySources } from '../../domain/sources/delete-empty-sources.ts'
import { chunk } from '../../lib/chunk.ts'
import { conflict, invalid, raise } from '../../lib/errors.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { nextTurn } from '../../lib/steps.ts'

/** Items per step, and sightings that one statement deletes. For each deleted sighting, the search index is updated. */
const BATCH_SIZE = 250
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** A number that no item has. */
const NO_ITEM = -1

/** Returns the numbers of the items that row ids refer to. The item id precedes the first underscore. */
export function itemNumbersOf(rowIds: readonly string[]): number[] {
  const ids = rowIds.map((id) => id.split('_', 1)[0]!).filter((id) => UUID.test(id))
  return [...new Set(ids.map((id) => numberOfId(id) ?? NO_ITEM))]
}

/**
 * Deletes the given items of the account, with all their sightings, and removes them from contacts.
 *
 * @param rowIds item ids or row ids; ids that are unknown or belong to other accounts are ignored
 * @returns how many items were deleted
 * @throws validation_failed when no id is valid
 */
export async function deleteItems(ctx: ServiceContext, rowIds: readonly string[]): Promise<number> {
  const numbers = itemNumbersOf(rowIds)
  if (numbers.length === 0) throw invalid({ data_ids: ['Unable to determine which items to delete'] })
  const account = accountOf(ctx).id
  const touched = new Set<number>()
  let deleted = 0
  for (const batch of chunk(numbers, BATCH_SIZE)) {
    const named = sql`SELECT value AS seq FROM json_each(${JSON.stringify(batch)})
      WHERE value BETWEEN ${firstNumber(account)} AND ${lastNumber(account)}`
    const gone = await deleteSightings(ctx, named, sql`true`)
    deleted += gone.items.size
    for (const source of gone.sources) touched.add(source)
  }
  await deleteEmptySources(ctx, [...touched])
  // Contacts that had these values are rebuilt without them.
  await ctx.queues.send('contacts', { account_id: account })
  return deleted
}

/**
 * Deletes all items of the account that match a filter. If the filter names a source or a source type, only sightings
 * from those sources are deleted, and items without any other sighting.
 *
 * @param upTo the newest item to delete, since the user did not confirm items that a crawl adds meanwhile; by default
 * the newest item of all
 * @throws conflict when that item no longer exists
 */
export async function deleteMatching(ctx: ServiceContext, given: DataFilter, upTo?: string): Promise<number> {
  const account = accountOf(ctx).id
  const filter = await resolveFilter(ctx, given)
  const touched = new Set<number>()
  let deleted = 0
  let before = upTo === undefined ? undefined : (await requireNumber(ctx, upTo)) + 1
  for (;;) {
    const chosen = chooseItems(account, filter, { order: 'newest', limit: BATCH_SIZE, before })
    const gone = await deleteSightings(ctx, chosen, isMeant(account, filter))
    deleted += gone.items.size
    for (const source of gone.sources) touched.add(source)
    if (gone.chosen.length < BATCH_SIZE) break
    before = Math.min(...gone.chosen)
    await nextTurn()
  }
  await deleteEmptySources(ctx, [...touched])
  // Contacts that had these values are rebuilt without them.
  await ctx.queues.send('contacts', { account_id: account })
  return deleted
}

/** Which of an item's sightings a filter covers: all, unless it names sources. */
function isMeant(account: string, filter: ItemFilter | null): SQL {
  if (filter?.source_id) return sql`source = ${sourceNumber(account, filter.source_id)}`
  if (!filter?.source_type) return sql`true`
  return sql`source IN (SELECT number FROM sources WHERE account_id = ${account} AND type = ${filter.source_type})`
}

/** Deletes the chosen items' sightings in steps, as there may be thousands. A trigger deletes items without any. */
async function deleteSightings(ctx: ServiceContext, chosen: SQL, isMeant: SQL) {
  const named = (await ctx.data.all<{ seq: number }>(chosen)).map(({ seq }) => seq)
  const items = new Set<number>()
  const sources = new Set<number>()
  for (;;) {
    // Rows that others reference (`as_in`) go last. Otherwise each deletion would pass their text on to another row.
    const [gone] = await runBatch(ctx.data, [
      statement<{ item: number; source: number }>(sql`
        DELETE FROM sightings WHERE (source, item) IN (
          SELECT source, item FROM sightings WHERE item IN (SELECT value FROM json_each(${JSON.stringify(named)})) AND ${isMeant}
          ORDER BY as_in IS NULL, source DESC LIMIT ${BATCH_SIZE}) RETURNING item, source`),
      auditStatement(ctx, { action: 'items.delete' }),
    ])
    for (const { item, source } of gone) {
      items.add(item)
      sources.add(source)
    }
    if (gone.length < BATCH_SIZE) return { chosen: named, items, sources }
    await nextTurn()
  }
}

async function requireNumber(ctx: ServiceContext, id: string): Promise<number> {
  const [item] = await ctx.data.all<{ number: number }>(
    sql`SELECT number FROM items WHERE number = ${numberOfId(id)} AND account = ${accountNumber(accountOf(ctx).id)}`,
  )
  return item?.number ?? raise(conflict('Your data has changed. Please reload and try again.'))
}
