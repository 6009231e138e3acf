import { eq, type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { subscriptions } from '../../db/schema/control/subscriptions.ts'
import { findMethod, type MethodRow } from '../../domain/billing/payment-methods.ts'
import { paymentProvidersOf } from '../../domain/billing/payment-providers.ts'
import { periodEnd } from '../../domain/billing/period-end.ts'
import { uuidOf } from '../../lib/ids.ts'
import type { ProviderCode } from '../../platform/payments/port.ts'
import { type ActiveSubscription, findActiveSubscription, nextTerms } from './active-subscription.ts'
import { chargeRenewal } from './charge-renewal.ts'
import { renewalBill } from './coupons/renewal-bill.ts'
import { mailBilling } from './details/mail-billing.ts'
import { dueStep, type Reminder, reminderOf } from './due-step.ts'
import { endedMail, pastDueMail, reminderMail } from './mails.ts'
import { DOWN_WAIT_MS, RENEWAL_PATIENCE_MS } from './policy.ts'
import { priceOf } from './reckon.ts'

const DUE_AT_ONCE = 100
/** Enough for a renewal, falling due, a retry and a wait. */
const STEPS_MAX = 6

/**
 * Runs the steps that subscriptions are due for: reminders, renewals, falling due, and expiry. A scheduled job. Each
 * step can be repeated safely: it changes the row only if it is unchanged, mails have ids of their own, and a renewal
 * has a reference derived from its period and attempt. Accounts that are being deleted or are suspended are skipped.
 */
export async function renewDue(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.db.all<Due>(sql`
    SELECT id, account_id, next_at FROM subscriptions WHERE next_at <= ${now} AND status <> 'expired'
      AND account_id NOT IN (SELECT account_id FROM account_deletions)
      AND account_id NOT IN (SELECT id FROM accounts WHERE suspended_at IS NOT NULL) ORDER BY next_at LIMIT ${DUE_AT_ONCE}`)
  for (const subscription of due) {
    if (!(await claim(ctx, subscription))) continue
    const { account_id } = subscription
    await attendTo(ctx, account_id).catch((error: unknown) =>
      ctx.log.error('a subscription could not be attended to', { account_id, error }),
    )
  }
}

interface Due {
  readonly id: string
  readonly account_id: string
  readonly next_at: string
}

/**
 * Claims a subscription, since two runs may overlap, and not every provider rejects a repeated reference. A step that
 * was not finished is due again later.
 */
async function claim(ctx: ServiceContext, { id, next_at }: Due): Promise<boolean> {
  const claimed = await ctx.db.all<{ id: string }>(sql`
    UPDATE subscriptions SET next_at = ${afterAWhile(ctx)} WHERE id = ${id} AND next_at = ${next_at} AND status <> 'expired' RETURNING id`)
  return claimed.length > 0
}

const afterAWhile = ({ clock }: ServiceContext) => new Date(clock.now().getTime() + DOWN_WAIT_MS).toISOString()

interface Attended extends ActiveSubscription {
  readonly account: { readonly id: string; readonly name: string; readonly email: string }
}

async function attendTo(ctx: ServiceContext, accountId: string): Promise<void> {
  for (let steps = 0; steps < STEPS_MAX; steps++) {
    const running = await findActiveSubscription(ctx, accountId)
    const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId))
    if (!running || !account) return
    const attended = { ...running, account }
    const next = await nextTerms(ctx, running)
    const price = priceOf(next.terms, next.cycle)
    // A deactivated account could not use what it would pay for.
    const method = account.isActive ? await findUsable(ctx, running) : null
    const facts = { isFree: price.minor === 0, hasMethod: method !== null }
    const step = dueStep(running.row, facts, ctx.clock.now())
    switch (step.kind) {
      case 'wait':
        await change(ctx, attended, sql`next_at = ${step.until.toISOString()}`)
        return
      case 'remind':
        await remind(ctx, attended, step.reminder, facts.hasMethod)
        break
      case 'roll':
        await roll(ctx, attended, next)
        break
      case 'charge':
        if (method && !(await charge(ctx, attended, next, method))) return
        break
      case 'fall-due':
        await fallDue(ctx, attended, 0)
        break
      case 'expire':
        await expire(ctx, attended)
        return
    }
  }
}

type Next = Awaited<ReturnType<typeof nextTerms>>

/** SQL condition: the subscription is unchanged since it was read. Otherwise the other change wins. */
const asRead = ({ row }: ActiveSubscription): SQL => sql`id = ${row.id} AND status = ${row.status}
  AND current_period_end = ${row.currentPeriodEnd} AND renewal_attempts = ${row.renewalAttempts}`

const change = (ctx: ServiceContext, subscription: ActiveSubscription, set: SQL) =>
  ctx.db.run(sql`UPDATE subscriptions SET ${set} WHERE ${asRead(subscription)}`)

