import type Stripe from 'stripe'
import StripePackage from 'stripe'
import type { ProviderEvent, WebhookRequest } from './port.ts'

const TOLERANCE_SECONDS = 300
const cryptoProvider = StripePackage.createSubtleCryptoProvider()

/** The fields of any event's object that identify its payment. */
interface Subject {
  readonly id?: string
  readonly object?: string
  readonly client_reference_id?: string | null
  readonly payment_intent?: string | { readonly id: string } | null
  readonly metadata?: Readonly<Record<string, string>> | null
}

/** Reads a Stripe event whose signature covers its timestamp and exact bytes; null for anything else. */
export async function readStripeEvent(
  stripe: Stripe,
  secret: string | undefined,
  { headers, body }: WebhookRequest,
  now: Date,
): Promise<ProviderEvent | null> {
  const signature = headers.get('stripe-signature')
  if (!secret || !signature) return null
  const event = await stripe.webhooks
    .constructEventAsync(body, signature, secret, TOLERANCE_SECONDS, cryptoProvider, now.getTime())
    .catch(() => null)
  if (typeof event?.id !== 'string' || typeof event.type !== 'string') return null
  const subject = (event.data?.object ?? {}) as Subject
  const { payment_intent: intent } = subject
  const isItself = subject.object === 'checkout.session' || subject.object === 'payment_intent'
  return {
    ...{ id: event.id, type: event.type },
    reference: subject.client_reference_id ?? subject.metadata?.reference ?? null,
    providerReference: (isItself ? subject.id : typeof intent === 'string' ? intent : intent?.id) ?? null,
  }
}
