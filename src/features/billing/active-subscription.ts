import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PlanTerms } from '../../contracts/billing/payments.ts'
import type { ServiceContext } from '../../core/context.ts'
import { plans } from '../../db/schema/control/plans.ts'
import { subscriptions } from '../../db/schema/control/subscriptions.ts'
import { toPlan } from '../../domain/billing/to-plan.ts'
import type { LotPosition } from './lots.ts'
import { withNotice } from './price-notices.ts'
import { type BoughtPeriod, isSold, priceOf, termsOf } from './reckon.ts'
import type { PlanRow, SubscriptionRow } from './subscription-row.ts'

/** The account's one subscription that has not expired, with its plan and the terms it was bought on. */
export interface ActiveSubscription {
  readonly row: SubscriptionRow
  readonly plan: PlanRow
  readonly terms: PlanTerms
}

type Ctx = Pick<ServiceContext, 'db'>

export async function findActiveSubscription({ db }: Ctx, accountId: string): Promise<ActiveSubscription | null> {
  const [found] = await db
    .select({ row: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.accountId, accountId), ne(subscriptions.status, 'expired')))
  return found ? { ...found, terms: found.row.terms ?? termsOf(toPlan(found.plan)) } : null
}

/** SQL condition: the account's subscription is unchanged since it was read, or there still is none. */
export const isStill = (accountId: string | null, current: ActiveSubscription | null): SQL =>
  current
    ? sql`EXISTS (SELECT 1 FROM subscriptions WHERE id = ${current.row.id} AND status = ${current.row.status}
        AND current_period_end = ${current.row.currentPeriodEnd} AND plan_id = ${current.row.planId})`
    : sql`NOT EXISTS (SELECT 1 FROM subscriptions WHERE account_id = ${accountId} AND status <> 'expired')`

/** The period of a subscription as it was bought. An unpaid one, such as a trial, has no value. */
export const periodOf = ({ row, terms }: ActiveSubscription): BoughtPeriod => ({
  ...{ terms, cycle: row.billingCycle, start: row.currentPeriodStart, end: row.currentPeriodEnd },
  isPaid: row.paymentProvider !== null && row.status !== 'trialing' && priceOf(terms, row.billingCycle).minor > 0,
})

/** The position from which the next payment continues. */
export const positionOf = ({ row }: ActiveSubscription): LotPosition => ({
  ...{ planId: row.planId, cycle: row.billingCycle, end: row.currentPeriodEnd },
})

/**
 * Returns the terms of the next period: those of the current plan as it is now, or of the plan that it changes to. A
 * plan that is no longer sold keeps the terms it was bought on, and a complimentary plan keeps its own.
 */
export async function nextTerms(
  { db }: Ctx,
  { row, plan, terms }: ActiveSubscription,
): Promise<{ readonly planId: string; readonly cycle: SubscriptionRow['billingCycle']; readonly terms: PlanTerms }> {
  const wanted = row.nextBillingCycle ?? row.billingCycle
  const [next] = row.nextPlanId ? await db.select().from(plans).where(eq(plans.id, row.nextPlanId)) : [plan]
  const chosen = next ?? plan
  const isKept = chosen.id === plan.id && (row.isComplimentary || !chosen.isActive)
  const planTerms = isKept ? terms : termsOf(toPlan(chosen))
  const noticed = isKept ? null : await withNotice({ db }, row, chosen.id, wanted, planTerms)
  if (noticed || isSold(planTerms, wanted)) return { planId: chosen.id, cycle: wanted, terms: noticed ?? planTerms }
  // A plan that is no longer sold for this billing cycle continues with the other one.
  return { planId: chosen.id, cycle: wanted === 'yearly' ? 'monthly' : 'yearly', terms: planTerms }
}
