import Stripe from 'stripe'
import { z } from 'zod'
import { AppError, conflict, unavailable } from '../../lib/errors.ts'
import { fetchProvider } from '../providers/fetch-provider.ts'
import { refusalUnless } from './amounts.ts'
import { type Asked, noAnswer, notUnderstood, refusalBy, wordsOf } from './ask.ts'
import { tokenOf } from './methods.ts'
import type { PaymentProvider, PaymentQuery, Purchase, Settlement } from './port.ts'
import { intentSettlement, sessionSettlement, stripeRefundOutcome, toStripeAmount } from './stripe-objects.ts'
import { readStripeEvent } from './stripe-webhook.ts'

export interface StripeOptions {
  readonly key: string
  /** Without it every event is rejected. */
  readonly webhookSecret: string | undefined
  readonly url: string
  readonly timeoutMs: number
}

const LABEL = 'Stripe'
const METADATA_LENGTH_MAX = 500
/** Presentment currencies (docs.stripe.com/currencies). Stripe reports on request which of them an account may use. */
export const STRIPE_CURRENCIES = new Set(
  'USD AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'.split(
    ' ',
  ),
)
/** The API version of the shapes in `stripe-objects.ts`. */
const API_VERSION = '2026-10-28.endive'
/** How many of a customer's latest payments to search for a retried reference. */
const LATEST = 100
const INTENT = ['payment_method', 'latest_charge']
const within = (path: string) => INTENT.map((field) => `${path}.${field}`)

const Kept = z.object({ customer: z.string(), payment_method: z.string() })
/** References that Stripe's search syntax cannot misread. */
const REFERENCE = /^[\w-]{1,200}$/

/**
 * Stripe: Checkout for a first payment, then PaymentIntents with the saved payment method for renewals. Refunds refer
 * to the PaymentIntent.
 */
export function createStripe({ key, webhookSecret, url, timeoutMs }: StripeOptions): PaymentProvider {
  const provider: Asked = { label: LABEL, url, secrets: [key], timeoutMs }
  const stripe = new Stripe(key, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(boundedFetch(provider)),
  })

  const refusalOf = refusalUnless(LABEL, STRIPE_CURRENCIES)

  async function verify({ reference, providerReference }: PaymentQuery): Promise<Settlement> {
    if (providerReference?.startsWith('cs_')) {
      const session = await asked(provider, () =>
        stripe.checkout.sessions.retrieve(providerReference, { expand: within('payment_intent') }),
      )
      return sessionSettlement(session, provider)
    }
    if (providerReference?.startsWith('pi_')) {
      const intent = await asked(provider, () => stripe.paymentIntents.retrieve(providerReference, { expand: INTENT }))
      return intentSettlement(intent, provider)
    }
    if (!REFERENCE.test(reference)) return { kind: 'pending' }
    const query = `metadata['reference']:'${reference}'`
    const found = await asked(provider, () => stripe.paymentIntents.search({ query, expand: within('data') }))
    const [intent] = listed(found.data)
    return intent ? intentSettlement(intent, provider) : { kind: 'pending' }
  }
  return {
    code: 'stripe',
    label: LABEL,
    refusalOf,
    verify,
    async start(purchase) {
      const session = await asked(provider, () =>
        stripe.checkout.sessions.create(checkoutOf(purchase), { idempotencyKey: purchase.reference }),
      )
      if (!session.id || !session.url) throw notUnderstood(LABEL)
      return { url: session.url, providerReference: session.id }
    },
    async charge({ reference, money, description }, method) {
      const { customer, payment_method } = tokenOf(Kept, method)
      const { amount, currency } = toStripeAmount(money)
      // Stripe keeps idempotency keys for a day; payments remain.
      const latest = await asked(provider, () =>
        stripe.paymentIntents.list({ customer, limit: LATEST, expand: within('data') }),
      )
      const before = listed(latest.data).find((intent) => intent.metadata?.reference === reference)
      if (before) return intentSettlement(before, provider)
      const intent = {
        ...{ amount, currency, customer, payment_method, description, metadata: { reference } },
        ...{ off_session: true, confirm: true, expand: INTENT },
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      } as const
      try {
        const made = await stripe.paymentIntents.create(intent, { idempotencyKey: reference })
        return intentSettlement(made, provider)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError)
          return { kind: 'failed', reason: wordsOf(provider, error.message, 'The card was declined') }
        throw problemOf(provider, error)
      }
    },
    async refund({ reference, payment, money, reason }) {
      const { amount } = toStripeAmount(money)
      // Settlements name the PaymentIntent, however the payment was started.
      const payment_intent = payment.transactionId ?? payment.providerReference ?? ''
      // Stripe keeps idempotency keys for a day; refunds remain.
      const latest = await asked(provider, () => stripe.refunds.list({ payment_intent, limit: LATEST }))
      const before = listed(latest.data).find((refund) => refund.metadata?.reference === reference)
      if (before) return stripeRefundOutcome(before)
      try {
        const made = await stripe.refunds.create(
          { payment_intent, amount, metadata: { reference, reason: reason.slice(0, METADATA_LENGTH_MAX) } },
          { idempotencyKey: reference },
        )
        return stripeRefundOutcome(made)
      } catch (error) {
        const problem = problemOf(provider, error)
        if (problem instanceof AppError && problem.code === 'conflict')
          return { kind: 'failed', reason: problem.message }
        throw problem
      }
    },
    async forget(method) {
      const { payment_method } = tokenOf(Kept, method)
      try {
        await stripe.paymentMethods.detach(payment_method)
      } catch (error) {
        const isGone =
          error instanceof Stripe.errors.StripeInvalidRequestError &&
          (error.code === 'resource_missing' || /not attached|detached/i.test(error.message))
        if (!isGone) throw problemOf(provider, error)
      }
    },
    readWebhook: (request, now) => readStripeEvent(stripe, webhookSecret, request, now),
  }
}

