import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { isFree } from '../../../core/guards.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { toPlan } from '../../../domain/billing/to-plan.ts'
import { explainRefusal } from './explain-refusal.ts'
import { isNamedByNobody, isNoDefault, leavesAnActiveOne } from './plan-guards.ts'
import { findPlanRow } from './queries.ts'

/**
 * Deletes a plan.
 *
 * @throws not_found; conflict if a subscription, a payment or the settings refer to it, or it is the last active plan
 */
export async function deletePlan(ctx: ServiceContext, id: string): Promise<void> {
  const row = await findPlanRow(ctx, id)
  const guards = [isNamedByNobody(row), isNoDefault(row), leavesAnActiveOne(row)]
  const [gone] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      sql`DELETE FROM plans WHERE id = ${id} AND updated_at = ${row.updatedAt} AND ${isFree(guards)} RETURNING id`,
    ),
    auditStatement(ctx, { action: 'plan.delete', objectId: id, before: toPlan(row) }),
  ])
  if (gone.length === 0) await explainRefusal(ctx, row, guards)
}
