import { z } from 'zod'
import type { Money } from '../../rules/billing/money.ts'
import { moneyOf, withDecimals } from './amounts.ts'
import { type Asked, notUnderstood } from './ask.ts'
import type { PaymentMethod, Purchase, RefundOutcome, Settlement } from './port.ts'

const LABEL = 'PayPal'
/** PayPal rejects decimals for these, and expects two for all others. */
const WHOLE = new Set(['HUF', 'JPY', 'TWD'])
const DESCRIPTION_LENGTH_MAX = 127

const Capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string() }),
})
export const Refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string() }).nullish(),
  custom_id: z.string().nullish(),
})
const Unit = z.object({
  custom_id: z.string().nullish(),
  payments: z.object({ captures: z.array(Capture).nullish(), refunds: z.array(Refund).nullish() }).nullish(),
})
const Source = z.object({
  paypal: z
    .object({
      email_address: z.string().nullish(),
      attributes: z.object({ vault: z.object({ id: z.string().nullish() }).nullish() }).nullish(),
    })
    .nullish(),
})
export const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.tuple([Unit], Unit),
  payment_source: Source.nullish().catch(null),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
})

/** An amount in PayPal's format. @throws conflict for decimals that PayPal does not accept */
export const amountOf = (money: Money) => ({
  currency_code: money.currency,
  value: withDecimals(money, WHOLE.has(money.currency) ? 0 : 2, LABEL),
})

/** The outcome of a refund. */
export function paypalRefundOutcome({ id, status }: z.output<typeof Refund>): RefundOutcome {
  if (status === 'COMPLETED') return { kind: 'done', refundId: id }
  if (status === 'FAILED' || status === 'CANCELLED')
    return { kind: 'failed', reason: `${LABEL} could not return the money.`, refundId: id }
  return { kind: 'pending', refundId: id }
}

/** The total of an order's completed refunds, or null. */
function refundedOf({ purchase_units: [unit] }: z.output<typeof Order>, currency: string, label: string): Money | null {
  const done = (unit.payments?.refunds ?? []).filter(({ status, amount }) => status === 'COMPLETED' && amount)
  const minor = done.reduce((total, { amount }) => total + moneyOf(amount!.value, currency, label).minor, 0)
  return minor > 0 ? { minor, currency } : null
}

/** The purchase unit. @throws conflict for an amount with decimals that PayPal does not accept */
export const unitOf = ({ reference, money, description }: Purchase) => ({
  ...{ reference_id: reference, custom_id: reference, invoice_id: reference },
  description: description.slice(0, DESCRIPTION_LENGTH_MAX),
  amount: amountOf(money),
})

/** The settlement of an order: it is paid once its capture is completed. */
export function orderSettlement(order: z.output<typeof Order>, { label }: Asked): Settlement {
  const pending = { kind: 'pending', providerReference: order.id } as const
  if (order.status === 'VOIDED') return { kind: 'abandoned', reason: 'The payment was cancelled.' }
  if (order.status !== 'COMPLETED') return pending
  const [unit] = order.purchase_units
  const capture = unit.payments?.captures?.[0]
  if (!capture) throw notUnderstood(label)
  switch (capture.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED': {
      const refunded = refundedOf(order, capture.amount.currency_code.toUpperCase(), label)
      return {
        ...(refunded && { refunded }),
        ...{ kind: 'paid', reference: unit.custom_id ?? '', transactionId: capture.id, providerReference: order.id },
        money: moneyOf(capture.amount.value, capture.amount.currency_code, label),
        method: methodOf(order),
      }
    }
    case 'DECLINED':
    case 'FAILED':
      return { kind: 'failed', reason: 'PayPal could not take the payment.' }
    case 'REFUNDED':
      return { kind: 'refunded', reason: 'The payment was given back.' }
    default:
      return pending
  }
}

function methodOf({ payment_source }: z.output<typeof Order>): PaymentMethod | null {
  const source = payment_source?.paypal
  const vault_id = source?.attributes?.vault?.id
  if (!vault_id) return null
  const label = source?.email_address ? `${LABEL} ${source.email_address}` : LABEL
  return { token: JSON.stringify({ vault_id }), label, expires: null }
}
