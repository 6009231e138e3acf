import { pluralize } from '../../lib/text/pluralize.ts'

interface PlanLimit {
  /** The plan's field that contains the limit. */
  readonly field: string
  /** The period after which counting restarts, in UTC; null counts the existing ones. */
  readonly period: 'day' | 'month' | null
  readonly zeroMeans: 'unlimited' | 'none'
  /** The name of one, for sentences. */
  readonly noun: string
  /** What an upgrade allows: "Upgrade your plan to …". */
  readonly more: string
}

/**
 * All limits of a plan (spec 3, section 9). To add one, add a line here and how it is spent in
 * `domain/billing/plan-limits.ts`.
 */
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
  /** Members of the workspace and open invitations. */
  seats: { field: 'max_seats', period: null, zeroMeans: 'unlimited', noun: 'seat', more: 'invite more people' },
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

/** The allowed number; null means no limit. */
export type Allowance = number | null
export type Allowances = Readonly<Record<LimitName, Allowance>>
/** The limits of a plan, as stored. */
type Limited = Readonly<Record<(typeof PLAN_LIMITS)[LimitName]['field'], number>>

/** How many of something a plan allows. Only this function interprets a stored 0. */
export function allowanceOf(plan: Limited, name: LimitName): Allowance {
  const { field, zeroMeans } = PLAN_LIMITS[name]
  return plan[field] === 0 && zeroMeans === 'unlimited' ? null : plan[field]
}

export const allowancesOf = (plan: Limited): Allowances => allowancesBy((name) => allowanceOf(plan, name))

/** Computes the allowance of each limit. */
export const allowancesBy = (allow: (name: LimitName) => Allowance): Allowances =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, allow(name)])) as Record<LimitName, Allowance>

const PERIOD_LENGTH = { day: 'YYYY-MM-DD'.length, month: 'YYYY-MM'.length } as const
const OF_THIS = { day: ' of today', month: ' of this month' } as const
const EACH = { day: ' a day', month: ' a month' } as const

/** The calendar day or month in UTC in which a limit counts; empty if it counts the existing ones. */
export function periodOf(name: LimitName, now: Date): string {
  const { period } = PLAN_LIMITS[name]
  return period === null ? '' : now.toISOString().slice(0, PERIOD_LENGTH[period])
}

/** When a limit resets (ISO 8601, UTC); null if it counts the existing ones. */
export function resetsAt(name: LimitName, now: Date): string | null {
  const { period } = PLAN_LIMITS[name]
  if (period === null) return null
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return new Date(period === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1)).toISOString()
}

/** Formats "250 crawls a month", "Unlimited API keys". */
export function allowanceText(plan: Limited, name: LimitName): string {
  const allowance = allowanceOf(plan, name)
  const { noun, period } = PLAN_LIMITS[name]
  return (
    (allowance === null ? `Unlimited ${noun}s` : pluralize(allowance, noun)) + (period === null ? '' : EACH[period])
  )
}

/** The message when a limit is used up. */
export function usedUpText(name: LimitName, allowance: number): string {
  const { noun, period, more } = PLAN_LIMITS[name]
  const all = allowance === 1 ? `your one ${noun}` : `all ${pluralize(allowance, noun)}`
  return `You have used ${all}${period === null ? '' : OF_THIS[period]}. Upgrade your plan to ${more}.`
}

/** The message when one request needs more than the plan covers. */
export function tooManyText(name: LimitName, allowance: number): string {
  const { noun, period, more } = PLAN_LIMITS[name]
  return `Your plan covers ${pluralize(allowance, noun)}${period === null ? '' : EACH[period]}. Upgrade your plan to ${more}.`
}

/** Features that a plan includes or not. */
export const PLAN_FEATURES = {
  email_campaigns: { field: 'has_email_campaigns', label: 'Email campaigns' },
  sms_campaigns: { field: 'has_sms_campaigns', label: 'SMS campaigns' },
  webhooks: { field: 'has_webhooks', label: 'Webhooks' },
  ai_extraction: { field: 'has_ai_extraction', label: 'AI extraction' },
  priority_support: { field: 'has_priority_support', label: 'Priority support' },
  sso: { field: 'has_sso', label: 'Single sign-on' },
} as const satisfies Record<string, { field: string; label: string }>
export type Feature = keyof typeof PLAN_FEATURES
const PLURAL: ReadonlySet<Feature> = new Set(['email_campaigns', 'sms_campaigns', 'webhooks'])

/** The message when a plan lacks a feature. */
export function notInPlanText(feature: Feature): string {
  const [are, them] = PLURAL.has(feature) ? ['are', 'them'] : ['is', 'it']
  return `${PLAN_FEATURES[feature].label} ${are} not part of your plan. Upgrade to use ${them}.`
}
type Featured = Readonly<Record<(typeof PLAN_FEATURES)[Feature]['field'], boolean>>

export const featuresOf = (plan: Featured): Feature[] =>
  (Object.keys(PLAN_FEATURES) as Feature[]).filter((feature) => plan[PLAN_FEATURES[feature].field])
