import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { createPaymentProviders } from '../../../../src/platform/payments/create-payment-providers.ts'
import type { PaymentProvider } from '../../../../src/platform/payments/port.ts'
import { paymentKeys } from '../../../support/payment-keys.ts'
import { type FakeEvent, type FakeProvider, signedWebhook } from '../../../support/signed-webhook.ts'

const keys = paymentKeys(env.PAYMENTS_ORIGIN)
const providers = createPaymentProviders(keys, 300)
const NOW = new Date('2026-11-24T12:00:00Z')
const EVENT: FakeEvent = { reference: 'ctp-018f', providerReference: 'ORDER1', at: NOW }

interface Sent {
  readonly headers: Record<string, string>
  readonly body: string
}
const read = (provider: PaymentProvider, { headers, body }: Sent, now = NOW) =>
  provider.readWebhook({ headers: new Headers(headers), body: new TextEncoder().encode(body) }, now)
const control = (provider: FakeProvider, what: string) =>
  fetch(`${env.PAYMENTS_ORIGIN}/control`, { method: 'POST', body: JSON.stringify({ provider, do: what }) })

describe.each(['paystack', 'flutterwave', 'stripe', 'paypal'] as const)('%s', (code) => {
  const provider = providers.get(code) as PaymentProvider
  const signed = signedWebhook(code, EVENT)
  afterEach(() => control(code, 'up'))

  test('a signed event is parsed, including escapes, and is the same when redelivered', async () => {
    expect(signed.body).toContain('Zo\\u00eb')
    expect(signed.body).toContain('\\/')
    const event = await read(provider, signed)
    expect(event).toEqual({
      id: expect.stringMatching(/\d/),
      type: JSON.parse(signed.body)[{ paypal: 'event_type', stripe: 'type' }[code as string] ?? 'event'],
      reference: EVENT.reference,
      providerReference: code === 'stripe' || code === 'paypal' ? 'ORDER1' : null,
    })
    expect(await read(provider, signedWebhook(code, { ...EVENT, at: new Date(NOW.getTime() + 60_000) }))).toEqual(event)
    expect(await read(provider, signedWebhook(code, { ...EVENT, reference: 'ctp-02' }))).not.toMatchObject({
      id: event?.id,
    })
  })

  test('the signature covers the exact bytes, whatever the whitespace', async () => {
    const body = signed.body.replace('{', '{ \n\t').replace(/,"/g, ' , "')
    const respaced = signedWebhook(code, { ...EVENT, body })
    expect(await read(provider, respaced)).toEqual(await read(provider, signed))
    // Flutterwave does not sign bodies: its secret proves the sender, but not the content.
    if (code !== 'flutterwave') expect(await read(provider, { ...signed, body })).toBeNull()
  })

  test('a modified body is rejected', async () => {
    if (code === 'flutterwave') return
    for (const body of [
      signed.body.replace('ctp-018f', 'ctp-018e'),
      signed.body.replace('Zo\\u00eb', 'Zoë'),
      `${signed.body} `,
    ])
      expect(await read(provider, { ...signed, body })).toBeNull()
  })

  test('a missing or wrong signature is rejected', async () => {
    const [[name = '', value = ''] = []] = Object.entries(signed.headers).filter(([header]) =>
      /signature|verif-hash|transmission-sig/.test(header),
    )
    const forged = [
      ...[
        '',
        'x',
        value.slice(0, -1),
        `${value}0`,
        value.replace(/[1-9a-f](?=[^1-9a-f]*$)/, '0'),
        'é',
        '0'.repeat(128),
      ],
    ]
    for (const other of forged) {
      if (other === value) continue
      const headers = new Headers(signed.headers)
      headers.set(name, other)
      const body = new TextEncoder().encode(signed.body)
      expect(await provider.readWebhook({ headers, body }, NOW)).toBeNull()
    }
    const { [name]: _, ...bare } = signed.headers
    expect(await read(provider, { headers: bare, body: signed.body })).toBeNull()
  })

  test.each(['', 'null', '[]', '{}', '{"event":7}', 'not JSON', '{"id":"x","event_type":"y","type":"z"}'])(
    'signed nonsense is rejected: %j',
    async (body) => {
      const event = await read(provider, signedWebhook(code, { ...EVENT, body }))
      // A Stripe event needs no more than an ID and a type.
      if (code === 'stripe' && body.includes('"z"')) expect(event).toMatchObject({ id: 'x', reference: null })
      else expect(event).toBeNull()
    },
  )

  test('bytes that are not text are rejected', async () => {
    const headers = new Headers(signed.headers)
    expect(await provider.readWebhook({ headers, body: new Uint8Array([0xff, 0xfe, 0x7b]) }, NOW)).toBeNull()
  })

  test('without a configured secret everything is rejected', async () => {
    const { flutterwave, stripe, paypal } = keys
    const without = createPaymentProviders({
      paystack: { ...keys.paystack, key: 'another' },
      flutterwave: { ...flutterwave, webhookHash: undefined },
      stripe: { ...stripe, webhookSecret: undefined },
      paypal: { ...paypal, webhookId: undefined },
    })
    expect(await read(without.get(code)!, signed)).toBeNull()
    expect(await read(without.get(code)!, { ...signed, headers: { ...signed.headers, 'verif-hash': '' } })).toBeNull()
  })
})

describe('Stripe', () => {
  const stripe = providers.get('stripe') as PaymentProvider
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

  test('a signature older than five minutes is rejected', async () => {
    const signed = signedWebhook('stripe', EVENT)
    expect(await read(stripe, signed, later(300))).not.toBeNull()
    expect(await read(stripe, signed, later(301))).toBeNull()
    expect(await read(stripe, signed, later(360))).toBeNull()
  })

  test('the payment of a charge or refund event is identified', async () => {
    const object = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', metadata: { reference: 'ctp-1' } }
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object } })
    expect(await read(stripe, signedWebhook('stripe', { ...EVENT, body }))).toEqual({
      ...{ id: 'evt_1', type: 'charge.refunded', reference: 'ctp-1', providerReference: 'pi_1' },
    })
  })
})

