import type { AdminPlan, PlanInput } from '../../../contracts/billing/admin-plans.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { plans } from '../../../db/schema/control/plans.ts'
import { newId } from '../../../lib/ids.ts'
import { assertCurrency, nameTaken, planValues } from './plan-values.ts'
import { readAdminPlan } from './queries.ts'

/**
 * Creates a plan.
 *
 * @throws validation_failed for a name in use, a price with more decimals than its currency has, or a currency that
 *   no provider supports
 */
export async function createPlan(ctx: ServiceContext, input: PlanInput): Promise<AdminPlan> {
  assertCurrency(ctx, input.currency)
  const id = newId()
  const at = ctx.clock.now().toISOString()
  const row = { id, ...planValues(input, at), createdAt: at, updatedAt: at }
  // The unique name decides between two concurrent requests.
  const [made] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db.insert(plans).values(row).onConflictDoNothing({ target: plans.name }).returning({ id: plans.id }),
    ),
    auditStatement(ctx, { action: 'plan.create', objectId: id, after: input }),
  ])
  if (made.length === 0) throw nameTaken()
  return readAdminPlan(ctx, id)
}
