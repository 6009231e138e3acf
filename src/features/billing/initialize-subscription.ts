import { sql } from 'drizzle-orm'
import { paths } from '../../contracts/app-paths.ts'
import type { InitializeSubscription } from '../../contracts/plans.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { entitledFirst, isEntitledRow } from '../../core/entitlement.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { conflict, notFound, raise, unavailable } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { periodEnd } from './policy.ts'
import { findActivePlan } from './queries.ts'

/**
 * Starts a subscription. A free plan is active at once and takes the place of no paid one: leaving a paid plan is
 * cancelling it.
 *
 * @throws not_found, conflict when another plan is active, unavailable for a paid plan while no provider is set up
 */
export async function initializeSubscription(
  ctx: ServiceContext,
  input: InitializeSubscription,
): Promise<{ message: string; redirect_url: string }> {
  const account = accountOf(ctx)
  const plan = (await findActivePlan(ctx, input.plan_id)) ?? raise(notFound('Plan'))
  const price = input.billing_cycle === 'yearly' ? plan.priceYearlyMinor : plan.priceMonthlyMinor
  if (price > 0) throw unavailable('Payments are not set up yet. You can activate the free plan.')
  const now = ctx.clock.now()
  const at = now.toISOString()
  const end = periodEnd(now, input.billing_cycle).toISOString()
  // The unique index on subscriptions decides between two clicks at once.
  const id = newId()
  const [, , active] = await runBatch(ctx.db, [
    statement(sql`
      INSERT INTO subscriptions (id, account_id, plan_id, status, billing_cycle, current_period_start, current_period_end, created_at, updated_at)
      VALUES (${id}, ${account.id}, ${plan.id}, 'active', ${input.billing_cycle}, ${at}, ${end}, ${at}, ${at})
      ON CONFLICT DO NOTHING`),
    auditStatement(ctx, {
      action: 'subscription.start',
      objectId: id,
      after: { plan_id: plan.id, billing_cycle: input.billing_cycle },
    }),
    statement<{ plan_id: string }>(
      sql`SELECT plan_id FROM subscriptions WHERE account_id = ${account.id} AND ${isEntitledRow(now)} ORDER BY ${sql.join(entitledFirst(now), sql`, `)} LIMIT 1`,
    ),
  ])
  if (active[0]?.plan_id !== plan.id) throw conflict('Another plan is active. Cancel it first.')
  return {
    message: 'Free plan activated successfully! Redirecting to dashboard...',
    redirect_url: `${ctx.config.appUrl}${paths.dashboard.to()}`,
  }
}
