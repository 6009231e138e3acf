import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/billing/payments.ts'
import { paymentLots, paymentRefunds } from '../../../../src/db/schema/control/payments.ts'
import { checkRefunds, refundPayment } from '../../../../src/features/billing/refund-payment.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { signedWebhook } from '../../../support/signed-webhook.ts'
import { waitUntil } from '../../../support/wait.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { heldAt, PROVIDERS, paymentOf, subscribed } from './begun.ts'
import { begin, days, mailsTo, mintPlan, pay, rowOf, subscriptionOf } from './support.ts'

const wanted = (amount?: number) => ({ reason: 'Paid twice', request_id: newId(), ...(amount && { amount }) })
const refundsOf = (id: string) => db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, id))
const lotOf = async (id: string) => (await db.select().from(paymentLots).where(eq(paymentLots.id, id)))[0]!
const manager = () => mintAccount({ isAdmin: true, grants: ['billing:manage', 'billing:refund'] })

describe.each(PROVIDERS)('a refund at %s', (provider) => {
  test('of a part, then of the rest, refunds each once and shortens the period accordingly', async () => {
    const { ctx, reference, row, email } = await subscribed(provider)
    const { id } = await paymentOf(reference)
    const { currentPeriodEnd: end } = await row()
    const part = wanted(20)
    const { refund, payment } = await refundPayment(ctx, id, part)
    expect(refund).toMatchObject({ state: 'done', amount: 20, origin: 'administrator' })
    expect(payment).toMatchObject({ status: 'success', refunded: 20, refunds: [{ id: refund.id }] })
    // Repeating the same request is the same refund.
    expect((await refundPayment(ctx, id, part)).refund.id).toBe(refund.id)
    expect(await heldAt(provider, reference)).toMatchObject({ refunds: 1 })
    const shorter = (await row()).currentPeriodEnd
    expect(shorter < end).toBe(true)
    expect(await lotOf(id)).toMatchObject({ refundedMinor: 2_000, paidMinor: 4_999, valueMinor: 2_999 })
    await waitUntil(async () => (await mailsTo({ email })).includes('Your refund of USD 20.00 from Contactory'))

    await expect(refundPayment(ctx, id, wanted(30))).rejects.toThrow('At most USD 29.99 can be refunded')
    expect((await refundPayment(ctx, id, wanted())).payment).toMatchObject({ status: 'refunded', refunded: 49.99 })
    expect(await row()).toMatchObject({ status: 'expired' })
    await expect(refundPayment(ctx, id, wanted(1))).rejects.toThrow('refunded already')
    expect(await heldAt(provider, reference)).toMatchObject({ refunds: 2, state: 'refunded' })
  })

  test('is made once, even if the response was lost or the request was sent twice', async () => {
    const { ctx, reference, control } = await subscribed(provider)
    const { id } = await paymentOf(reference)
    await control('lose_answer')
    const lost = wanted(10)
    expect((await refundPayment(ctx, id, lost)).refund).toMatchObject({ state: 'requested' })
    await control('forget_requests')
    const later = { ...ctx, account: null, clock: { now: () => days(new Date().toISOString(), 1) } }
    await checkRefunds(later)
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', amountMinor: 1_000 }])
    expect(await heldAt(provider, reference)).toMatchObject({ refunds: 1 })
    const [one, two] = [wanted(5), wanted(5)]
    const both = await Promise.allSettled([
      refundPayment(ctx, id, one),
      refundPayment(ctx, id, one),
      refundPayment(ctx, id, two),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2)
    const held = await heldAt(provider, reference)
    const rows = await refundsOf(id)
    expect(held.refunds).toBe(rows.length)
    expect((await paymentOf(reference)).refundedMinor).toBe(rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
  })

  test('that is pending is settled by its event, or fails with a reason and shortens nothing', async () => {
    const { ctx, reference, control, tell, read, event, row } = await subscribed(provider)
    const { id } = await paymentOf(reference)
    const { currentPeriodEnd: end } = await row()
    await control('pend_refunds')
    expect((await refundPayment(ctx, id, wanted(10))).refund).toMatchObject({ state: 'pending' })
    await expect(refundPayment(ctx, id, wanted(10))).rejects.toThrow('under way')
    expect(await row()).toMatchObject({ currentPeriodEnd: end })
    await control('break_refunds')
    await tell(signedWebhook(provider, { ...event, type: TYPES[provider], id: `${provider}-${newId()}` }))
    await read()
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed', failure: expect.stringContaining('return') }])
    expect(await row()).toMatchObject({ currentPeriodEnd: end })

    await control('pend_refunds')
    await refundPayment(ctx, id, wanted(10))
    await control('finish_refunds')
    await tell(signedWebhook(provider, { ...event, type: TYPES[provider], id: `${provider}-${newId()}` }))
    await read()
    const done = (await refundsOf(id)).filter(({ state }) => state === 'done')
    expect(done).toMatchObject([{ amountMinor: 1_000, origin: 'administrator' }])
    expect((await row()).currentPeriodEnd < end).toBe(true)
    // The provider refunds the whole rest on its own.
    await control('refund')
    await tell(signedWebhook(provider, { ...event, type: TYPES[provider], id: `${provider}-${newId()}` }))
    await read()
    expect((await refundsOf(id)).filter(({ origin }) => origin === 'provider')).toMatchObject([{ amountMinor: 3_999 }])
    expect(await paymentOf(reference)).toMatchObject({ status: 'refunded', refundedMinor: 4_999 })
  })
})

const TYPES = {
  ...{ paystack: 'refund.processed', flutterwave: 'refund.completed', stripe: 'charge.refunded' },
  paypal: 'PAYMENT.CAPTURE.REFUNDED',
} as const

describe('refunds by administrators', () => {
  test('require their own permission, an amount, a reason, and a completed payment', async () => {
    const payer = await mintAccount({ plan: null })
    const { payment } = await pay(payer, (await mintPlan()).id)
    const input = { params: { id: payment.id }, body: wanted() }
    const without = await mintAccount({ isAdmin: true, grants: ['billing:manage'] })
    expect(await without.fail(contract.refundPayment, input)).toMatchObject({ httpStatus: 403 })
    expect(await payer.fail(contract.refundPayment, input)).toMatchObject({ httpStatus: 403 })
    const { fail, call } = await manager()
    const body = { ...wanted(), reason: ' ' }
    expect(await fail(contract.refundPayment, { params: input.params, body })).toMatchObject({ httpStatus: 422 })
    expect(await fail(contract.refundPayment, { params: { id: newId() }, body: wanted() })).toMatchObject({
      httpStatus: 404,
    })
    const tooFine = { params: input.params, body: wanted(0.001) }
    expect(await fail(contract.refundPayment, tooFine)).toMatchObject({ httpStatus: 422 })

    const { data } = await call(contract.refundPayment, input)
    expect(data.refund).toMatchObject({ state: 'done', amount: 5_000, reason: 'Paid twice' })
    expect(await subscriptionOf(payer)).toMatchObject({ status: 'expired' })
    const listed = (await call(contract.listAdminPayments, { query: { search: payer.email } })).data.payments
    expect(listed).toMatchObject([{ refunded: 5_000, refunds: [{ state: 'done' }], status: 'refunded' }])
    const audited = await db.all<{ action: string }>(
      `SELECT action FROM audit_events WHERE object_id = '${payment.id}' ORDER BY created_at`,
    )
    expect(audited.map(({ action }) => action)).toEqual(['payment.settle', 'payment.request-refund', 'payment.refund'])
    expect((await rowOf(payer)).status).toBe('expired')
  })

  test('of an uncompleted payment are rejected', async () => {
    const payer = await mintAccount({ plan: null })
    const { id } = await paymentOf(await begin(payer, (await mintPlan()).id))
    const { fail } = await manager()
    const refused = await fail(contract.refundPayment, { params: { id }, body: wanted() })
    expect(refused).toMatchObject({ httpStatus: 409, message: 'Only a payment that was made can be refunded.' })
  })
})