describe('Paystack', () => {
  test.each([
    ['refund.processed', { transaction_reference: 'ctp-1', refund_reference: 'R1', transaction: 5 }, 'R1'],
    ['charge.dispute.create', { id: 9, transaction: { reference: 'ctp-1' } }, '9'],
  ])('the payment of %s is identified', async (event, data, id) => {
    const body = JSON.stringify({ event, data })
    expect(await read(providers.get('paystack')!, signedWebhook('paystack', { ...EVENT, body }))).toEqual({
      ...{ id: `${event}:${id}`, type: event, reference: 'ctp-1', providerReference: null },
    })
  })
})

describe('PayPal', () => {
  const paypal = providers.get('paypal') as PaymentProvider

  test('an approved order is identified', async () => {
    const signed = signedWebhook('paypal', { ...EVENT, type: 'CHECKOUT.ORDER.APPROVED' })
    expect(await read(paypal, signed)).toMatchObject({ reference: EVENT.reference, providerReference: 'ORDER1' })
  })

  test('a certificate on another host is not fetched', async () => {
    const signed = signedWebhook('paypal', EVENT)
    for (const url of ['https://paypal.com.evil.test/c', 'http://api.paypal.com/c', 'https://evilpaypal.com/c', 'x'])
      expect(await read(paypal, { ...signed, headers: { ...signed.headers, 'paypal-cert-url': url } })).toBeNull()
  })

  test.each(['down', 'broken', 'nonsense', 'slow'])('the result is unknown while it is %s', async (how) => {
    await control('paypal', how)
    await expect(read(paypal, signedWebhook('paypal', EVENT))).rejects.toMatchObject({ code: 'unavailable' })
    await control('paypal', 'up')
    expect(await read(paypal, signedWebhook('paypal', EVENT))).not.toBeNull()
  })
})