function checkoutOf({
  reference,
  money,
  email,
  description,
  returnUrl,
  cancelUrl,
}: Purchase): Stripe.Checkout.SessionCreateParams {
  const { amount: unit_amount, currency } = toStripeAmount(money)
  return {
    mode: 'payment',
    client_reference_id: reference,
    customer_creation: 'always',
    customer_email: email,
    line_items: [{ quantity: 1, price_data: { currency, unit_amount, product_data: { name: description } } }],
    payment_intent_data: { setup_future_usage: 'off_session', description, metadata: { reference } },
    // The braces are Stripe's own placeholder for the session id and must not be encoded.
    success_url: `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: cancelUrl,
    metadata: { reference },
  }
}

/**
 * Sends requests to the configured address, with limits on time and size. An unusable response is an error, which the
 * package treats as a lost connection.
 */
const boundedFetch =
  ({ url, timeoutMs }: Asked) =>
  async (input: unknown, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(String(input))
    const answer = await fetchProvider(`${url}${pathname}${search}`, init ?? {}, timeoutMs)
    if (answer.kind !== 'answer') throw new Error(answer.reason)
    const { status, text } = answer
    if (status >= 500 || (status >= 300 && status < 400)) throw new Error(`The provider answered ${status}.`)
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }

function listed<T>(data: readonly T[] | undefined): readonly T[] {
  if (!Array.isArray(data)) throw notUnderstood(LABEL)
  return data
}

/** @throws our own error for one that Stripe's package throws */
async function asked<T>(provider: Asked, request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    throw problemOf(provider, error)
  }
}

function problemOf(provider: Asked, error: unknown): unknown {
  const { StripeError, StripeConnectionError, StripeAPIError, StripeIdempotencyError } = Stripe.errors
  if (error instanceof StripeConnectionError) return noAnswer(LABEL)
  if (error instanceof StripeAPIError) return notUnderstood(LABEL)
  if (error instanceof StripeIdempotencyError) return conflict('This payment was begun in another way. Begin it anew.')
  if (!(error instanceof StripeError)) return error
  if (error.statusCode === undefined) return unavailable(`${LABEL} cannot be asked.`)
  return refusalBy(provider, { status: error.statusCode }, error.message)
}
