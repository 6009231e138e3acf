import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as plansContract from '../../../../src/contracts/billing/plans.ts'
import { payments as paymentRows } from '../../../../src/db/schema/control/payments.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { checkPayments } from '../../../../src/features/billing/check-payments.ts'
import { settlePayment } from '../../../../src/features/billing/settle-payment.ts'
import { waitUntil } from '../../../support/wait.ts'
import { contextOf, db, mintAccount } from '../../support/factories.ts'
import { begin, endCheckout, mailsTo, mintPlan, pay, subscriptionOf } from './support.ts'

const paymentOf = async (reference: string) =>
  (await db.select().from(paymentRows).where(eq(paymentRows.reference, reference)))[0]!

describe('a paid plan', () => {
  test('starts when the provider confirms the payment, not when the browser returns', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan()
    const reference = await begin(payer, plan.id)
    const early = await payer.fail(payments.verifyPayment, { body: { reference, provider: 'sandbox' } })
    expect(early).toMatchObject({ httpStatus: 503 })
    expect(await subscriptionOf(payer)).toBeNull()

    const back = await endCheckout(reference, 'pay')
    expect(back.pathname).toBe('/payment/verify')
    expect(back.searchParams.get('reference')).toBe(reference)
    const { subscription, payment, message } = await payer.call(payments.verifyPayment, { body: { reference } })
    expect(message).toBe('Payment verified successfully! Your subscription is now active.')
    expect(subscription).toMatchObject({
      ...{
        status: 'active',
        billing_cycle: 'monthly',
        payment_provider: 'sandbox',
        next_amount: 5_000,
        currency: 'NGN',
      },
      payment_method: 'Sandbox card •••• 4242',
    })
    expect(payment).toMatchObject({ amount: 5_000, status: 'success', kind: 'start' })
    expect(payment.invoice_number).toMatch(/^\d{4}-\d{6}$/)
    await waitUntil(async () => (await mailsTo(payer)).some((subject) => subject.startsWith('Your receipt')))
  })

  test('is granted once, even with concurrent confirmations', async () => {
    const payer = await mintAccount({ plan: null })
    const reference = await begin(payer, (await mintPlan()).id)
    await endCheckout(reference, 'pay')
    const body = { reference }
    const answers = await Promise.all(Array.from({ length: 20 }, () => payer.call(payments.verifyPayment, { body })))
    expect(new Set(answers.map(({ subscription }) => subscription?.current_period_end)).size).toBe(1)
    expect(await db.$count(subscriptions, eq(subscriptions.accountId, payer.id))).toBe(1)
    const { data } = await payer.call(payments.listTransactions, {})
    expect(data.transactions.filter(({ status }) => status === 'success')).toHaveLength(1)
  })

  test.each([
    ['fail', 'failed', 'The card was declined.'],
    ['abandon', 'abandoned', 'The payment was cancelled.'],
  ] as const)('does not start where they %s', async (act, status, reason) => {
    const payer = await mintAccount({ plan: null })
    const reference = await begin(payer, (await mintPlan()).id)
    await endCheckout(reference, act)
    expect(await payer.fail(payments.verifyPayment, { body: { reference } })).toMatchObject({
      ...{ httpStatus: 409, message: reason },
    })
    expect(await subscriptionOf(payer)).toBeNull()
    expect((await paymentOf(reference)).status).toBe(status)
  })

  test.each([
    ['another amount', { minor: 499_999, currency: 'NGN' }, undefined],
    ['another currency', { minor: 500_000, currency: 'USD' }, undefined],
    ['another payment', { minor: 500_000, currency: 'NGN' }, 'ctp-of-somebody-else'],
  ])('is not granted for %s, and the operator is notified', async (_, money, named) => {
    const payer = await mintAccount({ plan: null })
    const reference = await begin(payer, (await mintPlan()).id)
    const { id } = await paymentOf(reference)
    const paid = { kind: 'paid', reference: named ?? reference, money, transactionId: 't', method: null } as const
    const settled = await settlePayment(contextOf(payer.id), id, paid)
    expect(settled).toMatchObject({ status: 'failed', alarm: expect.any(String), invoiceNumber: null })
    expect(await subscriptionOf(payer)).toBeNull()
  })

  test('notifies the operator even if the first notification crashed', async () => {
    const payer = await mintAccount({ plan: null })
    const reference = await begin(payer, (await mintPlan()).id)
    const { id } = await paymentOf(reference)
    const paid = { kind: 'paid', reference: 'ctp-of-nobody', transactionId: 't', method: null } as const
    const settlement = { ...paid, money: { minor: 500_000, currency: 'NGN' } }
    const ctx = contextOf(payer.id)
    const send = () => Promise.reject(new Error('killed'))
    await settlePayment({ ...ctx, queues: { ...ctx.queues, send } }, id, settlement).catch(() => {})
    await settlePayment(ctx, id, settlement)
    const operator = { email: ctx.config.mailboxes.support }
    await waitUntil(async () => (await mailsTo(operator)).includes(`A payment needs review: ${reference}`))
  })

  test('starts in time even if the customer never returned', async () => {
    const payer = await mintAccount({ plan: null })
    const reference = await begin(payer, (await mintPlan()).id)
    await endCheckout(reference, 'pay')
    const later = new Date(Date.now() + 3 * 60_000)
    await checkPayments({ ...contextOf(payer.id), clock: { now: () => later } })
    expect(await subscriptionOf(payer)).toMatchObject({ status: 'active' })
  })

  test('keeps its terms when the plan and its price change, until it renews', async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan()
    await pay(payer, plan.id)
    await db.update(plans).set({ priceMonthlyMinor: 900_000, crawlsPerMonth: 1 }).where(eq(plans.id, plan.id))
    expect(await subscriptionOf(payer)).toMatchObject({
      plan: { price_monthly: 5_000, crawls_per_month: 7 },
      next_amount: 9_000,
    })
    const { data } = await payer.call(plansContract.getUsage, {})
    expect(data.crawls.limit).toBe(7)
  })
})

