import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import { paymentLots, payments as paymentRows } from '../../../../src/db/schema/control/payments.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { settlePayment } from '../../../../src/features/billing/settle-payment.ts'
import { contextOf, db, mintAccount } from '../../support/factories.ts'
import { begin, days, endCheckout, mintPlan, type Payer, pay, referenceIn, rowOf, subscriptionOf } from './support.ts'

const DAY_MS = 86_400_000
const daysLeft = (end: string) => Math.ceil((Date.parse(end) - Date.now()) / DAY_MS)

/** Starts a change that takes effect immediately. @returns its reference */
async function beginChange(payer: Payer, planId: string, billing_cycle: 'monthly' | 'yearly' = 'yearly') {
  const { payment_data } = await payer.call(payments.changePlan, { body: { plan_id: planId, billing_cycle } })
  return referenceIn(payment_data.checkout_url)
}
async function finish(payer: Payer, reference: string) {
  await endCheckout(reference, 'pay')
  return (await payer.call(payments.verifyPayment, { body: { reference } })).payment
}
const chargeBack = (payer: Payer, { id }: { id: string }) =>
  settlePayment(contextOf(payer.id), id, { kind: 'refunded', reason: 'The payer disputed the payment.' })
const lotsOf = (payer: Payer) => db.select().from(paymentLots).where(eq(paymentLots.accountId, payer.id))

/** The value that lots still grant never exceeds the money kept, and lots sum to the ledger. */
async function assertKept(payer: Payer) {
  const rows = await db.select().from(paymentRows).where(eq(paymentRows.accountId, payer.id))
  const paid = rows.filter(({ status }) => status === 'success' || status === 'refunded')
  const kept = paid.reduce((sum, { amountMinor, refundedMinor }) => sum + amountMinor - refundedMinor, 0)
  const lots = await lotsOf(payer)
  expect(lots.reduce((sum, { paidMinor, refundedMinor }) => sum + paidMinor - refundedMinor, 0)).toBe(kept)
  expect(lots.reduce((sum, { valueMinor }) => sum + valueMinor, 0)).toBeLessThanOrEqual(kept)
}

describe('an upgrade with credit', () => {
  const upgraded = async () => {
    const payer = await mintAccount({ plan: null })
    const [small, large] = [
      await mintPlan(),
      await mintPlan({ priceMonthlyMinor: 1_500_000, priceYearlyMinor: 6_000_000 }),
    ]
    const { payment: first } = await pay(payer, small.id, 'yearly')
    const second = await finish(payer, await beginChange(payer, large.id))
    return { payer, small, large, first, second }
  }

  test('lasts as long as the remaining money pays for after the first payment is charged back', async () => {
    const { payer, first, second, large } = await upgraded()
    expect(second).toMatchObject({ amount: 12_000, credit: 48_000 })
    await chargeBack(payer, first)
    const left = await subscriptionOf(payer)
    expect(left).toMatchObject({ status: 'active', plan: { id: large.id } })
    // 12,000 of 60,000 for a year.
    expect(daysLeft(left!.current_period_end)).toBe(73)
    await assertKept(payer)
    await chargeBack(payer, second)
    expect(await subscriptionOf(payer)).toMatchObject({ status: 'expired' })
    await assertKept(payer)
  })

  test('falls back to the first paid plan when it is refunded itself', async () => {
    const { payer, first, second, small } = await upgraded()
    await chargeBack(payer, second)
    expect(await subscriptionOf(payer)).toMatchObject({
      ...{ status: 'active', plan: { id: small.id }, current_period_end: first.period_end, billing_cycle: 'yearly' },
    })
    await assertKept(payer)
    await chargeBack(payer, first)
    expect(await subscriptionOf(payer)).toMatchObject({ status: 'expired' })
  })

  test('lasts as long as its payment pays for if the first payment was refunded after the upgrade started', async () => {
    const payer = await mintAccount({ plan: null })
    const [small, large] = [
      await mintPlan(),
      await mintPlan({ priceMonthlyMinor: 1_500_000, priceYearlyMinor: 6_000_000 }),
    ]
    const { payment: first } = await pay(payer, small.id, 'yearly')
    const reference = await beginChange(payer, large.id)
    await chargeBack(payer, first)
    const second = await finish(payer, reference)
    expect(second.amount).toBe(12_000)
    const left = await subscriptionOf(payer)
    expect(left).toMatchObject({ status: 'active', plan: { id: large.id } })
    expect(daysLeft(left!.current_period_end)).toBe(73)
    await assertKept(payer)
  })

  test('that was started twice applies the credit once', async () => {
    const payer = await mintAccount({ plan: null })
    const [small, large] = [
      await mintPlan(),
      await mintPlan({ priceMonthlyMinor: 1_500_000, priceYearlyMinor: 6_000_000 }),
    ]
    await pay(payer, small.id, 'yearly')
    const references = [await beginChange(payer, large.id), await beginChange(payer, large.id)]
    for (const reference of references) await endCheckout(reference, 'pay')
    await Promise.all(references.map((reference) => payer.call(payments.verifyPayment, { body: { reference } })))
    expect(daysLeft((await subscriptionOf(payer))!.current_period_end)).toBe(365 + 73)
    await assertKept(payer)
  })

  test('is prorated in whole days', async () => {
    const payer = await mintAccount({ plan: null })
    await pay(payer, (await mintPlan()).id)
    const larger = await mintPlan({ priceMonthlyMinor: 1_500_000 })
    const query = { plan_id: larger.id, billing_cycle: 'monthly' } as const
    expect((await payer.call(payments.previewChange, { query })).data.change).toMatchObject({
      ...{ credit: 5_000, amount_due: 10_000 },
    })
  })
})

describe('credit for prepaid months', () => {
  test('equals the amount paid, whatever the plan costs now and however long its months are', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan()
    const references: string[] = []
    for (let month = 0; month < 12; month++) references.push(await begin(payer, plan.id))
    for (const reference of references) await finish(payer, reference)
    await db.update(plans).set({ priceMonthlyMinor: 900_000 }).where(eq(plans.id, plan.id))
    const larger = await mintPlan({ priceMonthlyMinor: 9_000_000, priceYearlyMinor: 90_000_000 })
    const query = { plan_id: larger.id, billing_cycle: 'yearly' } as const
    const { change } = (await payer.call(payments.previewChange, { query })).data
    expect(change.credit).toBe(60_000)
    await assertKept(payer)
  })
})

test('the lot of a late renewal leaves no gap, and is used up day by day', async () => {
  const payer = await mintAccount({ plan: null })
  const plan = await mintPlan()
  await pay(payer, plan.id)
  const { currentPeriodEnd } = await rowOf(payer)
  const [lot] = await lotsOf(payer)
  expect(lot).toMatchObject({ endsAt: currentPeriodEnd, valueMinor: 500_000, paidMinor: 500_000, refundedMinor: 0 })
  expect(days(lot!.startsAt, 0).getTime()).toBeLessThanOrEqual(Date.now())
})
