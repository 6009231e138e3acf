import { z } from 'zod'
import { isSecret } from '../../lib/hmac.ts'
import { toMajor } from '../../rules/billing/money.ts'
import { assertAccepted, moneyOf, refusalUnless } from './amounts.ts'
import { type Asked, ask, json, notUnderstood, read, refusalBy, wordsOf } from './ask.ts'
import { cardLabel, jsonOf, monthOf, textOf, tokenOf } from './methods.ts'
import type { PaymentMethod, PaymentProvider, PaymentQuery, RefundOutcome, RefundRequest, Settlement } from './port.ts'

export interface FlutterwaveOptions {
  readonly key: string
  /** As entered in Flutterwave's dashboard; without it every event is rejected. */
  readonly webhookHash: string | undefined
  readonly url: string
  readonly timeoutMs: number
}

const LABEL = 'Flutterwave'
export const FLUTTERWAVE_CURRENCIES = new Set(
  'AED ARS AUD BRL CAD CHF CZK EGP ETB EUR GBP GHS GNF ILS INR JPY KES MAD MUR MWK MYR NGN NOK NZD PEN PLN RWF SAR SEK SGD SLL TZS UGX USD XAF XOF ZAR ZMW'.split(
    ' ',
  ),
)
/**
 * A token is valid for one year from its creation ("Card tokenization", token expiry), of which this many months are
 * complete.
 */
const TOKEN_MONTHS = 11

const Started = z.object({ data: z.object({ link: z.url() }) })
const Card = z.object({
  token: z.string().min(1),
  type: z.string().nullish(),
  last_4digits: z.string().nullish(),
  expiry: z.string().nullish(),
  country: z.string().nullish(),
})
const Transaction = z.object({
  id: z.union([z.string(), z.number()]),
  tx_ref: z.string(),
  amount: z.union([z.string(), z.number()]),
  currency: z.string(),
  status: z.string(),
  processor_response: z.string().nullish(),
  created_at: z.string().nullish(),
  card: z.unknown().optional(),
  customer: z.object({ email: z.string().nullish() }).nullish(),
})
const Refund = z.object({
  id: z.union([z.string(), z.number()]),
  tx_id: z.union([z.string(), z.number()]).nullish(),
  status: z.string(),
  comment: z.string().nullish(),
  comments: z.string().nullish(),
  amount_refunded: z.union([z.string(), z.number()]).nullish(),
})
const Kept = z.object({ token: z.string(), email: z.string(), country: z.string() })
const Event = z.object({
  event: z.string(),
  data: z.object({
    id: z.union([z.string(), z.number()]).nullish(),
    tx_ref: z.string().nullish(),
    status: z.string().nullish(),
    /** Only in events about a refund. */
    TransactionId: z.union([z.string(), z.number()]).nullish(),
    tx_id: z.union([z.string(), z.number()]).nullish(),
  }),
})

