import { sql } from 'drizzle-orm'
import { type AdminIncident, IncidentInput, type UpdateIncident } from '../../../contracts/status/incidents.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { applyChange } from '../../../lib/apply-change.ts'
import { conflict } from '../../../lib/errors.ts'
import { incidentValues } from './incident-values.ts'
import { findIncident, type IncidentRow, toIncident } from './queries.ts'

/** Attempts in case of concurrent changes. */
const ATTEMPTS_MAX = 4

/**
 * Changes an incident; omitted fields keep their values. Resolving a resolved incident keeps its end, unless another
 * one is given.
 *
 * @throws not_found; validation_failed for a time in the future, or an end before the start; conflict
 */
export async function updateIncident(ctx: ServiceContext, id: string, change: UpdateIncident): Promise<AdminIncident> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const before = await findIncident(ctx, id)
    const { resolved_at: _, ...former } = toIncident(before)
    const input = applyChange(IncidentInput, former, change)
    const after = { id, ...incidentValues(input, ctx.clock.now(), before.resolvedAt) }
    if (await write(ctx, before, after)) return toIncident(after)
  }
  throw conflict('Someone else is changing this incident. Please reload and try again.')
}

/** Stores the new values. Returns false if the incident changed since it was read, as the values depend on it. */
async function write(ctx: ServiceContext, before: IncidentRow, after: IncidentRow): Promise<boolean> {
  const told = differences(before, after)
  if (Object.keys(told.after).length === 0) return true
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE incidents SET (title, status, description, started_at, resolved_at) = (SELECT ${columnsOf(after)})
      WHERE id = ${before.id} AND (title, status, description, started_at, resolved_at) IS (${columnsOf(before)})
      RETURNING id`),
    auditStatement(ctx, { action: 'incident.update', objectId: before.id, ...told }),
  ])
  return changed.length > 0
}

const columnsOf = ({ title, status, description, startedAt, resolvedAt }: IncidentRow) =>
  sql`${title}, ${status}, ${description}, ${startedAt}, ${resolvedAt}`

function differences(before: IncidentRow, after: IncidentRow) {
  const [former, latter] = [toIncident(before), toIncident(after)]
  const names = (Object.keys(latter) as (keyof AdminIncident)[]).filter((name) => former[name] !== latter[name])
  const only = (incident: AdminIncident) => Object.fromEntries(names.map((name) => [name, incident[name]]))
  return { before: only(former), after: only(latter) }
}
