import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as adminPlans from '../../../../src/contracts/billing/admin-plans.ts'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as plansContract from '../../../../src/contracts/billing/plans.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { planPriceNotices, subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { endAccount } from '../../../../src/domain/accounts/end-account.ts'
import { createPlan } from '../../../../src/features/billing/plans/create-plan.ts'
import { mailPriceNotices } from '../../../../src/features/billing/price-notices.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { waitUntil } from '../../../support/wait.ts'
import { contextOf, db, mintAccount } from '../../support/factories.ts'
import { keys } from './begun.ts'
import { clockAt, days, mailsTo, mintPlan, type Payer, pay, rowOf, subscriptionOf } from './support.ts'

const manager = () => mintAccount({ isAdmin: true, grants: ['plans:manage'] })
const inputOf = (plan: Awaited<ReturnType<typeof mintPlan>>, change: Partial<adminPlans.UpdatePlan> = {}) => ({
  params: { id: plan.id },
  body: {
    ...{ name: plan.name, display_name: 'Test', description: 'For tests.', price_monthly: 5_000, price_yearly: 48_000 },
    ...{
      currency: 'NGN',
      crawls_per_month: 7,
      api_calls_per_day: 10,
      max_websites: 3,
      max_api_keys: 2,
      max_seats: 2,
      sort_order: 90,
    },
    ...change,
  },
})
const emailTo = (payer: Payer, email: string) => db.update(accounts).set({ email }).where(eq(accounts.id, payer.id))

describe('a plan that has only a monthly price', () => {
  test('is not free with a yearly cycle', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan({ priceYearlyMinor: 0 })
    const body = { plan_id: plan.id, billing_cycle: 'yearly' } as const
    const refusal = { httpStatus: 409, message: 'Test is not sold by the year.' }
    expect(await payer.fail(plansContract.initialize, { body })).toMatchObject(refusal)
    expect(await payer.fail(plansContract.initialize, { body: { ...body, trial: true } })).toMatchObject(refusal)
    expect(await subscriptionOf(payer)).toBeNull()
    await pay(payer, (await mintPlan()).id)
    expect(await payer.fail(payments.changePlan, { body })).toMatchObject(refusal)
  })

  test('renews monthly for subscribers with a yearly cycle', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan()
    await pay(payer, plan.id, 'yearly')
    await db.update(plans).set({ priceYearlyMinor: 0 }).where(eq(plans.id, plan.id))
    expect(await subscriptionOf(payer)).toMatchObject({ next_amount: 5_000 })
    await clockAt(days((await rowOf(payer)).currentPeriodEnd, 0))
    expect(await rowOf(payer)).toMatchObject({ status: 'active', billingCycle: 'monthly', paymentProvider: 'sandbox' })
  })
})

describe('a trial', () => {
  test.each([
    ['the same address', (name: string) => `${name}@gmail.com`],
    ['dots and a tag', (name: string) => `${name.slice(0, 3)}.${name.slice(3)}+again@googlemail.com`],
    ['full-width letters', (name: string) => `${name.replaceAll('a', 'ａ')}@gmail.com`],
  ])('is available once, also to a new account after the first was deleted: %s', async (_, again) => {
    const name = `a${newId().replaceAll('-', '')}`
    const plan = await mintPlan({ trialDays: 14 })
    const body = { plan_id: plan.id, trial: true }
    const first = await mintAccount({ plan: null })
    await emailTo(first, `${name}@gmail.com`)
    await first.call(plansContract.initialize, { body })
    const ended = { action: 'account.delete', guard: sql`1`, mail: { subject: 's', html: 'h', text: 't' } } as const
    expect(await endAccount(contextOf(first.id), { id: first.id, email: `${name}@gmail.com` }, ended)).toBe(true)
    await db.$client.prepare('DELETE FROM accounts WHERE id = ?').bind(first.id).run()
    const second = await mintAccount({ plan: null })
    await emailTo(second, again(name))
    expect(await second.fail(plansContract.initialize, { body })).toMatchObject({ httpStatus: 409 })
    expect(await subscriptionOf(second)).toBeNull()
    const other = await mintAccount({ plan: null })
    await emailTo(other, `${name}@example.org`)
    await other.call(plansContract.initialize, { body })
  })

  test('that started before mailboxes were remembered is remembered when its account is deleted', async () => {
    const plan = await mintPlan({ trialDays: 14 })
    const body = { plan_id: plan.id, trial: true }
    const first = await mintAccount({ plan: null })
    await first.call(plansContract.initialize, { body })
    await db.$client.prepare('DELETE FROM used_trials').run()
    const ended = { action: 'account.delete', guard: sql`1`, mail: { subject: 's', html: 'h', text: 't' } } as const
    await endAccount(contextOf(first.id), first, ended)
    const second = await mintAccount({ plan: null })
    await emailTo(second, first.email)
    expect(await second.fail(plansContract.initialize, { body })).toMatchObject({ httpStatus: 409 })
  })
})

