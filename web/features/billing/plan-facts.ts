import type { BillingCycle, Plan, Subscription } from '../../../src/contracts/billing/plans.ts'
import { isEntitled } from '../../../src/rules/billing/entitlement.ts'
import { allowanceText, featuresOf, LIMIT_NAMES, PLAN_FEATURES } from '../../../src/rules/billing/plan-limits.ts'
import { formatDate, formatMoney } from '../../lib/format.ts'

export type Cycle = BillingCycle

const MONTHS_PER_YEAR = 12

export const priceOf = (plan: Plan, cycle: Cycle): number =>
  cycle === 'yearly' ? plan.price_yearly : plan.price_monthly

/** The billing cycle in which a plan is sold: the selected one, unless only the other one has a price. */
export const soldCycle = (plan: Plan, cycle: Cycle): Cycle => {
  const other = cycle === 'yearly' ? 'monthly' : 'yearly'
  return priceOf(plan, cycle) === 0 && priceOf(plan, other) > 0 ? other : cycle
}

/** The plan that costs nothing and can be started without a payment; undefined if none is offered. */
export const freePlanOf = (plans: readonly Plan[]): Plan | undefined =>
  plans
    .filter((plan) => plan.is_active && plan.price_monthly === 0 && plan.price_yearly === 0)
    .toSorted((a, b) => a.sort_order - b.sort_order)[0]

/** A price of 0 is shown as Free. */
export const priceText = (plan: Plan, cycle: Cycle): string => {
  const price = priceOf(plan, cycle)
  return price === 0 ? 'Free' : formatMoney(price, plan.currency)
}

export const cycleText = (cycle: Cycle): string => (cycle === 'yearly' ? 'Yearly' : 'Monthly')

/** How much yearly billing saves compared with twelve months, in whole percent; 0 if nothing. */
export function yearlySaving({ price_monthly, price_yearly }: Plan): number {
  const full = price_monthly * MONTHS_PER_YEAR
  // Divides last: rounding errors in a fraction would round an exact half the wrong way.
  return full > 0 && price_yearly > 0 ? Math.max(0, Math.round(((full - price_yearly) * 100) / full)) : 0
}

/** The largest yearly saving of all plans. */
export const largestSaving = (plans: readonly Plan[]): number => Math.max(0, ...plans.map(yearlySaving))

/** A plan's limits and features, limits first. */
export const holdingsOf = (plan: Plan): string[] => [
  ...LIMIT_NAMES.map((name) => allowanceText(plan, name)),
  ...featuresOf(plan).map((feature) => PLAN_FEATURES[feature].label),
]

/** A date that may be more than a year ahead, such as the end of a period. */
export const dayText = (iso: string): string => formatDate(iso, new Date(iso))

const PROVIDER_LABELS: Readonly<Record<string, string>> = {
  flutterwave: 'Flutterwave',
  paystack: 'Paystack',
  stripe: 'Stripe',
  paypal: 'PayPal',
  sandbox: 'Sandbox',
}
/** A provider's name, including providers that are no longer offered. */
export const providerName = (code: string): string => PROVIDER_LABELS[code] ?? code

type Held = Subscription | null | undefined

const priceHeld = ({ plan, billing_cycle }: Subscription) => priceOf(plan, billing_cycle)

/**
 * Whether the account has this plan in this billing cycle. A plan on trial can still be bought, so it does not count.
 */
export const isCurrentPlan = (held: Held, plan: Plan, cycle: Cycle, now = new Date()): boolean =>
  Boolean(held) &&
  held?.status !== 'trialing' &&
  isEntitled(held as Subscription, now) &&
  held?.plan.name === plan.name &&
  (priceHeld(held) === 0 || held.billing_cycle === cycle)

/** Whether the account already pays for a plan, and so changes it instead of starting one. */
export const paysAlready = (held: Held, now = new Date()): held is Subscription =>
  held != null &&
  held.status !== 'trialing' &&
  held.payment_provider !== null &&
  priceHeld(held) > 0 &&
  isEntitled(held, now)

/** Whether to offer a trial. Only the server knows whether the account had one before. */
export const mayTry = (held: Held, plan: Plan): boolean =>
  plan.trial_days > 0 && (held === null || (held?.payment_provider === null && priceHeld(held) === 0))

const DAY_MS = 86_400_000
/** How many days before its end a trial's end is announced and the next period can be paid. */
const LAST_DAYS = 3
export const isInLastDays = ({ current_period_end }: Subscription, now = new Date()): boolean => {
  const leftMs = Date.parse(current_period_end) - now.getTime()
  return leftMs > 0 && leftMs <= LAST_DAYS * DAY_MS
}

/** Whether the user must pay the next period: it is past due, or soon will be, and it is not renewed automatically. */
export const mayPayNow = (held: Subscription, now = new Date()): boolean =>
  held.status === 'past_due'
    ? isEntitled(held, now)
    : held.status === 'active' &&
      held.next_amount !== null &&
      held.next_plan === null &&
      held.payment_method === null &&
      held.payment_provider !== null &&
      isInLastDays(held, now)

/** The URL of the checkout; undefined if there is nothing to pay. */
export const checkoutOf = (data: {
  readonly checkout_url?: string | undefined
  readonly authorization_url?: string | undefined
}): string | undefined => data.checkout_url ?? data.authorization_url
