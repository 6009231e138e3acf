import type { AdminPayment, RefundState } from '../../../../src/contracts/billing/payments.ts'
import { decimalsOf } from '../../../../src/rules/billing/money.ts'
import { formatMoney } from '../../../lib/format.ts'

const isOpen = (state: RefundState) => state === 'requested' || state === 'pending'

/** The amount of a payment that can still be refunded, in major units. Only one refund can be pending at a time. */
export function leftToRefund({ status, amount, refunded, currency, refunds }: AdminPayment): number {
  if (status !== 'success' || refunds.some(({ state }) => isOpen(state))) return 0
  return Number((amount - refunded).toFixed(decimalsOf(currency)))
}

const WORDS: Readonly<Record<RefundState, string>> = {
  requested: 'Refund requested',
  pending: 'Refund pending',
  done: 'Refunded',
  failed: 'Refund failed',
}

/** A payment's refunds with their states, as lines: `Refund pending: NGN 1,000 (paid twice)`. */
export const refundLines = ({ refunds, currency }: AdminPayment): string[] =>
  refunds.map(({ state, amount, reason, failure }) => {
    const why = state === 'failed' && failure ? failure : reason
    return `${WORDS[state]}: ${formatMoney(amount, currency)} (${why})`
  })
