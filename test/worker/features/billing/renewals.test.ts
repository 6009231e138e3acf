import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { accountDeletions, accounts } from '../../../../src/db/schema/control/accounts.ts'
import { payments } from '../../../../src/db/schema/control/payments.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { paymentProvidersOf } from '../../../../src/domain/billing/payment-providers.ts'
import { finishDeletions } from '../../../../src/features/accounts/finish-deletions.ts'
import { payRenewal } from '../../../../src/features/billing/pay-renewal.ts'
import { renewDue } from '../../../../src/features/billing/renew-due.ts'
import { signedWebhook } from '../../../support/signed-webhook.ts'
import { waitUntil } from '../../../support/wait.ts'
import { db } from '../../support/factories.ts'
import { begun, heldAt, PROVIDERS, statusOf, subscribed } from './begun.ts'
import { days, mailsTo } from './support.ts'

/** Fails the first batch of a process before it is executed. */
const dying = (ctx: ServiceContext): ServiceContext => ({
  ...ctx,
  db: new Proxy(ctx.db, {
    get(target, name) {
      if (name !== '$client') return Reflect.get(target, name)
      const batch = () => Promise.reject(new Error('killed'))
      return { prepare: target.$client.prepare.bind(target.$client), batch }
    },
  }),
})

describe.each(PROVIDERS)('a renewal at %s', (provider) => {
  test('charges once, whichever process crashes and however often it is retried', async () => {
    const { id, clock, end, renewals } = await subscribed(provider)
    // The first process crashes after the provider charged, before the result is stored.
    await renewDue(dying(clock(0.01)))
    await db.update(subscriptions).set({ nextAt: end }).where(eq(subscriptions.accountId, id))
    await renewDue(clock(0.01))
    const rows = await renewals()
    expect(rows).toMatchObject([{ status: 'success', amountMinor: 4_999, periodStart: end }])
    expect(await heldAt(provider, rows[0]!.reference)).toMatchObject({ taken: 1 })
  })

  test('charges once, also with concurrent clock runs', async () => {
    const { clock, row, renewals } = await subscribed(provider)
    await Promise.all(Array.from({ length: 4 }, () => renewDue(clock(0.01))))
    await renewDue(clock(0.1))
    const rows = await renewals()
    expect(rows).toMatchObject([{ status: 'success' }])
    expect(await heldAt(provider, rows[0]!.reference)).toMatchObject({ taken: 1, begun: 1 })
    expect(await row()).toMatchObject({ status: 'active', renewalAttempts: 0 })
  })

  test('is skipped if the customer has just paid manually', async () => {
    const { ctx, control, clock, end, row, renewals } = await subscribed(provider)
    const before = { ...ctx, clock: { now: () => days(end, -1) } }
    await payRenewal(before, { provider })
    const [{ reference } = { reference: '' }] = await renewals()
    await control('pay', reference)
    await renewDue(clock(0.01))
    expect(await renewals()).toMatchObject([{ reference, status: 'success', periodStart: end }])
    expect((await row()).currentPeriodEnd < days(end, 32).toISOString()).toBe(true)
  })

  test('with an unknown outcome keeps the plan for a day, and is past due after it', async () => {
    const { control, clock, row, renewals } = await subscribed(provider)
    await control('down')
    await renewDue(clock(0.01))
    expect(await row()).toMatchObject({ status: 'active' })
    await renewDue(clock(1.1))
    expect(await row()).toMatchObject({ status: 'past_due', renewalAttempts: 0 })
    await control('up')
    await renewDue(clock(1.2))
    expect(await row()).toMatchObject({ status: 'active' })
    expect(await renewals()).toMatchObject([{ status: 'success' }])
  })
})

test.each(['paystack', 'flutterwave', 'stripe', 'paypal'] as const)(
  'notifies the customer about a method that %s rejects, and keeps the plan only for the grace period',
  async (provider) => {
    const { id, email, ctx, clock, row, reference } = await subscribed(provider)
    const kept = { authorization_code: 'gone', token: 'gone', country: 'NG', customer: 'cus_1', payment_method: 'gone' }
    const token = JSON.stringify({ ...kept, vault_id: 'gone', email })
    const sealed = await ctx.sealing.seal(token, {
      ...{ accountId: id, table: 'payment_methods', rowId: provider, column: 'token' },
    })
    await db.$client.prepare('UPDATE payment_methods SET token = ? WHERE account_id = ?').bind(sealed, id).run()
    await renewDue(clock(0.01))
    expect(await row()).toMatchObject({ status: 'past_due', renewalAttempts: 1 })
    await waitUntil(async () => (await mailsTo({ email })).includes('Your payment failed'))
    for (const day of [1, 3, 5, 6, 7.1]) await renewDue(clock(day))
    expect(await row()).toMatchObject({ status: 'expired', nextAt: null })
    expect(await heldAt(provider, reference)).toMatchObject({ taken: 1 })
  },
)

