import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { payments, providerEvents, subscriptions } from '../../../../src/db/schema/control/billing.ts'
import { initializeSubscription } from '../../../../src/features/billing/initialize-subscription.ts'
import { readProviderEvent, wakeProviderEvents } from '../../../../src/features/billing/read-provider-event.ts'
import { renewDue } from '../../../../src/features/billing/renew-due.ts'
import { takeWebhook } from '../../../../src/features/billing/take-webhook.ts'
import { verifyPayment } from '../../../../src/features/billing/verify-payment.ts'
import { paymentKeys } from '../../../support/payment-keys.ts'
import { type FakeProvider, signedWebhook } from '../../../support/signed-webhook.ts'
import { actingFor, db, mintAccount } from '../../support/factories.ts'
import { days, mintPlan } from './support.ts'

const PROVIDERS = ['paystack', 'flutterwave', 'stripe', 'paypal'] as const satisfies readonly FakeProvider[]
const keys = paymentKeys(env.PAYMENTS_ORIGIN)

/** Somebody who begins to pay at a provider, with dollars, which all of them take. */
async function begun(provider: FakeProvider) {
  const { id } = await mintAccount({ plan: null })
  const plan = await mintPlan({ currency: 'USD', priceMonthlyMinor: 4_999, priceYearlyMinor: 49_900 })
  const acting = await actingFor(id)
  const ctx: ServiceContext = { ...acting, config: { ...acting.config, payments: keys } }
  await initializeSubscription(ctx, { plan_id: plan.id, billing_cycle: 'monthly', provider, trial: false })
  const [payment] = await db.select().from(payments).where(eq(payments.accountId, id))
  const { reference, providerReference } = payment!
  const control = async (act: string) => {
    const body = JSON.stringify({ provider, ...(!/^(?:up|down)$/.test(act) && { reference }), do: act })
    expect((await fetch(`${env.PAYMENTS_ORIGIN}/control`, { method: 'POST', body })).status).toBe(204)
  }
  const event = { reference, ...(providerReference !== null && { providerReference }) }
  const tell = (signed = signedWebhook(provider, event)) =>
    takeWebhook(ctx, provider, new Request('http://127.0.0.1/', { method: 'POST', ...signed }))
  const read = async () => {
    const events = await db.select().from(providerEvents).where(eq(providerEvents.reference, reference))
    for (const { id: event_id } of events) await readProviderEvent(ctx, { event_id })
    return events
  }
  return { id, ctx, plan, reference, event, control, tell, read }
}

const statusOf = async (accountId: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId)))[0]?.status ?? null
const paymentOf = async (reference: string) =>
  (await db.select().from(payments).where(eq(payments.reference, reference)))[0]!

describe.each(PROVIDERS)('what %s tells', (provider) => {
  test('grants what was paid, once, also when it is told twenty times at once', async () => {
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

  test('is refused with a wrong signature or another body, and changes nothing', async () => {
    const { id, control, tell, event, read } = await begun(provider)
    await control('pay')
    const { headers, body } = signedWebhook(provider, event)
    const unsigned = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        /signature|hash|transmission-sig/i.test(name) ? `${value.slice(0, -2)}00` : value,
      ]),
    )
    await expect(tell({ headers: unsigned, body })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(tell({ headers: {}, body })).rejects.toMatchObject({ code: 'unauthenticated' })
    // A hash of the dashboard's own proves nothing of the body, which is why it is never believed.
    if (provider !== 'flutterwave')
      await expect(tell({ headers, body: `${body.replace('test', 'text')} ` })).rejects.toMatchObject({
        code: 'unauthenticated',
      })
    expect(await read()).toEqual([])
    expect(await statusOf(id)).toBeNull()
  })

  test('grants nothing where the provider, when it is asked, says that it failed', async () => {
    const { id, control, tell, read, reference } = await begun(provider)
    await control('fail')
    await tell()
    await read()
    expect(await statusOf(id)).toBeNull()
    expect((await paymentOf(reference)).status).not.toBe('success')
  })

  test.each(['wrong_amount', 'wrong_currency', 'wrong_reference'])('grants nothing for a %s', async (act) => {
    const { id, control, tell, read, reference } = await begun(provider)
    await control(act)
    await tell()
    await read()
    expect(await statusOf(id)).toBeNull()
    const payment = await paymentOf(reference)
    expect(payment.invoiceNumber).toBeNull()
    expect(payment.status).not.toBe('success')
  })

  test('ends what was refunded, in whichever order it is told', async () => {
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

test('a provider that is down grants nothing, and what it told is read later', async () => {
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
  await wakeProviderEvents({ ...ctx, clock: later, queues: { ...ctx.queues, send } as ServiceContext['queues'] })
  expect(sent).toContain(event!.id)
  await readProviderEvent(ctx, job)
  expect(await statusOf(id)).toBe('active')
})

test('an event that names nothing of ours is kept, and ignored', async () => {
  const { ctx, tell } = await begun('paystack')
  await tell(signedWebhook('paystack', { reference: 'of-somebody-else' }))
  const [event] = await db.select().from(providerEvents).where(eq(providerEvents.reference, 'of-somebody-else'))
  await readProviderEvent(ctx, { event_id: event!.id })
  const [read] = await db.select().from(providerEvents).where(eq(providerEvents.id, event!.id))
  expect(read).toMatchObject({ state: 'ignored', outcome: 'It names no payment of ours.' })
})

test('PayPal takes no naira, and says so', async () => {
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

test.each(PROVIDERS)(
  'a renewal at %s takes the money once, whoever dies and however often it is tried',
  async (provider) => {
    const { id, ctx, control, tell, read } = await begun(provider)
    await control('pay')
    await tell()
    await read()
    const [{ currentPeriodEnd: end } = { currentPeriodEnd: '' }] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.accountId, id))
    await db
      .update(subscriptions)
      .set({ nextAt: end, remindedOf: `renews:${end}` })
      .where(eq(subscriptions.accountId, id))
    const clock = { now: () => days(end, 0.01) }
    const account = { ...ctx, account: null, clock }
    // The first dies once the provider has taken the money, before that is written down.
    const dying: ServiceContext = {
      ...account,
      db: new Proxy(account.db, {
        get(target, name) {
          if (name === '$client')
            return {
              prepare: target.$client.prepare.bind(target.$client),
              batch: () => Promise.reject(new Error('killed')),
            }
          return Reflect.get(target, name)
        },
      }),
    }
    await renewDue(dying).catch(() => {})
    await db.update(subscriptions).set({ nextAt: end }).where(eq(subscriptions.accountId, id))
    await renewDue(account)
    const rows = await db.select().from(payments).where(eq(payments.accountId, id))
    const renewals = rows.filter(({ kind }) => kind === 'renewal')
    expect(renewals).toMatchObject([{ status: 'success', amountMinor: 4_999, periodStart: end }])
    const asked = `${env.PAYMENTS_ORIGIN}/payments?provider=${provider}&reference=${renewals[0]!.reference}`
    expect(await (await fetch(asked)).json()).toMatchObject({ taken: 1 })
  },
)
