import { eq, sql } from 'drizzle-orm'
import type { AdminIncident } from '../../../contracts/status/incidents.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { incidents } from '../../../db/schema/control/status.ts'
import { notFound, raise } from '../../../lib/errors.ts'

export type IncidentRow = typeof incidents.$inferSelect

/** @throws not_found */
export async function findIncident(ctx: ServiceContext, id: string): Promise<IncidentRow> {
  const [row] = await ctx.db.select().from(incidents).where(eq(incidents.id, id))
  return row ?? raise(notFound('Incident'))
}

/** Sort key: open incidents before resolved ones. */
export const isOver = sql`${incidents.status} = 'resolved'`

export const toIncident = ({ startedAt, resolvedAt, ...row }: IncidentRow): AdminIncident => ({
  ...row,
  started_at: startedAt,
  resolved_at: resolvedAt,
})