test('a renewal that PayPal charged, but whose response was lost, is granted as soon as an event names the order', async () => {
  const { clock, control, end, row, renewals, tell, read } = await subscribed('paypal')
  await control('lose_answer')
  await renewDue(clock(0.01))
  await control('forget_requests')
  await renewDue(clock(0.1))
  const [renewal] = await renewals()
  expect(renewal).toMatchObject({ status: 'pending', providerReference: null })
  const { id: providerReference, taken } = await heldAt('paypal', renewal!.reference)
  expect(taken).toBe(1)
  await tell(signedWebhook('paypal', { reference: renewal!.reference, providerReference }))
  await read(renewal!.reference, days(end, 0.2))
  expect(await renewals()).toMatchObject([{ status: 'success', providerReference }])
  expect(await row()).toMatchObject({ status: 'active', currentPeriodStart: end })
})

describe('an account', () => {
  test('that was deleted is not charged any more, and the provider deletes its payment method', async () => {
    const { id, clock, reference, renewals } = await subscribed('stripe')
    await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id))
    await db.insert(accountDeletions).values({ accountId: id, createdAt: new Date().toISOString() })
    await renewDue(clock(0.01))
    expect(await renewals()).toEqual([])
    const job = clock(0)
    await finishDeletions({ ...job, clock: { now: () => new Date() } })
    expect(await db.$count(accounts, eq(accounts.id, id))).toBe(0)
    expect(await heldAt('stripe', reference)).toMatchObject({ isMethodGone: true })
  })

  test('that is deleted is kept for a while if the provider cannot be reached', async () => {
    const { id, control, clock } = await subscribed('stripe')
    const createdAt = new Date()
    await db.insert(accountDeletions).values({ accountId: id, createdAt: createdAt.toISOString() })
    const at = (minutes: number) => ({
      ...clock(0),
      clock: { now: () => new Date(createdAt.getTime() + minutes * 60_000) },
    })
    await control('down')
    await finishDeletions(at(1))
    expect(await db.$count(accounts, eq(accounts.id, id))).toBe(1)
    await finishDeletions(at(31))
    expect(await db.$count(accounts, eq(accounts.id, id))).toBe(0)
    await control('up')
  })

  test('that is suspended is not charged', async () => {
    const { id, clock, row, renewals } = await subscribed('stripe')
    await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id))
    await renewDue(clock(0.01))
    expect(await renewals()).toEqual([])
    expect(await row()).toMatchObject({ status: 'past_due' })
  })

  test('that is deleted during an open checkout gets no plan, and the operator is notified', async () => {
    const { id, ctx, control, tell, read, reference } = await begun('paystack')
    await control('pay')
    await db.$client.prepare('DELETE FROM accounts WHERE id = ?').bind(id).run()
    await tell()
    await read()
    const [payment] = await db.select().from(payments).where(eq(payments.reference, reference))
    expect(payment).toMatchObject({ status: 'failed', alarm: expect.stringContaining('deleted'), invoiceNumber: null })
    expect(await statusOf(id)).toBeNull()
    const support = { email: ctx.config.mailboxes.support }
    await waitUntil(async () => (await mailsTo(support)).includes(`A payment needs review: ${reference}`))
  })
})

test('an account is not charged at a provider that is no longer configured', async () => {
  const { ctx, clock, row } = await subscribed('paystack')
  const { stripe, flutterwave, paypal, paystack } = ctx.config.payments
  const without = {
    ...clock(0.01),
    config: { ...ctx.config, payments: { stripe, flutterwave, paypal, paystack: { url: paystack.url } } },
  }
  expect(paymentProvidersOf(without).has('paystack')).toBe(false)
  await renewDue(without)
  expect(await row()).toMatchObject({ status: 'past_due', renewalAttempts: 0 })
})
