import { eq } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { incidents } from '../../../db/schema/control/status.ts'
import { notFound } from '../../../lib/errors.ts'
import { findIncident, toIncident } from './queries.ts'

/** Deletes an incident from the status page permanently. @throws not_found */
export async function deleteIncident(ctx: ServiceContext, id: string): Promise<void> {
  const before = toIncident(await findIncident(ctx, id))
  const [gone] = await runBatch(ctx.db, [
    statement<{ id: string }>(ctx.db.delete(incidents).where(eq(incidents.id, id)).returning({ id: incidents.id })),
    auditStatement(ctx, { action: 'incident.delete', objectId: id, before }),
  ])
  if (gone.length === 0) throw notFound('Incident')
}
