import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as plansContract from '../../../../src/contracts/billing/plans.ts'
import { payments as paymentRows } from '../../../../src/db/schema/control/payments.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { waitUntil } from '../../../support/wait.ts'
import { db, mintAccount } from '../../support/factories.ts'
import {
  begin,
  clockAt,
  days,
  endCheckout,
  mailsTo,
  mintPlan,
  pay,
  referenceIn,
  rowOf,
  subscriptionOf,
} from './support.ts'

const paidOf = (accountId: string) => db.select().from(paymentRows).where(eq(paymentRows.accountId, accountId))

describe('a renewal', () => {
  test('is announced, charged once to the stored method, and continues at the new price', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan()
    await pay(payer, plan.id)
    const { currentPeriodEnd: end } = await rowOf(payer)
    await clockAt(days(end, -2))
    await db.update(plans).set({ priceMonthlyMinor: 600_000 }).where(eq(plans.id, plan.id))
    await Promise.all([clockAt(days(end, 0)), clockAt(days(end, 0)), clockAt(days(end, 0))])
    await clockAt(days(end, 0.1))
    const renewals = (await paidOf(payer.id)).filter(({ kind }) => kind === 'renewal')
    expect(renewals).toMatchObject([{ status: 'success', amountMinor: 600_000, periodStart: end }])
    expect(await rowOf(payer)).toMatchObject({ status: 'active', currentPeriodStart: end, renewalAttempts: 0 })
    await waitUntil(async () => (await mailsTo(payer)).length === 3)
    expect(await mailsTo(payer)).toContainEqual(expect.stringMatching(/^Your plan renews on /))
  })

  test('that is declined keeps the plan for the grace period, is retried, and then ends', async () => {
    const payer = await mintAccount({ plan: null })
    await pay(payer, (await mintPlan()).id, 'monthly', true)
    const { currentPeriodEnd: end } = await rowOf(payer)
    for (const day of [0, 0.5, 1, 3, 5, 6]) await clockAt(days(end, day))
    const renewals = (await paidOf(payer.id)).filter(({ kind }) => kind === 'renewal')
    expect(renewals.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'failed'])
    expect(await rowOf(payer)).toMatchObject({ status: 'past_due', renewalAttempts: 4 })
    await clockAt(days(end, 7))
    expect(await rowOf(payer)).toMatchObject({ status: 'expired', nextAt: null })
  })

  test('without a stored method is paid manually, and leaves no gap', async () => {
    const payer = await mintAccount({ plan: null })
    await pay(payer, (await mintPlan()).id)
    await payer.call(payments.detachPaymentMethod, {})
    const { currentPeriodEnd: end } = await rowOf(payer)
    await clockAt(days(end, 2))
    expect(await rowOf(payer)).toMatchObject({ status: 'past_due', renewalAttempts: 0 })
    const { payment_data } = await payer.call(payments.payRenewal, { body: {} })
    const reference = referenceIn(payment_data.checkout_url)
    await endCheckout(reference, 'pay')
    const { subscription } = await payer.call(payments.verifyPayment, { body: { reference } })
    expect(subscription).toMatchObject({ status: 'active' })
    expect(subscription!.current_period_end.slice(8)).toBe(end.slice(8))
    expect(Date.parse(subscription!.current_period_end)).toBeGreaterThan(days(end, 27).getTime())
  })

  test('of a free plan costs nothing and happens automatically', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0 })
    await payer.call(plansContract.initialize, { body: { plan_id: plan.id } })
    const { currentPeriodEnd: end } = await rowOf(payer)
    await clockAt(days(end, 40))
    expect(await rowOf(payer)).toMatchObject({ status: 'active', currentPeriodStart: end })
    expect(Date.parse((await rowOf(payer)).currentPeriodEnd)).toBeGreaterThan(days(end, 40).getTime())
    expect(await paidOf(payer.id)).toEqual([])
  })
})

