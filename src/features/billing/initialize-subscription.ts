import { sql } from 'drizzle-orm'
import type { PaymentData } from '../../contracts/billing/payments.ts'
import type { InitializeSubscription } from '../../contracts/billing/plans.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { requireProvider } from '../../domain/billing/payment-providers.ts'
import { periodEnd } from '../../domain/billing/period-end.ts'
import { toPlan } from '../../domain/billing/to-plan.ts'
import { isTrialUnused, rememberTrial, trialHash } from '../../domain/billing/used-trials.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { findActiveSubscription, periodOf } from './active-subscription.ts'
import { changeOf } from './change-plan.ts'
import { applyCoupon } from './coupons/find-coupon.ts'
import { DAY_MS } from './policy.ts'
import { findActivePlan } from './queries.ts'
import { assertSold, billFor, priceOf, termsOf } from './reckon.ts'
import { startCheckout } from './start-checkout.ts'
import type { PlanRow } from './subscription-row.ts'
import { taxOf } from './tax-of.ts'

const FREE_MESSAGE = 'Free plan activated successfully! Redirecting to dashboard...'

/**
 * Starts a subscription. A free plan or a trial is active at once. A paid plan is first paid at a provider, and
 * replaces a free plan or a trial. An account that already pays for a plan changes it instead (`change-plan.ts`).
 *
 * @throws not_found, conflict if another plan is active or the provider rejects the payment, unavailable if no
 *   provider is configured or it cannot be reached
 */
export async function initializeSubscription(
  ctx: ServiceContext,
  input: InitializeSubscription,
): Promise<ReturnType<typeof PaymentData.parse>> {
  const account = accountOf(ctx)
  const plan = (await findActivePlan(ctx, input.plan_id)) ?? raise(notFound('Plan'))
  const terms = termsOf(toPlan(plan))
  assertSold(terms, input.billing_cycle)
  const price = priceOf(terms, input.billing_cycle)
  if (price.minor === 0) return activateFree(ctx, plan, input)
  if (input.trial) return startTrial(ctx, plan, input)
  const current = await findActiveSubscription(ctx, account.id)
  const provider = requireProvider(ctx, input.provider)
  const demand = { account, planId: plan.id, cycle: input.billing_cycle, terms, provider }
  if (current && periodOf(current).isPaid) {
    const isSame = current.row.planId === plan.id && current.row.billingCycle === input.billing_cycle
    if (isSame && current.row.status === 'active') throw conflict('This plan is active already.')
    if (!isSame) {
      const { change, bill, applied } = await changeOf(ctx, current, plan, input.billing_cycle, input.coupon)
      if (change.takes_effect === 'now')
        return startCheckout(ctx, { ...demand, kind: 'change', bill, redeems: applied?.couponId })
      throw conflict('Another plan is active. Change your plan instead.')
    }
  }
  const applied = await applyCoupon(ctx, input.coupon, price, plan.id)
  const bill = billFor(price, 0, taxOf(await readSettings(ctx)), applied)
  return startCheckout(ctx, { ...demand, kind: 'start', bill, redeems: applied?.couponId })
}

async function activateFree(ctx: ServiceContext, plan: PlanRow, { billing_cycle }: InitializeSubscription) {
  const { id: accountId } = accountOf(ctx)
  const now = ctx.clock.now()
  const at = now.toISOString()
  const end = periodEnd(now, billing_cycle).toISOString()
  const id = newId()
  const terms = JSON.stringify(termsOf(toPlan(plan)))
  // The unique index on subscriptions decides between two concurrent requests. A cancelled subscription is resumed.
  const [, , running] = await runBatch(ctx.db, [
    statement(sql`
      INSERT INTO subscriptions (id, account_id, plan_id, status, billing_cycle, current_period_start, current_period_end, terms, next_at, created_at,
        updated_at)
      VALUES (${id}, ${accountId}, ${plan.id}, 'active', ${billing_cycle}, ${at}, ${end}, ${terms}, ${end}, ${at}, ${at})
      ON CONFLICT (account_id) WHERE status <> 'expired' DO UPDATE SET status = 'active', next_at = ${at}, updated_at = ${at}
        WHERE subscriptions.plan_id = excluded.plan_id AND subscriptions.status = 'cancelled'`),
    auditStatement(ctx, { action: 'subscription.start', objectId: id, after: { plan_id: plan.id, billing_cycle } }),
    statement<{ plan_id: string }>(
      sql`SELECT plan_id FROM subscriptions WHERE account_id = ${accountId} AND status <> 'expired'`,
    ),
  ])
  if (running[0]?.plan_id !== plan.id) throw conflict('Another plan is active. Cancel it first.')
  return { message: FREE_MESSAGE, redirect_url: `${ctx.config.appUrl}${paths.dashboard.to()}` }
}

/**
 * Starts a trial. One per mailbox, and only before the first payment: deleting the account or spelling the address
 * differently gives no second trial.
 */
async function startTrial(ctx: ServiceContext, plan: PlanRow, { billing_cycle }: InitializeSubscription) {
  const { id: accountId } = accountOf(ctx)
  if (plan.trialDays === 0) throw conflict('This plan has no trial.')
  const current = await findActiveSubscription(ctx, accountId)
  if (current && priceOf(current.terms, current.row.billingCycle).minor > 0)
    throw conflict('Another plan is active. Change your plan instead.')
  const now = ctx.clock.now()
  const at = now.toISOString()
  const end = new Date(now.getTime() + plan.trialDays * DAY_MS).toISOString()
  const terms = JSON.stringify(termsOf(toPlan(plan)))
  const id = newId()
  const hash = await trialHash(ctx, accountOf(ctx).email)
  const [started] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO subscriptions (id, account_id, plan_id, status, billing_cycle, current_period_start, current_period_end, terms, is_trial, next_at,
        created_at, updated_at)
      SELECT ${id}, ${accountId}, ${plan.id}, 'trialing', ${billing_cycle}, ${at}, ${end}, ${terms}, 1, ${at}, ${at}, ${at}
      WHERE NOT EXISTS (SELECT 1 FROM subscriptions WHERE account_id = ${accountId} AND (is_trial = 1 OR payment_provider IS NOT NULL))
        AND NOT EXISTS (SELECT 1 FROM payments WHERE account_id = ${accountId} AND status IN ('success', 'refunded'))
        AND ${isTrialUnused(hash)}
      ON CONFLICT (account_id) WHERE status <> 'expired' DO UPDATE SET plan_id = excluded.plan_id, status = 'trialing', is_trial = 1,
        billing_cycle = excluded.billing_cycle, current_period_start = excluded.current_period_start,
        current_period_end = excluded.current_period_end, terms = excluded.terms, is_complimentary = 0, next_at = excluded.next_at, updated_at = excluded.updated_at
        WHERE subscriptions.status = 'active' AND subscriptions.plan_id = ${current?.row.planId ?? null}
      RETURNING id`),
    auditStatement(ctx, { action: 'subscription.start', objectId: id, after: { plan_id: plan.id, trial_ends: end } }),
    statement(rememberTrial(hash, at, sql`changes() > 0`)),
  ])
  if (started.length === 0) throw conflict('Your account has had its trial already.')
  return {
    message: `Your trial of ${plan.displayName} has begun. It ends automatically after ${plan.trialDays} days.`,
    redirect_url: `${ctx.config.appUrl}${paths.dashboard.to()}`,
  }
}
