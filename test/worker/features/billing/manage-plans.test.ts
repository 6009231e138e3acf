import { and, eq, ne, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/billing/admin-plans.ts'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as plansContract from '../../../../src/contracts/billing/plans.ts'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import { payments as paymentRows, providerEvents } from '../../../../src/db/schema/control/payments.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { settings } from '../../../../src/db/schema/control/settings.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'
import { begin, clockAt, days, mintPlan, rowOf, subscriptionOf } from './support.ts'

const bodyOf = (change: Partial<contract.PlanInput> = {}) => ({
  name: `plan-${newId()}`,
  display_name: 'Solo',
  description: 'For one person.',
  price_monthly: 49.99,
  price_yearly: 480,
  currency: 'USD',
  ...change,
})
const manager = () => mintAccount({ isAdmin: true, grants: ['plans:manage', 'billing:manage'] })
type Row = Awaited<ReturnType<typeof mintPlan>>
/** A test plan as the form submits it. */
const asInput = ({ name }: Row, change: Partial<contract.PlanInput> = {}) =>
  bodyOf({
    ...{ name, display_name: 'Test', description: 'For tests.', price_monthly: 5000, price_yearly: 48_000 },
    ...{
      currency: 'NGN',
      crawls_per_month: 7,
      api_calls_per_day: 10,
      max_websites: 3,
      max_api_keys: 2,
      sort_order: 90,
    },
    ...change,
  })
/** The audit entries of a plan. */
async function eventsOf(id: string) {
  const rows = await db.all<{ action: string; actor_id: string; before: string | null; after: string | null }>(
    sql`SELECT action, actor_id, before, after FROM audit_events WHERE object_id = ${id} ORDER BY created_at`,
  )
  const facts = (json: string | null): unknown => (json === null ? null : JSON.parse(json))
  return rows.map(({ before, after, ...row }) => ({ ...row, before: facts(before), after: facts(after) }))
}
const makeDefault = (name: string) =>
  db
    .insert(settings)
    .values({ name: 'default_plan', value: name, updatedAt: new Date().toISOString() })
    .onConflictDoUpdate({ target: settings.name, set: { value: name } })

afterEach(async () => {
  await db.delete(settings).where(eq(settings.name, 'default_plan'))
})

describe('access to plans and payments', () => {
  test.each([
    [contract.listAdminPlans, {}],
    [contract.adminPlanStats, {}],
    [payments.listAdminPayments, { query: {} }],
  ] as const)('is decided only by permission', async (endpoint, input) => {
    const status = async (client: { send: typeof visitor.send }) => (await client.send(endpoint, input)).status
    expect(await status(visitor)).toBe(401)
    expect(await status(await mintAccount())).toBe(403)
    expect(await status(await mintAccount({ isAdmin: true }))).toBe(403)
    expect(await status(await manager())).toBe(200)
    expect(await status(await mintAccount({ isRoot: true }))).toBe(200)
  })

  test('is read-only without it', async () => {
    const plan = await mintPlan()
    const { fail } = await mintAccount({ isAdmin: true })
    const params = { id: plan.id }
    expect(await fail(contract.createPlan, { body: bodyOf() })).toMatchObject({ httpStatus: 403 })
    expect(await fail(contract.updatePlan, { params, body: asInput(plan) })).toMatchObject({ httpStatus: 403 })
    expect(await fail(contract.togglePlan, { params })).toMatchObject({ httpStatus: 403 })
    expect(await fail(contract.deletePlan, { params })).toMatchObject({ httpStatus: 403 })
    expect(await db.$count(plans, eq(plans.id, plan.id))).toBe(1)
  })
})

describe('a new plan', () => {
  test("has the form's defaults, is stored in minor units, and is audited", async () => {
    const { call, id } = await manager()
    const { plan, message } = await call(contract.createPlan, { body: bodyOf() })
    expect(message).toBe('Plan created successfully')
    expect(plan).toMatchObject({
      ...{ price_monthly: 49.99, crawls_per_month: 10, api_calls_per_day: 100, max_websites: 5, max_api_keys: 1 },
      ...{ is_active: true, sort_order: 1, has_webhooks: false, subscriptions_count: 0 },
    })
    const [row] = await db.select().from(plans).where(eq(plans.id, plan.id))
    expect(row).toMatchObject({ priceMonthlyMinor: 4999, priceYearlyMinor: 48_000 })
    expect(await eventsOf(plan.id)).toMatchObject([{ action: 'plan.create', actor_id: id }])
  })

  test.each([
    ['JPY', 500, 500, null],
    ['JPY', 500.5, null, 'JPY has no decimals'],
    ['KWD', 1.255, 1255, null],
    ['NGN', 1.255, null, 'NGN has at most 2 decimals'],
  ])("is priced in %s at %d with at most the currency's decimals", async (currency, price_monthly, minor, refusal) => {
    const { call, fail } = await manager()
    const body = bodyOf({ currency, price_monthly, price_yearly: 0 })
    if (refusal)
      expect(await fail(contract.createPlan, { body })).toMatchObject({
        httpStatus: 422,
        errors: { price_monthly: [refusal] },
      })
    else {
      const { plan } = await call(contract.createPlan, { body })
      const [row] = await db.select().from(plans).where(eq(plans.id, plan.id))
      expect(row?.priceMonthlyMinor).toBe(minor)
      expect(plan.price_monthly).toBe(price_monthly)
    }
  })

  test('cannot have the name of another plan, nor be renamed to it', async () => {
    const taken = await mintPlan()
    const other = await mintPlan()
    const { fail } = await manager()
    const refusal = { httpStatus: 422, errors: { name: ['A plan with this name exists already'] } }
    expect(await fail(contract.createPlan, { body: bodyOf({ name: taken.name }) })).toMatchObject(refusal)
    const renamed = { params: { id: other.id }, body: asInput(other, { name: taken.name }) }
    expect(await fail(contract.updatePlan, renamed)).toMatchObject(refusal)
    expect(await eventsOf(other.id)).toEqual([])
  })
})

describe('a change of a plan', () => {
  test('applies to subscribers at their next renewal, also on a free plan, and is audited with the old values', async () => {
    const plan = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0 })
    const holder = await mintAccount({ plan: null })
    await holder.call(plansContract.initialize, { body: { plan_id: plan.id } })
    const { call } = await manager()
    const free = { price_monthly: 0, price_yearly: 0 }
    await call(contract.updatePlan, { params: { id: plan.id }, body: asInput(plan, { ...free, crawls_per_month: 1 }) })
    const limit = async (now: Date) => (await loadAccount(db, holder.id, now))?.plan?.allowances.crawls
    const { currentPeriodEnd } = await rowOf(holder)
    expect(await limit(new Date())).toBe(7)
    expect((await subscriptionOf(holder))?.plan.crawls_per_month).toBe(7)
    const later = days(currentPeriodEnd, 1)
    await clockAt(later)
    expect(await limit(later)).toBe(1)
    expect(await eventsOf(plan.id)).toMatchObject([
      { action: 'plan.update', before: { crawls_per_month: 7 }, after: { crawls_per_month: 1 } },
    ])
  })

  test('to another currency is rejected while someone pays for the plan', async () => {
    const plan = await mintPlan()
    const payer = await mintAccount({ plan: null })
    const { call, fail } = await manager()
    const change = { params: { id: plan.id }, body: asInput(plan, { currency: 'USD' }) }
    const at = new Date().toISOString()
    const paid = {
      id: newId(),
      accountId: payer.id,
      planId: plan.id,
      status: 'active',
      billingCycle: 'monthly',
    } as const
    await db.insert(subscriptions).values({
      ...{ ...paid, paymentProvider: 'sandbox', createdAt: at, updatedAt: at },
      ...{ currentPeriodStart: at, currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
    })
    expect(await fail(contract.updatePlan, change)).toMatchObject({
      httpStatus: 409,
      message: 'Subscriptions to this plan renew in NGN. Create another plan for another currency.',
    })
    await db.delete(subscriptions).where(eq(subscriptions.id, paid.id))
    expect((await call(contract.updatePlan, change)).plan.currency).toBe('USD')
  })

  test('that would leave no plan to choose is rejected', async () => {
    const plan = await mintPlan()
    const { fail, call } = await manager()
    const others = and(ne(plans.id, plan.id), eq(plans.isActive, true))
    const active = await db.select({ id: plans.id }).from(plans).where(others)
    await db.update(plans).set({ isActive: false }).where(others)
    try {
      const params = { id: plan.id }
      const refusal = { httpStatus: 409, message: 'This is the only active plan. Activate another one first.' }
      expect(await fail(contract.togglePlan, { params })).toMatchObject(refusal)
      expect(await fail(contract.deletePlan, { params })).toMatchObject(refusal)
      expect(await fail(contract.updatePlan, { params, body: asInput(plan, { is_active: false }) })).toMatchObject(
        refusal,
      )
    } finally {
      for (const { id } of active) await db.update(plans).set({ isActive: true }).where(eq(plans.id, id))
    }
    const off = await call(contract.togglePlan, { params: { id: plan.id } })
    expect([off.plan.is_active, off.message]).toEqual([false, 'Plan deactivated'])
    expect((await call(contract.togglePlan, { params: { id: plan.id } })).plan.is_active).toBe(true)
  })

  test('keeps the default plan active, free and under its name', async () => {
    const plan = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0 })
    await makeDefault(plan.name)
    const { fail, call } = await manager()
    const params = { id: plan.id }
    const free = asInput(plan, { price_monthly: 0, price_yearly: 0 })
    for (const change of [{ price_yearly: 10 }, { is_active: false }, { name: `${plan.name}-2` }]) {
      const refused = await fail(contract.updatePlan, { params, body: { ...free, ...change } })
      expect(refused).toMatchObject({ httpStatus: 409, message: expect.stringContaining('New accounts start with') })
    }
    expect(await fail(contract.togglePlan, { params })).toMatchObject({ httpStatus: 409 })
    expect(await fail(contract.deletePlan, { params })).toMatchObject({ httpStatus: 409 })
    expect((await call(contract.updatePlan, { params, body: { ...free, max_websites: 9 } })).plan.max_websites).toBe(9)
  })
})

