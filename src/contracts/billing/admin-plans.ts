import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'
import { Plan } from './plans.ts'

export const AdminPlan = Plan.extend({
  /** Whether people who work on the plan need a second factor, from their next sign-in after it was set. */
  requires_factor: z.boolean(),
  subscriptions_count: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type AdminPlan = z.infer<typeof AdminPlan>

export const AdminPlanStats = z.object({
  total_plans: z.number(),
  active_plans: z.number(),
  plans_with_subscriptions: z.number(),
  /** The plan's display name. */
  most_popular_plan: z.object({ name: z.string(), subscriptions_count: z.number() }).nullable(),
})
export type AdminPlanStats = z.infer<typeof AdminPlanStats>

const required = (message: string, lengthMax: number) => singleLine(message).min(1, message).max(lengthMax)
const price = z.number('Price must be non-negative').min(0, 'Price must be non-negative').max(1_000_000_000)
const limit = (message: string) => z.number(message).int('Enter a whole number').min(0, message).max(1_000_000_000)

export const OTHER_PRICES_MAX = 12
const currencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'Currency has three letters')

export const PlanInput = z.object({
  /** The plan's slug. */
  name: required('Plan name is required', 50).regex(
    /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/,
    'Plan name may have lower-case letters, digits, hyphens and underscores only',
  ),
  display_name: required('Display name is required', 60),
  description: required('Description is required', 500),
  /**
   * In major units, with at most as many decimals as the currency has (ISO 4217). If only one price is 0, that billing
   * cycle is not sold.
   */
  price_monthly: price,
  price_yearly: price,
  currency: currencyCode.default('NGN'),
  /** Prices in other currencies, shown on the public site only: bills are in `currency`. */
  other_prices: z
    .array(z.object({ currency: currencyCode, price_monthly: price, price_yearly: price }))
    .max(OTHER_PRICES_MAX, `At most ${OTHER_PRICES_MAX} currencies`)
    .default([]),
  crawls_per_month: limit('Crawls must be non-negative').default(10),
  api_calls_per_day: limit('API calls must be non-negative').default(100),
  max_websites: limit('Max websites must be non-negative').default(5),
  max_api_keys: limit('Max API keys must be non-negative').default(1),
  max_seats: limit('Seats must be non-negative').default(1),
  website_downloads_per_day: limit('Website downloads must be non-negative').default(1),
  has_email_campaigns: z.boolean().default(false),
  has_sms_campaigns: z.boolean().default(false),
  has_webhooks: z.boolean().default(false),
  has_ai_extraction: z.boolean().default(false),
  has_priority_support: z.boolean().default(false),
  has_sso: z.boolean().default(false),
  requires_factor: z.boolean().default(false),
  is_active: z.boolean().default(true),
  is_popular: z.boolean().default(false),
  sort_order: z.number().int().min(0).max(10_000).default(1),
  trial_days: z.number().int().min(0).max(365).default(0),
})
export type PlanInput = z.output<typeof PlanInput>
/** Omitted fields stay unchanged. */
export const UpdatePlan = changeOf(PlanInput.shape).extend({
  /** Confirms a price change although subscriptions renew to this plan. */
  confirm_price_change: z.boolean().optional(),
})
export type UpdatePlan = z.output<typeof UpdatePlan>

const base = '/dashboard/admin/plans'

export const listAdminPlans = endpoint({
  method: 'get',
  path: base,
  permission: 'plans:manage',
  returns: z.object({ plans: z.array(AdminPlan) }),
})

export const adminPlanStats = endpoint({
  method: 'get',
  path: `${base}/stats`,
  permission: 'plans:manage',
  returns: data(AdminPlanStats),
})

export const getAdminPlan = endpoint({
  method: 'get',
  path: `${base}/:id`,
  permission: 'plans:manage',
  params: IdParams,
  returns: z.object({ plan: AdminPlan }),
})

/** A name already in use, or a price with more decimals than its currency has, is an error on that field. */
export const createPlan = endpoint({
  method: 'post',
  path: base,
  permission: 'plans:manage',
  body: PlanInput,
  status: 201,
  returns: z.object({ plan: AdminPlan }),
})

/**
 * Subscribers keep what they bought until they renew. Rejects a change that would leave no plan to choose, or no plan
 * for new accounts. A new price that affects subscriptions is a 409 until `confirm_price_change` is set:
 * `errors.subscribers` is their number, `errors.takes_effect_at` the earliest date.
 */
export const updatePlan = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: 'plans:manage',
  params: IdParams,
  body: UpdatePlan,
  returns: z.object({ plan: AdminPlan }),
})

/** 409 if a subscription or a payment refers to the plan: deactivate it instead. */
export const deletePlan = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'plans:manage',
  params: IdParams,
  returns: nothing,
})

export const togglePlan = endpoint({
  method: 'post',
  path: `${base}/:id/toggle-status`,
  permission: 'plans:manage',
  params: IdParams,
  returns: z.object({ plan: AdminPlan }),
})
