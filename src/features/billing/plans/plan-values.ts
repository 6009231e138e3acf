import type { PlanInput } from '../../../contracts/billing/admin-plans.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { currencyRefusal } from '../../../domain/billing/payment-providers.ts'
import { invalid } from '../../../lib/errors.ts'
import { decimalsOf, isCurrency, toMinor } from '../../../rules/billing/money.ts'

const TAKEN = 'A plan with this name exists already'
export const nameTaken = () => invalid({ name: [TAKEN] })

/** @throws validation_failed for a currency that no payment provider supports */
export function assertCurrency(ctx: ServiceContext, currency: string): void {
  const refusal = currencyRefusal(ctx, currency)
  if (refusal !== null) throw invalid({ currency: [refusal] })
}

/**
 * Returns the columns of a plan.
 *
 * @param factorSince since when it requires a second factor, if it does already; otherwise since when it would
 * @throws validation_failed for a price with more decimals than its currency has
 */
export function planValues(input: PlanInput, factorSince: string) {
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
  assertOtherPrices(input)
  return {
    name: input.name,
    displayName: input.display_name,
    description: input.description,
    priceMonthlyMinor: monthly,
    priceYearlyMinor: yearly,
    currency,
    otherPrices: input.other_prices,
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
    hasSso: input.has_sso,
    requiresFactorSince: input.requires_factor ? factorSince : null,
    isActive: input.is_active,
    isPopular: input.is_popular,
    sortOrder: input.sort_order,
    trialDays: input.trial_days,
  }
}
/** @throws validation_failed for a currency that is none, is named twice or is that of the bills, or for odd decimals */
function assertOtherPrices({ currency, other_prices }: PlanInput): void {
  const seen = new Set([currency])
  for (const price of other_prices) {
    const refuse = (message: string) => invalid({ other_prices: [`${price.currency}: ${message}`] })
    if (!isCurrency(price.currency)) throw refuse('no currency has this code')
    if (seen.has(price.currency)) throw refuse('each currency can be given once')
    seen.add(price.currency)
    const amounts = [price.price_monthly, price.price_yearly].map((amount) => toMinor(amount, price.currency))
    if (amounts.includes(null)) throw refuse(`at most ${decimalsOf(price.currency)} decimals`)
  }
}

export type PlanValues = ReturnType<typeof planValues>