test('an abandoned payment is checked for a week, because some customers pay late', async () => {
  const payer = await mintAccount({ plan: null })
  const reference = await begin(payer, (await mintPlan()).id)
  const check = async () => {
    const { nextCheckAt } = await paymentOf(reference)
    await checkPayments({ ...contextOf(payer.id), clock: { now: () => new Date(nextCheckAt!) } })
    return (await paymentOf(reference)).status
  }
  const told: string[] = []
  for (let times = 0; times < 8; times++) told.push(await check())
  expect(told).toEqual([...Array.from({ length: 4 }, () => 'pending'), ...Array.from({ length: 4 }, () => 'abandoned')])
  const { data } = await payer.call(payments.listTransactions, {})
  expect(data.transactions).toMatchObject([{ status: 'abandoned', reason: 'The payment was not finished.' }])
  const another = await begin(payer, (await mintPlan()).id)
  await endCheckout(reference, 'pay')
  expect(await check()).toBe('success')
  expect(await subscriptionOf(payer)).toMatchObject({ status: 'active' })
  expect(await paymentOf(reference)).toMatchObject({ nextCheckAt: null })
  // A payment that is never made is not checked any more.
  for (let at = (await paymentOf(another)).nextCheckAt; at !== null; at = (await paymentOf(another)).nextCheckAt)
    await checkPayments({ ...contextOf(payer.id), clock: { now: () => new Date(at!) } })
  expect(await paymentOf(another)).toMatchObject({ status: 'abandoned', checks: 9 })
})

test('a payment whose provider is no longer available does not wait forever', async () => {
  const payer = await mintAccount({ plan: null })
  const reference = await begin(payer, (await mintPlan()).id)
  await db.update(paymentRows).set({ provider: 'paystack' }).where(eq(paymentRows.reference, reference))
  const check = async (days: number) => {
    const due = { nextCheckAt: new Date().toISOString() }
    await db.update(paymentRows).set(due).where(eq(paymentRows.reference, reference))
    const now = new Date(Date.now() + days * 86_400_000)
    await checkPayments({ ...contextOf(payer.id), clock: { now: () => now } })
    return paymentOf(reference)
  }
  expect(await check(6)).toMatchObject({ status: 'pending' })
  expect(await check(8)).toMatchObject({ status: 'abandoned', reason: expect.stringContaining('could not be asked') })
})

describe('a payment that is retried', () => {
  const retry = (payer: Awaited<ReturnType<typeof mintAccount>>, reference: string) =>
    payer.call(payments.retryPayment, { body: { reference } })
  test.each(['fail', 'abandon'] as const)('creates a new payment for the same plan: %s', async (act) => {
    const payer = await mintAccount({ plan: null })
    const reference = await begin(payer, (await mintPlan()).id)
    await endCheckout(reference, act)
    const { payment_data } = await retry(payer, reference)
    expect(payment_data.checkout_url).toBeDefined()
    const { transactions } = (await payer.call(payments.listTransactions, {})).data
    expect(transactions.map(({ status }) => status)).toEqual(['pending', act === 'fail' ? 'failed' : 'abandoned'])
    const again = transactions.find(({ status }) => status === 'pending')!.reference
    await endCheckout(again, 'pay')
    await payer.call(payments.verifyPayment, { body: { reference: again } })
    expect(await subscriptionOf(payer)).toMatchObject({ status: 'active' })
  })

  test('replaces an unfinished payment, and creates none where the first one was paid', async () => {
    const payer = await mintAccount({ plan: null })
    const reference = await begin(payer, (await mintPlan()).id)
    expect((await retry(payer, reference)).payment_data.checkout_url).toBeDefined()
    expect(await paymentOf(reference)).toMatchObject({ status: 'abandoned', reason: 'It was started again.' })
    await endCheckout(reference, 'pay')
    expect((await retry(payer, reference)).payment_data.checkout_url).toBeUndefined()
    expect(await subscriptionOf(payer)).toMatchObject({ status: 'active' })
  })

  test('cannot be retried by another account', async () => {
    const [payer, other] = [await mintAccount({ plan: null }), await mintAccount({ plan: null })]
    const reference = await begin(payer, (await mintPlan()).id)
    const refused = await other.fail(payments.retryPayment, { body: { reference } })
    expect(refused).toMatchObject({ httpStatus: 404 })
  })
})

