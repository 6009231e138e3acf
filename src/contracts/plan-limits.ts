import { counted } from './counted.ts'
import type { Plan } from './plans.ts'

interface PlanLimit {
  /** Where a plan says how many. */
  readonly field: keyof Plan
  /** What counts anew, in UTC; null counts what there is. */
  readonly period: 'day' | 'month' | null
  readonly zeroMeans: 'unlimited' | 'none'
  /** One of them, in a sentence. */
  readonly noun: string
  /** What to do when they are used up: "Upgrade your plan to …". */
  readonly more: string
}

/** Everything that a plan counts (spec 3, section 9). Another limit is a line here and how it is spent in `domain/plans/plan-limits.ts`. */
export const PLAN_LIMITS = {
  crawls: { field: 'crawls_per_month', period: 'month', zeroMeans: 'unlimited', noun: 'crawl', more: 'crawl more' },
  websites: {
    field: 'max_websites',
    period: 'month',
    zeroMeans: 'unlimited',
    noun: 'website',
    more: 'crawl another one',
  },
  api_calls: {
    field: 'api_calls_per_day',
    period: 'day',
    zeroMeans: 'none',
    noun: 'API call',
    more: 'make more of them',
  },
  api_keys: {
    field: 'max_api_keys',
    period: null,
    zeroMeans: 'unlimited',
    noun: 'API key',
    more: 'create another one',
  },
  site_downloads: {
    field: 'website_downloads_per_day',
    period: 'day',
    zeroMeans: 'unlimited',
    noun: 'website download',
    more: 'download more',
  },
} as const satisfies Record<string, PlanLimit>
export type LimitName = keyof typeof PLAN_LIMITS
export const LIMIT_NAMES = Object.keys(PLAN_LIMITS) as LimitName[]

/** How many there may be; null is no limit. */
export type Allowance = number | null
export type Allowances = Readonly<Record<LimitName, Allowance>>
type Limited = Pick<Plan, (typeof PLAN_LIMITS)[LimitName]['field']>

/** How many of something a plan allows. What a stored 0 means is decided here alone. */
export function allowanceOf(plan: Limited, name: LimitName): Allowance {
  const { field, zeroMeans } = PLAN_LIMITS[name]
  return plan[field] === 0 && zeroMeans === 'unlimited' ? null : plan[field]
}

export const allowancesOf = (plan: Limited): Allowances => allowancesBy((name) => allowanceOf(plan, name))

/** The same decided for each limit. */
export const allowancesBy = (allow: (name: LimitName) => Allowance): Allowances =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, allow(name)])) as Record<LimitName, Allowance>

const PERIOD_LENGTH = { day: 'YYYY-MM-DD'.length, month: 'YYYY-MM'.length } as const
const OF_THIS = { day: ' of today', month: ' of this month' } as const
const EACH = { day: ' a day', month: ' a month' } as const

/** The calendar day or month in UTC that a limit counts in; empty where it counts what there is. */
export function periodOf(name: LimitName, now: Date): string {
  const { period } = PLAN_LIMITS[name]
  return period === null ? '' : now.toISOString().slice(0, PERIOD_LENGTH[period])
}

/** When a limit begins anew (ISO 8601, UTC); null for one that counts what there is. */
export function resetsAt(name: LimitName, now: Date): string | null {
  const { period } = PLAN_LIMITS[name]
  if (period === null) return null
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return new Date(period === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1)).toISOString()
}

/** "250 crawls a month", "Unlimited API keys". */
export function allowanceText(plan: Limited, name: LimitName): string {
  const allowance = allowanceOf(plan, name)
  const { noun, period } = PLAN_LIMITS[name]
  return (allowance === null ? `Unlimited ${noun}s` : counted(allowance, noun)) + (period === null ? '' : EACH[period])
}

/** Why something cannot be had: a limit is used up. */
export function usedUpText(name: LimitName, allowance: number): string {
  const { noun, period, more } = PLAN_LIMITS[name]
  const all = allowance === 1 ? `your one ${noun}` : `all ${counted(allowance, noun)}`
  return `You have used ${all}${period === null ? '' : OF_THIS[period]}. Upgrade your plan to ${more}.`
}

/** Why something cannot be had: it needs more at once than a plan covers. */
export function tooManyText(name: LimitName, allowance: number): string {
  const { noun, period, more } = PLAN_LIMITS[name]
  return `Your plan covers ${counted(allowance, noun)}${period === null ? '' : EACH[period]}. Upgrade your plan to ${more}.`
}

/** What a plan has or has not. */
export const PLAN_FEATURES = {
  email_campaigns: { field: 'has_email_campaigns', label: 'Email campaigns' },
  sms_campaigns: { field: 'has_sms_campaigns', label: 'SMS campaigns' },
  webhooks: { field: 'has_webhooks', label: 'Webhooks' },
  ai_extraction: { field: 'has_ai_extraction', label: 'AI extraction' },
  priority_support: { field: 'has_priority_support', label: 'Priority support' },
} as const satisfies Record<string, { field: keyof Plan; label: string }>
export type Feature = keyof typeof PLAN_FEATURES
const PLURAL: ReadonlySet<Feature> = new Set(['email_campaigns', 'sms_campaigns', 'webhooks'])

/** Why something cannot be had: the plan has none of it. */
export function notInPlanText(feature: Feature): string {
  const [are, them] = PLURAL.has(feature) ? ['are', 'them'] : ['is', 'it']
  return `${PLAN_FEATURES[feature].label} ${are} not part of your plan. Upgrade to use ${them}.`
}
type Featured = Pick<Plan, (typeof PLAN_FEATURES)[Feature]['field']>

export const featuresOf = (plan: Featured): Feature[] =>
  (Object.keys(PLAN_FEATURES) as Feature[]).filter((feature) => plan[PLAN_FEATURES[feature].field])
