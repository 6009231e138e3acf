import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { newId } from '../../../../src/lib/ids.ts'
import { createPaymentProviders } from '../../../../src/platform/payments/create-payment-providers.ts'
import type { PaymentProvider, Purchase, Settlement } from '../../../../src/platform/payments/port.ts'
import type { Money } from '../../../../src/rules/billing/money.ts'
import { PAYMENT_SECRETS, paymentKeys } from '../../../support/payment-keys.ts'
import type { PaymentAct, PaymentSummary, ProviderAct } from '../../../support/payment-providers.ts'
import type { FakeProvider } from '../../../support/signed-webhook.ts'

const keys = paymentKeys(env.PAYMENTS_ORIGIN)
/** A pending request is never answered, however long the test waits. */
const IMPATIENCE_MS = 300
const CODES = ['paystack', 'flutterwave', 'stripe', 'paypal'] as const
/** The amounts per provider, with decimals that no double represents exactly. */
const MONEY: Readonly<Record<FakeProvider, Money>> = {
  paystack: { minor: 500_029, currency: 'NGN' },
  flutterwave: { minor: 500_029, currency: 'NGN' },
  stripe: { minor: 500_029, currency: 'NGN' },
  paypal: { minor: 4_999, currency: 'USD' },
}
const LABELS = { paystack: 'Visa •••• 4081', flutterwave: 'Mastercard •••• 2950', stripe: 'Visa •••• 4242' }

const purchaseOf = (code: FakeProvider, more: Partial<Purchase> = {}): Purchase => ({
  ...{ reference: `ctp-${newId()}`, money: MONEY[code], email: 'zoe@example.test', name: 'Zoë Ångström' },
  description: 'Contactory Pro, monthly',
  returnUrl: 'https://app.example.test/payment/verify?reference=x',
  cancelUrl: 'https://app.example.test/payment/verify?reference=x&status=cancelled',
  ...more,
})
const control = async (provider: FakeProvider, what: PaymentAct | ProviderAct, reference?: string) => {
  const body = JSON.stringify({ provider, reference, do: what })
  expect((await fetch(`${env.PAYMENTS_ORIGIN}/control`, { method: 'POST', body })).status).toBe(204)
}
const told = async (provider: FakeProvider, reference: string): Promise<PaymentSummary> =>
  (await fetch(`${env.PAYMENTS_ORIGIN}/payments?provider=${provider}&reference=${reference}`)).json()