async function remind(ctx: ServiceContext, attended: Attended, reminder: Reminder, hasMethod: boolean): Promise<void> {
  const { row } = attended
  const name = reminderOf(reminder, row.currentPeriodEnd)
  const next = await nextTerms(ctx, attended)
  const bill = await renewalBill(ctx, row.accountId, next)
  const mail = reminderMail(reminder, { row, terms: next.terms, bill, hasMethod }, ctx.config.appUrl)
  await mailBilling(ctx, row.accountId, uuidOf(`${row.id} ${name}`), mail)
  await change(ctx, attended, sql`reminded_of = ${name}`)
}

/** Starts the next period of a free plan, or of a free plan that the subscription changes to. */
async function roll(ctx: ServiceContext, attended: Attended, { planId, cycle, terms }: Next): Promise<void> {
  const { row } = attended
  // If it was not processed for long, it skips the missed periods.
  const from = new Date(row.currentPeriodEnd)
  let end = periodEnd(from, cycle)
  while (end <= ctx.clock.now()) end = periodEnd(end, cycle)
  await runBatch(ctx.db, [
    statement(sql`
      UPDATE subscriptions SET is_complimentary = is_complimentary AND plan_id = ${planId}, plan_id = ${planId}, billing_cycle = ${cycle}, terms = ${JSON.stringify(terms)}, current_period_start = current_period_end,
        current_period_end = ${end.toISOString()}, next_plan_id = NULL, next_billing_cycle = NULL, payment_provider = NULL
      WHERE ${asRead(attended)}`),
    auditStatement(ctx, {
      ...{ action: 'subscription.renew', accountId: row.accountId, objectId: row.id },
      after: { plan_id: planId, current_period_end: end.toISOString() },
    }),
  ])
}

/** Returns the saved payment method of a provider that is still configured, or null. */
async function findUsable(ctx: ServiceContext, { row }: ActiveSubscription): Promise<MethodRow | null> {
  const { accountId, paymentProvider } = row
  return paymentProvidersOf(ctx).has(paymentProvider as ProviderCode)
    ? findMethod(ctx, accountId, paymentProvider)
    : null
}

/** @returns whether the payment is settled, so that the next step can be determined */
async function charge(ctx: ServiceContext, attended: Attended, next: Next, method: MethodRow): Promise<boolean> {
  const { row, account } = attended
  const { status, reason } = await chargeRenewal(ctx, { account, row, next, method })
  if (status === 'paid') return true
  if (status === 'failed') {
    await fallDue(ctx, attended, 1, reason)
    return true
  }
  // Otherwise an account could keep its plan for free if the provider never reports on its renewal.
  const isLate = ctx.clock.now().getTime() >= Date.parse(row.currentPeriodEnd) + RENEWAL_PATIENCE_MS
  if (row.status === 'active' && isLate) await fallDue(ctx, attended, 0)
  return false
}

/** Marks a subscription as past due and informs the account, which keeps the plan during the grace period. */
async function fallDue(
  ctx: ServiceContext,
  attended: Attended,
  attempts: number,
  reason: string | null = null,
): Promise<void> {
  const { row, terms } = attended
  const id = uuidOf(`${row.id} past due ${row.currentPeriodEnd} ${row.renewalAttempts + attempts}`)
  await mailBilling(ctx, row.accountId, id, pastDueMail({ row, terms, reason }, ctx.config.appUrl))
  await runBatch(ctx.db, [
    statement(sql`
      UPDATE subscriptions SET status = 'past_due', renewal_attempts = renewal_attempts + ${attempts}, updated_at = ${ctx.clock.now().toISOString()}
      WHERE ${asRead(attended)}`),
    auditStatement(ctx, {
      ...{ action: 'subscription.past-due', accountId: row.accountId, objectId: row.id },
      after: { attempts: row.renewalAttempts + attempts, reason },
    }),
  ])
}

async function expire(ctx: ServiceContext, attended: Attended): Promise<void> {
  const { row, terms } = attended
  const id = uuidOf(`${row.id} ended ${row.currentPeriodEnd}`)
  await mailBilling(ctx, row.accountId, id, endedMail({ row, terms }, ctx.config.appUrl))
  await runBatch(ctx.db, [
    statement(sql`
      UPDATE subscriptions SET status = 'expired', next_at = NULL, updated_at = ${ctx.clock.now().toISOString()} WHERE ${asRead(attended)}`),
    auditStatement(ctx, {
      ...{ action: 'subscription.expire', accountId: row.accountId, objectId: row.id, before: { status: row.status } },
    }),
  ])
}

/** Makes the scheduled job process an account's subscription on its next run. */
export const renewNow = (ctx: ServiceContext, accountId: string) =>
  ctx.db
    .update(subscriptions)
    .set({ nextAt: ctx.clock.now().toISOString() })
    .where(sql`account_id = ${accountId} AND status <> 'expired'`)
