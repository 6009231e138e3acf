import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PlanPrice } from '../../../contracts/billing/plans.ts'
import { flag, id, instant } from '../columns.ts'

/** The plans that accounts can have; `rules/billing/plan-limits.ts` explains their limits. Prices in minor units. */
export const plans = sqliteTable('plans', {
  id: id(),
  name: text('name').notNull().unique(),
  displayName: text('display_name').notNull(),
  description: text('description').notNull(),
  priceMonthlyMinor: integer('price_monthly_minor').notNull(),
  priceYearlyMinor: integer('price_yearly_minor').notNull(),
  currency: text('currency').notNull().default('NGN'),
  /** JSON: prices in other currencies, in major units, for the public site. */
  otherPrices: text('other_prices', { mode: 'json' }).$type<PlanPrice[]>().notNull().default([]),
  crawlsPerMonth: integer('crawls_per_month').notNull(),
  apiCallsPerDay: integer('api_calls_per_day').notNull(),
  maxWebsites: integer('max_websites').notNull(),
  maxApiKeys: integer('max_api_keys').notNull(),
  /** Members and open invitations; 0 means unlimited. */
  maxSeats: integer('max_seats').notNull().default(1),
  websiteDownloadsPerDay: integer('website_downloads_per_day').notNull(),
  hasEmailCampaigns: flag('has_email_campaigns').notNull().default(false),
  hasSmsCampaigns: flag('has_sms_campaigns').notNull().default(false),
  hasWebhooks: flag('has_webhooks').notNull().default(false),
  hasAiExtraction: flag('has_ai_extraction').notNull().default(false),
  hasPrioritySupport: flag('has_priority_support').notNull().default(false),
  hasSso: flag('has_sso').notNull().default(false),
  /** Since when people who work on this plan need a second factor; null if they do not. */
  requiresFactorSince: instant('requires_factor_since'),
  isActive: flag('is_active').notNull().default(true),
  isPopular: flag('is_popular').notNull().default(false),
  sortOrder: integer('sort_order').notNull().default(1),
  /** Free days at the start of a first subscription; 0 means no trial. */
  trialDays: integer('trial_days').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
