import { eq, sql } from 'drizzle-orm'
import type { ChangeUserPlan } from '../../contracts/users/users.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, must } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { plans } from '../../db/schema/control/plans.ts'
import { periodEnd } from '../../domain/billing/period-end.ts'
import { toPlan } from '../../domain/billing/to-plan.ts'
import { isThere, isWithinReach, refuse } from '../../domain/roles/user-guards.ts'
import { conflict, invalid, notFound, raise } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'
import { givenPlanMail } from './mails.ts'
import { termsOf } from './reckon.ts'

/**
 * Assigns a complimentary plan to an account, permanently or until a given day, or removes a plan that costs nothing. A
 * complimentary plan keeps its terms until it ends. The account can buy another plan at any time.
 *
 * @throws not_found; forbidden for an account that the administrator may not manage; validation_failed for an end in
 *   the past; conflict while a paid period runs
 */
export async function changeUserPlan(ctx: ServiceContext, accountId: string, input: ChangeUserPlan): Promise<void> {
  const now = ctx.clock.now()
  const ends_at = input.ends_at ?? null
  if (ends_at !== null && Date.parse(ends_at) <= now.getTime())
    throw invalid({ ends_at: ['Choose a day in the future.'] })
  const guards = [
    isThere(accountId),
    isWithinReach(ctx, accountId),
    must(
      sql`NOT EXISTS (SELECT 1 FROM subscriptions AS paid WHERE paid.account_id = ${accountId} AND paid.payment_provider IS NOT NULL
        AND paid.status IN ('active', 'cancelled') AND paid.current_period_end > ${now.toISOString()})`,
      conflict('This user has paid for the current period. Cancel or refund it first.'),
    ),
  ]
  if (input.plan_id === null) await takePlan(ctx, accountId, guards, input.reason)
  else await givePlan(ctx, accountId, guards, { ...input, ends_at, plan_id: input.plan_id })
}

type Guards = Parameters<typeof isFree>[0]

async function givePlan(
  ctx: ServiceContext,
  accountId: string,
  guards: Guards,
  { plan_id, ends_at, reason }: { plan_id: string; ends_at: string | null; reason: string },
): Promise<void> {
  const [plan] = await ctx.db.select().from(plans).where(eq(plans.id, plan_id))
  if (!plan) throw notFound('Plan')
  const now = ctx.clock.now()
  const at = now.toISOString()
  const end = ends_at === null ? periodEnd(now, 'monthly').toISOString() : new Date(ends_at).toISOString()
  const terms = JSON.stringify({ ...termsOf(toPlan(plan)), price_monthly: 0, price_yearly: 0 })
  const status = ends_at === null ? 'active' : 'cancelled'
  const id = uuidOf(`${accountId} given ${plan_id} ${at}`)
  const [given] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO subscriptions (id, account_id, plan_id, status, billing_cycle, current_period_start, current_period_end, terms, is_complimentary,
        next_at, created_at, updated_at)
      SELECT ${id}, id, ${plan_id}, ${status}, 'monthly', ${at}, ${end}, ${terms}, 1, ${end}, ${at}, ${at} FROM accounts
      WHERE id = ${accountId} AND ${isFree(guards)}
      ON CONFLICT (account_id) WHERE status <> 'expired' DO UPDATE SET plan_id = excluded.plan_id, status = excluded.status,
        billing_cycle = 'monthly', current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
        payment_provider = NULL, terms = excluded.terms, is_complimentary = 1, next_plan_id = NULL, next_billing_cycle = NULL,
        renewal_attempts = 0, next_at = excluded.next_at, updated_at = excluded.updated_at
      RETURNING id`),
    auditStatement(ctx, { action: 'subscription.give', accountId, objectId: id, after: { plan_id, ends_at, reason } }),
  ])
  if (given.length === 0) await refuse(ctx, guards)
  const [account] = await ctx.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  const { email } = account ?? raise(notFound('User'))
  const mail = givenPlanMail(plan.displayName, ends_at === null ? null : end, ctx.config.appUrl)
  await ctx.queues.send('mail', { id: uuidOf(`${id} mail`), to: email, ...mail })
}

/** Ends the plan now. The scheduled job does the rest, as for any subscription whose period is over. */
async function takePlan(ctx: ServiceContext, accountId: string, guards: Guards, reason: string): Promise<void> {
  const at = ctx.clock.now().toISOString()
  // Skips a cancelled subscription whose period is over: it grants nothing any more, although it is not marked as
  // expired yet.
  const runs = sql`account_id = ${accountId} AND status <> 'expired' AND (status <> 'cancelled' OR current_period_end > ${at})`
  const [taken] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE subscriptions SET status = 'cancelled', current_period_end = ${at}, next_plan_id = NULL, next_billing_cycle = NULL, next_at = ${at},
        updated_at = ${at} WHERE ${runs} AND ${isFree(guards)} RETURNING id`),
    auditStatement(ctx, { action: 'subscription.give', accountId, after: { plan_id: null, reason } }),
  ])
  if (taken.length > 0) return
  await refuse(ctx, [
    ...guards,
    must(sql`EXISTS (SELECT 1 FROM subscriptions WHERE ${runs})`, conflict('This user has no plan.')),
  ])
}
