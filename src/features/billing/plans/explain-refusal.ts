import type { ServiceContext } from '../../../core/context.ts'
import { type Guard, refuseBy } from '../../../core/guards.ts'
import { conflict } from '../../../lib/errors.ts'
import type { PlanRow } from '../subscription-row.ts'
import { findPlanRow } from './queries.ts'

/** Why a statement changed nothing: a guard that does not hold, else somebody else who was faster. @throws it */
export async function explainRefusal(ctx: ServiceContext, { id }: PlanRow, guards: readonly Guard[]): Promise<never> {
  await refuseBy(ctx, guards)
  await findPlanRow(ctx, id)
  throw conflict('Somebody else changed this plan meanwhile. Load it again.')
}
