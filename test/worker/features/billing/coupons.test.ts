import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as coupons from '../../../../src/contracts/billing/coupons.ts'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as plansContract from '../../../../src/contracts/billing/plans.ts'
import { payments as paymentRows } from '../../../../src/db/schema/control/payments.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { clockAt, days, endCheckout, mintPlan, type Payer, referenceIn, rowOf, subscriptionOf } from './support.ts'

const operator = await mintAccount({ grants: ['billing:manage', 'billing:refund'] })
const codeOf = () => `TEST-${newId().slice(-12).toUpperCase()}`

async function mintCoupon(of: object = {}) {
  const body = { code: codeOf(), percent: 25, ...of }
  return (await operator.call(coupons.createCoupon, { body })).data.coupon
}
async function begin(payer: Payer, plan_id: string, coupon: string): Promise<string> {
  const { payment_data } = await payer.call(plansContract.initialize, {
    body: { plan_id, provider: 'sandbox', coupon },
  })
  return referenceIn(payment_data.checkout_url)
}
async function payWith(payer: Payer, planId: string, coupon: string) {
  const reference = await begin(payer, planId, coupon)
  await endCheckout(reference, 'pay')
  return (await payer.call(payments.verifyPayment, { body: { reference } })).payment
}
const previewed = (plan_id: string, coupon: string) => ({ body: { plan_id, coupon } })