test('a payment of another account is not found', async () => {
  const [payer, other] = [await mintAccount({ plan: null }), await mintAccount({ plan: null })]
  const reference = await begin(payer, (await mintPlan()).id)
  await endCheckout(reference, 'pay')
  expect(await other.fail(payments.verifyPayment, { body: { reference } })).toMatchObject({ httpStatus: 404 })
  const { payment } = await payer.call(payments.verifyPayment, { body: { reference } })
  expect(await other.fail(payments.getInvoice, { params: { id: payment.id } })).toMatchObject({ httpStatus: 404 })
  const { data } = await payer.call(payments.getInvoice, { params: { id: payment.id } })
  expect(data.invoice).toMatchObject({ payer_email: payer.email, amount: 5_000 })
})

test('receipts are numbered without gaps, also with concurrent payments', async () => {
  const plan = await mintPlan()
  const references = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const payer = await mintAccount({ plan: null })
      const reference = await begin(payer, plan.id)
      await endCheckout(reference, 'pay')
      return { payer, reference }
    }),
  )
  const paid = await Promise.all(
    references.map(({ payer, reference }) => payer.call(payments.verifyPayment, { body: { reference } })),
  )
  const numbers = paid.map(({ payment }) => Number(payment.invoice_number!.slice(5))).toSorted((a, b) => a - b)
  expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 2, 3, 4, 5])
})

test('a payment of a deleted account is kept without personal data', async () => {
  const payer = await mintAccount({ plan: null })
  const { payment } = await pay(payer, (await mintPlan()).id)
  await db.$client.prepare('DELETE FROM accounts WHERE id = ?').bind(payer.id).run()
  expect(await paymentOf(payment.reference)).toMatchObject({
    ...{ accountId: null, payerName: null, payerEmail: null, status: 'success', amountMinor: 500_000 },
  })
})

describe('two payments for one plan', () => {
  const paidTwice = async () => {
    const payer = await mintAccount({ plan: null })
    const plan = await mintPlan()
    const references = [await begin(payer, plan.id), await begin(payer, plan.id)]
    const paid = async (reference: string) => {
      await endCheckout(reference, 'pay')
      return (await payer.call(payments.verifyPayment, { body: { reference } })).payment
    }
    const [first, second] = [await paid(references[0]!), await paid(references[1]!)]
    const refund = ({ id }: { id: string }) =>
      settlePayment(contextOf(payer.id), id, { kind: 'refunded', reason: 'The payment was given back.' })
    return { payer, first, second, refund }
  }

  test('refunding the first one shortens the period of the second', async () => {
    const { payer, first, second, refund } = await paidTwice()
    await refund(first)
    const left = await subscriptionOf(payer)
    expect(left?.status).toBe('active')
    const takenMs = Date.parse(second.period_end!) - Date.parse(left!.current_period_end)
    expect(takenMs / (Date.parse(first.period_end!) - Date.parse(first.period_start!))).toBeCloseTo(1, 3)
    await refund(second)
    expect(await subscriptionOf(payer)).toMatchObject({ status: 'expired' })
  })

  test('refunding the second one keeps the first, and no further payment is requested', async () => {
    const { payer, first, second, refund } = await paidTwice()
    await refund(second)
    expect(await subscriptionOf(payer)).toMatchObject({
      ...{ status: 'cancelled', current_period_end: first.period_end, next_amount: null },
    })
    await refund(second)
    expect(await subscriptionOf(payer)).toMatchObject({ status: 'cancelled' })
  })
})

test('a refund revokes what the payment bought', async () => {
  const payer = await mintAccount({ plan: null })
  const { payment } = await pay(payer, (await mintPlan()).id)
  const refunded = { kind: 'refunded', reason: 'The payment was refunded.' } as const
  await settlePayment(contextOf(payer.id), payment.id, refunded)
  expect(await subscriptionOf(payer)).toMatchObject({ status: 'expired' })
  // A late event of the provider changes nothing.
  const paid = { kind: 'paid', reference: payment.reference, money: { minor: 500_000, currency: 'NGN' } } as const
  const settled = await settlePayment(contextOf(payer.id), payment.id, { ...paid, transactionId: 't', method: null })
  expect(settled.status).toBe('refunded')
  expect(await subscriptionOf(payer)).toMatchObject({ status: 'expired' })
})
