import { asc, count, eq, ne } from 'drizzle-orm'
import type { AdminPlan, AdminPlanStats } from '../../../contracts/billing/admin-plans.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { plans } from '../../../db/schema/control/plans.ts'
import { subscriptions } from '../../../db/schema/control/subscriptions.ts'
import { toPlan } from '../../../domain/billing/to-plan.ts'
import { notFound, raise } from '../../../lib/errors.ts'
import type { PlanRow } from '../subscription-row.ts'

/** Returns all plans in their display order, each with the number of subscriptions that have not expired. */
export async function listAdminPlans(ctx: ServiceContext): Promise<AdminPlan[]> {
  const [rows, counted] = await Promise.all([
    ctx.db.select().from(plans).orderBy(asc(plans.sortOrder), asc(plans.id)),
    ctx.db
      .select({ planId: subscriptions.planId, total: count() })
      .from(subscriptions)
      .where(ne(subscriptions.status, 'expired'))
      .groupBy(subscriptions.planId),
  ])
  const totals = new Map(counted.map(({ planId, total }) => [planId, total]))
  return rows.map((row) => ({
    ...toPlan(row),
    requires_factor: row.requiresFactorSince !== null,
    ...{ subscriptions_count: totals.get(row.id) ?? 0, created_at: row.createdAt, updated_at: row.updatedAt },
  }))
}

/** @throws not_found */
export const readAdminPlan = async (ctx: ServiceContext, id: string): Promise<AdminPlan> =>
  (await listAdminPlans(ctx)).find((plan) => plan.id === id) ?? raise(notFound('Plan'))

export async function readPlanStats(ctx: ServiceContext): Promise<AdminPlanStats> {
  const all = await listAdminPlans(ctx)
  const popular = all.reduce<AdminPlan | null>(
    (most, plan) => (plan.subscriptions_count > (most?.subscriptions_count ?? 0) ? plan : most),
    null,
  )
  return {
    total_plans: all.length,
    active_plans: all.filter(({ is_active }) => is_active).length,
    plans_with_subscriptions: all.filter(({ subscriptions_count }) => subscriptions_count > 0).length,
    most_popular_plan: popular && { name: popular.display_name, subscriptions_count: popular.subscriptions_count },
  }
}

/** @throws not_found */
export async function findPlanRow(ctx: ServiceContext, id: string): Promise<PlanRow> {
  const [row] = await ctx.db.select().from(plans).where(eq(plans.id, id))
  return row ?? raise(notFound('Plan'))
}
