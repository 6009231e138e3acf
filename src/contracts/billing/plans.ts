import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from '../../rules/billing/entitlement.ts'
import { data, endpoint } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

export const BILLING_CYCLES = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

/** A plan's prices in another currency than that of its bills, for visitors' orientation. In major units. */
export const PlanPrice = z.object({ currency: z.string(), price_monthly: z.number(), price_yearly: z.number() })
export type PlanPrice = z.infer<typeof PlanPrice>

/** `rules/billing/plan-limits.ts` explains its limits. Prices are in major units. */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  description: z.string(),
  price_monthly: z.number(),
  price_yearly: z.number(),
  currency: z.string(),
  /** Shown on the public site to those who pay in them. */
  other_prices: z.array(PlanPrice).optional(),
  crawls_per_month: z.number(),
  api_calls_per_day: z.number(),
  max_websites: z.number(),
  max_api_keys: z.number(),
  max_seats: z.number(),
  website_downloads_per_day: z.number(),
  has_email_campaigns: z.boolean(),
  has_sms_campaigns: z.boolean(),
  has_webhooks: z.boolean(),
  has_ai_extraction: z.boolean(),
  has_priority_support: z.boolean(),
  has_sso: z.boolean(),
  is_active: z.boolean(),
  is_popular: z.boolean(),
  sort_order: z.number(),
  /** Free days at the start of a first subscription; 0 means no trial. */
  trial_days: z.number(),
})
export type Plan = z.infer<typeof Plan>

export const Subscription = z.object({
  id: z.string(),
  plan: Plan,
  status: z.enum(SUBSCRIPTION_STATUSES),
  billing_cycle: z.enum(BILLING_CYCLES),
  current_period_start: z.string(),
  current_period_end: z.string(),
  payment_provider: z.string().nullable(),
  /** Granted by an administrator: it is free, and cannot be resumed once cancelled. */
  is_complimentary: z.boolean(),
  /** The price of the next period, tax included, in major units; null if nothing will be charged. */
  next_amount: z.number().nullable(),
  /** What a coupon takes off the next period; included in `next_amount`. */
  next_discount: z.object({ code: z.string(), amount: z.number() }).nullable(),
  currency: z.string(),
  /** The plan that it changes to at the end of this period. */
  next_plan: z.object({ id: z.string(), name: z.string(), display_name: z.string() }).nullable(),
  next_billing_cycle: z.enum(BILLING_CYCLES).nullable(),
  /** The saved method that pays the next period, such as `Visa •••• 4081`; null if the payer must pay manually. */
  payment_method: z.string().nullable(),
  /** How long a past-due subscription keeps its plan. */
  grace_ends_at: z.string().nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** The usage of a limit in its period. */
export const Used = z.object({
  used: z.number(),
  limit: z.number(),
  remaining: z.number(),
  unlimited: z.boolean(),
  /** When the period ends and counting restarts (ISO 8601, UTC); null for limits without a period. */
  resets_at: z.string().nullable(),
})
export type Used = z.infer<typeof Used>
/** The resources whose usage is listed. */
export const USAGE_RESOURCES = ['crawls', 'api_calls', 'websites', 'api_keys', 'site_downloads'] as const
export const Usage = z.record(z.enum(USAGE_RESOURCES), Used)
export type Usage = z.infer<typeof Usage>

export const InitializeSubscription = z.object({
  plan_id: z.uuid(),
  billing_cycle: z.enum(BILLING_CYCLES).default('monthly'),
  provider: z.string().max(50).optional(),
  /** Starts with the plan's trial, if it has one and the account has not had one. */
  trial: z.boolean().default(false),
  /** A coupon code, for a paid plan. */
  coupon: singleLine().toUpperCase().max(40).optional(),
})
export type InitializeSubscription = z.output<typeof InitializeSubscription>

/** The public plans and the available payment methods. */
export const listPlans = endpoint({
  method: 'get',
  path: '/pricing',
  permission: 'public',
  returns: z.object({
    available_plans: z.array(Plan),
    available_providers: z.record(z.string(), z.string()),
    default_provider: z.string().nullable(),
    /** The tax added to every price; null if there is none. */
    tax: z.object({ label: z.string(), percent: z.number() }).nullable(),
  }),
})

export const getSubscription = endpoint({
  method: 'get',
  path: '/dashboard/subscription',
  permission: 'billing:view',
  returns: z.object({ current_subscription: Subscription.nullable() }),
})

/** The remaining allowance of each limit of the plan, in its period (UTC). */
export const getUsage = endpoint({
  method: 'get',
  path: '/dashboard/subscription/usage',
  permission: 'billing:view',
  returns: data(Usage),
})

/**
 * A free plan becomes active at once, with the next page in `redirect_url`. A paid one continues at the provider's
 * `checkout_url` or `authorization_url`.
 */
export const initialize = endpoint({
  method: 'post',
  path: '/dashboard/subscription/initialize',
  permission: 'billing:subscribe',
  body: InitializeSubscription,
  returns: z.object({
    payment_data: z.object({
      message: z.string(),
      redirect_url: z.string().optional(),
      checkout_url: z.string().optional(),
      authorization_url: z.string().optional(),
    }),
  }),
})
