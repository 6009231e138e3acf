import { PAYMENT_SECRETS } from '../payment-keys.ts'
import type { Answered, Answerer, FakePayment, FakeRefund, Ledger } from './ledger.ts'

const STATUSES = {
  ...{ open: 'abandoned', approved: 'ongoing', pending: 'pending', paid: 'success', failed: 'failed' },
  ...{ abandoned: 'abandoned', refunded: 'reversed' },
} as const
const no = (status: number, message: string, code: string): Answered => ({
  status,
  body: { status: false, message, meta: { nextStep: 'Look at the documentation' }, type: 'validation_error', code },
})

/** Modelled on PaystackOSS/openapi, dist/paystack.yaml. */
export const paystack =
  (ledger: Ledger): Answerer =>
  ({ request, origin, path, query, body }) => {
    if (request.headers.authorization !== `Bearer ${PAYMENT_SECRETS.paystack}`)
      return no(401, 'Invalid key', 'invalid_Key')
    const [, verified] = /^\/transaction\/verify\/(.+)$/.exec(path) ?? []
    if (verified) {
      const payment = ledger.find(decodeURIComponent(verified))
      return payment
        ? { status: 200, body: { status: true, message: 'Verification successful', data: transactionOf(payment) } }
        : no(404, 'Transaction reference not found.', 'transaction_not_found')
    }
    if (path === '/refund' && request.method === 'GET') {
      const of = ledger.findId(query.get('transaction') ?? '')
      return {
        status: 200,
        body: { status: true, message: 'Refunds retrieved', data: (of?.refunds ?? []).map(refundOf) },
      }
    }
    const asked = JSON.parse(body || '{}')
    if (path === '/refund') {
      const payment = ledger.find(asked.transaction) ?? ledger.findId(String(asked.transaction))
      if (!payment) return no(404, 'Transaction not found', 'transaction_not_found')
      const refund = ledger.refund(payment, asked.merchant_note, asked.amount ?? payment.amount)
      if (!refund) return no(400, 'Refund amount cannot be more than transaction amount', 'invalid_params')
      return {
        status: 200,
        body: { status: true, message: 'Refund has been queued for processing', data: refundOf(refund) },
      }
    }
    if (path === '/customer/authorization/deactivate') {
      const method = ledger.findMethod(asked.authorization_code)
      if (!method) return no(404, 'Authorization code not found', 'authorization_not_found')
      method.isGone = true
      return { status: 200, body: { status: true, message: 'Authorization has been deactivated' } }
    }
    const { email, amount, currency = 'NGN', reference } = asked
    if (!email || !Number.isInteger(amount)) return no(400, 'Amount must be an integer', 'invalid_amount')
    if (ledger.find(reference)) return no(400, 'Duplicate Transaction Reference', 'duplicate_reference')
    if (path === '/transaction/initialize') {
      ledger.add({ reference, email, amount, currency })
      const data = { authorization_url: `${origin}/paystack/checkout/${reference}`, access_code: 'x', reference }
      return { status: 200, body: { status: true, message: 'Authorization URL created', data } }
    }
    if (path !== '/transaction/charge_authorization') return null
    const method = ledger.findMethod(asked.authorization_code)
    if (!method || method.email !== email) return no(400, 'Authorization code is invalid', 'invalid_authorization')
    const payment = ledger.add({ reference, email, amount, currency, method })
    if (method.declines) payment.state = 'failed'
    else ledger.take(payment)
    return { status: 200, body: { status: true, message: 'Charge attempted', data: transactionOf(payment) } }
  }

const REFUNDS = { done: 'processed', pending: 'pending', failed: 'failed' } as const
const refundOf = ({ id, name, amount, state }: FakeRefund) => ({
  ...{ id: Number(id), integration: 1, domain: 'test', amount, status: REFUNDS[state], merchant_note: name },
  ...{ customer_note: null, currency: 'USD', channel: null, deducted_amount: amount },
})

function transactionOf({ id, state, reportedReference, amount, currency, email, begunAt, method }: FakePayment) {
  return {
    ...{ id: Number(id), domain: 'test', status: STATUSES[state], reference: reportedReference, amount, currency },
    ...{ receipt_number: null, message: null, channel: 'card', fees: 100, requested_amount: amount },
    gateway_response: state === 'failed' ? 'Insufficient Funds' : state === 'paid' ? 'Successful' : 'Not attempted',
    ...{ paid_at: state === 'paid' ? begunAt : null, created_at: begunAt },
    authorization: method
      ? {
          ...{ authorization_code: method.token, bin: '408408', last4: '4081', exp_month: '04', exp_year: '2030' },
          ...{
            channel: 'card',
            card_type: 'visa ',
            bank: 'TEST BANK',
            country_code: 'NG',
            brand: 'visa',
            reusable: true,
          },
        }
      : {},
    customer: { id: 1, email, customer_code: 'CUS_x' },
    plan: null,
  }
}
