import { TIMEOUT_MS } from './ask.ts'
import { createFlutterwave } from './flutterwave.ts'
import { createPaypal } from './paypal.ts'
import { createPaystack } from './paystack.ts'
import type { PaymentProvider, ProviderCode } from './port.ts'
import { createStripe } from './stripe.ts'

/** The configured addresses and credentials of the providers. */
export interface PaymentKeys {
  readonly paystack: { readonly key?: string | undefined; readonly url: string }
  readonly flutterwave: {
    readonly key?: string | undefined
    readonly webhookHash?: string | undefined
    readonly url: string
  }
  readonly stripe: {
    readonly key?: string | undefined
    readonly webhookSecret?: string | undefined
    readonly url: string
  }
  readonly paypal: {
    readonly clientId?: string | undefined
    readonly secret?: string | undefined
    readonly webhookId?: string | undefined
    readonly url: string
  }
}

/**
 * Creates the providers whose keys are set, in the order they are offered. Makes no request. Keeps no state between
 * requests except PayPal's token, so one map can serve an isolate for its lifetime.
 */
export function createPaymentProviders(
  { paystack, flutterwave, stripe, paypal }: PaymentKeys,
  timeoutMs = TIMEOUT_MS,
): ReadonlyMap<ProviderCode, PaymentProvider> {
  const providers: PaymentProvider[] = []
  if (paystack.key) providers.push(createPaystack({ ...paystack, key: paystack.key, timeoutMs }))
  if (flutterwave.key) {
    const { key, webhookHash, url } = flutterwave
    providers.push(createFlutterwave({ key, webhookHash, url, timeoutMs }))
  }
  if (stripe.key) {
    const { key, webhookSecret, url } = stripe
    providers.push(createStripe({ key, webhookSecret, url, timeoutMs }))
  }
  if (paypal.clientId && paypal.secret) {
    const { clientId, secret, webhookId, url } = paypal
    providers.push(createPaypal({ clientId, secret, webhookId, url, timeoutMs }))
  }
  return new Map(providers.map((provider) => [provider.code, provider]))
}
