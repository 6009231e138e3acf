import type { ServiceContext } from '../../../core/context.ts'
import { type Guard, refuseBy } from '../../../core/guards.ts'
import { conflict } from '../../../lib/errors.ts'
import type { PlanRow } from '../subscription-row.ts'
import { findPlanRow } from './queries.ts'

/**
 * Explains why a statement changed nothing: a guard does not hold, or another administrator was faster.
 *
 * @throws the error of that guard, not_found, or conflict
 */
export async function explainRefusal(ctx: ServiceContext, { id }: PlanRow, guards: readonly Guard[]): Promise<never> {
  await refuseBy(ctx, guards)
  await findPlanRow(ctx, id)
  throw conflict('Someone else changed this plan. Please reload and try again.')
}
