import type { RefiningState } from '../../contracts/crawls/crawl-presets.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { conflict } from '../../lib/errors.ts'
import { assertFeature, hasFeature } from './plan-limits.ts'

/** Whether the account may have a language model review what its crawls find. */
export function refiningOf(ctx: ServiceContext): RefiningState {
  if (!ctx.refiner) return 'not_configured'
  return hasFeature(accountOf(ctx), 'ai_extraction') ? 'available' : 'not_in_plan'
}

/** @throws feature_not_in_plan, conflict if no model is bound */
export function assertRefinable(ctx: ServiceContext): void {
  assertFeature(accountOf(ctx), 'ai_extraction')
  if (!ctx.refiner) throw conflict('AI extraction is not set up on this installation. Start the crawl without it.')
}