describe('a cancellation', () => {
  test('ends the plan with its period, and can be undone before', async () => {
    const payer = await mintAccount({ plan: null })
    await pay(payer, (await mintPlan()).id)
    const { currentPeriodEnd: end } = await rowOf(payer)
    const { subscription, message } = await payer.call(payments.cancelSubscription, {})
    expect(message).toBe('Subscription cancelled successfully')
    expect(subscription).toMatchObject({ status: 'cancelled', current_period_end: end, next_amount: null })
    expect((await payer.call(plansContract.getUsage, {})).data.crawls.limit).toBe(7)
    await payer.call(payments.resumeSubscription, {})
    expect(await rowOf(payer)).toMatchObject({ status: 'active', currentPeriodEnd: end })
    await payer.call(payments.cancelSubscription, {})
    await clockAt(days(end, 0))
    expect(await rowOf(payer)).toMatchObject({ status: 'expired' })
    expect(await payer.fail(payments.resumeSubscription, {})).toMatchObject({ httpStatus: 404 })
    expect((await paidOf(payer.id)).filter(({ kind }) => kind === 'renewal')).toEqual([])
  })
})

describe('a change of plan', () => {
  test('to a larger one shows its price, charges the difference, and takes effect immediately', async () => {
    const payer = await mintAccount({ plan: null })
    await pay(payer, (await mintPlan()).id)
    const larger = await mintPlan({ priceMonthlyMinor: 1_500_000, crawlsPerMonth: 99 })
    const query = { plan_id: larger.id, billing_cycle: 'monthly' } as const
    const { change } = (await payer.call(payments.previewChange, { query })).data
    expect(change).toMatchObject({ takes_effect: 'now', price: 15_000, currency: 'NGN' })
    expect(change.credit).toBeGreaterThan(4_990)
    expect(change.amount_due).toBeCloseTo(15_000 - change.credit, 5)
    const { payment_data } = await payer.call(payments.changePlan, { body: query })
    expect((await rowOf(payer)).planId).not.toBe(larger.id)
    const reference = referenceIn(payment_data.checkout_url)
    await endCheckout(reference, 'pay')
    const { subscription, payment } = await payer.call(payments.verifyPayment, { body: { reference } })
    expect(subscription).toMatchObject({ status: 'active', plan: { crawls_per_month: 99 } })
    expect(payment).toMatchObject({ kind: 'change', price: 15_000 })
  })

  test('to a smaller one waits for the end of the period, and can be undone', async () => {
    const payer = await mintAccount({ plan: null })
    const [large, small] = [await mintPlan({ priceMonthlyMinor: 1_500_000 }), await mintPlan()]
    await pay(payer, large.id)
    const body = { plan_id: small.id, billing_cycle: 'monthly' } as const
    const { subscription } = await payer.call(payments.changePlan, { body })
    expect(subscription).toMatchObject({
      next_plan: { id: small.id },
      next_amount: 5_000,
      plan: { price_monthly: 15_000 },
    })
    expect((await payer.call(payments.keepPlan, {})).subscription).toMatchObject({
      next_plan: null,
      next_amount: 15_000,
    })
    await payer.call(payments.changePlan, { body })
    const { currentPeriodEnd: end } = await rowOf(payer)
    await clockAt(days(end, 0))
    expect(await rowOf(payer)).toMatchObject({ status: 'active', planId: small.id, nextPlanId: null })
    expect((await paidOf(payer.id)).filter(({ kind }) => kind === 'renewal')).toMatchObject([{ amountMinor: 500_000 }])
  })

  test('to the free one keeps the plan until its end without another charge', async () => {
    const payer = await mintAccount({ plan: null })
    await pay(payer, (await mintPlan()).id)
    const free = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0 })
    await payer.call(payments.changePlan, { body: { plan_id: free.id } })
    await clockAt(days((await rowOf(payer)).currentPeriodEnd, 0))
    expect(await rowOf(payer)).toMatchObject({ status: 'active', planId: free.id, paymentProvider: null })
  })

  test('takes effect immediately when past due: a smaller plan when paid, the free plan without payment', async () => {
    const [large, small] = [await mintPlan({ priceMonthlyMinor: 1_500_000 }), await mintPlan()]
    const free = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0, crawlsPerMonth: 2 })
    const pastDue = async () => {
      const payer = await mintAccount({ plan: null })
      await pay(payer, large.id)
      await payer.call(payments.detachPaymentMethod, {})
      const end = new Date(Date.now() - 86_400_000).toISOString()
      await db.update(subscriptions).set({ currentPeriodEnd: end }).where(eq(subscriptions.accountId, payer.id))
      await clockAt(new Date())
      expect(await rowOf(payer)).toMatchObject({ status: 'past_due' })
      return payer
    }
    const one = await pastDue()
    const { payment_data } = await one.call(payments.changePlan, { body: { plan_id: small.id } })
    const reference = referenceIn(payment_data.checkout_url)
    await endCheckout(reference, 'pay')
    const { subscription, payment } = await one.call(payments.verifyPayment, { body: { reference } })
    expect(payment).toMatchObject({ kind: 'change', amount: 5_000, credit: 0 })
    expect(subscription).toMatchObject({ status: 'active', plan: { name: small.name } })

    const two = await pastDue()
    const query = { plan_id: free.id, billing_cycle: 'monthly' } as const
    const { change } = (await two.call(payments.previewChange, { query })).data
    expect(change).toMatchObject({ takes_effect: 'now', amount_due: 0 })
    const changed = await two.call(payments.changePlan, { body: query })
    expect(changed.payment_data).toEqual({ message: 'You are on Test now.' })
    expect(changed.subscription).toMatchObject({ status: 'active', plan: { name: free.name }, payment_provider: null })
    expect((await two.call(plansContract.getUsage, {})).data.crawls.limit).toBe(2)
  })

  test('that was paid for twice grants the time of both payments', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan()
    const [one, two] = [await begin(payer, plan.id), await begin(payer, plan.id)]
    await endCheckout(one, 'pay')
    await endCheckout(two, 'pay')
    const first = (await payer.call(payments.verifyPayment, { body: { reference: one } })).subscription!
    const second = (await payer.call(payments.verifyPayment, { body: { reference: two } })).subscription!
    expect(second.current_period_start).toBe(first.current_period_start)
    expect(Date.parse(second.current_period_end) - Date.parse(first.current_period_end)).toBeGreaterThan(
      27 * 86_400_000,
    )
  })
})

