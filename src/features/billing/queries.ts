import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Plan, Subscription, Usage } from '../../contracts/plans.ts'
import { type ServiceContext, viewerOf } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { plans, subscriptions } from '../../db/schema/billing.ts'
import { usageOf } from './policy.ts'

type PlanRow = typeof plans.$inferSelect

/** Minor units in a major one; every currency a plan can have today has two decimals (ISO 4217). */
const MINOR_PER_MAJOR = 100

export async function listAvailablePlans(ctx: ServiceContext): Promise<Plan[]> {
  const rows = await ctx.db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.sortOrder), plans.id)
  return rows.map(toPlan)
}

/** The viewer's active subscription, else the latest, else null. */
export async function findSubscription(ctx: ServiceContext): Promise<Subscription | null> {
  const [row] = await ctx.db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.accountId, viewerOf(ctx).id))
    .orderBy(desc(eq(subscriptions.status, 'active')), desc(subscriptions.createdAt))
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

/** What the viewer's plan has left this month; without a plan nothing is left. */
export async function readUsage(ctx: ServiceContext): Promise<Usage> {
  const viewer = viewerOf(ctx)
  const period = ctx.clock.now().toISOString().slice(0, 7)
  const [[spent], [limits]] = await runBatch(ctx.db, [
    statement<{ crawls: number; websites: number }>(sql`
      SELECT count(*) AS crawls, (
          SELECT count(DISTINCT site) FROM crawl_spend_sites WHERE account_id = ${viewer.id} AND period = ${period}
        ) AS websites
      FROM crawl_spends WHERE account_id = ${viewer.id} AND period = ${period}`),
    statement<{ apiCallsPerDay: number; maxApiKeys: number }>(sql`
      SELECT api_calls_per_day AS apiCallsPerDay, max_api_keys AS maxApiKeys FROM plans WHERE id = ${viewer.plan?.id ?? ''}`),
  ])
  return usageOf(viewer, spent ?? { crawls: 0, websites: 0 }, limits)
}

export async function findActivePlan(ctx: ServiceContext, id: string): Promise<PlanRow | null> {
  const [row] = await ctx.db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.isActive, true)))
  return row ?? null
}

const toPlan = (row: PlanRow): Plan => ({
  id: row.id,
  name: row.name,
  display_name: row.displayName,
  description: row.description,
  price_monthly: row.priceMonthlyMinor / MINOR_PER_MAJOR,
  price_yearly: row.priceYearlyMinor / MINOR_PER_MAJOR,
  currency: row.currency,
  crawls_per_month: row.crawlsPerMonth,
  api_calls_per_day: row.apiCallsPerDay,
  max_websites: row.maxWebsites,
  max_api_keys: row.maxApiKeys,
  website_downloads_per_day: row.websiteDownloadsPerDay,
  has_email_campaigns: row.hasEmailCampaigns,
  has_sms_campaigns: row.hasSmsCampaigns,
  has_webhooks: row.hasWebhooks,
  has_ai_extraction: row.hasAiExtraction,
  has_priority_support: row.hasPrioritySupport,
  is_active: row.isActive,
  is_popular: row.isPopular,
  sort_order: row.sortOrder,
})
