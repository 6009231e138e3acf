import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PlanTerms } from '../../contracts/payments.ts'
import type { ServiceContext } from '../../core/context.ts'
import { plans, subscriptions } from '../../db/schema/control/billing.ts'
import { toPlan } from '../../domain/plans/to-plan.ts'
import type { LotPosition } from './lots.ts'
import { withNotice } from './price-notices.ts'
import { type BoughtPeriod, isSold, priceOf, termsOf } from './reckon.ts'
import type { PlanRow, SubscriptionRow } from './subscription-row.ts'

/** An account's one subscription that is not over, with what it was bought on. */
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

/** That an account's subscription is what was found, or that there still is none. */
export const isStill = (accountId: string | null, current: ActiveSubscription | null): SQL =>
  current
    ? sql`EXISTS (SELECT 1 FROM subscriptions WHERE id = ${current.row.id} AND status = ${current.row.status}
        AND current_period_end = ${current.row.currentPeriodEnd} AND plan_id = ${current.row.planId})`
    : sql`NOT EXISTS (SELECT 1 FROM subscriptions WHERE account_id = ${accountId} AND status <> 'expired')`

/** Its period as it was bought. One that nobody paid for, as a trial, is worth nothing. */
export const periodOf = ({ row, terms }: ActiveSubscription): BoughtPeriod => ({
  ...{ terms, cycle: row.billingCycle, start: row.currentPeriodStart, end: row.currentPeriodEnd },
  isPaid: row.paymentProvider !== null && row.status !== 'trialing' && priceOf(terms, row.billingCycle).minor > 0,
})

/** Where it stands for the next payment. */
export const positionOf = ({ row }: ActiveSubscription): LotPosition => ({
  ...{ planId: row.planId, cycle: row.billingCycle, end: row.currentPeriodEnd },
})

/** What the next period is bought on: the plan as it is now, or the one that it goes over to; a plan that is no longer sold stays as it was bought, and one that was given as it was given. */
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
  // A plan that is no longer sold by that cycle goes on by the other.
  return { planId: chosen.id, cycle: wanted === 'yearly' ? 'monthly' : 'yearly', terms: planTerms }
}