describe.each(CODES)('%s', (code) => {
  const provider = createPaymentProviders(keys).get(code) as PaymentProvider
  const impatient = createPaymentProviders(keys, IMPATIENCE_MS).get(code) as PaymentProvider
  const { currency } = MONEY[code]
  afterEach(() => control(code, 'up'))

  /** Starts a payment, lets its payer act, and fetches the result. */
  async function played(act: PaymentAct, ...more: PaymentAct[]) {
    const purchase = purchaseOf(code)
    const { reference } = purchase
    const { providerReference } = await provider.start(purchase)
    const ask = () => provider.verify({ reference, providerReference, currency })
    await control(code, act, reference)
    let settlement = await ask()
    for (const next of more) {
      await control(code, next, reference)
      settlement = await ask()
    }
    return { purchase, reference, providerReference, settlement, ask }
  }
  async function keptMethod(...acts: PaymentAct[]) {
    const { reference, settlement } = await played('pay')
    for (const act of acts) await control(code, act, reference)
    if (settlement.kind !== 'paid' || !settlement.method) throw new Error('nothing was kept')
    return { reference, method: settlement.method }
  }
  const unpaid = (settlement: Settlement) => expect(settlement.kind).not.toBe('paid')

  test('a checkout waits for its payer', async () => {
    const purchase = purchaseOf(code)
    const { url, providerReference } = await provider.start(purchase)
    expect(url).toMatch(new RegExp(`^${env.PAYMENTS_ORIGIN}/${code}/checkout/`))
    expect(providerReference !== null).toBe(code === 'stripe' || code === 'paypal')
    const query = { reference: purchase.reference, providerReference, currency }
    expect(await provider.verify(query)).toMatchObject({ kind: 'pending' })
    expect(await told(code, purchase.reference)).toMatchObject({ taken: 0 })
  })

  test('a payment is reported exactly, with a reusable payment method', async () => {
    const { reference, settlement } = await played('pay')
    expect(settlement).toMatchObject({
      ...{ kind: 'paid', reference, money: MONEY[code], transactionId: expect.stringMatching(/^\w+$/) },
      method: {
        label: code === 'paypal' ? 'PayPal payer@paypal.test' : LABELS[code],
        expires: code === 'paypal' ? null : expect.stringMatching(/^20\d\d-(?:0[1-9]|1[0-2])$/),
      },
    })
    expect(await told(code, reference)).toMatchObject({ taken: 1 })
  })

  test('verifying again or concurrently captures the payment once', async () => {
    const { reference, ask } = await played('pay')
    const settlements = await Promise.all([ask(), ask(), ask(), ask()])
    expect(settlements.map(({ kind }) => kind)).toEqual(['paid', 'paid', 'paid', 'paid'])
    expect(await told(code, reference)).toMatchObject({ taken: 1 })
  })

  test('a different amount, currency or reference is reported as it is', async () => {
    const amount = (await played('wrong_amount')).settlement
    expect(amount).toMatchObject({ kind: 'paid', money: { minor: code === 'flutterwave' ? 100 : 1, currency } })
    expect((await played('wrong_currency')).settlement).toMatchObject({ kind: 'paid', money: { currency: 'EUR' } })
    const { purchase, providerReference } = await played('pend')
    await control(code, 'wrong_reference', purchase.reference)
    const asked = provider.verify({ reference: purchase.reference, providerReference, currency })
    // Another customer's order is not captured.
    if (code === 'paypal') await expect(asked).rejects.toMatchObject({ code: 'conflict' })
    else expect(await asked).toMatchObject({ kind: 'paid', reference: `${purchase.reference}-of-another` })
  })

  test('a declined payment fails with its reason', async () => {
    const { settlement, reference } = await played('fail')
    expect(settlement).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/funds|declined/i) })
    expect(await told(code, reference)).toMatchObject({ taken: 0 })
  })

  test('an abandoned checkout is reported as abandoned, or as pending if it can still be paid', async () => {
    const { settlement } = await played('abandon')
    expect(settlement.kind).toBe(code === 'flutterwave' ? 'pending' : 'abandoned')
  })

  test('a payment in progress is pending, then paid', async () => {
    const { settlement, ask, reference } = await played('pend')
    expect(settlement).toMatchObject({ kind: 'pending' })
    await control(code, 'pay', reference)
    expect(await ask()).toMatchObject({ kind: 'paid' })
  })

  test('a returned payment is reported as refunded', async () => {
    const { settlement } = await played('pay', 'refund')
    expect(settlement).toMatchObject({ kind: 'refunded', reason: expect.stringMatching(/\.$/) })
  })

  test('a payment whose method may not be stored returns none', async () => {
    const { settlement } = await played('pay_without_method')
    expect(settlement).toMatchObject({ kind: 'paid', method: null })
  })

  test('an unknown payment is reported as not found', async () => {
    const query = { reference: `ctp-${newId()}`, providerReference: null, currency }
    expect(await provider.verify(query)).toEqual({ kind: 'pending' })
  })

  test('the next period is charged without the payer, and can be verified', async () => {
    const { method } = await keptMethod()
    const purchase = purchaseOf(code)
    const { reference } = purchase
    const settlement = await provider.charge(purchase, method)
    expect(settlement).toMatchObject({ kind: 'paid', reference, money: MONEY[code] })
    if (settlement.kind !== 'paid') return
    const providerReference = settlement.providerReference ?? null
    const asked = await provider.verify({ reference, providerReference, currency })
    expect(asked).toMatchObject({ kind: 'paid', reference, transactionId: settlement.transactionId })
    await control(code, 'refund', reference)
    expect(await provider.verify({ reference, providerReference, currency })).toMatchObject({ kind: 'refunded' })
  })

  test('a charge is captured once: repeated, after a lost response, and days later', async () => {
    const { method } = await keptMethod()
    const purchase = purchaseOf(code)
    await control(code, 'lose_answer')
    await expect(provider.charge(purchase, method)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await provider.charge(purchase, method)).toMatchObject({ kind: 'paid', reference: purchase.reference })
    await control(code, 'forget_requests')
    // PayPal has an ID of its own for it, which only the lost response contained.
    const kind = code === 'paypal' ? 'pending' : 'paid'
    expect(await provider.charge(purchase, method)).toMatchObject({ kind })
    expect(await told(code, purchase.reference)).toMatchObject({ taken: 1 })
  })

  test('a declined charge fails, and fails again under its reference', async () => {
    const { method } = await keptMethod('decline_method')
    const purchase = purchaseOf(code)
    const failure = { kind: 'failed', reason: expect.stringMatching(/funds|declined/i) }
    expect(await provider.charge(purchase, method)).toMatchObject(failure)
    expect(await provider.charge(purchase, method)).toMatchObject(failure)
    expect(await told(code, purchase.reference)).toMatchObject({ taken: 0, begun: 1 })
  })

  test('a detached method cannot be charged, and detaching it again succeeds', async () => {
    const { method, reference } = await keptMethod()
    await provider.forget(method)
    await provider.forget(method)
    // Flutterwave cannot detach a method.
    if (code === 'flutterwave') return
    expect(await told(code, reference)).toMatchObject({ isMethodGone: true })
    const purchase = purchaseOf(code)
    unpaid(await provider.charge(purchase, method).catch((): Settlement => ({ kind: 'pending' })))
    expect((await told(code, purchase.reference))?.taken ?? 0).toBe(0)
  })

  test('a method of another provider is rejected', async () => {
    const charged = provider.charge(purchaseOf(code), { token: '{"customer":7}' })
    await expect(charged).rejects.toMatchObject({ code: 'conflict' })
  })

  test.each(['down', 'broken', 'nonsense', 'slow'] as const)('the outcome is unknown while it is %s', async (how) => {
    const { method } = await keptMethod()
    const waiting = purchaseOf(code)
    const { providerReference } = await provider.start(waiting)
    await control(code, 'pay', waiting.reference)
    await control(code, how)
    const asks = [
      impatient.start(purchaseOf(code)),
      impatient.verify({ reference: waiting.reference, providerReference, currency }),
      impatient.charge(purchaseOf(code), method),
    ]
    for (const { status, reason } of (await Promise.allSettled(asks)) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected')
      expect(reason).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/^\S.*\.$/) })
    }
    await control(code, 'up')
    const settlement = await provider.verify({ reference: waiting.reference, providerReference, currency })
    expect(settlement).toMatchObject({ kind: 'paid' })
  })

  test('a rejected API key is an internal problem, and not shown to the customer', async () => {
    const wrong = 'wrong-key-that-nobody-may-see'
    const others = createPaymentProviders({
      paystack: { ...keys.paystack, key: wrong },
      flutterwave: { ...keys.flutterwave, key: wrong },
      stripe: { ...keys.stripe, key: wrong },
      paypal: { ...keys.paypal, secret: wrong },
    })
    const error: unknown = await others
      .get(code)!
      .start(purchaseOf(code))
      .catch((problem: unknown) => problem)
    expect(error).toMatchObject({ code: 'unavailable' })
    const shown = `${String(error)} ${JSON.stringify(error)}`
    for (const secret of [wrong, ...Object.values(PAYMENT_SECRETS)]) expect(shown).not.toContain(secret)
  })
})
