import { and, count, desc, eq, exists, sql } from 'drizzle-orm'
import type { Source } from '../../contracts/data/data.ts'
import type { SourceType } from '../../contracts/data/items.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { sources } from '../../db/schema/data/crawls.ts'
import { sightings } from '../../db/schema/data/items.ts'

/** Returns the account's sources that have items, newest first. */
export async function listSources(
  ctx: ServiceContext,
  { page, per_page, type, search }: { page: number; per_page: number; type?: SourceType; search?: string },
): Promise<{ data: Source[]; pagination: Pagination }> {
  const wanted = and(
    eq(sources.accountId, accountOf(ctx).id),
    type && eq(sources.type, type),
    search ? sql`instr(lower(${sources.name}), ${search.toLowerCase()}) > 0` : undefined,
    exists(ctx.data.select({ one: sql`1` }).from(sightings).where(eq(sightings.source, sources.number))),
  )
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(sources)
      .where(wanted)
      .orderBy(desc(sources.createdAt), desc(sources.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(sources).where(wanted),
  ])
  return { data: rows.map(toSource), pagination: paginationOf(page, per_page, totals[0]?.total ?? 0) }
}

const toSource = ({ id, type, name, crawlId, createdAt }: typeof sources.$inferSelect): Source => ({
  id,
  type,
  name,
  crawl_id: crawlId,
  created_at: createdAt,
})
