import { z } from 'zod'
import { bytesOfHex, isHmacOf } from '../../lib/hmac.ts'
import { assertAccepted, moneyOf, refusalUnless } from './amounts.ts'
import { type Asked, ask, json, notUnderstood, read, refusalBy, type Told, wordsOf } from './ask.ts'
import { cardLabel, jsonOf, monthOf, textOf, tokenOf } from './methods.ts'
import type { PaymentMethod, PaymentProvider, PaymentQuery, RefundOutcome, RefundRequest, Settlement } from './port.ts'

export interface PaystackOptions {
  readonly key: string
  readonly url: string
  readonly timeoutMs: number
}

const LABEL = 'Paystack'
/** All of them are in hundredths. */
export const PAYSTACK_CURRENCIES = new Set(['NGN', 'GHS', 'KES', 'USD', 'ZAR'])
/** Paystack calls a payment abandoned from the start until the payer acts. */
const ABANDONED_AFTER_MS = 3_600_000
const NOTE_LENGTH_MAX = 200

const Started = z.object({ data: z.object({ authorization_url: z.url(), reference: z.string() }) })
const Authorization = z.object({
  authorization_code: z.string().min(1),
  reusable: z.boolean().nullish(),
  channel: z.string().nullish(),
  brand: z.string().nullish(),
  bank: z.string().nullish(),
  last4: z.string().nullish(),
  exp_month: z.union([z.string(), z.number()]).nullish(),
  exp_year: z.union([z.string(), z.number()]).nullish(),
})
const Transaction = z.object({
  id: z.union([z.string(), z.number()]),
  status: z.string(),
  reference: z.string(),
  amount: z.coerce.number().int().nonnegative(),
  currency: z.string(),
  gateway_response: z.string().nullish(),
  message: z.string().nullish(),
  created_at: z.string().nullish(),
  authorization: z.unknown().optional(),
  customer: z.object({ email: z.string().nullish() }).nullish(),
})
const Refund = z.object({
  id: z.union([z.string(), z.number()]),
  status: z.string(),
  amount: z.coerce.number(),
  merchant_note: z.string().nullish(),
})
const Kept = z.object({ authorization_code: z.string(), email: z.string() })
const Event = z.object({
  event: z.string(),
  data: z.object({
    id: z.union([z.string(), z.number()]).nullish(),
    reference: z.string().nullish(),
    refund_reference: z.string().nullish(),
    status: z.string().nullish(),
    transaction_reference: z.string().nullish(),
    transaction: z.object({ reference: z.string().nullish() }).nullish().catch(null),
  }),
})

