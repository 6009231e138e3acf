import { z } from 'zod'
import { conflict } from '../../lib/errors.ts'
import { basicAuth } from '../providers/fetch-provider.ts'
import { assertAccepted, refusalUnless } from './amounts.ts'
import { type Asked, ask, json, read, refusalBy, type Told, wordsOf } from './ask.ts'
import { tokenOf } from './methods.ts'
import { amountOf, Order, orderSettlement, paypalRefundOutcome, Refund, unitOf } from './paypal-orders.ts'
import { createPaypalTokens } from './paypal-tokens.ts'
import { readPaypalEvent } from './paypal-webhook.ts'
import type { PaymentProvider, PaymentQuery, Purchase, Settlement } from './port.ts'

export interface PaypalOptions {
  readonly clientId: string
  readonly secret: string
  /** The id of our webhook at PayPal; without it every event is rejected. */
  readonly webhookId: string | undefined
  readonly url: string
  readonly timeoutMs: number
}

const LABEL = 'PayPal'
const NOTE_LENGTH_MAX = 255
/** developer.paypal.com, currency codes. */
export const PAYPAL_CURRENCIES = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
)
/** Marks a charge that no payer is present to approve. */
const BY_MERCHANT = {
  payment_initiator: 'MERCHANT',
  usage: 'SUBSEQUENT',
  usage_pattern: 'SUBSCRIPTION_PREPAID',
} as const
const Kept = z.object({ vault_id: z.string() })

/**
 * PayPal: orders that are captured once the payer has approved them, and renewals with the account that the first order
 * saved in PayPal's vault.
 */