describe('deleting a plan', () => {
  test('removes a plan without subscribers, and is audited', async () => {
    const plan = await mintPlan()
    const { call, fail } = await manager()
    const params = { id: plan.id }
    expect((await call(contract.deletePlan, { params })).message).toBe('Plan deleted successfully')
    expect(await fail(contract.getAdminPlan, { params })).toMatchObject({ httpStatus: 404, message: 'Plan not found' })
    expect(await fail(contract.deletePlan, { params })).toMatchObject({ httpStatus: 404 })
    expect(await eventsOf(plan.id)).toMatchObject([{ action: 'plan.delete', before: { name: plan.name } }])
  })

  test('is rejected and not audited while a payment references the plan', async () => {
    const plan = await mintPlan()
    await begin(await mintAccount({ plan: null }), plan.id)
    const { fail } = await manager()
    expect(await fail(contract.deletePlan, { params: { id: plan.id } })).toMatchObject({
      httpStatus: 409,
      message: 'This plan has subscriptions or payments, so it cannot be deleted. Deactivate it instead.',
    })
    expect(await eventsOf(plan.id)).toEqual([])
  })
})

test('statistics count subscriptions per plan, and name the most popular one', async () => {
  const plan = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0 })
  for (let n = 0; n < 3; n++)
    await (await mintAccount({ plan: null })).call(plansContract.initialize, { body: { plan_id: plan.id } })
  const { call } = await manager()
  const { plans: all } = await call(contract.listAdminPlans, {})
  expect(all.find(({ id }) => id === plan.id)?.subscriptions_count).toBe(3)
  const { data } = await call(contract.adminPlanStats, {})
  expect(data.total_plans).toBe(all.length)
  expect(data.most_popular_plan?.subscriptions_count).toBeGreaterThanOrEqual(3)
})

