import { and, eq, sql } from 'drizzle-orm'
import type { DataFilter } from '../../contracts/data/data.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { sources } from '../../db/schema/data/crawls.ts'
import { type ItemFilter, joinFilters } from './item-filter.ts'

/**
 * Resolves filters for listing, counting, exporting and deleting. All given conditions must hold; omitted ones do not
 * filter. While contacts of the account wait to be deleted, their values are hidden as they are.
 *
 * @returns null if they match nothing (see `joinFilters`), and for a crawl of which the account has no source
 */
export async function resolveFilter(ctx: ServiceContext, ...given: readonly DataFilter[]): Promise<ItemFilter | null> {
  const known: DataFilter[] = [...given]
  for (const { crawl_id } of given) {
    if (crawl_id === undefined) continue
    const isOwn = and(eq(sources.crawlId, crawl_id), eq(sources.accountId, accountOf(ctx).id))
    const [source] = await ctx.data.select({ id: sources.id }).from(sources).where(isOwn)
    if (!source) return null
    known.push({ source_id: source.id })
  }
  const filter = joinFilters(known)
  if (filter === null) return null
  const [state] = await ctx.data.all<{ waits: number }>(sql`
    SELECT EXISTS (SELECT 1 FROM contact_actions WHERE account_id = ${accountOf(ctx).id} AND kind = 'delete') AS waits`)
  return state!.waits === 1 ? { ...filter, hides_waiting: true } : filter
}
