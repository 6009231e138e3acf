import type { PaymentProvider, Settlement } from './port.ts'

/** A payment stored by the sandbox. */
export interface SandboxPayment {
  readonly reference: string
  readonly amountMinor: number
  readonly currency: string
  readonly description: string
  readonly email: string
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly state: 'open' | 'paid' | 'failed' | 'abandoned'
  /** Whether renewals with the saved payment method will be declined. */
  readonly declinesLater: boolean
}

export interface SandboxStore {
  find(reference: string): Promise<SandboxPayment | null>
  /** Idempotent. */
  add(payment: SandboxPayment): Promise<void>
  /** The refunds of a payment. */
  refunds(reference: string): Promise<readonly { readonly id: string; readonly amountMinor: number }[]>
  /** Idempotent; adds nothing if the refunds would exceed the payment. */
  refund(reference: string, id: string, amountMinor: number): Promise<void>
  settle(reference: string, state: SandboxPayment['state'], declinesLater: boolean): Promise<void>
}

/** A provider for development that moves no money: the payer chooses the outcome on a checkout page of ours. */
export function createSandbox(store: SandboxStore, appUrl: string): PaymentProvider {
  const settled = async (reference: string): Promise<Settlement> => {
    const payment = await store.find(reference)
    switch (payment?.state) {
      case 'paid': {
        const refunds = await store.refunds(reference)
        const minor = refunds.reduce((total, { amountMinor }) => total + amountMinor, 0)
        if (minor >= payment.amountMinor) return { kind: 'refunded', reason: 'The payment was given back.' }
        return {
          ...{ kind: 'paid', reference, transactionId: `sandbox-${reference}` },
          ...(minor > 0 && { refunded: { minor, currency: payment.currency } }),
          money: { minor: payment.amountMinor, currency: payment.currency },
          method: {
            token: JSON.stringify({ declines: payment.declinesLater }),
            label: 'Sandbox card •••• 4242',
            expires: null,
          },
        }
      }
      case 'failed':
        return { kind: 'failed', reason: 'The card was declined.' }
      case 'abandoned':
        return { kind: 'abandoned', reason: 'The payment was cancelled.' }
      default:
        return { kind: 'pending' }
    }
  }
  return {
    code: 'sandbox',
    label: 'Sandbox',
    refusalOf: () => null,
    async start({ reference, money, description, email, returnUrl, cancelUrl }) {
      await store.add({
        ...{ reference, description, email, returnUrl, cancelUrl, state: 'open', declinesLater: false },
        ...{ amountMinor: money.minor, currency: money.currency },
      })
      return { url: `${appUrl}/api/dev/checkout/${reference}`, providerReference: null }
    },
    verify: ({ reference }) => settled(reference),
    async charge({ reference, money, description, email, returnUrl, cancelUrl }, { token }) {
      const { declines } = JSON.parse(token) as { declines: boolean }
      await store.add({
        ...{ reference, description, email, returnUrl, cancelUrl, declinesLater: declines },
        ...{ amountMinor: money.minor, currency: money.currency, state: declines ? 'failed' : 'paid' },
      })
      return settled(reference)
    },
    async refund({ reference, payment, money }) {
      await store.refund(payment.reference, reference, money.minor)
      const isDone = (await store.refunds(payment.reference)).some(({ id }) => id === reference)
      return isDone
        ? { kind: 'done', refundId: reference }
        : { kind: 'failed', reason: 'More would be returned than was paid.' }
    },
    async forget() {},
    readWebhook: async () => null,
  }
}
