import { PAYMENT_SECRETS } from '../payment-keys.ts'
import { paypalSignature } from '../signed-webhook.ts'
import { type Answered, type Answerer, type FakePayment, type FakeRefund, type Ledger, nextId } from './ledger.ts'

const CURRENCIES = /^(?:AUD|BRL|CAD|CZK|DKK|EUR|GBP|HUF|JPY|PLN|TWD|USD)$/
const WHOLE = /^(?:HUF|JPY|TWD)$/
const no = (status: number, name: string, issue: string, description: string): Answered => ({
  status,
  body: { name, message: 'The request was refused.', debug_id: '1', details: [{ issue, description }] },
})
const unprocessable = (issue: string, description: string) => no(422, 'UNPROCESSABLE_ENTITY', issue, description)
const MISSING = no(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 'The specified resource does not exist.')

/** Its state besides payments. */
export interface PaypalState {
  readonly tokens: Set<string>
  tokensIssued: number
  keepsMethods: boolean
}

/** Modelled on paypal/paypal-rest-api-specifications, openapi/checkout_orders_v2.json. */
export const paypal =
  (ledger: Ledger, state: PaypalState): Answerer =>
  (asked) => {
    const { request, path, body, origin } = asked
    const { authorization = '' } = request.headers
    if (path === '/v1/oauth2/token') {
      const basic = Buffer.from(`${PAYMENT_SECRETS.paypalClient}:${PAYMENT_SECRETS.paypal}`).toString('base64')
      if (authorization !== `Basic ${basic}` || body !== 'grant_type=client_credentials')
        return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } }
      const access_token = `A21AA${nextId()}`
      state.tokens.add(access_token)
      state.tokensIssued++
      return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 32_400 } }
    }
    if (!state.tokens.has(authorization.replace('Bearer ', '')))
      return { status: 401, body: { error: 'invalid_token', error_description: 'Token signature verification failed' } }
    if (path === '/v1/notifications/verify-webhook-signature') return { status: 200, body: verified(body) }
    const [, token] = /^\/v3\/vault\/payment-tokens\/(.+)$/.exec(path) ?? []
    if (token && request.method === 'DELETE') {
      const method = ledger.findMethod(decodeURIComponent(token))
      if (!method) return MISSING
      method.isGone = true
      return { status: 204, body: null }
    }
    const [, captured] = /^\/v2\/payments\/captures\/CAP(\w+)\/refund$/.exec(path) ?? []
    if (captured) {
      const payment = ledger.findId(captured)
      const name = request.headers['paypal-request-id'] as string | undefined
      if (!payment || !name) return MISSING
      return ledger.once(`${path} ${name}`, body, () => refund(ledger, payment, JSON.parse(body)), MISSING)
    }
    const [, refundId] = /^\/v2\/payments\/refunds\/(\w+)$/.exec(path) ?? []
    if (refundId) {
      const payment = ledger.payments.find(({ refunds }) => refunds.some((one) => one.id === refundId))
      const found = payment?.refunds.find((one) => one.id === refundId)
      return payment && found ? { status: 200, body: refundOf(payment, found) } : MISSING
    }
    const [, id, isCapture] = /^\/v2\/checkout\/orders(?:\/(\w+)(\/capture)?)?$/.exec(path) ?? []
    const payment = id ? ledger.findId(id) : undefined
    if (id && (!payment || payment.state === 'abandoned')) return MISSING
    if (request.method === 'GET') return payment ? { status: 200, body: orderOf(payment, origin) } : null
    const name = request.headers['paypal-request-id']
    if (!name) return no(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED', 'A PayPal-Request-Id is required.')
    const make = () =>
      payment && isCapture ? capture(ledger, payment, origin) : begin(ledger, state, JSON.parse(body), origin)
    const changed = unprocessable('PREVIOUS_REQUEST_IN_PROGRESS', 'The request id was used for another request.')
    return ledger.once(`${path} ${name}`, body, make, changed)
  }

// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
function begin(ledger: Ledger, state: PaypalState, asked: any, origin: string): Answered {
  const [unit] = asked.purchase_units
  const { currency_code: currency, value } = unit.amount
  const source = asked.payment_source.paypal
  if (!CURRENCIES.test(currency)) return unprocessable('CURRENCY_NOT_SUPPORTED', 'Currency code is not supported.')
  if (!(WHOLE.test(currency) ? /^\d+$/ : /^\d+\.\d{2}$/).test(value))
    return unprocessable('DECIMALS_NOT_SUPPORTED', 'The currency does not support decimals.')
  if (source.attributes?.vault && !state.keepsMethods)
    return unprocessable('NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE', 'The API caller is not enabled to vault.')
  const made = { reference: unit.custom_id, email: 'payer@paypal.test', amount: value, currency }
  if (!source.vault_id) {
    const payment = ledger.add({ ...made, keeps: source.attributes?.vault?.store_in_vault === 'ON_SUCCESS' })
    return { status: 201, body: orderOf(payment, origin) }
  }
  const method = ledger.findMethod(source.vault_id)
  if (!method) return unprocessable('VAULT_ID_NOT_FOUND', 'The vault id is not known.')
  const payment = ledger.add({ ...made, method })
  if (method.declines) {
    payment.state = 'failed'
    return unprocessable('INSTRUMENT_DECLINED', 'The instrument was declined by the processor or bank.')
  }
  return capture(ledger, Object.assign(payment, { state: 'approved' }), origin)
}

function capture(ledger: Ledger, payment: FakePayment, origin: string): Answered {
  const { reference, state, declines } = payment
  if (state === 'paid' || state === 'refunded')
    return unprocessable('ORDER_ALREADY_CAPTURED', 'Order already captured.')
  if (state !== 'approved') return unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order.')
  if (ledger.payments.some((other) => other.reference === reference && other.taken > 0))
    return unprocessable('DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.')
  if (declines) return unprocessable('INSTRUMENT_DECLINED', 'The instrument was declined by the processor or bank.')
  ledger.take(payment)
  return { status: 201, body: orderOf(payment, origin) }
}

const REFUNDS = { done: 'COMPLETED', pending: 'PENDING', failed: 'FAILED' } as const
const refundOf = ({ currency, amount: whole }: FakePayment, { id, name, amount, state }: FakeRefund) => {
  const decimals = String(whole).split('.')[1]?.length ?? 0
  return {
    id,
    status: REFUNDS[state],
    custom_id: name,
    amount: { currency_code: currency, value: amount.toFixed(decimals) },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
function refund(ledger: Ledger, payment: FakePayment, asked: any): Answered {
  const made = ledger.refund(payment, asked.custom_id, Number(asked.amount.value))
  return made
    ? { status: 201, body: refundOf(payment, made) }
    : unprocessable('REFUND_AMOUNT_EXCEEDED', 'The refund amount exceeds the capture amount.')
}

const CAPTURES: Readonly<Record<string, string>> = { paid: 'COMPLETED', refunded: 'REFUNDED', pending: 'PENDING' }

function orderOf(payment: FakePayment, origin: string) {
  const { id, state, reportedReference, amount, currency, email, method } = payment
  const captured = CAPTURES[state]
  const isPart = state === 'paid' && payment.refunds.some((one) => one.state === 'done')
  const money = { currency_code: currency, value: String(amount) }
  const vault = method ? { attributes: { vault: { id: method.token, status: 'VAULTED', customer: { id: 'c' } } } } : {}
  return {
    ...{ id, intent: 'CAPTURE' },
    status: captured ? 'COMPLETED' : state === 'approved' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
    purchase_units: [
      {
        ...{ reference_id: payment.reference, custom_id: reportedReference, invoice_id: payment.reference },
        // The requested amount; the paid amount is in the capture.
        amount: money,
        ...(captured && {
          payments: {
            captures: [{ id: `CAP${id}`, status: isPart ? 'PARTIALLY_REFUNDED' : captured, amount: money }],
            refunds: payment.refunds.map((one) => refundOf(payment, one)),
          },
        }),
      },
    ],
    payment_source: { paypal: { email_address: email, account_id: 'X', ...(captured ? vault : {}) } },
    links: [
      { href: `${origin}/paypal/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      ...(state === 'open' ? [{ href: `${origin}/paypal/checkout/${id}`, rel: 'payer-action', method: 'GET' }] : []),
    ],
  }
}

/** Verifies the exact bytes of the event, which the signature covers. */
function verified(body: string) {
  const at = body.indexOf('"webhook_event":')
  const raw = body.slice(at + '"webhook_event":'.length, -1)
  const { transmission_id, transmission_time, webhook_id, transmission_sig } = JSON.parse(body)
  const signature = paypalSignature(transmission_id, transmission_time, webhook_id, raw)
  return { verification_status: signature === transmission_sig ? 'SUCCESS' : 'FAILURE' }
}
