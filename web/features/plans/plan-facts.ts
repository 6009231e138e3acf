import { counted } from '../../../src/contracts/counted.ts'
import type { Plan } from '../../../src/contracts/plans.ts'
import { formatMoney } from '../../lib/format.ts'

export type Cycle = 'monthly' | 'yearly'

const MONTHS_PER_YEAR = 12

export const priceOf = (plan: Plan, cycle: Cycle): number =>
  cycle === 'yearly' ? plan.price_yearly : plan.price_monthly

/** A price of 0 is shown as Free. */
export const priceText = (plan: Plan, cycle: Cycle): string => {
  const price = priceOf(plan, cycle)
  return price === 0 ? 'Free' : formatMoney(price, plan.currency)
}

/** What paying by the year saves against twelve months, in whole percent; 0 when nothing. */
export function yearlySaving({ price_monthly, price_yearly }: Plan): number {
  const full = price_monthly * MONTHS_PER_YEAR
  return full > 0 ? Math.max(0, Math.round((1 - price_yearly / full) * 100)) : 0
}

/** What a plan holds, the limits first. */
export function featuresOf(plan: Plan): string[] {
  const limit = (count: number, what: string) => (count === 0 ? `Unlimited ${what}s` : counted(count, what))
  return [
    `${limit(plan.crawls_per_month, 'crawl')} a month`,
    `${limit(plan.max_websites, 'website')} a month`,
    `${counted(plan.api_calls_per_day, 'API call')} a day`,
    limit(plan.max_api_keys, 'API key'),
    `${limit(plan.website_downloads_per_day, 'website download')} a day`,
    plan.has_email_campaigns ? 'Email campaigns' : '',
    plan.has_sms_campaigns ? 'SMS campaigns' : '',
    plan.has_webhooks ? 'Webhooks' : '',
    plan.has_ai_extraction ? 'AI extraction' : '',
    plan.has_priority_support ? 'Priority support' : '',
  ].filter(Boolean)
}
