import { sql } from 'drizzle-orm'
import type { DataFilter } from '../../contracts/data.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { chunk } from '../../lib/chunk.ts'
import { conflict, invalid, raise } from '../../lib/errors.ts'
import { chooseItems } from './choose-items.ts'
import { deleteEmptySources } from './delete-empty-sources.ts'
import { resolveFilter } from './resolve-filter.ts'

/** Rows of one statement; each takes its text out of the search index. */
const BATCH_SIZE = 1_000
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The item ids that row ids name: what stands before the first underscore. */
export function itemIdsOf(rowIds: readonly string[]): string[] {
  return [...new Set(rowIds.map((id) => id.split('_', 1)[0]!.toLowerCase()).filter((id) => UUID.test(id)))]
}

/**
 * Deletes those of the account's items that are named, with what contacts hold of them.
 *
 * @param rowIds item ids or row ids; unknown ones and those of others are ignored
 * @returns how many items went
 * @throws validation_failed when no id can be made out
 */
export async function deleteItems(ctx: ServiceContext, rowIds: readonly string[]): Promise<number> {
  const ids = itemIdsOf(rowIds)
  if (ids.length === 0) throw invalid({ data_ids: ['Unable to determine which items to delete'] })
  const touched = new Set<string>()
  let deleted = 0
  for (const batch of chunk(ids, BATCH_SIZE)) {
    const rows = await ctx.db.all<{ source_id: string }>(sql`
      DELETE FROM items WHERE account_id = ${accountOf(ctx).id}
        AND id IN (SELECT value FROM json_each(${JSON.stringify(batch)})) RETURNING source_id`)
    deleted += rows.length
    for (const row of rows) touched.add(row.source_id)
  }
  await deleteEmptySources(ctx, [...touched])
  return deleted
}

/**
 * Deletes every item of the account that a filter matches.
 *
 * @param upTo the newest item that goes; what a crawl brings meanwhile was not agreed to. Without it, the newest there is
 * @throws conflict when that item is gone
 */
export async function deleteMatching(ctx: ServiceContext, given: DataFilter, upTo?: string): Promise<number> {
  const account = accountOf(ctx).id
  const filter = await resolveFilter(ctx, given)
  const touched = new Set<string>()
  let deleted = 0
  let before = upTo === undefined ? undefined : (await seqOf(ctx, upTo)) + 1
  for (;;) {
    const chosen = chooseItems(account, filter, { order: 'newest', limit: BATCH_SIZE, before })
    const rows: { source_id: string; seq: number }[] = await ctx.db.all(sql`
      DELETE FROM items WHERE account_id = ${account} AND seq IN (${chosen}) RETURNING source_id, seq`)
    deleted += rows.length
    for (const row of rows) {
      touched.add(row.source_id)
      before = Math.min(before ?? row.seq, row.seq)
    }
    if (rows.length < BATCH_SIZE) break
  }
  await deleteEmptySources(ctx, [...touched])
  return deleted
}

async function seqOf(ctx: ServiceContext, itemId: string): Promise<number> {
  const [item] = await ctx.db.all<{ seq: number }>(
    sql`SELECT seq FROM items WHERE account_id = ${accountOf(ctx).id} AND id = ${itemId.toLowerCase()}`,
  )
  return item?.seq ?? raise(conflict('Your data has changed meanwhile. Please select again.'))
}