export function createPaypal({ clientId, secret, webhookId, url, timeoutMs }: PaypalOptions): PaymentProvider {
  const provider: Asked = { label: LABEL, url, secrets: [secret, basicAuth(clientId, secret)], timeoutMs }
  const tokens = createPaypalTokens(provider, clientId, secret)
  const refusalOf = refusalUnless(LABEL, PAYPAL_CURRENCIES)

  /** Sends a request with an access token, and fetches a new token if the current one is rejected. */
  async function call(path: string, init: RequestInit = {}): Promise<Told> {
    const withToken = (token: string): RequestInit => {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${token}`)
      return { ...init, headers }
    }
    const token = await tokens.get()
    const told = await ask(provider, path, withToken(token))
    if (told.status !== 401) return told
    tokens.drop(token)
    return ask(provider, path, withToken(await tokens.get()))
  }
  const post = (path: string, body: object, requestId: string) =>
    call(path, json(body, { 'paypal-request-id': requestId, prefer: 'return=representation' }))
  const orderOf = (told: Told) => read(Order, told.body, provider)

  async function verify({ reference, providerReference }: PaymentQuery): Promise<Settlement> {
    // PayPal finds orders only by its own ids.
    if (providerReference === null) return { kind: 'pending' }
    const path = `/v2/checkout/orders/${encodeURIComponent(providerReference)}`
    const told = await call(path)
    // PayPal deletes orders that are not approved within hours.
    if (told.status === 404) return { kind: 'abandoned', reason: 'The payment was not finished.' }
    if (!told.isDone) throw refused(provider, told)
    const order = orderOf(told)
    if (order.status !== 'APPROVED') return orderSettlement(order, provider)
    const { custom_id } = order.purchase_units[0]
    if (custom_id !== reference) throw conflict('PayPal has another payment under this order.')
    return capture(path, order.id, reference)
  }

  /** Captures an approved order. The request has its own idempotency key, so that it is captured only once. */
  async function capture(path: string, id: string, reference: string): Promise<Settlement> {
    const told = await post(`${path}/capture`, {}, `${reference}-capture`)
    if (told.isDone) return orderSettlement(orderOf(told), provider)
    if (told.status !== 422) throw refused(provider, told)
    const issue = issueOf(told)
    if (issue === 'ORDER_ALREADY_CAPTURED') {
      const again = await call(path)
      if (!again.isDone) throw refused(provider, again)
      return orderSettlement(orderOf(again), provider)
    }
    if (issue === 'ORDER_NOT_APPROVED' || issue === 'PAYER_ACTION_REQUIRED' || issue === 'DUPLICATE_INVOICE_ID')
      return { kind: 'pending', providerReference: id }
    return { kind: 'failed', reason: wordsOf(provider, reasonOf(told), 'The payment was declined') }
  }

  return {
    ...{ code: 'paypal', label: LABEL, refusalOf, verify },
    async start(purchase) {
      assertAccepted(refusalOf, purchase.money.currency)
      const { reference } = purchase
      let told = await post('/v2/checkout/orders', checkoutOf(purchase, true), reference)
      // Not every account may save payment methods; such payers pay each period manually.
      if (!told.isDone && /VAULT/.test(issueOf(told) ?? ''))
        told = await post('/v2/checkout/orders', checkoutOf(purchase, false), `${reference}-once`)
      if (!told.isDone) throw refused(provider, told)
      const { id, links } = orderOf(told)
      const link = links?.find(({ rel }) => rel === 'payer-action') ?? links?.find(({ rel }) => rel === 'approve')
      if (!link) throw conflict('This payment cannot be approved any more. Begin it anew.')
      return { url: link.href, providerReference: id }
    },
    async charge(purchase, method) {
      assertAccepted(refusalOf, purchase.money.currency)
      const { reference } = purchase
      const { vault_id } = tokenOf(Kept, method)
      const body = {
        ...{ intent: 'CAPTURE', purchase_units: [unitOf(purchase)] },
        payment_source: { paypal: { vault_id, stored_credential: BY_MERCHANT } },
      }
      const told = await post('/v2/checkout/orders', body, reference)
      if (!told.isDone) {
        if (told.status !== 422) throw refused(provider, told)
        // Already paid, through an order whose id only its event reveals.
        if (issueOf(told) === 'DUPLICATE_INVOICE_ID') return { kind: 'pending' }
        return { kind: 'failed', reason: wordsOf(provider, reasonOf(told), 'The payment was declined') }
      }
      const order = orderOf(told)
      if (order.status === 'PAYER_ACTION_REQUIRED')
        return { kind: 'failed', reason: 'PayPal wants the payment to be confirmed by the payer.' }
      if (order.status === 'CREATED' || order.status === 'APPROVED')
        return capture(`/v2/checkout/orders/${encodeURIComponent(order.id)}`, order.id, reference)
      return orderSettlement(order, provider)
    },
    async refund({ reference, payment, money, reason, refundId }) {
      assertAccepted(refusalOf, money.currency)
      if (refundId) {
        const known = await call(`/v2/payments/refunds/${encodeURIComponent(refundId)}`)
        if (!known.isDone) throw refused(provider, known)
        return paypalRefundOutcome(read(Refund, known.body, provider))
      }
      // PayPal keeps request ids for 45 days; the order lists its refunds permanently.
      const order = await call(`/v2/checkout/orders/${encodeURIComponent(payment.providerReference ?? '')}`)
      if (!order.isDone) throw refused(provider, order)
      const refunds = orderOf(order).purchase_units[0].payments?.refunds ?? []
      const before = refunds.find(({ custom_id }) => custom_id === reference)
      if (before) return paypalRefundOutcome(before)
      const path = `/v2/payments/captures/${encodeURIComponent(payment.transactionId ?? '')}/refund`
      const body = { amount: amountOf(money), custom_id: reference, note_to_payer: reason.slice(0, NOTE_LENGTH_MAX) }
      const told = await post(path, body, reference)
      if (told.isDone) return paypalRefundOutcome(read(Refund, told.body, provider))
      const refusal = refused(provider, told)
      if (refusal.code === 'conflict') return { kind: 'failed', reason: refusal.message }
      throw refusal
    },
    async forget(method) {
      const { vault_id } = tokenOf(Kept, method)
      const told = await call(`/v3/vault/payment-tokens/${encodeURIComponent(vault_id)}`, { method: 'DELETE' })
      if (!told.isDone && told.status !== 404) throw refused(provider, told)
    },
    async readWebhook(request) {
      if (!webhookId) return null
      return readPaypalEvent(request, webhookId, (body) =>
        call('/v1/notifications/verify-webhook-signature', {
          ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
        }),
      )
    },
  }
}

const checkoutOf = (purchase: Purchase, keepsMethod: boolean) => ({
  intent: 'CAPTURE',
  purchase_units: [unitOf(purchase)],
  payment_source: {
    paypal: {
      experience_context: {
        ...{ return_url: purchase.returnUrl, cancel_url: purchase.cancelUrl, brand_name: 'Contactory' },
        ...{ user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' },
      },
      ...(keepsMethod && {
        attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT', customer_type: 'CONSUMER' } },
      }),
    },
  },
})

interface Detail {
  readonly issue?: string
  readonly description?: string
}
const detailOf = ({ body }: Told): Detail => (Array.isArray(body.details) ? ((body.details[0] ?? {}) as Detail) : {})
const issueOf = (told: Told): string | undefined => detailOf(told).issue
const reasonOf = (told: Told): unknown => detailOf(told).description ?? told.body.message
const refused = (provider: Asked, told: Told) => refusalBy(provider, told, reasonOf(told))
