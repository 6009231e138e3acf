import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import { changeUserPlan } from '../../../../src/contracts/users/users.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { waitUntil } from '../../../support/wait.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { eventsOf } from '../users/support.ts'
import { clockAt, days, mailsTo, mintPlan, pay, rowOf, subscriptionOf } from './support.ts'

const planner = () => mintAccount({ isAdmin: true, grants: ['plans:manage'] })
const give = async (id: string, plan_id: string | null, ends_at: string | null = null) =>
  (await planner()).call(changeUserPlan, { params: { id }, body: { plan_id, ends_at, reason: 'A partner' } })
const inDays = (count: number) => days(new Date().toISOString(), count)

test('a granted plan costs nothing, renews by its own terms, and can be revoked', async () => {
  const user = await mintAccount({ plan: null })
  const plan = await mintPlan({ displayName: 'Gold' })
  await give(user.id, plan.id)
  expect(await subscriptionOf(user)).toMatchObject({
    ...{ status: 'active', is_complimentary: true, next_amount: null, payment_provider: null },
    plan: { id: plan.id, crawls_per_month: 7, price_monthly: 0 },
  })
  await waitUntil(async () => (await mailsTo(user)).includes('You now have Gold'))
  await db.update(plans).set({ crawlsPerMonth: 1 }).where(eq(plans.id, plan.id))
  await clockAt(inDays(40))
  expect(await rowOf(user)).toMatchObject({ status: 'active', isComplimentary: true, terms: { crawls_per_month: 7 } })
  expect((await rowOf(user)).currentPeriodEnd > inDays(40).toISOString()).toBe(true)

  await give(user.id, null)
  expect((await subscriptionOf(user))?.status).toBe('cancelled')
  // Revoking twice is the same as once, also before the clock has ended it.
  await expect(give(user.id, null)).rejects.toThrow('answered 409')
  await clockAt(inDays(1))
  expect((await rowOf(user)).status).toBe('expired')
  const given = (await eventsOf(user.id)).filter(({ action }) => action === 'subscription.give')
  expect(given.map(({ after }) => after)).toEqual([
    { plan_id: plan.id, ends_at: null, reason: 'A partner' },
    { plan_id: null, reason: 'A partner' },
  ])
})

test('a plan granted until a date ends on it, and cannot be resumed', async () => {
  const user = await mintAccount({ plan: null })
  const plan = await mintPlan()
  const end = inDays(10).toISOString()
  await give(user.id, plan.id, end)
  expect(await subscriptionOf(user)).toMatchObject({ is_complimentary: true, current_period_end: end })
  await expect(user.call(payments.resumeSubscription, {})).rejects.toThrow('answered 409')
  await clockAt(inDays(9))
  expect((await rowOf(user)).status).toBe('cancelled')
  await clockAt(inDays(11))
  expect((await rowOf(user)).status).toBe('expired')
})

test('a payment replaces a granted plan, and a paid plan cannot be revoked', async () => {
  const user = await mintAccount({ plan: null })
  const [gift, bought] = [await mintPlan(), await mintPlan()]
  await give(user.id, gift.id)
  await pay(user, bought.id)
  expect(await rowOf(user)).toMatchObject({ planId: bought.id, isComplimentary: false, paymentProvider: 'sandbox' })
  for (const plan of [gift.id, null]) await expect(give(user.id, plan)).rejects.toThrow('answered 409')
  expect((await rowOf(user)).planId).toBe(bought.id)
})

test.each([
  ['an end in the past', async () => ({ plan_id: (await mintPlan()).id, ends_at: '2020-01-01T00:00:00Z' }), 422],
  ['an end without a plan', async () => ({ plan_id: null, ends_at: inDays(3).toISOString() }), 422],
  ['a plan that does not exist', async () => ({ plan_id: '01900000-0000-7000-8000-0000000000ff', ends_at: null }), 404],
  ['revoking a missing plan', async () => ({ plan_id: null, ends_at: null }), 409],
])('%s is rejected', async (_what, body, status) => {
  const { id } = await mintAccount({ plan: null })
  const { plan_id, ends_at } = await body()
  await expect(give(id, plan_id, ends_at)).rejects.toThrow(`answered ${status}`)
})

test('an operator cannot grant a plan to a user outside their scope', async () => {
  const root = await mintAccount({ isRoot: true })
  await expect(give(root.id, (await mintPlan()).id)).rejects.toThrow('answered 403')
})
