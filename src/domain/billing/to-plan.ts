import type { PlanTerms } from '../../contracts/billing/payments.ts'
import type { Plan } from '../../contracts/billing/plans.ts'
import type { plans } from '../../db/schema/control/plans.ts'
import { toMajor } from '../../rules/billing/money.ts'

/** A plan as the API returns it. */
export const toPlan = (row: typeof plans.$inferSelect): Plan => ({
  id: row.id,
  name: row.name,
  display_name: row.displayName,
  description: row.description,
  price_monthly: toMajor({ minor: row.priceMonthlyMinor, currency: row.currency }),
  price_yearly: toMajor({ minor: row.priceYearlyMinor, currency: row.currency }),
  currency: row.currency,
  other_prices: row.otherPrices,
  crawls_per_month: row.crawlsPerMonth,
  api_calls_per_day: row.apiCallsPerDay,
  max_websites: row.maxWebsites,
  max_api_keys: row.maxApiKeys,
  max_seats: row.maxSeats,
  website_downloads_per_day: row.websiteDownloadsPerDay,
  has_email_campaigns: row.hasEmailCampaigns,
  has_sms_campaigns: row.hasSmsCampaigns,
  has_webhooks: row.hasWebhooks,
  has_ai_extraction: row.hasAiExtraction,
  has_priority_support: row.hasPrioritySupport,
  has_sso: row.hasSso,
  is_active: row.isActive,
  is_popular: row.isPopular,
  sort_order: row.sortOrder,
  trial_days: row.trialDays,
})

/** A plan as an account bought it: the terms it keeps override the current ones. */
export const planOn = (row: typeof plans.$inferSelect, terms: PlanTerms | null): Plan => ({ ...toPlan(row), ...terms })