describe('a currency', () => {
  test.each(['ZZZ', 'BTC', 'XTS', 'XAU', 'SLL', 'IRR'])(
    'that no provider supports is rejected for plans: %s',
    async (currency) => {
      const { fail } = await manager()
      const plan = await mintPlan()
      const body = { ...inputOf(plan).body, name: `plan-${newId()}`, currency }
      const refusal = { httpStatus: 422, errors: { currency: [expect.stringContaining(currency)] } }
      expect(await fail(adminPlans.createPlan, { body })).toMatchObject(refusal)
      expect(await fail(adminPlans.updatePlan, inputOf(plan, { currency }))).toMatchObject(refusal)
    },
  )

  test('is checked against the configured providers', async () => {
    const ctx = contextOf(newId())
    const { paystack, stripe, flutterwave, paypal } = keys
    const only = {
      ...ctx.config.payments,
      paystack,
      stripe: { url: stripe.url },
      flutterwave: { url: flutterwave.url },
    }
    const config = { ...ctx.config, payments: { ...only, paypal: { url: paypal.url } } }
    const input = adminPlans.PlanInput.parse({ ...inputOf(await mintPlan()).body, name: `plan-${newId()}` })
    await expect(createPlan({ ...ctx, config }, { ...input, currency: 'JPY' })).rejects.toThrow('Paystack')
    expect((await createPlan({ ...ctx, config }, { ...input, currency: 'GHS' })).currency).toBe('GHS')
  })
})

describe('a price change', () => {
  const day = (from: Date, count: number) => days(from.toISOString(), count)

  test('shows whom it affects and from when, and asks for confirmation', async () => {
    const [one, two] = [await mintAccount({ plan: null }), await mintAccount({ plan: null })]
    const plan = await mintPlan()
    await pay(one, plan.id)
    await pay(two, plan.id, 'yearly')
    const { fail, call } = await manager()
    const refused = await fail(adminPlans.updatePlan, inputOf(plan, { price_monthly: 6_000 }))
    expect(refused).toMatchObject({ httpStatus: 409, errors: { subscribers: ['1'] } })
    expect(refused.message).toContain('concerns 1 subscription.')
    const [from] = refused.errors!.takes_effect_at!
    expect(Math.round((Date.parse(from!) - Date.now()) / 86_400_000)).toBe(30)
    expect((await call(adminPlans.getAdminPlan, { params: { id: plan.id } })).plan.price_monthly).toBe(5_000)
    await call(adminPlans.updatePlan, inputOf(plan, { crawls_per_month: 8 }))
    await call(adminPlans.updatePlan, inputOf(plan, { price_monthly: 6_000, confirm_price_change: true }))
    const notices = await db.select().from(planPriceNotices).where(eq(planPriceNotices.planId, plan.id))
    expect(notices).toMatchObject([{ oldPriceMinor: 500_000, newPriceMinor: 600_000, billingCycle: 'monthly' }])
    await mailPriceNotices(contextOf(newId()))
    await mailPriceNotices(contextOf(newId()))
    const told = async (payer: Payer) =>
      (await mailsTo(payer)).filter((subject) => subject.startsWith('The price of your plan changes on'))
    await waitUntil(async () => (await told(one)).length === 1)
    expect(await told(two)).toEqual([])
  })

  test('affects no renewal within 30 days of the mail, and every one after', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan()
    await pay(payer, plan.id)
    const { currentPeriodEnd: end } = await rowOf(payer)
    const { call } = await manager()
    await call(adminPlans.updatePlan, inputOf(plan, { price_monthly: 9_000, confirm_price_change: true }))
    // The mail is sent two days late, which delays everything else as much.
    const mailed = day(new Date(), 2)
    await mailPriceNotices({ ...contextOf(newId()), clock: { now: () => mailed } })
    expect(await subscriptionOf(payer)).toMatchObject({ next_amount: 5_000 })
    await clockAt(days(end, 0))
    const { data } = await payer.call(payments.listTransactions, {})
    expect(data.transactions.find(({ kind }) => kind === 'renewal')).toMatchObject({ amount: 5_000, status: 'success' })
    expect(await subscriptionOf(payer)).toMatchObject({ next_amount: 9_000 })
    const late = await mintAccount({ plan: null })
    expect((await pay(late, plan.id)).payment.amount).toBe(9_000)
    expect(await subscriptionOf(late)).toMatchObject({ next_amount: 9_000 })
  })

  test('of a free plan keeps it free for its subscribers for 30 more days', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0 })
    await payer.call(plansContract.initialize, { body: { plan_id: plan.id } })
    const { call, fail } = await manager()
    const priced = inputOf(plan, { price_monthly: 100, price_yearly: 1_000 })
    expect(await fail(adminPlans.updatePlan, priced)).toMatchObject({ httpStatus: 409, errors: { subscribers: ['1'] } })
    await call(adminPlans.updatePlan, { ...priced, body: { ...priced.body, confirm_price_change: true } })
    await mailPriceNotices(contextOf(newId()))
    await db
      .update(subscriptions)
      .set({ currentPeriodEnd: day(new Date(), 20).toISOString(), nextAt: day(new Date(), 20).toISOString() })
      .where(eq(subscriptions.accountId, payer.id))
    await clockAt(day(new Date(), 20))
    expect(await rowOf(payer)).toMatchObject({ status: 'active', paymentProvider: null })
    await clockAt(days((await rowOf(payer)).currentPeriodEnd, 0))
    expect(await rowOf(payer)).toMatchObject({ status: 'past_due' })
  })
})

describe('a mail is sent', () => {
  test('on a cancellation, its end, and a scheduled change', async () => {
    const payer = await mintAccount({ plan: null })
    const [large, small] = [await mintPlan({ priceMonthlyMinor: 1_500_000 }), await mintPlan()]
    await pay(payer, large.id)
    await payer.call(payments.cancelSubscription, {})
    await payer.call(payments.resumeSubscription, {})
    await payer.call(payments.changePlan, { body: { plan_id: small.id, billing_cycle: 'monthly' } })
    const told = async (text: string) => (await mailsTo(payer)).some((subject) => subject.startsWith(text))
    await waitUntil(async () => told('Your subscription is cancelled'))
    await waitUntil(async () => told('Your subscription is active again'))
    await waitUntil(async () => told('Your plan changes on'))
  })
})
