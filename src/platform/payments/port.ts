import type { Money } from '../../contracts/money.ts'

export const PAYMENT_PROVIDERS = ['paystack', 'flutterwave', 'stripe', 'paypal', 'sandbox'] as const
export type ProviderCode = (typeof PAYMENT_PROVIDERS)[number]

/** What is to be paid once. */
export interface Purchase {
  /** Ours, unique for ever: whoever starts it again starts the same payment. Letters, digits and hyphens. */
  readonly reference: string
  readonly money: Money
  readonly email: string
  readonly name: string
  /** One line, as `Contactory Pro, monthly`. */
  readonly description: string
  /** Where the provider sends the browser back; it may add to its query. What it says there proves nothing. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** A checkout that waits for its payer. */
export interface Checkout {
  readonly url: string
  /** What the provider knows it by, where that is not our reference: a session, an order. */
  readonly providerReference: string | null
}

/** What lets us ask for the next period without its payer. Its token never leaves the server unsealed. */
export interface PaymentMethod {
  /** Whatever the provider wants to have back, as JSON. */
  readonly token: string
  /** As `Visa •••• 4081`. */
  readonly label: string
  /** The last month it is good for, as `2028-04`; null where it has no end. */
  readonly expires: string | null
}

/**
 * What a provider says of a payment when it is asked. `pending`: nothing is settled yet. `refunded`: it was paid and given back.
 * `providerReference`: what to ask about it by from now on, where the provider wants more than our reference; worth keeping beside the payment.
 */
export type Settlement =
  | {
      readonly kind: 'paid'
      /** Ours, as the provider has it. */
      readonly reference: string
      readonly money: Money
      /** What receipts and the provider's own support go by. */
      readonly transactionId: string
      readonly method: PaymentMethod | null
      readonly providerReference?: string
      /** What was returned of it so far, where the provider tells. */
      readonly refunded?: Money
    }
  | { readonly kind: 'failed' | 'abandoned' | 'refunded'; readonly reason: string }
  | { readonly kind: 'pending'; readonly providerReference?: string }

/** Which payment is asked about. */
export interface PaymentQuery {
  readonly reference: string
  readonly providerReference: string | null
  readonly currency: string
}

/** Money that is to be returned. */
export interface RefundRequest {
  /** Ours, unique for ever: asked for again, the same refund is meant. Letters, digits and hyphens. */
  readonly reference: string
  readonly payment: PaymentQuery & { readonly transactionId: string | null }
  readonly money: Money
  readonly reason: string
  /** The provider's name of the refund, where it is known already. */
  readonly refundId: string | null
  /** The provider's names of other refunds of the payment, which are not this one. */
  readonly others: readonly string[]
}

/** What became of a refund. */
export type RefundOutcome =
  | { readonly kind: 'done' | 'pending'; readonly refundId: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly refundId?: string }

/** What a provider tells by itself. It moves nobody's money here: the payment that it names is asked about. */
export interface ProviderEvent {
  /** The same when it is told again. */
  readonly id: string
  /** As the provider names it, like `charge.success`. */
  readonly type: string
  /** Of the payment that it is about; null where it names none. */
  readonly reference: string | null
  readonly providerReference: string | null
}

/** A request as it came, by its bytes. */
export interface WebhookRequest {
  readonly headers: Headers
  readonly body: Uint8Array
}

/**
 * Somebody who takes money for us, one payment at a time. Whatever cannot be reached, or answers nonsense, throws `unavailable`: nothing is known then, and
 * nothing is granted. What the provider refuses throws `conflict` with its reason.
 */
export interface PaymentProvider {
  readonly code: ProviderCode
  readonly label: string
  /** Why a currency cannot be paid here, as a sentence; null where it can. */
  refusalOf(currency: string): string | null
  start(purchase: Purchase): Promise<Checkout>
  verify(query: PaymentQuery): Promise<Settlement>
  /** Asks for a payment by a method that was kept. Repeated with the same reference it takes nothing twice. */
  charge(purchase: Purchase, method: Pick<PaymentMethod, 'token'>): Promise<Settlement>
  /** Returns money. Repeated with the same reference it returns nothing twice; a refusal is `failed`. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Lets the provider forget a method, as far as it can. */
  forget(method: Pick<PaymentMethod, 'token'>): Promise<void>
  /** @returns null for what is not signed as it must be, or too old */
  readWebhook(request: WebhookRequest, now: Date): Promise<ProviderEvent | null>
}
