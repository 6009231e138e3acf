import type { Plan } from '../contracts/plans.ts'
import type { plans } from '../db/schema/control/billing.ts'

/** Minor units in a major one; every currency a plan can have today has two decimals (ISO 4217). */
const MINOR_PER_MAJOR = 100

/** A plan as it crosses the wire. */
export const toPlan = (row: typeof plans.$inferSelect): Plan => ({
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
