import { eq, isNull, sql } from 'drizzle-orm'
import type { PlanTerms } from '../../contracts/billing/payments.ts'
import type { BillingCycle } from '../../contracts/billing/plans.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { plans } from '../../db/schema/control/plans.ts'
import { planPriceNotices, subscriptions } from '../../db/schema/control/subscriptions.ts'
import { toPlan } from '../../domain/billing/to-plan.ts'
import { uuidOf } from '../../lib/ids.ts'
import { toMajor } from '../../rules/billing/money.ts'
import { mailBilling } from './details/mail-billing.ts'
import { priceChangeMail } from './mails.ts'
import { DAY_MS, PRICE_NOTICE_DAYS } from './policy.ts'
import { termsOf } from './reckon.ts'
import type { PlanRow, SubscriptionRow } from './subscription-row.ts'

const MAILED_AT_ONCE = 100

export interface PriceChange {
  readonly cycle: BillingCycle
  readonly oldMinor: number
  readonly newMinor: number
}

type Prices = Pick<PlanRow, 'priceMonthlyMinor' | 'priceYearlyMinor'>

/**
 * Returns the changed prices at which a subscription may renew. A price of 0 beside another price means that the cycle
 * is not sold.
 */
export function priceChanges(before: Prices, after: Prices): PriceChange[] {
  const wasFree = before.priceMonthlyMinor === 0 && before.priceYearlyMinor === 0
  const all: PriceChange[] = [
    { cycle: 'monthly', oldMinor: before.priceMonthlyMinor, newMinor: after.priceMonthlyMinor },
    { cycle: 'yearly', oldMinor: before.priceYearlyMinor, newMinor: after.priceYearlyMinor },
  ]
  return all.filter(({ oldMinor, newMinor }) => oldMinor !== newMinor && (wasFree || oldMinor > 0))
}

export const noticeEnd = (now: Date): string => new Date(now.getTime() + PRICE_NOTICE_DAYS * DAY_MS).toISOString()

/**
 * SQL condition: subscriptions that will renew to a plan and cycle, including cancelled ones, which may be resumed.
 * Trials end without renewal, and complimentary plans cost nothing.
 */
const renewTo = (
  planId: string,
  cycle: BillingCycle,
) => sql`s.status IN ('active', 'past_due', 'cancelled') AND s.is_complimentary = 0
  AND coalesce(s.next_plan_id, s.plan_id) = ${planId} AND coalesce(s.next_billing_cycle, s.billing_cycle) = ${cycle}`

/** Counts the subscriptions that price changes affect. */
export async function countConcerned(
  { db }: ServiceContext,
  planId: string,
  changes: readonly PriceChange[],
): Promise<number> {
  let total = 0
  for (const { cycle } of changes) {
    const [row] = await db.all<{ total: number }>(
      sql`SELECT count(*) AS total FROM subscriptions AS s WHERE ${renewTo(planId, cycle)}`,
    )
    total += row?.total ?? 0
  }
  return total
}

/**
 * Records the subscriptions that price changes affect, in the transaction that makes the changes.
 *
 * @param at when the plan was changed
 */
export function writeNotices(
  planId: string,
  changes: readonly PriceChange[],
  at: string,
  now: Date,
): Statement<never>[] {
  return changes.map(({ cycle, oldMinor, newMinor }) =>
    statement(sql`
      INSERT INTO plan_price_notices (id, subscription_id, plan_id, billing_cycle, old_price_minor, new_price_minor, takes_effect_at, created_at)
      SELECT lower(hex(randomblob(16))), s.id, ${planId}, ${cycle}, ${oldMinor}, ${newMinor}, ${noticeEnd(now)}, ${now.toISOString()}
      FROM subscriptions AS s WHERE ${renewTo(planId, cycle)} AND EXISTS (SELECT 1 FROM plans WHERE id = ${planId} AND updated_at = ${at})`),
  )
}

/**
 * Returns the terms with the old price for a renewal at the end of a subscription's period, if the 30 days after the
 * notice of a new price are not over by then.
 *
 * @returns null if the current price of the plan applies
 */
export async function withNotice(
  { db }: Pick<ServiceContext, 'db'>,
  { id, currentPeriodEnd }: Pick<SubscriptionRow, 'id' | 'currentPeriodEnd'>,
  planId: string,
  cycle: BillingCycle,
  terms: PlanTerms,
): Promise<PlanTerms | null> {
  // The first notice that has not taken effect by then contains the price before it.
  const [notice] = await db.all<{ old_price_minor: number }>(sql`
    SELECT old_price_minor FROM plan_price_notices WHERE subscription_id = ${id} AND plan_id = ${planId} AND billing_cycle = ${cycle}
      AND takes_effect_at > ${currentPeriodEnd} ORDER BY takes_effect_at, created_at LIMIT 1`)
  if (!notice) return null
  const price = toMajor({ minor: notice.old_price_minor, currency: terms.currency })
  return cycle === 'yearly' ? { ...terms, price_yearly: price } : { ...terms, price_monthly: price }
}

/**
 * Mails notices of price changes. If a notice is mailed late, the new price takes effect equally later, so that it is
 * always announced 30 days ahead. A scheduled job; a repetition sends the same mail with the same id.
 */
export async function mailPriceNotices(ctx: ServiceContext): Promise<void> {
  const rows = await ctx.db
    .select({ notice: planPriceNotices, plan: plans, subscription: subscriptions })
    .from(planPriceNotices)
    .innerJoin(plans, eq(plans.id, planPriceNotices.planId))
    .innerJoin(subscriptions, eq(subscriptions.id, planPriceNotices.subscriptionId))
    .where(isNull(planPriceNotices.mailedAt))
    .orderBy(planPriceNotices.createdAt)
    .limit(MAILED_AT_ONCE)
  for (const { notice, plan, subscription } of rows) {
    const now = ctx.clock.now()
    const takesEffectAt = [notice.takesEffectAt, noticeEnd(now)].toSorted().at(-1)!
    await ctx.db.run(sql`
      UPDATE plan_price_notices SET takes_effect_at = ${takesEffectAt} WHERE id = ${notice.id} AND mailed_at IS NULL`)
    if (subscription.status !== 'expired') {
      const told = { terms: termsOf(toPlan(plan)), cycle: notice.billingCycle }
      const mail = priceChangeMail(told, { ...notice, takesEffectAt }, ctx.config.appUrl)
      await mailBilling(ctx, subscription.accountId, uuidOf(`${notice.id} price`), mail)
    }
    await ctx.db.run(sql`UPDATE plan_price_notices SET mailed_at = ${now.toISOString()} WHERE id = ${notice.id}`)
  }
}
