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

/** A payment as a provider has it, its amount as that provider writes amounts. */
export interface FakePayment {
  readonly reference: string
  readonly id: string
  readonly email: string
  amount: number | string
  currency: string
  /** What it tells of whose payment it is. */
  toldReference: string
  state: 'open' | 'approved' | 'pending' | 'paid' | 'failed' | 'abandoned' | 'refunded'
  /** How often money was taken. */
  taken: number
  /** That whoever asked for it wants the method kept. */
  keeps: boolean
  /** That the payer's bank says no as soon as it is asked. */
  declines: boolean
  begunAt: string
  /** What was returned of it, amounts as the provider writes them. */
  refunds: FakeRefund[]
  /** How the next refunds go. */
  refundsGo: 'done' | 'pending' | 'failed'
  /** The method that it left, or that it was charged by; null for none. */
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

/** What is returned or about to be. */
export const refundedOf = ({ refunds }: FakePayment): number =>
  refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0)

/** What one provider knows. */
export class Ledger {
  readonly payments: FakePayment[] = []
  readonly methods: FakeMethod[] = []
  /** Answers by the name of their request, and by what was asked. */
  readonly answered = new Map<string, { readonly asked: string; readonly answer: Answered }>()

  find = (reference: string) => this.payments.findLast((payment) => payment.reference === reference)
  findId = (id: string) => this.payments.find((payment) => payment.id === id)
  findMethod = (token: string) => this.methods.find((method) => method.token === token && !method.isGone)

  add(payment: Pick<FakePayment, 'reference' | 'email' | 'amount' | 'currency'> & Partial<FakePayment>): FakePayment {
    const whole: FakePayment = {
      ...{ id: nextId(), toldReference: payment.reference, state: 'open', taken: 0, declines: false, method: null },
      ...{ keeps: true, refunds: [], refundsGo: 'done' },
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

  /** Returns money; null where more would be returned than was taken. */
  refund(payment: FakePayment, name: string, amount: number): FakeRefund | null {
    const left = Number(payment.amount) - refundedOf(payment)
    if (payment.state !== 'paid' || amount <= 0 || amount > left + 1e-9) return null
    const refund: FakeRefund = { id: nextId(), name, amount, state: payment.refundsGo }
    payment.refunds.push(refund)
    this.closeRefunded(payment)
    return refund
  }

  private closeRefunded(payment: FakePayment): void {
    const done = payment.refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)
    if (done >= Number(payment.amount) - 1e-9) payment.state = 'refunded'
  }

  /** A method that a payment leaves behind. */
  keep(payment: FakePayment): FakeMethod {
    const { reference, email } = payment
    payment.method = { token: `kept_${reference}`, customer: `cus_${nextId()}`, email, declines: false, isGone: false }
    this.methods.push(payment.method)
    return payment.method
  }

  /** The same answer for the same request, as those do that take a name for it. @param name null for a request without one */
  once(name: string | null, asked: string, answer: () => Answered, changed: Answered): Answered {
    if (name === null) return answer()
    const before = this.answered.get(name)
    if (before) return before.asked === asked ? before.answer : changed
    const made = answer()
    // What was refused before anything was done leaves no trace.
    if (made.status !== 400) this.answered.set(name, { asked, answer: structuredClone(made) })
    return made
  }

  /** What somebody does with a payment, as `control` is told. @returns false for a word that means nothing */
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
        payment.toldReference = `${payment.reference}-of-another`
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
        payment.refundsGo = 'pending'
        break
      case 'fail_refunds':
        payment.refundsGo = 'failed'
        break
      case 'finish_refunds':
      case 'break_refunds':
        for (const refund of payment.refunds)
          if (refund.state === 'pending') refund.state = what === 'finish_refunds' ? 'done' : 'failed'
        payment.refundsGo = 'done'
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