test('payments are filtered by reference, payer, status and review flag', async () => {
  const plan = await mintPlan()
  const payer = await mintAccount({ plan: null })
  const reference = await begin(payer, plan.id)
  const { call } = await manager()
  const found = async (query: Parameters<typeof call<typeof payments.listAdminPayments>>[1]['query']) =>
    (await call(payments.listAdminPayments, { query })).data.payments.map((payment) => payment.reference)
  expect(await found({ search: reference })).toEqual([reference])
  expect(await found({ search: payer.email, status: 'pending' })).toEqual([reference])
  expect(await found({ search: `${payer.email} and more than fifty bytes behind it` })).toEqual([])
  expect(await found({ search: '%' })).toEqual([])
  expect(await found({ search: payer.email, status: 'success' })).toEqual([])
  expect(await found({ search: payer.email, alarm: 'only' })).toEqual([])
  await db.update(paymentRows).set({ alarm: 'It paid USD 1.' }).where(eq(paymentRows.reference, reference))
  const { data } = await call(payments.listAdminPayments, { query: { search: payer.email, alarm: 'only' } })
  expect(data.payments).toMatchObject([{ alarm: 'It paid USD 1.', account: { id: payer.id, email: payer.email } }])
  expect(data.alarms).toBeGreaterThanOrEqual(1)
})

