import type { Money } from '../../rules/billing/money.ts'

export const PAYMENT_PROVIDERS = ['paystack', 'flutterwave', 'stripe', 'paypal', 'sandbox'] as const
export type ProviderCode = (typeof PAYMENT_PROVIDERS)[number]

/** A single payment to make. */
export interface Purchase {
  /** Our own reference, unique for ever; starting it again resumes the same payment. Letters, digits and hyphens. */
  readonly reference: string
  readonly money: Money
  readonly email: string
  readonly name: string
  /** One line, such as `Contactory Pro, monthly`. */
  readonly description: string
  /** The URL to which the provider redirects the browser. The provider may add to its query, which proves nothing. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** A checkout that awaits the payer. */
export interface Checkout {
  readonly url: string
  /** The provider's own id, if it does not use our reference: a session or an order. */
  readonly providerReference: string | null
}

/**
 * A saved payment method, to charge the next period without the payer. Its token never leaves the server unencrypted.
 */
export interface PaymentMethod {
  /** The provider's data for a later charge, as JSON. */
  readonly token: string
  /** Such as `Visa •••• 4081`. */
  readonly label: string
  /** The last month in which it is valid, such as `2028-04`; null if it does not expire. */
  readonly expires: string | null
}

/**
 * The state of a payment at the provider. `pending`: not settled yet. `refunded`: it was paid and refunded.
 * `providerReference`: the id for later queries, if the provider needs more than our reference; store it with the
 * payment.
 */
export type Settlement =
  | {
      readonly kind: 'paid'
      /** Our reference, as the provider returns it. */
      readonly reference: string
      readonly money: Money
      /** The id that receipts and the provider's support use. */
      readonly transactionId: string
      readonly method: PaymentMethod | null
      readonly providerReference?: string
      /** The amount refunded so far, if the provider reports it. */
      readonly refunded?: Money
    }
  | { readonly kind: 'failed' | 'abandoned' | 'refunded'; readonly reason: string }
  | { readonly kind: 'pending'; readonly providerReference?: string }

/** Identifies the payment to query. */
export interface PaymentQuery {
  readonly reference: string
  readonly providerReference: string | null
  readonly currency: string
}

/** A refund to make. */
export interface RefundRequest {
  /**
   * Our own reference, unique for ever; a request with the same one means the same refund. Letters, digits and hyphens.
   */
  readonly reference: string
  readonly payment: PaymentQuery & { readonly transactionId: string | null }
  readonly money: Money
  readonly reason: string
  /** The provider's id of the refund, if already known. */
  readonly refundId: string | null
  /** The provider's ids of the payment's other refunds. */
  readonly others: readonly string[]
}

/** The outcome of a refund. */
export type RefundOutcome =
  | { readonly kind: 'done' | 'pending'; readonly refundId: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly refundId?: string }

/** A provider's webhook event. It changes no balance by itself: the payment it names is verified with the provider. */
export interface ProviderEvent {
  /** Identical when the event is delivered again. */
  readonly id: string
  /** The provider's event name, such as `charge.success`. */
  readonly type: string
  /** The reference of the payment; null if the event names none. */
  readonly reference: string | null
  readonly providerReference: string | null
}

/** A raw request, with the bytes of its body. */
export interface WebhookRequest {
  readonly headers: Headers
  readonly body: Uint8Array
}

/**
 * A payment provider that charges one payment at a time. Throws `unavailable` if the provider cannot be reached or its
 * response is invalid: the state is then unknown, and nothing is granted. Throws `conflict` with the reason if the
 * provider rejects the request.
 */
export interface PaymentProvider {
  readonly code: ProviderCode
  readonly label: string
  /** Why a currency cannot be paid here, as a sentence; null if it can. */
  refusalOf(currency: string): string | null
  start(purchase: Purchase): Promise<Checkout>
  verify(query: PaymentQuery): Promise<Settlement>
  /** Charges a saved payment method. Retrying with the same reference charges nothing twice. */
  charge(purchase: Purchase, method: Pick<PaymentMethod, 'token'>): Promise<Settlement>
  /** Refunds money. Retrying with the same reference refunds nothing twice; a rejection is `failed`. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Deletes a payment method at the provider, if the provider supports that. */
  forget(method: Pick<PaymentMethod, 'token'>): Promise<void>
  /** @returns null if the request is not properly signed, or is too old */
  readWebhook(request: WebhookRequest, now: Date): Promise<ProviderEvent | null>
}
