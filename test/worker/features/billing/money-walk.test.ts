import { env } from 'cloudflare:workers'
import { and, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { paymentLots, payments } from '../../../../src/db/schema/control/payments.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { cancelSubscription, resumeSubscription } from '../../../../src/features/billing/cancel-subscription.ts'
import { changePlan, keepPlan } from '../../../../src/features/billing/change-plan.ts'
import { checkPayments } from '../../../../src/features/billing/check-payments.ts'
import { initializeSubscription } from '../../../../src/features/billing/initialize-subscription.ts'
import { type Lot, leftOf, liveLots, usedOf } from '../../../../src/features/billing/lots.ts'
import { payRenewal } from '../../../../src/features/billing/pay-renewal.ts'
import { updatePlan } from '../../../../src/features/billing/plans/update-plan.ts'
import { mailPriceNotices } from '../../../../src/features/billing/price-notices.ts'
import { checkRefunds, refundPayment } from '../../../../src/features/billing/refund-payment.ts'
import { renewDue } from '../../../../src/features/billing/renew-due.ts'
import { settlePayment } from '../../../../src/features/billing/settle-payment.ts'
import { fetchSettlement, verifyPayment } from '../../../../src/features/billing/verify-payment.ts'
import { AppError } from '../../../../src/lib/errors.ts'
import { newId } from '../../../../src/lib/ids.ts'
import type { FakeProvider } from '../../../support/signed-webhook.ts'
import { actingFor, db, mintAccount } from '../../support/factories.ts'
import { keys, PROVIDERS } from './begun.ts'
import { mintPlan } from './support.ts'

const STEPS = 90
const DAY_MS = 86_400_000

function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** An action that is rejected, or whose outcome is unknown, changes nothing; anything else is a bug. */
async function tried(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

async function walker(provider: FakeProvider, seed: number) {
  const random = randomOf(seed)
  const { id } = await mintAccount({ plan: null })
  const made = [
    await mintPlan({ currency: 'USD', priceMonthlyMinor: 4_999, priceYearlyMinor: 49_900, trialDays: 7 }),
    await mintPlan({ currency: 'USD', priceMonthlyMinor: 14_999, priceYearlyMinor: 120_000 }),
    await mintPlan({ currency: 'USD', priceMonthlyMinor: 0, priceYearlyMinor: 0 }),
  ]
  let now = new Date()
  const acting = await actingFor(id)
  const ctx: ServiceContext = {
    ...{ ...acting, config: { ...acting.config, payments: keys }, clock: { now: () => now } },
  }
  const job: ServiceContext = { ...ctx, account: null }
  const control = (reference: string, act: string) =>
    fetch(`${env.PAYMENTS_ORIGIN}/control`, {
      method: 'POST',
      body: JSON.stringify({ provider, reference, do: act }),
    })
  const own = (where = sql`true`) =>
    db
      .select()
      .from(payments)
      .where(and(eq(payments.accountId, id), where))
      .orderBy(desc(payments.createdAt), desc(payments.id))
  const one = async (where = sql`true`) => {
    const rows = await own(where)
    return rows[random(Math.min(5, rows.length || 1))]
  }
  const planAndCycle = () => ({
    plan_id: made[random(3)]!.id,
    billing_cycle: random(3) === 0 ? ('yearly' as const) : ('monthly' as const),
  })
  const pay = async (reference: string) => {
    await control(reference, 'pay')
    return verifyPayment(ctx, { reference })
  }
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    start: () => initializeSubscription(ctx, { ...planAndCycle(), provider, trial: random(4) === 0 }),
    change: () => changePlan(ctx, { ...planAndCycle(), provider }),
    renew: () => payRenewal(ctx, { provider }),
    pay: async () => {
      const open = await one(sql`status IN ('pending', 'abandoned')`)
      if (open) await pay(open.reference)
    },
    race: async () => {
      const open = (await own(sql`status = 'pending'`)).slice(0, 2)
      const references = open.length === 1 ? [open[0]!, open[0]!] : open
      await Promise.allSettled(references.map(({ reference }) => pay(reference)))
    },
    cancel: () => cancelSubscription(ctx),
    resume: () => resumeSubscription(ctx),
    keep: () => keepPlan(ctx),
    refund: async () => {
      const paid = await one(sql`status = 'success'`)
      if (!paid) return
      const left = paid.amountMinor - paid.refundedMinor
      const amount = random(2) === 0 ? undefined : Math.max(1, random(left)) / 100
      const wanted = { reason: 'For a test', request_id: newId(), ...(amount && { amount }) }
      if (random(4) === 0) await control(paid.reference, 'pend_refunds')
      await Promise.allSettled([refundPayment(ctx, paid.id, wanted), refundPayment(ctx, paid.id, wanted)])
      await control(paid.reference, 'finish_refunds')
    },
    chargeBack: async () => {
      const paid = await one(sql`status = 'success'`)
      if (!paid) return
      await control(paid.reference, 'refund')
      await settlePayment(job, paid.id, await fetchSettlement(job, paid))
    },
    reprice: async () => {
      const [plan] = await db
        .select()
        .from(plans)
        .where(eq(plans.id, made[random(2)]!.id))
      const { name, displayName: display_name, description, currency } = plan!
      const prices = { price_monthly: (3_000 + random(20_000)) / 100, price_yearly: (30_000 + random(150_000)) / 100 }
      const limits = { crawls_per_month: 7, api_calls_per_day: 10, max_websites: 3, max_api_keys: 2, sort_order: 90 }
      const rest = { website_downloads_per_day: 1, is_active: true, is_popular: false, trial_days: plan!.trialDays }
      const features = { has_email_campaigns: false, has_sms_campaigns: false, has_webhooks: false }
      const none = { has_ai_extraction: false, has_priority_support: false, confirm_price_change: true }
      const body = { name, display_name, description, currency, ...prices, ...limits, ...rest, ...features, ...none }
      await updatePlan(job, plan!.id, body)
      await mailPriceNotices(job)
    },
    wait: async () => {
      now = new Date(now.getTime() + random(14 * DAY_MS))
    },
    tick: async () => {
      await renewDue(job)
      await checkRefunds(job)
      await checkPayments(job)
    },
  }
  return { id, acts, random, now: () => now, own }
}

/** Granted value is paid for, to the minor unit; lots sum to the ledger and match the subscription. */
async function assertKept(id: string, now: Date, own: Awaited<ReturnType<typeof walker>>['own']) {
  const rows = await db.select().from(paymentLots).where(eq(paymentLots.accountId, id))
  const lots = rows.map((row): Lot => ({ ...row, cycle: row.billingCycle }))
  const total = (of: (lot: Lot) => number) => lots.reduce((sum, lot) => sum + of(lot), 0)
  const kept = total(({ paidMinor, refundedMinor }) => paidMinor - refundedMinor)
  const writtenOff = total(({ writtenOffMinor }) => writtenOffMinor)
  const live = liveLots(lots, now)
  const left = live.reduce((sum, lot) => sum + leftOf(lot, now), 0)
  expect(total((lot) => usedOf(lot, now)) + left).toBeLessThanOrEqual(kept + writtenOff)
  expect(left).toBeLessThanOrEqual(kept)
  const paid = await own(sql`status IN ('success', 'refunded')`)
  // No taxes apply here.
  expect(kept).toBe(paid.reduce((sum, { amountMinor, refundedMinor }) => sum + amountMinor - refundedMinor, 0))
  expect(lots.map((lot) => lot.id).toSorted()).toEqual(paid.map((payment) => payment.id).toSorted())
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, id), sql`status <> 'expired'`))
  if (!row || row.paymentProvider === null) expect(left).toBe(0)
  else if (row.currentPeriodEnd > now.toISOString()) {
    expect(live.at(-1)?.endsAt).toBe(row.currentPeriodEnd)
    expect(live[0]).toMatchObject({ planId: row.planId, cycle: row.billingCycle })
  }
}

async function assertNoGap() {
  const rows = await db.all<{ invoice_number: string }>(
    sql`SELECT invoice_number FROM payments WHERE invoice_number IS NOT NULL ORDER BY invoice_number`,
  )
  const next = new Map<string, number>()
  for (const { invoice_number } of rows) {
    const [year = '', number] = invoice_number.split('-')
    expect(Number(number)).toBe((next.get(year) ?? 0) + 1)
    next.set(year, Number(number))
  }
}

describe.each(PROVIDERS.map((provider, index) => [provider, index + 11] as const))(
  'a random walk at %s, seed %i',
  (...given) => {
    test('grants no more than the money received and not refunded', async () => {
      const { id, acts, random, now, own } = await walker(...given)
      const names = [...Object.keys(acts), 'pay', 'pay', 'change', 'start', 'wait', 'tick']
      const done: Record<string, number> = {}
      for (let step = 0; step < STEPS; step++) {
        const name = names[random(names.length)]!
        if (await tried(acts[name]!)) done[name] = (done[name] ?? 0) + 1
        await assertKept(id, now(), own)
      }
      await assertNoGap()
      expect(Object.keys(done).length).toBeGreaterThan(8)
    })
  },
)
