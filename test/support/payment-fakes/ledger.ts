import type { IncomingMessage } from 'node:http'

export interface Asked {
  readonly request: IncomingMessage
  readonly origin: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}
export interface Answered {
  readonly status: number
  readonly body: unknown
}
export type Answerer = (asked: Asked) => Answered | null

/** A payment as stored by a provider; its amount is in the provider's format. */
export interface FakePayment {
  readonly reference: string
  readonly id: string
  readonly email: string
  amount: number | string
  currency: string
  /** The reference that the provider reports. */
  reportedReference: string
  state: 'open' | 'approved' | 'pending' | 'paid' | 'failed' | 'abandoned' | 'refunded'
  /** How often money was charged. */
  taken: number
  /** Whether the payment method should be saved. */
  keeps: boolean
  /** Whether the payer's bank declines right away. */
  declines: boolean
  begunAt: string
  /** Refunds, with amounts in the provider's format. */
  refunds: FakeRefund[]
  /** The outcome of the next refunds. */
  refundOutcome: 'done' | 'pending' | 'failed'
  /** The saved method, or the one charged; null for none. */
  method: FakeMethod | null
}
export interface FakeRefund {
  readonly id: string
  readonly name: string
  readonly amount: number
  state: 'done' | 'pending' | 'failed'
}
export interface FakeMethod {
  readonly token: string
  readonly customer: string
  readonly email: string
  declines: boolean
  isGone: boolean
}

const HOUR_MS = 3_600_000
let made = 0
export const nextId = () => `1${String(++made).padStart(8, '0')}`

/** The sum of completed and pending refunds. */
export const refundedOf = ({ refunds }: FakePayment): number =>
  refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0)

/** The state of one provider. */
export class Ledger {
  readonly payments: FakePayment[] = []
  readonly methods: FakeMethod[] = []
  /** Responses by idempotency key, with the request they belong to. */
  readonly answered = new Map<string, { readonly asked: string; readonly answer: Answered }>()

  find = (reference: string) => this.payments.findLast((payment) => payment.reference === reference)
  findId = (id: string) => this.payments.find((payment) => payment.id === id)
  findMethod = (token: string) => this.methods.find((method) => method.token === token && !method.isGone)

  add(payment: Pick<FakePayment, 'reference' | 'email' | 'amount' | 'currency'> & Partial<FakePayment>): FakePayment {
    const whole: FakePayment = {
      ...{ id: nextId(), reportedReference: payment.reference, state: 'open', taken: 0, declines: false, method: null },
      ...{ keeps: true, refunds: [], refundOutcome: 'done' },
      begunAt: new Date().toISOString(),
      ...payment,
    }
    this.payments.push(whole)
    return whole
  }

  take(payment: FakePayment): void {
    payment.state = 'paid'
    payment.taken++
  }

  /** Refunds an amount; null if it exceeds the amount paid. */
  refund(payment: FakePayment, name: string, amount: number): FakeRefund | null {
    const left = Number(payment.amount) - refundedOf(payment)
    if (payment.state !== 'paid' || amount <= 0 || amount > left + 1e-9) return null
    const refund: FakeRefund = { id: nextId(), name, amount, state: payment.refundOutcome }
    payment.refunds.push(refund)
    this.closeRefunded(payment)
    return refund
  }

  private closeRefunded(payment: FakePayment): void {
    const done = payment.refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)
    if (done >= Number(payment.amount) - 1e-9) payment.state = 'refunded'
  }

  /** Saves the payment method of a payment. */
  keep(payment: FakePayment): FakeMethod {
    const { reference, email } = payment
    payment.method = { token: `kept_${reference}`, customer: `cus_${nextId()}`, email, declines: false, isGone: false }
    this.methods.push(payment.method)
    return payment.method
  }

  /**
   * Returns the same response for the same request, for providers with idempotency keys.
   *
   * @param name the idempotency key; null for a request without one
   */
  once(name: string | null, asked: string, answer: () => Answered, changed: Answered): Answered {
    if (name === null) return answer()
    const before = this.answered.get(name)
    if (before) return before.asked === asked ? before.answer : changed
    const made = answer()
    // Requests refused before they took effect are not stored.
    if (made.status !== 400) this.answered.set(name, { asked, answer: structuredClone(made) })
    return made
  }

  /**
   * Applies an action of `POST /control` to a payment.
   *
   * @returns false for an unknown action
   */
  act(payment: FakePayment, what: string, isApproval: boolean): boolean {
    const pay = () => {
      if (payment.keeps) this.keep(payment)
      if (isApproval) payment.state = 'approved'
      else this.take(payment)
    }
    switch (what) {
      case 'pay':
        pay()
        break
      case 'pay_without_method':
        payment.keeps = false
        pay()
        break
      case 'wrong_amount':
        payment.amount = typeof payment.amount === 'string' ? '0.01' : 1
        pay()
        break
      case 'wrong_currency':
        payment.currency = /eur/i.test(payment.currency) ? 'GBP' : 'EUR'
        pay()
        break
      case 'wrong_reference':
        payment.reportedReference = `${payment.reference}-of-another`
        pay()
        break
      case 'fail':
        payment.declines = true
        payment.state = isApproval ? 'approved' : 'failed'
        break
      case 'pend':
        payment.state = 'pending'
        break
      case 'abandon':
        payment.state = 'abandoned'
        payment.begunAt = new Date(Date.now() - 2 * HOUR_MS).toISOString()
        break
      case 'refund':
        payment.state = 'refunded'
        break
      case 'pend_refunds':
        payment.refundOutcome = 'pending'
        break
      case 'fail_refunds':
        payment.refundOutcome = 'failed'
        break
      case 'finish_refunds':
      case 'break_refunds':
        for (const refund of payment.refunds)
          if (refund.state === 'pending') refund.state = what === 'finish_refunds' ? 'done' : 'failed'
        payment.refundOutcome = 'done'
        this.closeRefunded(payment)
        break
      case 'decline_method':
        if (payment.method) payment.method.declines = true
        break
      default:
        return false
    }
    return true
  }
}
