import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '../../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import type { AdminIncident, listIncidents as contract, INCIDENT_SORTS } from '../../../contracts/status/incidents.ts'
import { containsText } from '../../../core/contains-text.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { incidents } from '../../../db/schema/control/status.ts'
import { isOver, toIncident } from './queries.ts'

const SORT_KEYS: Readonly<Record<(typeof INCIDENT_SORTS)[number], SQL>> = {
  started_at: sql`${incidents.startedAt}`,
  status: sql`${incidents.status}`,
  title: sql`${incidents.title} COLLATE NOCASE`,
}

/** Returns one page of all incidents; by default open ones first, then the newest, as on the status page. */
export async function listIncidents(
  ctx: ServiceContext,
  { page, per_page, status, search, sort, direction }: QueryOf<typeof contract>,
): Promise<{ data: AdminIncident[]; pagination: Pagination }> {
  const wanted = and(
    status ? eq(incidents.status, status) : undefined,
    containsText([incidents.title, incidents.description], search),
  )
  const inDirection = direction === 'asc' ? asc : desc
  const order = sort
    ? [inDirection(SORT_KEYS[sort]), inDirection(incidents.id)]
    : [isOver, desc(incidents.startedAt), desc(incidents.id)]
  const [rows, totals] = await ctx.db.batch([
    ctx.db
      .select()
      .from(incidents)
      .where(wanted)
      .orderBy(...order)
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.db.select({ total: count() }).from(incidents).where(wanted),
  ])
  return { data: rows.map(toIncident), pagination: paginationOf(page, per_page, totals[0]?.total ?? 0) }
}
