import type { PaymentKeys } from '../../src/platform/payments/create-payment-providers.ts'

/** Our credentials at the providers of `payment-providers.ts`. */
export const PAYMENT_SECRETS = {
  paystack: 'sk_test_only-for-tests-paystack',
  flutterwave: 'FLWSECK_TEST-only-for-tests-flutterwave',
  flutterwaveHash: 'only-for-tests-flutterwave-hash',
  stripe: 'sk_test_only-for-tests-stripe',
  stripeWebhook: 'whsec_only-for-tests-stripe',
  paypalClient: 'only-for-tests-paypal-client',
  paypal: 'only-for-tests-paypal-secret',
  paypalWebhook: 'WH-ONLY-FOR-TESTS',
} as const

/** The `payments` part of a configuration with all four providers. */
export const paymentKeys = (origin: string): PaymentKeys => ({
  paystack: { key: PAYMENT_SECRETS.paystack, url: `${origin}/paystack` },
  flutterwave: {
    key: PAYMENT_SECRETS.flutterwave,
    webhookHash: PAYMENT_SECRETS.flutterwaveHash,
    url: `${origin}/flutterwave`,
  },
  stripe: { key: PAYMENT_SECRETS.stripe, webhookSecret: PAYMENT_SECRETS.stripeWebhook, url: `${origin}/stripe` },
  paypal: {
    clientId: PAYMENT_SECRETS.paypalClient,
    secret: PAYMENT_SECRETS.paypal,
    webhookId: PAYMENT_SECRETS.paypalWebhook,
    url: `${origin}/paypal`,
  },
})
