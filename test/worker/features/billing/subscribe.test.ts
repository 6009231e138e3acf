import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as contract from '../../../../src/contracts/billing/plans.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { initializeSubscription } from '../../../../src/features/billing/initialize-subscription.ts'
import { seededPlans } from '../../../../web/site/pricing/seeded-plans.ts'
import { actingFor, db, mintAccount, visitor } from '../../support/factories.ts'
import { mintPlan } from './support.ts'

async function planNamed(name: string) {
  const { available_plans } = await visitor.call(contract.listPlans, {})
  return available_plans.find((plan) => plan.name === name)!
}

test('anyone sees the plans in their order, with prices in naira', async () => {
  const { available_plans } = await visitor.call(contract.listPlans, {})
  const shipped = available_plans.filter(({ name }) => ['free', 'basic', 'pro', 'enterprise'].includes(name))
  expect(shipped.map(({ name }) => name)).toEqual(['free', 'basic', 'pro', 'enterprise'])
  expect(shipped[0]).toMatchObject({ price_monthly: 0, currency: 'NGN', crawls_per_month: 10, api_calls_per_day: 100 })
  expect(shipped[2]).toMatchObject({ is_popular: true, price_monthly: 15000 })
})

test('the prerendered public pages show the plans of a fresh database', async () => {
  const { available_plans } = await visitor.call(contract.listPlans, {})
  const names = new Set(seededPlans.map(({ name }) => name))
  expect(available_plans.filter(({ name }) => names.has(name))).toEqual(seededPlans)
})

test('a new account activates the free plan once, even on repeated clicks', async () => {
  const { id, call } = await mintAccount({ plan: null })
  expect((await call(contract.getSubscription, {})).current_subscription).toBeNull()
  const body = { plan_id: (await planNamed('free')).id }
  const answers = await Promise.all([1, 2, 3].map(() => call(contract.initialize, { body })))
  for (const { message } of answers) {
    expect(message).toBe('Free plan activated successfully! Redirecting to dashboard...')
  }
  expect(await db.$count(subscriptions, eq(subscriptions.accountId, id))).toBe(1)
  const { current_subscription } = await call(contract.getSubscription, {})
  expect(current_subscription).toMatchObject({ status: 'active', billing_cycle: 'monthly', plan: { name: 'free' } })
  const free = (limit: number) => ({
    used: 0,
    limit,
    remaining: limit,
    unlimited: false,
    resets_at: expect.toSatisfy((at: string | null) => at === null || Date.parse(at) > Date.now()),
  })
  expect((await call(contract.getUsage, {})).data).toEqual({
    crawls: free(10),
    api_calls: free(100),
    websites: free(2),
    api_keys: free(1),
    site_downloads: free(1),
  })
})

test('the free plan keeps its terms when it changes, and continues after a cancellation', async () => {
  const { id, call } = await mintAccount({ plan: null })
  const plan = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0, crawlsPerMonth: 7 })
  const body = { plan_id: plan.id }
  await call(contract.initialize, { body })
  await db.update(plans).set({ crawlsPerMonth: 1, priceMonthlyMinor: 100 }).where(eq(plans.id, plan.id))
  expect((await call(contract.getUsage, {})).data.crawls.limit).toBe(7)
  await db.update(plans).set({ priceMonthlyMinor: 0 }).where(eq(plans.id, plan.id))
  await call(payments.cancelSubscription, {})
  await call(contract.initialize, { body })
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.accountId, id))
  expect(rows).toMatchObject([{ status: 'active', planId: plan.id }])
})

test('without a payment provider, a paid plan is not granted', async () => {
  const ctx = await actingFor((await mintAccount({ plan: null })).id)
  const inProduction = { ...ctx, config: { ...ctx.config, isProduction: true } }
  const body = { plan_id: (await planNamed('pro')).id, billing_cycle: 'monthly', trial: false } as const
  await expect(initializeSubscription(inProduction, body)).rejects.toMatchObject({ code: 'unavailable' })
})

test('the free plan does not replace an active one', async () => {
  const { fail } = await mintAccount({ plan: {} })
  const refused = await fail(contract.initialize, { body: { plan_id: (await planNamed('free')).id } })
  expect(refused).toMatchObject({ httpStatus: 409, code: 'conflict' })
})
