import type { Settings } from '../../contracts/system/settings.ts'
import type { ServiceContext } from '../../core/context.ts'
import { changeSettings } from '../../core/settings.ts'
import { isFreePlan } from '../../domain/billing/free-plan.ts'
import { invalid } from '../../lib/errors.ts'

/**
 * Changes the given settings.
 *
 * @throws validation_failed for a plan that new accounts cannot have
 */
export async function changeSystemSettings(ctx: ServiceContext, changes: Partial<Settings>): Promise<Settings> {
  const plan = changes.default_plan
  if (plan && !(await isFreePlan(ctx.db, plan)))
    throw invalid({ default_plan: ['Choose an active plan that costs nothing.'] })
  return changeSettings(ctx, changes)
}