describe('a trial', () => {
  test('costs nothing, ends automatically, and is available once', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan({ trialDays: 14 })
    const body = { plan_id: plan.id, trial: true }
    await payer.call(plansContract.initialize, { body })
    expect(await subscriptionOf(payer)).toMatchObject({ status: 'trialing', next_amount: null })
    expect((await payer.call(plansContract.getUsage, {})).data.crawls.limit).toBe(7)
    const { currentPeriodEnd: end } = await rowOf(payer)
    await clockAt(days(end, -1))
    await clockAt(days(end, 0))
    expect(await rowOf(payer)).toMatchObject({ status: 'expired' })
    expect(await payer.fail(plansContract.initialize, { body })).toMatchObject({ httpStatus: 409 })
    await waitUntil(async () => (await mailsTo(payer)).includes('Your trial has ended'))
  })

  test('replaces no plan that costs something, even if it was granted', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan({ trialDays: 14 })
    await pay(payer, (await mintPlan()).id)
    const given = { paymentProvider: null }
    await db.update(subscriptions).set(given).where(eq(subscriptions.accountId, payer.id))
    await db.delete(paymentRows).where(eq(paymentRows.accountId, payer.id))
    const refused = await payer.fail(plansContract.initialize, { body: { plan_id: plan.id, trial: true } })
    expect(refused).toMatchObject({ httpStatus: 409, message: 'Another plan is active. Change your plan instead.' })
  })

  test('is over for good once paid: a resumed plan is no trial', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan({ trialDays: 14 })
    await payer.call(plansContract.initialize, { body: { plan_id: plan.id, trial: true } })
    await pay(payer, plan.id)
    const free = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0 })
    await payer.call(payments.changePlan, { body: { plan_id: free.id } })
    await clockAt(days((await rowOf(payer)).currentPeriodEnd, 0))
    expect(await rowOf(payer)).toMatchObject({ planId: free.id, paymentProvider: null })
    await payer.call(payments.cancelSubscription, {})
    expect((await payer.call(payments.resumeSubscription, {})).subscription).toMatchObject({ status: 'active' })
  })

  test('becomes the paid plan when it is paid', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan({ trialDays: 14 })
    await payer.call(plansContract.initialize, { body: { plan_id: plan.id, trial: true } })
    expect((await pay(payer, plan.id)).subscription).toMatchObject({ status: 'active', payment_provider: 'sandbox' })
  })
})
