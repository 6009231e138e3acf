import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'
import { findActiveSubscription } from './active-subscription.ts'
import { mailBilling } from './details/mail-billing.ts'
import { cancelledMail, resumedMail } from './mails.ts'

/**
 * Cancels a subscription at the end of its paid period. A repetition has no effect.
 *
 * @throws not_found, conflict if it is not active
 */
export const cancelSubscription = (ctx: ServiceContext): Promise<void> =>
  step(ctx, {
    action: 'subscription.cancel',
    from: ['active', 'trialing', 'past_due'],
    to: 'cancelled',
    refusal: 'Only an active subscription can be cancelled.',
  })

/** Resumes a cancelled subscription before its period ends. @throws not_found, conflict if it is not cancelled */
export const resumeSubscription = (ctx: ServiceContext): Promise<void> =>
  step(ctx, {
    ...{ action: 'subscription.resume', from: ['cancelled'], to: 'active' },
    refusal: 'Only a cancelled subscription whose period is not over can be resumed.',
  })

interface Step {
  readonly action: 'subscription.cancel' | 'subscription.resume'
  readonly from: readonly string[]
  readonly to: 'cancelled' | 'active'
  readonly refusal: string
}

async function step(ctx: ServiceContext, { action, from, to, refusal }: Step): Promise<void> {
  const { row } = (await findActiveSubscription(ctx, accountOf(ctx).id)) ?? raise(notFound('Subscription'))
  if (row.status === to) return
  const at = ctx.clock.now().toISOString()
  // A resumed trial remains a trial, unless its account has paid since.
  const status =
    to === 'active'
      ? sql`CASE WHEN is_trial = 1 AND NOT EXISTS (SELECT 1 FROM payments WHERE account_id = ${row.accountId} AND status IN ('success', 'refunded'))
          THEN 'trialing' ELSE 'active' END`
      : sql`${to}`
  // A complimentary subscription with an end date cannot be resumed.
  const isPaidFor = to === 'active' ? sql`current_period_end > ${at} AND is_complimentary = 0` : sql`true`
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE subscriptions SET status = ${status}, next_at = ${at}, updated_at = ${at},
        next_plan_id = CASE WHEN ${to} = 'cancelled' THEN NULL ELSE next_plan_id END,
        next_billing_cycle = CASE WHEN ${to} = 'cancelled' THEN NULL ELSE next_billing_cycle END
      WHERE id = ${row.id} AND status IN (SELECT value FROM json_each(${JSON.stringify(from)})) AND ${isPaidFor} RETURNING id`),
    auditStatement(ctx, { action, objectId: row.id, before: { status: row.status }, after: { status: to } }),
  ])
  if (changed.length === 0) throw conflict(refusal)
  await tell(ctx, action, at)
}

async function tell(ctx: ServiceContext, action: Step['action'], at: string): Promise<void> {
  const account = accountOf(ctx)
  const running = await findActiveSubscription(ctx, account.id)
  if (!running) return
  const mail = (action === 'subscription.cancel' ? cancelledMail : resumedMail)(running, ctx.config.appUrl)
  await mailBilling(ctx, account.id, uuidOf(`${running.row.id} ${action} ${at}`), mail)
}
