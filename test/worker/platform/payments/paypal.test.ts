import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../../../../src/lib/ids.ts'
import { createPaymentProviders } from '../../../../src/platform/payments/create-payment-providers.ts'
import type { Purchase } from '../../../../src/platform/payments/port.ts'
import { paymentKeys } from '../../../support/payment-keys.ts'

const providers = () => createPaymentProviders(paymentKeys(env.PAYMENTS_ORIGIN))
const paypal = () => providers().get('paypal')!
const control = (what: string, reference?: string, provider = 'paypal') =>
  fetch(`${env.PAYMENTS_ORIGIN}/control`, { method: 'POST', body: JSON.stringify({ provider, reference, do: what }) })
const tokensIssued = async () =>
  (await (await fetch(`${env.PAYMENTS_ORIGIN}/payments?provider=paypal`)).json<{ tokensIssued: number }>()).tokensIssued
const purchaseOf = (more: Partial<Purchase> = {}): Purchase => ({
  ...{ reference: `ctp-${newId()}`, money: { minor: 4_999, currency: 'USD' }, email: 'a@b.test', name: 'A' },
  ...{ description: 'Contactory Pro', returnUrl: 'https://a.test/x', cancelUrl: 'https://a.test/y' },
  ...more,
})
afterEach(() => control('up'))

test('a token is reused until it is rejected, and then replaced', async () => {
  const one = paypal()
  const before = await tokensIssued()
  await one.start(purchaseOf())
  await one.start(purchaseOf())
  expect(await tokensIssued()).toBe(before + 1)
  await control('expire_tokens')
  await Promise.all([one.start(purchaseOf()), one.start(purchaseOf()), one.start(purchaseOf())])
  expect(await tokensIssued()).toBeGreaterThan(before + 1)
  const since = await tokensIssued()
  await one.start(purchaseOf())
  expect(await tokensIssued()).toBe(since)
})

test('naira are rejected before any request', async () => {
  const before = await tokensIssued()
  const begun = paypal().start(purchaseOf({ money: { minor: 500_000, currency: 'NGN' } }))
  await expect(begun).rejects.toMatchObject({
    ...{ code: 'conflict', message: 'PayPal does not take Nigerian Naira (NGN). Choose another way to pay.' },
  })
  expect(await tokensIssued()).toBe(before)
})

test.each([
  ['JPY', 1_200],
  ['HUF', 120_000],
  ['TWD', 120_000],
])('%s are sent and read without decimals', async (currency, minor) => {
  const purchase = purchaseOf({ money: { minor, currency } })
  const { reference } = purchase
  const { providerReference } = await paypal().start(purchase)
  await control('pay', reference)
  const settlement = await paypal().verify({ reference, providerReference, currency })
  expect(settlement).toMatchObject({ kind: 'paid', money: { minor, currency } })
})

test('without the vault permission, a payment is a one-off', async () => {
  await control('without_vault')
  const purchase = purchaseOf()
  const { reference } = purchase
  const { providerReference } = await paypal().start(purchase)
  await control('pay', reference)
  const settlement = await paypal().verify({ reference, providerReference, currency: 'USD' })
  expect(settlement).toMatchObject({ kind: 'paid', method: null })
})

test('starting a payment again is idempotent', async () => {
  for (const code of ['stripe', 'paypal'] as const) {
    const purchase = purchaseOf()
    const provider = providers().get(code)!
    expect(await provider.start(purchase)).toEqual(await provider.start(purchase))
    await expect(provider.start({ ...purchase, money: { minor: 1, currency: 'USD' } })).rejects.toMatchObject({
      code: 'conflict',
    })
  }
  // Paystack returns the checkout URL once, and rejects a known reference.
  const purchase = purchaseOf()
  await providers().get('paystack')!.start(purchase)
  await expect(providers().get('paystack')!.start(purchase)).rejects.toMatchObject({
    ...{ code: 'conflict', message: 'Duplicate Transaction Reference.' },
  })
})