/** Paystack: transactions by our reference, renewals with the authorization of the first payment. */
export function createPaystack({ key, url, timeoutMs }: PaystackOptions): PaymentProvider {
  const provider: Asked = { label: LABEL, url, secrets: [key], timeoutMs }
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json' }
  const refusalOf = refusalUnless(LABEL, PAYSTACK_CURRENCIES)
  const post = (path: string, body: object) => ask(provider, path, json(body, headers))

  async function verify({ reference }: Pick<PaymentQuery, 'reference'>): Promise<Settlement> {
    const told = await ask(provider, `/transaction/verify/${encodeURIComponent(reference)}`, { headers })
    if (told.isDone) return settlementOf(provider, read(z.object({ data: Transaction }), told.body, provider).data)
    // The transaction does not exist there yet, or the request to create it was lost.
    if (told.status === 404 || isOf(told, /_not_found$/, /not found/i)) return { kind: 'pending' }
    throw refusalBy(provider, told, told.body.message)
  }
  async function findRefund({ transactionId }: RefundRequest['payment'], reference: string) {
    const query = new URLSearchParams({ transaction: transactionId ?? '', perPage: '100' })
    const told = await ask(provider, `/refund?${query}`, { headers })
    if (!told.isDone) throw refusalBy(provider, told, told.body.message)
    const { data } = read(z.object({ data: z.array(Refund) }), told.body, provider)
    return data.find(({ merchant_note }) => merchant_note?.startsWith(`${reference} `))
  }
  return {
    ...{ code: 'paystack', label: LABEL, refusalOf, verify },
    async start(purchase) {
      assertAccepted(refusalOf, purchase.money.currency)
      const { email, reference, name, description, returnUrl: callback_url, cancelUrl } = purchase
      const { minor: amount, currency } = purchase.money
      const metadata = { cancel_action: cancelUrl, name, description }
      const told = await post('/transaction/initialize', { email, amount, currency, reference, callback_url, metadata })
      if (!told.isDone) throw refusalBy(provider, told, told.body.message)
      return { url: read(Started, told.body, provider).data.authorization_url, providerReference: null }
    },
    async charge(purchase, method) {
      assertAccepted(refusalOf, purchase.money.currency)
      const { reference, description } = purchase
      const { minor: amount, currency } = purchase.money
      const kept = tokenOf(Kept, method)
      const told = await post('/transaction/charge_authorization', {
        ...kept,
        ...{ amount, currency, reference, metadata: { description } },
      })
      if (isOf(told, /^duplicate_/, /duplicate/i)) return verify({ reference })
      const answer = z.object({ data: Transaction }).safeParse(told.body)
      if (answer.success) return settlementOf(provider, answer.data.data)
      if (told.isDone) return verify({ reference })
      throw refusalBy(provider, told, told.body.message)
    },
    async refund({ reference, payment, money, reason }) {
      assertAccepted(refusalOf, money.currency)
      // Paystack has no idempotency key: the note carries our reference, and a retry looks for it first.
      const before = await findRefund(payment, reference)
      if (before) return refundOutcome(before)
      const told = await post('/refund', {
        ...{ transaction: payment.reference, amount: money.minor, currency: money.currency },
        ...{ merchant_note: `${reference} ${reason}`.slice(0, NOTE_LENGTH_MAX) },
      })
      const made = z.object({ data: Refund }).safeParse(told.body)
      if (made.success) return refundOutcome(made.data.data)
      const refusal = told.isDone ? notUnderstood(LABEL) : refusalBy(provider, told, told.body.message)
      if (refusal.code === 'conflict') return { kind: 'failed', reason: refusal.message }
      throw refusal
    },
    async forget(method) {
      const { authorization_code } = tokenOf(Kept, method)
      const told = await post('/customer/authorization/deactivate', { authorization_code })
      const isGone = told.isDone || told.status === 404 || isOf(told, /_not_found$/, /not found|invalid|already/i)
      if (!isGone) throw refusalBy(provider, told, told.body.message)
    },
    async readWebhook({ headers: given, body }) {
      const signature = bytesOfHex(given.get('x-paystack-signature') ?? '')
      if (signature === null || !(await isHmacOf('SHA-512', key, body, signature))) return null
      const event = Event.safeParse(jsonOf(textOf(body) ?? ''))
      if (!event.success) return null
      const { event: type, data } = event.data
      const reference = data.reference ?? data.transaction_reference ?? data.transaction?.reference ?? null
      return {
        id: `${type}:${data.id ?? data.refund_reference ?? reference}`,
        type,
        reference,
        providerReference: null,
      }
    },
  }
}

/** Whether a response fails for a given reason, by its code or, without one, by its message. */
const isOf = ({ isDone, body }: Told, code: RegExp, words: RegExp): boolean =>
  !isDone && (code.test(String(body.code ?? '')) || words.test(String(body.message ?? '')))

function settlementOf(provider: Asked, transaction: z.output<typeof Transaction>): Settlement {
  const { status, reference, currency } = transaction
  const reason = wordsOf(provider, transaction.gateway_response ?? transaction.message, 'The payment failed')
  switch (status) {
    case 'success': {
      // Paystack's amounts are in hundredths in every currency.
      const cents = String(transaction.amount).padStart(3, '0')
      const money = moneyOf(`${cents.slice(0, -2)}.${cents.slice(-2)}`, currency, LABEL)
      return { kind: 'paid', reference, money, transactionId: String(transaction.id), method: methodOf(transaction) }
    }
    case 'failed':
      return { kind: 'failed', reason }
    case 'reversed':
      return { kind: 'refunded', reason: 'The payment was given back.' }
    case 'abandoned': {
      const begunAt = Date.parse(transaction.created_at ?? '')
      if (Date.now() - begunAt < ABANDONED_AFTER_MS) return { kind: 'pending' }
      return { kind: 'abandoned', reason: 'The payment was not finished.' }
    }
    default:
      return { kind: 'pending' }
  }
}

function refundOutcome({ id, status }: z.output<typeof Refund>): RefundOutcome {
  const refundId = String(id)
  if (status === 'processed') return { kind: 'done', refundId }
  if (status === 'failed') return { kind: 'failed', reason: `${LABEL} could not return the money.`, refundId }
  return { kind: 'pending', refundId }
}

function methodOf({ authorization, customer }: z.output<typeof Transaction>): PaymentMethod | null {
  const parsed = Authorization.safeParse(authorization)
  if (!parsed.success || parsed.data.reusable !== true || !customer?.email) return null
  const { authorization_code, channel, brand, bank, last4, exp_month, exp_year } = parsed.data
  const isCard = channel == null || channel === 'card'
  return {
    token: JSON.stringify({ authorization_code, email: customer.email }),
    label: cardLabel(isCard ? brand : bank, last4),
    expires: isCard ? monthOf(exp_year, exp_month) : null,
  }
}
