import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { PAYMENT_SECRETS } from './payment-keys.ts'

export type FakeProvider = 'paystack' | 'flutterwave' | 'stripe' | 'paypal'

export interface FakeEvent {
  readonly reference: string
  /** The provider's event type; by default, a successful payment. */
  readonly type?: string
  /** The event's id; by default, derived from type and reference. */
  readonly id?: string
  /** The id of a session or order. */
  readonly providerReference?: string
  /** When the event is sent; part of Stripe's and PayPal's signatures. */
  readonly at?: Date
  /** Replaces the generated body. */
  readonly body?: string
}

/** Stands for the signing key that only PayPal has. */
const PAYPALS_KEY = 'the private key behind the certificate'
export const paypalSignature = (id: string, time: string, webhookId: string, raw: string): string =>
  createHmac('sha256', PAYPALS_KEY)
    .update(`${id}|${time}|${webhookId}|${crc32(raw)}`)
    .digest('base64')

/** A webhook request with a valid signature. Non-ASCII characters are escaped, as some providers do. */
export function signedWebhook(
  provider: FakeProvider,
  event: FakeEvent,
): { readonly headers: Record<string, string>; readonly body: string } {
  const body = event.body ?? escaped(JSON.stringify(BODIES[provider](event)))
  return { headers: { 'content-type': 'application/json', ...SIGNATURES[provider](body, event) }, body }
}

const escaped = (text: string) =>
  text
    .replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/')
const numberOf = (text: string) => crc32(text)
const person = { email: 'zoe@example.test', name: 'Zoë Ångström / Sons' }

const BODIES: Readonly<Record<FakeProvider, (event: FakeEvent) => object>> = {
  paystack: ({ reference, type = 'charge.success', id }) => ({
    event: type,
    data: { id: id ?? numberOf(reference), domain: 'test', status: 'success', reference, customer: person },
  }),
  flutterwave: ({ reference, type = 'charge.completed', id }) => ({
    event: type,
    data: { id: id ?? numberOf(reference), tx_ref: reference, status: 'successful', customer: person },
    'event.type': 'CARD_TRANSACTION',
  }),
  stripe: ({ reference, type = 'checkout.session.completed', id, providerReference }) => ({
    id: id ?? `evt_${numberOf(type + reference)}`,
    object: 'event',
    type,
    data: {
      object: {
        id: providerReference ?? null,
        object: type.startsWith('checkout.session') ? 'checkout.session' : 'payment_intent',
        ...(type.startsWith('checkout.session') && { client_reference_id: reference }),
        customer_details: person,
        metadata: { reference },
      },
    },
  }),
  paypal: ({ reference, type = 'PAYMENT.CAPTURE.COMPLETED', id, providerReference }) => ({
    id: id ?? `WH-${numberOf(type + reference)}`,
    event_version: '1.0',
    resource_type: type.startsWith('CHECKOUT.ORDER') ? 'checkout-order' : 'capture',
    event_type: type,
    summary: person.name,
    resource: type.startsWith('CHECKOUT.ORDER')
      ? { id: providerReference ?? null, purchase_units: [{ custom_id: reference, invoice_id: reference }] }
      : {
          id: `CAP${numberOf(reference)}`,
          custom_id: reference,
          invoice_id: reference,
          supplementary_data: { related_ids: { order_id: providerReference ?? null } },
        },
  }),
}

const SIGNATURES: Readonly<Record<FakeProvider, (body: string, event: FakeEvent) => Record<string, string>>> = {
  paystack: (body) => ({
    'x-paystack-signature': createHmac('sha512', PAYMENT_SECRETS.paystack).update(body).digest('hex'),
  }),
  flutterwave: () => ({ 'verif-hash': PAYMENT_SECRETS.flutterwaveHash }),
  stripe(body, { at = new Date() }) {
    const seconds = Math.floor(at.getTime() / 1000)
    const signature = createHmac('sha256', PAYMENT_SECRETS.stripeWebhook).update(`${seconds}.${body}`).digest('hex')
    return { 'stripe-signature': `t=${seconds},v0=old,v1=${'0'.repeat(64)},v1=${signature}` }
  },
  paypal(body, { reference, at = new Date() }) {
    const [id, time] = [`transmission-${numberOf(reference)}`, at.toISOString()]
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': paypalSignature(id, time, PAYMENT_SECRETS.paypalWebhook, body),
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
      'paypal-auth-algo': 'SHA256withRSA',
    }
  },
}
