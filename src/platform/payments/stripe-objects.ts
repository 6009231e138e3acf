import type Stripe from 'stripe'
import { conflict } from '../../lib/errors.ts'
import type { Money } from '../../rules/billing/money.ts'
import { moneyOf, withDecimals } from './amounts.ts'
import { type Asked, notUnderstood, wordsOf } from './ask.ts'
import { cardLabel, monthOf } from './methods.ts'
import type { PaymentMethod, RefundOutcome, Settlement } from './port.ts'

const LABEL = 'Stripe'
/**
 * Currencies without decimals at Stripe. All others use hundredths, even ISK and UGX, which have no such unit
 * (docs.stripe.com/currencies).
 */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const WHOLE_IN_HUNDREDTHS = new Set(['ISK', 'UGX'])
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '))
const decimalsAtStripe = (currency: string) => (WHOLE.has(currency) ? 0 : THOUSANDTHS.has(currency) ? 3 : 2)

/**
 * An amount in Stripe's format. @throws conflict for one that Stripe cannot charge: amounts in thousandths must be
 * multiples of ten
 */
export function toStripeAmount(money: Money): { readonly amount: number; readonly currency: string } {
  const { currency } = money
  const decimals = decimalsAtStripe(currency)
  const precision = WHOLE_IN_HUNDREDTHS.has(currency) ? 0 : Math.min(decimals, 2)
  const [whole, fraction = ''] = withDecimals(money, precision, LABEL).split('.')
  const amount = Number(`${whole}${fraction.padEnd(decimals, '0')}`)
  if (!Number.isSafeInteger(amount)) throw conflict('The amount is too large for Stripe.')
  return { amount, currency: currency.toLowerCase() }
}

function fromStripeAmount(amount: unknown, currency: unknown): Money {
  if (!Number.isSafeInteger(amount) || typeof currency !== 'string') throw notUnderstood(LABEL)
  const decimals = decimalsAtStripe(currency.toUpperCase())
  const digits = String(amount).padStart(decimals + 1, '0')
  const decimal = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return moneyOf(decimal, currency, LABEL)
}

/** The settlement of a Checkout session, expanded with its PaymentIntent. */
export function sessionSettlement(session: Stripe.Checkout.Session, provider: Asked): Settlement {
  const { status, payment_status, payment_intent: intent, client_reference_id } = session
  if (session.object !== 'checkout.session') throw notUnderstood(LABEL)
  if (status === 'expired') return { kind: 'abandoned', reason: 'The payment was not finished.' }
  if (status !== 'complete') return { kind: 'pending' }
  if (payment_status === 'no_payment_required') {
    const money = fromStripeAmount(session.amount_total, session.currency)
    return { kind: 'paid', reference: client_reference_id ?? '', money, transactionId: session.id, method: null }
  }
  if (typeof intent !== 'object' || intent === null) throw notUnderstood(LABEL)
  const settlement = intentSettlement(intent, provider)
  if (settlement.kind !== 'paid') return settlement
  // A payment method that settles later: the PaymentIntent may be further along than the session.
  if (payment_status !== 'paid') return { kind: 'pending' }
  return { ...settlement, reference: client_reference_id ?? '' }
}

/** The settlement of a PaymentIntent, expanded with its payment method and charge. */
export function intentSettlement(intent: Stripe.PaymentIntent, provider: Asked): Settlement {
  const { id, status, metadata, latest_charge: charge, last_payment_error: problem } = intent
  if (intent.object !== 'payment_intent') throw notUnderstood(LABEL)
  switch (status) {
    case 'succeeded':
      if (typeof charge === 'object' && charge?.refunded)
        return { kind: 'refunded', reason: 'The payment was given back.' }
      if (typeof charge === 'object' && charge?.disputed)
        return { kind: 'refunded', reason: 'The payer disputed the payment at their bank.' }
      return {
        ...(typeof charge === 'object' && charge && charge.amount_refunded > 0
          ? { refunded: fromStripeAmount(charge.amount_refunded, intent.currency) }
          : {}),
        ...{ kind: 'paid', reference: metadata?.reference ?? '', transactionId: id, providerReference: id },
        ...{ money: fromStripeAmount(intent.amount_received, intent.currency), method: methodOf(intent) },
      }
    case 'requires_payment_method':
      // An open session has this status before the payer acts.
      if (!problem) return { kind: 'pending', providerReference: id }
      return { kind: 'failed', reason: wordsOf(provider, problem.message, 'The payment was declined') }
    case 'requires_action':
      return { kind: 'failed', reason: 'The bank wants the payment to be confirmed by the payer.' }
    case 'canceled':
      return { kind: 'failed', reason: 'The payment was cancelled.' }
    default:
      return { kind: 'pending', providerReference: id }
  }
}

/** The outcome of a refund. */
export function stripeRefundOutcome({ id, status }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { kind: 'done', refundId: id }
  if (status === 'failed' || status === 'canceled')
    return { kind: 'failed', reason: `${LABEL} could not return the money.`, refundId: id }
  return { kind: 'pending', refundId: id }
}

function methodOf({ payment_method, customer }: Stripe.PaymentIntent): PaymentMethod | null {
  if (typeof payment_method !== 'object' || payment_method === null || !customer) return null
  const { id, type, card } = payment_method
  const customerId = typeof customer === 'string' ? customer : customer.id
  return {
    token: JSON.stringify({ customer: customerId, payment_method: id }),
    label: cardLabel(card?.brand ?? type.replaceAll('_', ' '), card?.last4),
    expires: card ? monthOf(card.exp_year, card.exp_month) : null,
  }
}
