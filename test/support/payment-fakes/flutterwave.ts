import { PAYMENT_SECRETS } from '../payment-keys.ts'
import type { Answered, Answerer, FakePayment, FakeRefund, Ledger } from './ledger.ts'

const STATUSES: Readonly<Record<string, string>> = {
  ...{ pending: 'pending', paid: 'successful', failed: 'failed', refunded: 'refunded' },
}
const no = (status: number, message: string): Answered => ({ status, body: { status: 'error', message, data: null } })

/** Modelled on developer.flutterwave.com, v3. A reference may be used again. */
export const flutterwave =
  (ledger: Ledger): Answerer =>
  ({ request, origin, path, query, body }) => {
    if (request.headers.authorization !== `Bearer ${PAYMENT_SECRETS.flutterwave}`)
      return no(401, 'Invalid authorization key')
    if (path === '/transactions/verify_by_reference') {
      const payment = ledger.find(query.get('tx_ref') ?? '')
      // Opening the checkout without paying creates no transaction.
      if (!payment || !STATUSES[payment.state]) return no(400, 'No transaction was found for this id')
      return {
        status: 200,
        body: { status: 'success', message: 'Transaction fetched successfully', data: transactionOf(payment) },
      }
    }
    const [, transactionId, kind] = /^\/transactions\/(\d+)\/(refunds?)$/.exec(path) ?? []
    if (transactionId) {
      const payment = ledger.findId(transactionId)
      if (!payment) return no(404, 'No transaction was found for this id')
      if (kind === 'refunds')
        return {
          status: 200,
          body: { status: 'success', message: 'Refunds fetched', data: payment.refunds.map(refundOf) },
        }
      const { amount, comments } = JSON.parse(body || '{}')
      const refund = ledger.refund(payment, comments, amount)
      if (!refund) return no(400, 'Refund amount is more than what is left of the transaction')
      return {
        status: 200,
        body: { status: 'success', message: 'Transaction refund initiated', data: refundOf(refund) },
      }
    }
    const { tx_ref: reference, amount, currency = 'NGN', ...asked } = JSON.parse(body || '{}')
    if (typeof amount !== 'number') return no(400, 'amount is required')
    if (path === '/payments') {
      if (!asked.redirect_url) return no(400, 'redirect_url is required')
      ledger.add({ reference, email: asked.customer.email, amount, currency })
      const data = { link: `${origin}/flutterwave/checkout/${reference}` }
      return { status: 200, body: { status: 'success', message: 'Hosted Link', data } }
    }
    if (path !== '/tokenized-charges') return null
    const method = ledger.findMethod(asked.token)
    if (!method || method.email !== asked.email || !asked.country) return no(400, 'Wrong token or email passed')
    const payment = ledger.add({ reference, email: asked.email, amount, currency, method })
    if (method.declines) {
      payment.state = 'failed'
      return no(400, 'Insufficient Funds')
    }
    ledger.take(payment)
    return { status: 200, body: { status: 'success', message: 'Charge successful', data: transactionOf(payment) } }
  }

const REFUNDS = { done: 'completed', pending: 'pending', failed: 'failed' } as const
const refundOf = ({ id, name, amount, state }: FakeRefund) => ({
  ...{ id: Number(id), account_id: 1, wallet_id: 1, amount_refunded: amount, status: REFUNDS[state] },
  ...{ destination: 'payment_source', comments: name, meta: { source: 'availablebalance' } },
})

function transactionOf({ id, state, reportedReference, amount, currency, email, begunAt, method }: FakePayment) {
  return {
    ...{
      id: Number(id),
      tx_ref: reportedReference,
      flw_ref: `FLW-MOCK-${id}`,
      device_fingerprint: 'N/A',
      amount,
      currency,
    },
    ...{ charged_amount: Number(amount) + 1, app_fee: 1, merchant_fee: 0, auth_model: 'PIN', ip: '127.0.0.1' },
    processor_response: state === 'failed' ? 'Insufficient Funds' : 'Approved by Financial Institution',
    ...{ narration: 'CARD Transaction', status: STATUSES[state], payment_type: 'card', created_at: begunAt },
    ...(method && {
      card: {
        ...{ first_6digits: '553188', last_4digits: '2950', issuer: 'MASTERCARD GUARANTY', country: 'NIGERIA NG' },
        ...{ type: 'MASTERCARD', token: method.token, expiry: '09/32' },
      },
    }),
    customer: { id: 1, name: 'Yemi', phone_number: 'N/A', email, created_at: begunAt },
  }
}