describe('a coupon', () => {
  test('is shown in the price before payment, charged by the provider, and printed on the receipt', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan({ priceMonthlyMinor: 999_99 })
    const { code } = await mintCoupon({ percent: 33.33 })
    const { data } = await payer.call(coupons.previewPrice, previewed(plan.id, code.toLowerCase()))
    // 33.33 % of 999.99 is 333.296667: rounded down, so that no one pays less than agreed.
    expect(data.price).toMatchObject({ price: 999.99, discount: 333.29, amount_due: 666.7, coupon: { code } })
    const payment = await payWith(payer, plan.id, code)
    expect(payment).toMatchObject({ price: 999.99, discount: 333.29, coupon_code: code, amount: 666.7 })
    const invoice = await payer.call(payments.getInvoice, { params: { id: payment.id } })
    expect(invoice.data.invoice).toMatchObject({ discount: 333.29, coupon_code: code, amount: 666.7 })
    // The payment bought the whole month.
    const { current_period_start, current_period_end } = (await subscriptionOf(payer))!
    expect(Date.parse(current_period_end) - Date.parse(current_period_start)).toBeGreaterThanOrEqual(28 * 86_400_000)
    const [row] = await db.select().from(paymentRows).where(eq(paymentRows.id, payment.id))
    expect([row!.priceMinor, row!.discountMinor, row!.amountMinor]).toEqual([99_999, 33_329, 66_670])
  })

  test('that is unknown, expired, inactive, used up or for another plan gets the same response', async () => {
    const plan = await mintPlan()
    const other = await mintPlan()
    const usedUp = await mintCoupon({ redemptions_max: 1 })
    await payWith(await mintAccount({ plan: null }), plan.id, usedUp.code)
    const codes = [
      codeOf(),
      (await mintCoupon({ valid_until: '2020-01-01T00:00:00.000Z' })).code,
      (await mintCoupon({ is_active: false })).code,
      (await mintCoupon({ plan_ids: [other.id] })).code,
      (await mintCoupon({ percent: null, amount: 10, currency: 'EUR' })).code,
      (await mintCoupon({ percent: null, amount: 5_000, currency: 'NGN' })).code,
      usedUp.code,
    ]
    const payer = await mintAccount({ plan: null })
    const answers = await Promise.all(codes.map((code) => payer.fail(coupons.previewPrice, previewed(plan.id, code))))
    expect(new Set(answers.map(({ httpStatus, message }) => `${httpStatus} ${message}`))).toEqual(
      new Set(['409 This coupon cannot be used. Check the code and the plan, or continue without it.']),
    )
  })

  test('cannot be found by guessing', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan()
    for (let tries = 0; tries < 10; tries++)
      expect((await payer.fail(coupons.previewPrice, previewed(plan.id, codeOf()))).httpStatus).toBe(409)
    const { code } = await mintCoupon()
    expect((await payer.fail(coupons.previewPrice, previewed(plan.id, code))).httpStatus).toBe(429)
    const body = { plan_id: plan.id, provider: 'sandbox', coupon: code }
    expect((await payer.fail(plansContract.initialize, { body })).httpStatus).toBe(429)
  })

  test('with one redemption left is redeemed once among concurrent requests', async () => {
    const plan = await mintPlan()
    const { id, code } = await mintCoupon({ redemptions_max: 1 })
    const payers = await Promise.all(Array.from({ length: 8 }, () => mintAccount({ plan: null })))
    const body = { plan_id: plan.id, provider: 'sandbox', coupon: code }
    const ended = await Promise.allSettled(payers.map((payer) => payer.call(plansContract.initialize, { body })))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { data } = await operator.call(coupons.listCoupons, { query: { search: code } })
    expect(data.coupons[0]).toMatchObject({ id, redemptions: 1, ended: 'used-up' })
    // The others were not asked to pay.
    const open = await db.$count(paymentRows, sql`coupon_id = ${id} AND status = 'pending'`)
    expect(open).toBe(1)
  })

  test('is available to others again once a checkout is abandoned', async () => {
    const plan = await mintPlan()
    const { code } = await mintCoupon({ redemptions_max: 1 })
    const first = await mintAccount({ plan: null })
    const reference = await begin(first, plan.id, code)
    // A customer's own open checkout does not keep them from starting over.
    const again = await begin(first, plan.id, code)
    const second = await mintAccount({ plan: null })
    expect((await second.fail(coupons.previewPrice, previewed(plan.id, code))).httpStatus).toBe(409)
    for (const one of [reference, again]) {
      await endCheckout(one, 'abandon')
      await first.fail(payments.verifyPayment, { body: { reference: one } })
    }
    expect((await payWith(second, plan.id, code)).coupon_code).toBe(code)
  })

  test('is used once per customer, also when the same payment was made twice', async () => {
    const plan = await mintPlan()
    const { code } = await mintCoupon()
    const payer = await mintAccount({ plan: null })
    const [one, two] = [await begin(payer, plan.id, code), await begin(payer, plan.id, code)]
    for (const reference of [one, two]) {
      await endCheckout(reference, 'pay')
      await payer.call(payments.verifyPayment, { body: { reference } })
    }
    const rows = await db.select().from(paymentRows).where(eq(paymentRows.accountId, payer.id))
    expect(rows.map(({ status }) => status)).toEqual(['success', 'success'])
    // Both payments were made as requested, and the operator is notified of the second.
    expect(rows.filter(({ alarm }) => alarm?.includes('coupon'))).toHaveLength(1)
    expect((await payer.fail(coupons.previewPrice, previewed(plan.id, code))).httpStatus).toBe(409)
  })

  test.each([
    ['once', { duration: 'once' }, null],
    ['forever', { duration: 'forever' }, { amount: 1_250 }],
    ['months', { duration: 'months', months: 2 }, { amount: 1_250 }],
  ] as const)('lasts %s', async (_, of, next) => {
    const plan = await mintPlan()
    const { code } = await mintCoupon(of)
    const payer = await mintAccount({ plan: null })
    await payWith(payer, plan.id, code)
    const before = (await subscriptionOf(payer))!
    expect(before.next_discount).toEqual(next && { code, ...next })
    expect(before.next_amount).toBe(next ? 3_750 : 5_000)
    await clockAt(days((await rowOf(payer)).currentPeriodEnd, -3))
    await clockAt(days((await rowOf(payer)).currentPeriodEnd, 0))
    const { data } = await payer.call(payments.listTransactions, {})
    expect(data.transactions.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['renewal', next ? 3_750 : 5_000],
      ['start', 3_750],
    ])
    // Two months were discounted.
    const after = (await subscriptionOf(payer))!
    expect(after.next_discount !== null).toBe(of.duration === 'forever')
  })

  test('refunds no more than was paid, and ends with a refund', async () => {
    const plan = await mintPlan()
    const { code } = await mintCoupon({ duration: 'forever' })
    const payer = await mintAccount({ plan: null })
    const payment = await payWith(payer, plan.id, code)
    const refund = (amount?: number) => ({
      params: { id: payment.id },
      body: { reason: 'Asked for it', request_id: newId(), ...(amount !== undefined && { amount }) },
    })
    expect((await operator.fail(payments.refundPayment, refund(3_750.01))).httpStatus).toBe(422)
    const { data } = await operator.call(payments.refundPayment, refund())
    expect(data.payment).toMatchObject({ status: 'refunded', refunded: 3_750 })
    expect((await subscriptionOf(payer))?.status).toBe('expired')
  })

  test('applies after the credit on a change of plan, and the credit is worth what was paid', async () => {
    const [small, large] = [await mintPlan(), await mintPlan({ priceMonthlyMinor: 1_000_000 })]
    const [half, tenth] = [await mintCoupon({ percent: 50 }), await mintCoupon({ percent: 10 })]
    const payer = await mintAccount({ plan: null })
    await payWith(payer, small.id, half.code)
    const query = { plan_id: large.id, coupon: tenth.code }
    const { data } = await payer.call(payments.previewChange, { query })
    expect(data.change).toMatchObject({ price: 10_000, discount: 1_000, takes_effect: 'now' })
    expect(data.change.credit).toBeLessThanOrEqual(2_500)
    expect(data.change.amount_due).toBe(10_000 - 1_000 - data.change.credit)
  })

  test('keeps its terms, and is listed only for operators', async () => {
    const { id } = await mintCoupon()
    const body = { redemptions_max: 5 }
    const { data } = await operator.call(coupons.updateCoupon, { params: { id }, body })
    expect(data.coupon).toMatchObject({ percent: 25, redemptions_max: 5, is_active: true })
    await expect(db.run(sql`UPDATE coupons SET basis_points = 9900 WHERE id = ${id}`)).rejects.toThrow()
    const customer = await mintAccount()
    expect((await customer.fail(coupons.listCoupons, {})).httpStatus).toBe(403)
    expect((await operator.fail(coupons.createCoupon, { body: { percent: 5, amount: 5 } })).httpStatus).toBe(422)
  })
})
