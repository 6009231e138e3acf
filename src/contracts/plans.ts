import { z } from 'zod'
import { data, endpoint } from './endpoint.ts'

export const BILLING_CYCLES = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]
export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'past_due', 'cancelled', 'expired'] as const

/** What its limits mean: `plan-limits.ts`. Prices in major units. */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  description: z.string(),
  price_monthly: z.number(),
  price_yearly: z.number(),
  currency: z.string(),
  crawls_per_month: z.number(),
  api_calls_per_day: z.number(),
  max_websites: z.number(),
  max_api_keys: z.number(),
  website_downloads_per_day: z.number(),
  has_email_campaigns: z.boolean(),
  has_sms_campaigns: z.boolean(),
  has_webhooks: z.boolean(),
  has_ai_extraction: z.boolean(),
  has_priority_support: z.boolean(),
  is_active: z.boolean(),
  is_popular: z.boolean(),
  sort_order: z.number(),
  /** Days of a first subscription that cost nothing; 0 is no trial. */
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
  /** Given by an administrator: it costs nothing, and cannot be resumed once it is to end. */
  is_complimentary: z.boolean(),
  /** What the next period costs, tax included, in major units; null where nothing is asked for. */
  next_amount: z.number().nullable(),
  currency: z.string(),
  /** What it goes over to when this period is over. */
  next_plan: z.object({ id: z.string(), name: z.string(), display_name: z.string() }).nullable(),
  next_billing_cycle: z.enum(BILLING_CYCLES).nullable(),
  /** How the next period is paid by itself, as `Visa •••• 4081`; null where its payer has to come. */
  payment_method: z.string().nullable(),
  /** Until when somebody who is past due keeps the plan. */
  grace_ends_at: z.string().nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** How much of a limit was used in its period. */
export const Used = z.object({
  used: z.number(),
  limit: z.number(),
  remaining: z.number(),
  unlimited: z.boolean(),
  /** When its period ends and it counts anew (ISO 8601, UTC); null for what counts what there is. */
  resets_at: z.string().nullable(),
})
export type Used = z.infer<typeof Used>
/** What the usage of a plan lists: all that plans count. */
export const USAGE_RESOURCES = ['crawls', 'api_calls', 'websites', 'api_keys', 'site_downloads'] as const
export const Usage = z.record(z.enum(USAGE_RESOURCES), Used)
export type Usage = z.infer<typeof Usage>

export const InitializeSubscription = z.object({
  plan_id: z.uuid(),
  billing_cycle: z.enum(BILLING_CYCLES).default('monthly'),
  provider: z.string().max(50).optional(),
  /** Begins with the plan's trial, where it has one and the account has had none. */
  trial: z.boolean().default(false),
})
export type InitializeSubscription = z.output<typeof InitializeSubscription>

/** The plans a visitor may choose from, and how they can be paid for. */
export const listPlans = endpoint({
  method: 'get',
  path: '/pricing',
  permission: 'public',
  returns: z.object({
    available_plans: z.array(Plan),
    available_providers: z.record(z.string(), z.string()),
    default_provider: z.string().nullable(),
    /** What is added to every price; null where nothing is. */
    tax: z.object({ label: z.string(), percent: z.number() }).nullable(),
  }),
})

export const getSubscription = endpoint({
  method: 'get',
  path: '/dashboard/subscription',
  permission: 'billing:view',
  returns: z.object({ current_subscription: Subscription.nullable() }),
})

/** What the plan's limits have left, each in its period (UTC). */
export const getUsage = endpoint({
  method: 'get',
  path: '/dashboard/subscription/usage',
  permission: 'billing:view',
  returns: data(Usage),
})

/**
 * A free plan becomes active at once, and `redirect_url` says where to go on; a paid one goes on at the provider's
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