const SORT_REFUSED = { httpStatus: 422, errors: { sort: ['Choose a column to sort by'] } }

test('payments are sorted as requested, amounts within their currency, ties by ID', async () => {
  const plan = await mintPlan()
  const payer = await mintAccount({ plan: null })
  const [begun] = await db
    .select()
    .from(paymentRows)
    .where(eq(paymentRows.reference, await begin(payer, plan.id)))
  await db.delete(paymentRows).where(eq(paymentRows.id, begun!.id))
  const made: string[] = []
  for (const [currency, amountMinor, status, provider, day] of [
    ['USD', 900, 'success', 'stripe', '02'],
    ['NGN', 500_000, 'failed', 'paystack', '03'],
    ['USD', 4_999, 'pending', 'paypal', '01'],
    ['NGN', 100_000, 'failed', 'paystack', '03'],
  ] as const) {
    const row = { ...begun!, id: newId(), reference: `ctp-${newId()}`, currency, amountMinor, status, provider }
    await db.insert(paymentRows).values({ ...row, nextCheckAt: null, createdAt: `2026-03-${day}T00:00:00.000Z` })
    made.push(row.id)
  }
  const { call, fail } = await manager()
  const found = async (query: QueryFor<typeof payments.listAdminPayments>) => {
    const { data } = await call(payments.listAdminPayments, { query: { search: payer.email, ...query } })
    return data.payments.map(({ id }) => made.indexOf(id))
  }
  expect(await found({})).toEqual([3, 1, 0, 2])
  expect(await found({ direction: 'asc' })).toEqual([2, 0, 1, 3])
  expect(await found({ sort: 'amount', direction: 'asc' })).toEqual([3, 1, 0, 2])
  expect(await found({ sort: 'amount' })).toEqual([1, 3, 2, 0])
  expect(await found({ sort: 'status', direction: 'asc' })).toEqual([1, 3, 2, 0])
  expect(await found({ sort: 'provider' })).toEqual([0, 3, 1, 2])
  expect(await found({ sort: 'provider', per_page: 3, page: 2 })).toEqual([2])
  const sort = 'reference' as 'amount'
  expect(await fail(payments.listAdminPayments, { query: { sort } })).toMatchObject(SORT_REFUSED)
})

test('provider events are sorted as requested, ties by ID', async () => {
  const reference = `ctp-${newId()}`
  const made: string[] = []
  for (const [provider, type, state, day] of [
    ['stripe', 'invoice.paid', 'waiting', '02'],
    ['paypal', 'PAYMENT.DONE', 'done', '03'],
    ['paystack', 'charge.success', 'failed', '01'],
    ['paystack', 'charge.success', 'done', '03'],
  ] as const) {
    const row = { id: newId(), eventId: newId(), provider, type, state, reference, body: Buffer.from('{}') }
    await db.insert(providerEvents).values({ ...row, receivedAt: `2026-03-${day}T00:00:00.000Z` })
    made.push(row.id)
  }
  const { call, fail } = await manager()
  const found = async (query: QueryFor<typeof payments.listProviderEvents>) => {
    const { data } = await call(payments.listProviderEvents, { query: { search: reference, ...query } })
    return data.events.map(({ id }) => made.indexOf(id))
  }
  expect(await found({})).toEqual([3, 1, 0, 2])
  expect(await found({ direction: 'asc' })).toEqual([2, 0, 1, 3])
  expect(await found({ sort: 'type', direction: 'asc' })).toEqual([2, 3, 0, 1])
  expect(await found({ sort: 'provider' })).toEqual([0, 3, 2, 1])
  expect(await found({ sort: 'state', direction: 'asc' })).toEqual([1, 3, 2, 0])
  expect(await found({ sort: 'state', per_page: 3, page: 2 })).toEqual([1])
  const sort = 'outcome' as 'type'
  expect(await fail(payments.listProviderEvents, { query: { sort } })).toMatchObject(SORT_REFUSED)
})
