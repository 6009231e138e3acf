import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { payments, providerEvents } from '../../../../src/db/schema/control/payments.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { ingestProviderEvent } from '../../../../src/features/billing/ingest-provider-event.ts'
import { initializeSubscription } from '../../../../src/features/billing/initialize-subscription.ts'
import { readProviderEvent } from '../../../../src/features/billing/read-provider-event.ts'
import { paymentKeys } from '../../../support/payment-keys.ts'
import type { PaymentSummary } from '../../../support/payment-providers.ts'
import { type FakeProvider, signedWebhook } from '../../../support/signed-webhook.ts'
import { actingFor, db, mintAccount } from '../../support/factories.ts'
import { days, mintPlan } from './support.ts'

export const PROVIDERS = ['paystack', 'flutterwave', 'stripe', 'paypal'] as const satisfies readonly FakeProvider[]
export const keys = paymentKeys(env.PAYMENTS_ORIGIN)

/** Actions on a provider as a whole. */
const OF_ALL = /^(?:up|down|lose_answer|forget_requests)$/

/** A customer who starts a payment at a provider, in dollars, which every provider accepts. */
export async function begun(provider: FakeProvider) {
  const { id, email } = await mintAccount({ plan: null })
  const plan = await mintPlan({ currency: 'USD', priceMonthlyMinor: 4_999, priceYearlyMinor: 49_900 })
  const acting = await actingFor(id)
  const ctx: ServiceContext = { ...acting, config: { ...acting.config, payments: keys } }
  await initializeSubscription(ctx, { plan_id: plan.id, billing_cycle: 'monthly', provider, trial: false })
  const [payment] = await db.select().from(payments).where(eq(payments.accountId, id))
  const { reference, providerReference } = payment!
  const control = async (act: string, of = reference) => {
    const body = JSON.stringify({ provider, ...(!OF_ALL.test(act) && { reference: of }), do: act })
    expect((await fetch(`${env.PAYMENTS_ORIGIN}/control`, { method: 'POST', body })).status).toBe(204)
  }
  const event = { reference, ...(providerReference !== null && { providerReference }) }
  const tell = (signed = signedWebhook(provider, event)) =>
    ingestProviderEvent(ctx, provider, new Request('http://127.0.0.1/', { method: 'POST', ...signed }))
  /** Processes the stored webhook events of a payment. */
  const read = async (of = reference, now = ctx.clock.now()) => {
    const events = await db.select().from(providerEvents).where(eq(providerEvents.reference, of))
    for (const { id: event_id } of events) await readProviderEvent({ ...ctx, clock: { now: () => now } }, { event_id })
    return events
  }
  return { id, email, ctx, plan, reference, event, control, tell, read }
}

export const statusOf = async (accountId: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId)))[0]?.status ?? null
export const paymentOf = async (reference: string) =>
  (await db.select().from(payments).where(eq(payments.reference, reference)))[0]!

/** The provider's own record of the payment. */
export const heldAt = async (provider: FakeProvider, reference: string): Promise<PaymentSummary> =>
  (await fetch(`${env.PAYMENTS_ORIGIN}/payments?provider=${provider}&reference=${reference}`)).json()

/** A customer who has paid for a period; the next one is due at `end`. */
export async function subscribed(provider: FakeProvider) {
  const payer = await begun(provider)
  await payer.control('pay')
  await payer.tell()
  await payer.read()
  const { id, ctx } = payer
  const row = async () => (await db.select().from(subscriptions).where(eq(subscriptions.accountId, id)))[0]!
  const { currentPeriodEnd: end } = await row()
  await db
    .update(subscriptions)
    .set({ nextAt: end, remindedOf: `renews:${end}` })
    .where(eq(subscriptions.accountId, id))
  /** What the clock does a given number of days after the period's end. */
  const clock = (count: number): ServiceContext => ({ ...ctx, account: null, clock: { now: () => days(end, count) } })
  const renewals = async () => {
    const rows = await db.select().from(payments).where(eq(payments.accountId, id))
    return rows.filter(({ kind }) => kind === 'renewal')
  }
  return { ...payer, end, row, clock, renewals }
}
