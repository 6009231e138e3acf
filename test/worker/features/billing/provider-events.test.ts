import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { payments, providerEvents } from '../../../../src/db/schema/control/payments.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { initializeSubscription } from '../../../../src/features/billing/initialize-subscription.ts'
import { readProviderEvent, retryProviderEvents } from '../../../../src/features/billing/read-provider-event.ts'
import { verifyPayment } from '../../../../src/features/billing/verify-payment.ts'
import { signedWebhook } from '../../../support/signed-webhook.ts'
import { actingFor, db, mintAccount } from '../../support/factories.ts'
import { begun, keys, PROVIDERS, paymentOf, statusOf } from './begun.ts'
import { mintPlan } from './support.ts'

describe.each(PROVIDERS)('events of %s', (provider) => {
  test('grant the payment once, also when delivered twenty times concurrently', async () => {
    const { id, control, tell, read, ctx, reference } = await begun(provider)
    await control('pay')
    await Promise.all(Array.from({ length: 20 }, () => tell()))
    const events = await read()
    expect(events).toHaveLength(1)
    await Promise.all(Array.from({ length: 5 }, () => readProviderEvent(ctx, { event_id: events[0]!.id })))
    await verifyPayment(ctx, { reference })
    expect(await statusOf(id)).toBe('active')
    expect(await db.$count(subscriptions, eq(subscriptions.accountId, id))).toBe(1)
    expect(await paymentOf(reference)).toMatchObject({ status: 'success', amountMinor: 4_999, alarm: null })
  })

  test('are rejected with a wrong signature or another body, and change nothing', async () => {
    const { id, control, tell, event, read } = await begun(provider)
    await control('pay')
    const { headers, body } = signedWebhook(provider, event)
    const unsigned = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        /signature|hash|transmission-sig/i.test(name)
          ? `${value.slice(0, -2)}${value.endsWith('00') ? '11' : '00'}`
          : value,
      ]),
    )
    await expect(tell({ headers: unsigned, body })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(tell({ headers: {}, body })).rejects.toMatchObject({ code: 'unauthenticated' })
    // The static hash does not authenticate the body, which is why the body is never trusted.
    if (provider !== 'flutterwave')
      await expect(tell({ headers, body: `${body.replace('test', 'text')} ` })).rejects.toMatchObject({
        code: 'unauthenticated',
      })
    expect(await read()).toEqual([])
    expect(await statusOf(id)).toBeNull()
  })

  test("grant nothing if the provider's API says that the payment failed", async () => {
    const { id, control, tell, read, reference } = await begun(provider)
    await control('fail')
    await tell()
    await read()
    expect(await statusOf(id)).toBeNull()
    expect((await paymentOf(reference)).status).not.toBe('success')
  })

  test.each(['wrong_amount', 'wrong_currency', 'wrong_reference'])('grant nothing for a %s', async (act) => {
    const { id, control, tell, read, reference } = await begun(provider)
    await control(act)
    await tell()
    await read()
    expect(await statusOf(id)).toBeNull()
    const payment = await paymentOf(reference)
    expect(payment.invoiceNumber).toBeNull()
    expect(payment.status).not.toBe('success')
  })

  test('about a payment grant nothing after its refund', async () => {
    const { id, control, tell, read, reference } = await begun(provider)
    await control('pay')
    await control('refund')
    await tell()
    await read()
    expect(await statusOf(id)).toBeNull()
    expect(await paymentOf(reference)).toMatchObject({ status: 'failed', invoiceNumber: null })
  })

  test('end a refunded subscription in whichever order they arrive', async () => {
    const { id, control, tell, read, ctx, reference } = await begun(provider)
    await control('pay')
    await tell()
    await read()
    expect(await statusOf(id)).toBe('active')
    await control('refund')
    await db.update(providerEvents).set({ state: 'waiting' }).where(eq(providerEvents.reference, reference))
    await read()
    expect(await statusOf(id)).toBe('expired')
    await verifyPayment(ctx, { reference }).catch(() => {})
    expect(await statusOf(id)).toBe('expired')
  })
})

test('grant nothing while the provider is down, and are processed later', async () => {
  const { id, ctx, control, tell, reference } = await begun('paystack')
  await control('pay')
  await tell()
  const [event] = await db.select().from(providerEvents).where(eq(providerEvents.reference, reference))
  const job = { event_id: event!.id }
  await control('down')
  await expect(readProviderEvent(ctx, job)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(verifyPayment(ctx, { reference })).rejects.toMatchObject({ code: 'unavailable' })
  expect(await statusOf(id)).toBeNull()
  await control('up')
  const sent: string[] = []
  const later = { now: () => new Date(Date.now() + 10 * 60_000) }
  const send = async (_: string, message: unknown) => void sent.push((message as typeof job).event_id)
  await retryProviderEvents({ ...ctx, clock: later, queues: { ...ctx.queues, send } as ServiceContext['queues'] })
  expect(sent).toContain(event!.id)
  await readProviderEvent(ctx, job)
  expect(await statusOf(id)).toBe('active')
})

test('an event about nothing of ours is stored and ignored', async () => {
  const { ctx, tell } = await begun('paystack')
  await tell(signedWebhook('paystack', { reference: 'of-somebody-else' }))
  const [event] = await db.select().from(providerEvents).where(eq(providerEvents.reference, 'of-somebody-else'))
  await readProviderEvent(ctx, { event_id: event!.id })
  const [read] = await db.select().from(providerEvents).where(eq(providerEvents.id, event!.id))
  expect(read).toMatchObject({ state: 'ignored', outcome: 'It names no payment of ours.' })
})

test('a payment that its provider rejects is stored as failed, with the reason', async () => {
  const { id } = await mintAccount({ plan: null })
  const plan = await mintPlan({ currency: 'CHF' })
  const acting = await actingFor(id)
  const ctx = { ...acting, config: { ...acting.config, payments: keys } }
  const wanted = { plan_id: plan.id, billing_cycle: 'monthly', provider: 'paypal', trial: false } as const
  await expect(initializeSubscription(ctx, wanted)).rejects.toMatchObject({ code: 'conflict' })
  const [payment] = await db.select().from(payments).where(eq(payments.accountId, id))
  expect(payment).toMatchObject({ status: 'failed', reason: 'Currency code is not supported.', nextCheckAt: null })
})

test('PayPal does not support naira, and the error says so', async () => {
  const { id } = await mintAccount({ plan: null })
  const plan = await mintPlan()
  const acting = await actingFor(id)
  const ctx = { ...acting, config: { ...acting.config, payments: keys } }
  const wanted = { plan_id: plan.id, billing_cycle: 'monthly', provider: 'paypal', trial: false } as const
  await expect(initializeSubscription(ctx, wanted)).rejects.toMatchObject({
    ...{ code: 'conflict', message: expect.stringContaining('NGN') },
  })
  expect(await db.$count(payments, eq(payments.accountId, id))).toBe(0)
})
