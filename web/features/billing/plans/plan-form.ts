import type { z } from 'zod'
import { type AdminPlan, PlanInput } from '../../../../src/contracts/billing/admin-plans.ts'
import { decimalsOf } from '../../../../src/rules/billing/money.ts'

export type PlanValues = z.input<typeof PlanInput>

/** Initial values of a new plan (spec 2, section 9). */
export const NEW_PLAN: PlanValues = {
  ...{
    name: '',
    display_name: '',
    description: '',
    price_monthly: 0,
    price_yearly: 0,
    currency: 'NGN',
    other_prices: [],
  },
  ...{
    crawls_per_month: 10,
    api_calls_per_day: 100,
    max_websites: 5,
    max_api_keys: 1,
    max_seats: 1,
    website_downloads_per_day: 1,
  },
  ...{ has_email_campaigns: false, has_sms_campaigns: false, has_webhooks: false, has_ai_extraction: false },
  ...{
    has_priority_support: false,
    has_sso: false,
    requires_factor: false,
    is_active: true,
    is_popular: false,
    sort_order: 1,
    trial_days: 0,
  },
}

/** The form's values for a plan. */
export const valuesOf = (plan: AdminPlan): PlanValues => PlanInput.parse(plan)

/** Converts input to a number; invalid input becomes 0. */
export const asNumber = (typed: unknown): number => {
  const value = Number(typed)
  return Number.isFinite(value) ? value : 0
}

/** The smallest unit of a currency, as the step of a number field. */
export const priceStep = (currency: string | undefined): string =>
  (10 ** -decimalsOf((currency ?? '').trim().toUpperCase())).toFixed(decimalsOf((currency ?? '').trim().toUpperCase()))
