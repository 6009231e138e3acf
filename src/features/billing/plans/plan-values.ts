import type { PlanInput } from '../../../contracts/billing/admin-plans.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { currencyRefusal } from '../../../domain/billing/payment-providers.ts'
import { invalid } from '../../../lib/errors.ts'
import { decimalsOf, toMinor } from '../../../rules/billing/money.ts'

const TAKEN = 'A plan with this name exists already'
export const nameTaken = () => invalid({ name: [TAKEN] })

/** @throws validation_failed for a currency that no payment provider supports */
export function assertCurrency(ctx: ServiceContext, currency: string): void {
  const refusal = currencyRefusal(ctx, currency)
  if (refusal !== null) throw invalid({ currency: [refusal] })
}

/** Returns the columns of a plan. @throws validation_failed for a price with more decimals than its currency has */
export function planValues(input: PlanInput) {
  const { currency } = input
  const [monthly, yearly] = [toMinor(input.price_monthly, currency), toMinor(input.price_yearly, currency)]
  if (monthly === null || yearly === null) {
    const decimals = decimalsOf(currency)
    const refusal = decimals === 0 ? `${currency} has no decimals` : `${currency} has at most ${decimals} decimals`
    throw invalid({
      ...(monthly === null && { price_monthly: [refusal] }),
      ...(yearly === null && { price_yearly: [refusal] }),
    })
  }
  return {
    name: input.name,
    displayName: input.display_name,
    description: input.description,
    priceMonthlyMinor: monthly,
    priceYearlyMinor: yearly,
    currency,
    crawlsPerMonth: input.crawls_per_month,
    apiCallsPerDay: input.api_calls_per_day,
    maxWebsites: input.max_websites,
    maxApiKeys: input.max_api_keys,
    maxSeats: input.max_seats,
    websiteDownloadsPerDay: input.website_downloads_per_day,
    hasEmailCampaigns: input.has_email_campaigns,
    hasSmsCampaigns: input.has_sms_campaigns,
    hasWebhooks: input.has_webhooks,
    hasAiExtraction: input.has_ai_extraction,
    hasPrioritySupport: input.has_priority_support,
    isActive: input.is_active,
    isPopular: input.is_popular,
    sortOrder: input.sort_order,
    trialDays: input.trial_days,
  }
}
export type PlanValues = ReturnType<typeof planValues>
