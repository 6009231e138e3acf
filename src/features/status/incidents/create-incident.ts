import type { AdminIncident, IncidentInput } from '../../../contracts/status/incidents.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { incidents } from '../../../db/schema/control/status.ts'
import { newId } from '../../../lib/ids.ts'
import { incidentValues } from './incident-values.ts'
import { toIncident } from './queries.ts'

/** Publishes an incident on the status page. @throws validation_failed for a time in the future */
export async function createIncident(ctx: ServiceContext, input: IncidentInput): Promise<AdminIncident> {
  const row = { id: newId(), ...incidentValues(input, ctx.clock.now(), null) }
  const after = toIncident(row)
  await runBatch(ctx.db, [
    statement(ctx.db.insert(incidents).values(row)),
    auditStatement(ctx, { action: 'incident.create', objectId: row.id, after }),
  ])
  return after
}
