import { PAYMENT_SECRETS } from '../payment-keys.ts'
import {
  type Answered,
  type Answerer,
  type FakePayment,
  type FakeRefund,
  type Ledger,
  nextId,
  refundedOf,
} from './ledger.ts'

const THOUSANDTHS = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd'])
const no = (status: number, message: string, more: object = {}): Answered => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...more } },
})
const MISSING = no(404, 'No such object', { code: 'resource_missing' })
const CHANGED = no(400, 'Keys for idempotent requests can only be used with the same parameters', {
  type: 'idempotency_error',
})

/** Modelled on docs.stripe.com/api. */
export const stripe =
  (ledger: Ledger): Answerer =>
  (asked) => {
    const { request, path, query, body } = asked
    if (request.headers.authorization !== `Bearer ${PAYMENT_SECRETS.stripe}`)
      return no(401, 'Invalid API Key provided: sk_test_****ripe')
    if (!request.headers['stripe-version']) return no(400, 'No version')
    if (request.headers['x-stripe-client-telemetry']) return no(400, 'Nobody wanted telemetry')
    const form = new URLSearchParams(body)
    const key = request.headers['idempotency-key'] as string | undefined
    const [, kind, id = '', verb] =
      /^\/v1\/(checkout\/sessions|payment_intents|payment_methods|refunds)(?:\/(\w+)(?:\/(\w+))?)?$/.exec(path) ?? []
    if (request.method === 'POST') {
      if (kind === 'payment_methods' && verb === 'detach') {
        const method = ledger.methods.find(({ token, isGone }) => methodId(token) === id && !isGone)
        if (!method) return MISSING
        method.isGone = true
        return { status: 200, body: { id, object: 'payment_method', customer: null } }
      }
      if (kind === 'refunds') return ledger.once(key ?? null, path + body, () => refund(ledger, form), CHANGED)
      const make = () => (kind === 'payment_intents' ? charge(ledger, form) : begin(ledger, form, asked.origin))
      return ledger.once(key ?? null, path + body, make, CHANGED)
    }
    if (kind === 'checkout/sessions') {
      const payment = ledger.findId(id.replace('cs_test_', ''))
      return payment ? { status: 200, body: sessionOf(payment, asked.origin) } : MISSING
    }
    if (kind === 'refunds') {
      const payment = ledger.findId((query.get('payment_intent') ?? '').replace('pi_', ''))
      const data = (payment?.refunds ?? []).map(refundOf).reverse()
      return { status: 200, body: { object: 'list', data, has_more: false, url: path } }
    }
    if (kind !== 'payment_intents') return null
    const list = (payments: FakePayment[]) => ({
      status: 200,
      body: { object: 'list', data: payments.map(intentOf), has_more: false, url: path },
    })
    if (id === 'search') {
      const reference = /^metadata\['reference'\]:'([\w-]+)'$/.exec(query.get('query') ?? '')?.[1]
      return list(ledger.payments.filter((payment) => payment.reference === reference && isBegun(payment)))
    }
    if (id === '') {
      const customer = query.get('customer')
      return list(ledger.payments.filter(({ method }) => method?.customer === customer).reverse())
    }
    const payment = ledger.findId(id.replace('pi_', ''))
    return payment ? { status: 200, body: intentOf(payment) } : MISSING
  }

const isBegun = ({ state }: FakePayment) => state !== 'open' && state !== 'abandoned'
/** Stripe's ids have no hyphens. */
const methodId = (token: string) => token.replace('kept_', 'pm_').replaceAll('-', '_')

function amountOf(form: URLSearchParams, amountName: string, currencyName: string) {
  const [amount, currency] = [form.get(amountName) ?? '', form.get(currencyName) ?? '']
  if (!/^\d+$/.test(amount) || !/^[a-z]{3}$/.test(currency)) return null
  if (THOUSANDTHS.has(currency) && !amount.endsWith('0')) return null
  return { amount: Number(amount), currency }
}

function begin(ledger: Ledger, form: URLSearchParams, origin: string): Answered {
  const price = 'line_items[0][price_data]'
  const money = amountOf(form, `${price}[unit_amount]`, `${price}[currency]`)
  if (form.get('mode') !== 'payment' || !money) return no(400, 'Invalid integer', { param: 'unit_amount' })
  if (form.get('payment_intent_data[setup_future_usage]') !== 'off_session') return no(400, 'Nothing would be kept')
  if (!form.get('success_url')?.includes('{CHECKOUT_SESSION_ID}')) return no(400, 'No session in the address')
  const [reference, email] = [form.get('client_reference_id') ?? '', form.get('customer_email') ?? '']
  return { status: 200, body: sessionOf(ledger.add({ reference, email, ...money }), origin) }
}

