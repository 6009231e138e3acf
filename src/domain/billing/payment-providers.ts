import type { Config } from '../../core/config.ts'
import type { ServiceContext } from '../../core/context.ts'
import { invalid, raise, unavailable } from '../../lib/errors.ts'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { createPaymentProviders } from '../../platform/payments/create-payment-providers.ts'
import { SUPPORTED_CURRENCIES } from '../../platform/payments/currencies.ts'
import type { PaymentProvider, ProviderCode } from '../../platform/payments/port.ts'
import { createSandbox } from '../../platform/payments/sandbox.ts'
import { isCurrency } from '../../rules/billing/money.ts'
import { sandboxStoreOf } from './sandbox-store.ts'

const configured = memoizeByObject((config: Config) => createPaymentProviders(config.payments))

/** The payment providers whose keys are set; in development, if none are, the sandbox. */
export function paymentProvidersOf(
  ctx: Pick<ServiceContext, 'config' | 'db' | 'clock'>,
): ReadonlyMap<ProviderCode, PaymentProvider> {
  const real = configured(ctx.config)
  if (real.size > 0 || ctx.config.isProduction) return real
  return new Map([['sandbox', createSandbox(sandboxStoreOf(ctx), ctx.config.appUrl)]])
}

/**
 * Why plans cannot be sold in a currency, as a sentence; null if they can: at one of the configured providers, or, if
 * none is configured, at any supported one.
 */
export function currencyRefusal({ config }: Pick<ServiceContext, 'config'>, currency: string): string | null {
  if (!isCurrency(currency)) return `${currency} is not a currency of ISO 4217`
  const real = [...configured(config).values()]
  if (real.length === 0) return SUPPORTED_CURRENCIES.has(currency) ? null : `No payment provider takes ${currency}`
  if (real.some((provider) => provider.refusalOf(currency) === null)) return null
  return `${real.map(({ label }) => label).join(', ')} cannot be paid in ${currency}`
}

/** The provider used if none is chosen (spec 3, section 2.1). */
export function defaultProvider(providers: ReadonlyMap<ProviderCode, PaymentProvider>): ProviderCode | null {
  return providers.has('paystack') ? 'paystack' : ([...providers.keys()][0] ?? null)
}

/**
 * The provider of that name, or the default one.
 *
 * @throws unavailable if no provider is configured, validation_failed for an unknown name
 */
export function requireProvider(
  ctx: Pick<ServiceContext, 'config' | 'db' | 'clock'>,
  code: string | undefined,
): PaymentProvider {
  const providers = paymentProvidersOf(ctx)
  const chosen = code || defaultProvider(providers)
  if (chosen === null) throw unavailable('Payments are not set up yet. You can activate the free plan.')
  return (
    providers.get(chosen as ProviderCode) ?? raise(invalid({ provider: ['This payment provider is not available.'] }))
  )
}
