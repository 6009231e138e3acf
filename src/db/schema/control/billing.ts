import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/** What an account may use; `contracts/plan-limits.ts` says what its limits mean. Prices in minor units. */
export const plans = sqliteTable('plans', {
  id: id(),
  name: text('name').notNull().unique(),
  displayName: text('display_name').notNull(),
  description: text('description').notNull(),
  priceMonthlyMinor: integer('price_monthly_minor').notNull(),
  priceYearlyMinor: integer('price_yearly_minor').notNull(),
  currency: text('currency').notNull().default('NGN'),
  crawlsPerMonth: integer('crawls_per_month').notNull(),
  apiCallsPerDay: integer('api_calls_per_day').notNull(),
  maxWebsites: integer('max_websites').notNull(),
  maxApiKeys: integer('max_api_keys').notNull(),
  websiteDownloadsPerDay: integer('website_downloads_per_day').notNull(),
  hasEmailCampaigns: flag('has_email_campaigns').notNull().default(false),
  hasSmsCampaigns: flag('has_sms_campaigns').notNull().default(false),
  hasWebhooks: flag('has_webhooks').notNull().default(false),
  hasAiExtraction: flag('has_ai_extraction').notNull().default(false),
  hasPrioritySupport: flag('has_priority_support').notNull().default(false),
  isActive: flag('is_active').notNull().default(true),
  isPopular: flag('is_popular').notNull().default(false),
  sortOrder: integer('sort_order').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    status: text('status', { enum: ['active', 'trialing', 'past_due', 'cancelled', 'expired'] }).notNull(),
    billingCycle: text('billing_cycle', { enum: ['monthly', 'yearly'] }).notNull(),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    paymentProvider: text('payment_provider'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // One at a time, also on trial.
    uniqueIndex('one_running_subscription').on(table.accountId).where(sql`status IN ('active', 'trialing')`),
    index('subscriptions_by_account').on(table.accountId, table.createdAt),
    index('subscriptions_by_plan').on(table.planId),
  ],
)
