import type { PlanTerms } from '../../src/contracts/billing/payments.ts'

/** Terms of a plan: defaults, overridden by the test. */
export const planTerms = (of: Partial<PlanTerms> = {}): PlanTerms => ({
  ...{ name: 'basic', display_name: 'Basic', description: 'For tests.', currency: 'NGN' },
  ...{ price_monthly: 5_000, price_yearly: 48_000, trial_days: 0 },
  ...{
    crawls_per_month: 100,
    api_calls_per_day: 1_000,
    max_websites: 5,
    max_api_keys: 3,
    max_seats: 3,
    website_downloads_per_day: 5,
  },
  ...{ has_email_campaigns: true, has_sms_campaigns: false, has_webhooks: false },
  ...{ has_ai_extraction: false, has_priority_support: false },
  ...of,
})
