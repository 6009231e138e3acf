import { createExecutionContext, env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { app } from '../../../../src/app.ts'
import { providerEvents } from '../../../../src/db/schema/control/payments.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { PAYMENT_SECRETS } from '../../../support/payment-keys.ts'
import { signedWebhook } from '../../../support/signed-webhook.ts'
import { db } from '../../support/factories.ts'
import { PROVIDERS } from './begun.ts'

const withKeys = {
  ...env,
  PAYSTACK_SECRET_KEY: PAYMENT_SECRETS.paystack,
  FLUTTERWAVE_SECRET_KEY: PAYMENT_SECRETS.flutterwave,
  FLUTTERWAVE_WEBHOOK_HASH: PAYMENT_SECRETS.flutterwaveHash,
  STRIPE_SECRET_KEY: PAYMENT_SECRETS.stripe,
  STRIPE_WEBHOOK_SECRET: PAYMENT_SECRETS.stripeWebhook,
  PAYPAL_CLIENT_ID: PAYMENT_SECRETS.paypalClient,
  PAYPAL_SECRET: PAYMENT_SECRETS.paypal,
  PAYPAL_WEBHOOK_ID: PAYMENT_SECRETS.paypalWebhook,
}
interface Sent {
  readonly headers: Record<string, string>
  readonly body: string
}
const post = (provider: string, { headers, body }: Sent) =>
  app.fetch(
    new Request(`http://127.0.0.1:8787/api/payment-webhooks/${provider}`, { method: 'POST', headers, body }),
    withKeys,
    createExecutionContext(),
  )
const eventsOf = (reference: string) => db.$count(providerEvents, eq(providerEvents.reference, reference))

describe.each(PROVIDERS)('a webhook request of %s', (provider) => {
  const named = () => ({ reference: `ctp-${newId()}`, providerReference: `ORDER${newId()}` })

  test('is stored byte for byte, once, however often it is delivered and with any concurrency', async () => {
    const event = named()
    const signed = signedWebhook(provider, event)
    expect(signed.body).toContain('Zo\\u00eb')
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(provider, signed)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await eventsOf(event.reference)).toBe(1)
    const [row] = await db.select().from(providerEvents).where(eq(providerEvents.reference, event.reference))
    expect(row!.body.toString()).toBe(signed.body)
  })

  test('is accepted whatever its content type', async () => {
    const event = named()
    const { headers, body } = signedWebhook(provider, event)
    expect((await post(provider, { headers: { ...headers, 'content-type': 'text/plain' }, body })).status).toBe(200)
    expect(await eventsOf(event.reference)).toBe(1)
  })

  test('is rejected without a valid signature, and nothing of it is stored', async () => {
    const event = named()
    const { headers, body } = signedWebhook(provider, event)
    const wrong = Object.entries(headers).map(([name, value]) => [
      name,
      /signature|hash|transmission-sig/.test(name) ? value.replace(/.$/, (last) => (last === '0' ? '1' : '0')) : value,
    ])
    const refused = [
      await post(provider, { headers: Object.fromEntries(wrong), body }),
      await post(provider, { headers: { 'content-type': 'application/json' }, body }),
      // The static hash does not authenticate the body, which is why the body is never trusted.
      ...(provider === 'flutterwave' ? [] : [await post(provider, { headers, body: `${body} ` })]),
    ]
    for (const answer of refused) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ success: false, code: 'unauthenticated' })
    }
    expect(await eventsOf(event.reference)).toBe(0)
  })
})

test('a Stripe signature that is six minutes old is rejected', async () => {
  const event = { reference: `ctp-${newId()}`, at: new Date(Date.now() - 6 * 60_000) }
  expect((await post('stripe', signedWebhook('stripe', event))).status).toBe(401)
  expect(await eventsOf(event.reference)).toBe(0)
})

test('an unknown provider is not found, and an oversized body is not read', async () => {
  expect((await post('square', { headers: {}, body: '{}' })).status).toBe(404)
  expect((await post('paystack', { headers: {}, body: 'x'.repeat(300_000) })).status).toBe(413)
})
