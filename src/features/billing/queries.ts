import { and, asc, eq } from 'drizzle-orm'
import { type Plan, type Subscription, USAGE_RESOURCES, type Usage } from '../../contracts/plans.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { entitledFirst } from '../../core/entitlement.ts'
import { readUsed } from '../../core/plan-limits.ts'
import { toPlan } from '../../core/to-plan.ts'
import { plans, subscriptions } from '../../db/schema/control/billing.ts'

type PlanRow = typeof plans.$inferSelect

export async function listAvailablePlans(ctx: ServiceContext): Promise<Plan[]> {
  const rows = await ctx.db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.sortOrder), plans.id)
  return rows.map(toPlan)
}

/** The account's entitled subscription, else the latest, else null. */
export async function findSubscription(ctx: ServiceContext): Promise<Subscription | null> {
  const [row] = await ctx.db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.accountId, accountOf(ctx).id))
    .orderBy(...entitledFirst(ctx.clock.now()))
    .limit(1)
  if (!row) return null
  const { subscription, plan } = row
  return {
    id: subscription.id,
    plan: toPlan(plan),
    status: subscription.status,
    billing_cycle: subscription.billingCycle,
    current_period_start: subscription.currentPeriodStart,
    current_period_end: subscription.currentPeriodEnd,
    payment_provider: subscription.paymentProvider,
  }
}

/** What the account's plan has left in its periods; without a plan nothing is left. */
export const readUsage = (ctx: ServiceContext): Promise<Usage> => readUsed(ctx, accountOf(ctx), USAGE_RESOURCES)

export async function findActivePlan(ctx: ServiceContext, id: string): Promise<PlanRow | null> {
  const [row] = await ctx.db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.isActive, true)))
  return row ?? null
}