/** Flutterwave, API v3: payments by our reference (`tx_ref`), renewals with the token of the card used first. */
export function createFlutterwave({ key, webhookHash, url, timeoutMs }: FlutterwaveOptions): PaymentProvider {
  const provider: Asked = { label: LABEL, url, secrets: [key], timeoutMs }
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json' }
  const refusalOf = refusalUnless(LABEL, FLUTTERWAVE_CURRENCIES)
  const post = (path: string, body: object) => ask(provider, path, json(body, headers))

  /** Returns the payment with a reference; null if Flutterwave has none. */
  async function find(reference: string): Promise<Settlement | null> {
    const query = new URLSearchParams({ tx_ref: reference })
    const told = await ask(provider, `/transactions/verify_by_reference?${query}`, { headers })
    if (told.isDone) return settlementOf(provider, read(z.object({ data: Transaction }), told.body, provider).data)
    if (told.status === 404 || /no transaction/i.test(String(told.body.message))) return null
    throw refusalBy(provider, told, told.body.message)
  }
  async function findRefund(transactionId: string, { reference, money, others }: RefundRequest) {
    const told = await ask(provider, `/transactions/${encodeURIComponent(transactionId)}/refunds`, { headers })
    if (told.status === 404) return undefined
    if (!told.isDone) throw refusalBy(provider, told, told.body.message)
    const { data } = read(z.object({ data: z.array(Refund).nullish() }), told.body, provider)
    const isOurs = ({ id, comment, comments, amount_refunded }: z.output<typeof Refund>) => {
      const said = comments ?? comment
      if (said != null) return said.startsWith(`${reference} `)
      // If the list omits comments, matches a refund of this amount that is not another refund of ours.
      return Number(amount_refunded) === toMajor(money) && !others.includes(String(id))
    }
    return data?.find(isOurs)
  }
  return {
    ...{ code: 'flutterwave', label: LABEL, refusalOf },
    // Flutterwave has no record before the payer acts.
    verify: async ({ reference }: Pick<PaymentQuery, 'reference'>) => (await find(reference)) ?? { kind: 'pending' },
    async start({ reference, money, email, name, description, returnUrl }) {
      assertAccepted(refusalOf, money.currency)
      const told = await post('/payments', {
        ...{ tx_ref: reference, amount: toMajor(money), currency: money.currency, redirect_url: returnUrl },
        customer: { email, name },
        customizations: { title: 'Contactory', description },
      })
      if (!told.isDone) throw refusalBy(provider, told, told.body.message)
      return { url: read(Started, told.body, provider).data.link, providerReference: null }
    },
    async charge({ reference, money, description }, method) {
      assertAccepted(refusalOf, money.currency)
      const { token, email, country } = tokenOf(Kept, method)
      // Flutterwave may charge the same reference twice.
      const before = await find(reference)
      if (before !== null) return before
      const told = await post('/tokenized-charges', {
        ...{ token, email, country, tx_ref: reference, amount: toMajor(money), currency: money.currency },
        narration: description,
      })
      const answer = z.object({ data: Transaction }).safeParse(told.body)
      if (answer.success) return settlementOf(provider, answer.data.data)
      const since = await find(reference)
      if (since !== null) return since
      if (told.isDone) return { kind: 'pending' }
      throw refusalBy(provider, told, told.body.message)
    },
    async refund(request) {
      const { reference, payment, money, reason } = request
      assertAccepted(refusalOf, money.currency)
      const transactionId = payment.transactionId ?? ''
      // Flutterwave has no idempotency key: the comment carries our reference, and a retry looks for it first.
      const before = await findRefund(transactionId, request)
      if (before) return refundOutcome(before)
      const told = await post(`/transactions/${encodeURIComponent(transactionId)}/refund`, {
        ...{ amount: toMajor(money), comments: `${reference} ${reason}` },
      })
      const made = z.object({ data: Refund }).safeParse(told.body)
      if (made.success) return refundOutcome(made.data.data)
      const refusal = told.isDone ? notUnderstood(LABEL) : refusalBy(provider, told, told.body.message)
      if (refusal.code === 'conflict') return { kind: 'failed', reason: refusal.message }
      throw refusal
    },
    // Flutterwave keeps tokens until they expire and has no call to revoke one. Ours is deleted with its row.
    async forget() {},
    async readWebhook({ headers: given, body }) {
      if (!(await isSecret(given.get('verif-hash') ?? '', webhookHash ?? ''))) return null
      const event = Event.safeParse(jsonOf(textOf(body) ?? ''))
      if (!event.success) return null
      const { event: type, data } = event.data
      const reference = data.tx_ref ?? null
      // The status is part of the id, because a pending transaction is reported again when it settles.
      const id = `${type}:${data.id ?? reference}:${data.status ?? ''}`
      const transaction = data.TransactionId ?? data.tx_id
      return { id, type, reference, providerReference: transaction == null ? null : String(transaction) }
    },
  }
}

function settlementOf(provider: Asked, transaction: z.output<typeof Transaction>): Settlement {
  const { status, amount, currency, processor_response } = transaction
  switch (status.toLowerCase()) {
    case 'successful':
      return {
        ...{ kind: 'paid', reference: transaction.tx_ref, transactionId: String(transaction.id) },
        ...{ money: moneyOf(amount, currency, LABEL), method: methodOf(transaction) },
      }
    case 'failed':
      return { kind: 'failed', reason: wordsOf(provider, processor_response, 'The payment failed') }
    case 'cancelled':
      return { kind: 'abandoned', reason: 'The payment was cancelled.' }
    case 'refunded':
    case 'reversed':
      return { kind: 'refunded', reason: 'The payment was given back.' }
    default:
      return { kind: 'pending' }
  }
}

function refundOutcome({ id, status }: z.output<typeof Refund>): RefundOutcome {
  const refundId = String(id)
  // Such as `completed`, `completed-mpgs`, `completed-bank-transfer`.
  if (status.startsWith('completed')) return { kind: 'done', refundId }
  if (status.startsWith('failed')) return { kind: 'failed', reason: `${LABEL} could not return the money.`, refundId }
  return { kind: 'pending', refundId }
}

function methodOf({ card, customer, created_at }: z.output<typeof Transaction>): PaymentMethod | null {
  const parsed = Card.safeParse(card)
  if (!parsed.success || !customer?.email) return null
  const { token, type, last_4digits, expiry, country } = parsed.data
  const [month, year] = (expiry ?? '').split('/')
  const ends = [monthOf(year, month), lastMonthOfToken(created_at)].filter((end) => end !== null)
  return {
    // The country may include its name: `NIGERIA NG`.
    token: JSON.stringify({ token, email: customer.email, country: /\b[A-Z]{2}$/.exec(country ?? '')?.[0] ?? 'NG' }),
    label: cardLabel(type, last_4digits),
    expires: ends.sort()[0] ?? null,
  }
}

function lastMonthOfToken(madeAt: string | null | undefined): string | null {
  const made = new Date(madeAt ?? '')
  if (Number.isNaN(made.getTime())) return null
  return new Date(Date.UTC(made.getUTCFullYear(), made.getUTCMonth() + TOKEN_MONTHS)).toISOString().slice(0, 7)
}