function charge(ledger: Ledger, form: URLSearchParams): Answered {
  const money = amountOf(form, 'amount', 'currency')
  const method = ledger.methods.find(({ token }) => methodId(token) === form.get('payment_method'))
  if (!money) return no(400, 'Invalid integer', { param: 'amount' })
  if (!method || method.isGone || method.customer !== form.get('customer')) return MISSING
  if (form.get('off_session') !== 'true' || form.get('confirm') !== 'true') return no(400, 'Nobody is there to confirm')
  const payment = ledger.add({
    reference: form.get('metadata[reference]') ?? '',
    email: method.email,
    ...money,
    method,
  })
  if (!method.declines) {
    ledger.take(payment)
    return { status: 200, body: intentOf(payment) }
  }
  payment.state = 'failed'
  const declined = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
  return no(402, 'Your card has insufficient funds.', { ...declined, payment_intent: intentOf(payment) })
}

const REFUNDS = { done: 'succeeded', pending: 'pending', failed: 'failed' } as const
const refundOf = ({ id, name, amount, state }: FakeRefund) => ({
  ...{ id: `re_${id}`, object: 'refund', amount, status: REFUNDS[state], metadata: { reference: name } },
})

function refund(ledger: Ledger, form: URLSearchParams): Answered {
  const payment = ledger.findId((form.get('payment_intent') ?? '').replace('pi_', ''))
  if (!payment) return MISSING
  const made = ledger.refund(payment, form.get('metadata[reference]') ?? '', Number(form.get('amount')))
  return made
    ? { status: 200, body: refundOf(made) }
    : no(400, 'Refund amount is greater than unrefunded amount on charge', { param: 'amount' })
}

const SESSIONS: Readonly<Record<FakePayment['state'], readonly [status: string, paid: string]>> = {
  open: ['open', 'unpaid'],
  approved: ['open', 'unpaid'],
  pending: ['complete', 'unpaid'],
  paid: ['complete', 'paid'],
  failed: ['complete', 'unpaid'],
  abandoned: ['expired', 'unpaid'],
  refunded: ['complete', 'paid'],
}

function sessionOf(payment: FakePayment, origin: string) {
  const { id, amount, currency, state, reportedReference, method } = payment
  const [status, payment_status] = SESSIONS[state]
  return {
    ...{ id: `cs_test_${id}`, object: 'checkout.session', amount_total: amount, currency, mode: 'payment' },
    ...{ client_reference_id: reportedReference, customer: method?.customer ?? null, status, payment_status },
    url: status === 'open' ? `${origin}/stripe/checkout/${payment.reference}` : null,
    payment_intent: isBegun(payment) ? intentOf(payment) : null,
  }
}

const INTENTS: Readonly<Record<FakePayment['state'], string>> = {
  ...{ open: 'requires_payment_method', approved: 'requires_confirmation', pending: 'processing' },
  ...{ paid: 'succeeded', failed: 'requires_payment_method', abandoned: 'canceled', refunded: 'succeeded' },
}

function intentOf(payment: FakePayment) {
  const { id, amount, currency, state, reference, method } = payment
  const isPaid = state === 'paid' || state === 'refunded'
  return {
    ...{ id: `pi_${id}`, object: 'payment_intent', amount, currency: currency.toLowerCase(), status: INTENTS[state] },
    ...{ amount_received: isPaid ? amount : 0, customer: method?.customer ?? null, metadata: { reference } },
    last_payment_error:
      state === 'failed' ? { type: 'card_error', message: 'Your card has insufficient funds.' } : null,
    latest_charge: isPaid
      ? {
          ...{ id: `ch_${nextId()}`, object: 'charge', refunded: state === 'refunded', disputed: false },
          amount_refunded: state === 'refunded' ? amount : refundedOf(payment),
        }
      : null,
    payment_method: method
      ? {
          ...{ id: methodId(method.token), object: 'payment_method', type: 'card', customer: method.customer },
          card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 },
        }
      : null,
  }
}
