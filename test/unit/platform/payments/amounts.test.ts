import { describe, expect, test } from 'vitest'
import { createPaymentProviders } from '../../../../src/platform/payments/create-payment-providers.ts'
import { unitOf } from '../../../../src/platform/payments/paypal-orders.ts'
import { toStripeAmount } from '../../../../src/platform/payments/stripe-objects.ts'
import { toMinor } from '../../../../src/rules/billing/money.ts'
import { paymentKeys } from '../../../support/payment-keys.ts'

const money = (decimal: string, currency: string) => ({ minor: toMinor(decimal, currency)!, currency })

describe('Stripe', () => {
  test.each([
    ['5000.00', 'NGN', 500_000],
    ['49.99', 'USD', 4_999],
    ['1200', 'JPY', 1_200],
    ['1200', 'XOF', 1_200],
    ['1.250', 'KWD', 1_250],
    ['1.25', 'BHD', 1_250],
    // Without decimals for a long time, but still sent in hundredths.
    ['1200', 'UGX', 120_000],
    ['1200', 'ISK', 120_000],
    ['1200.50', 'HUF', 120_050],
  ])('gets %s %s as %i', (decimal, currency, amount) => {
    expect(toStripeAmount(money(decimal, currency))).toEqual({ amount, currency: currency.toLowerCase() })
  })

  test('accepts thousandths only in steps of ten', () => {
    expect(() => toStripeAmount(money('1.255', 'KWD'))).toThrow('so small a part of Kuwaiti Dinar (KWD)')
  })
})

describe('PayPal', () => {
  const unit = (decimal: string, currency: string) =>
    unitOf({
      ...{ reference: 'ctp-1', money: money(decimal, currency), description: 'x'.repeat(200) },
      ...{ email: 'a@b.test', name: 'A', returnUrl: 'https://a.test', cancelUrl: 'https://a.test' },
    })

  test.each([
    ['49.99', 'USD', '49.99'],
    ['5', 'EUR', '5.00'],
    ['1200', 'JPY', '1200'],
    ['1200.00', 'HUF', '1200'],
    ['1200.00', 'TWD', '1200'],
  ])('gets %s %s as %s', (decimal, currency, value) => {
    expect(unit(decimal, currency).amount).toEqual({ currency_code: currency, value })
  })

  test('gets no decimals that it rejects', () => {
    expect(() => unit('1200.50', 'HUF')).toThrow('PayPal does not take so small a part of Hungarian Forint (HUF).')
  })

  test('gets a description of at most its maximum length', () => {
    expect(unit('5', 'EUR').description).toHaveLength(127)
  })
})

describe('payment providers', () => {
  const keys = paymentKeys('http://127.0.0.1:1')

  test('are those with configured keys, in order', () => {
    expect([...createPaymentProviders(keys)].map(([code, { label }]) => [code, label])).toEqual([
      ...[['paystack', 'Paystack'] as const, ['flutterwave', 'Flutterwave'] as const],
      ...[['stripe', 'Stripe'] as const, ['paypal', 'PayPal'] as const],
    ])
    const { url } = keys.paypal
    expect([...createPaymentProviders({ ...keys, paystack: { url }, paypal: { clientId: 'x', url } }).keys()]).toEqual([
      ...['flutterwave', 'stripe'],
    ])
    const none = { paystack: { url }, flutterwave: { url }, stripe: { url }, paypal: { url } }
    expect(createPaymentProviders(none).size).toBe(0)
  })

  test('report the currencies that they do not support', () => {
    const refusals = (currency: string) =>
      [...createPaymentProviders(keys).values()].map((provider) => provider.refusalOf(currency))
    expect(refusals('NGN')).toEqual([
      ...[null, null, null],
      'PayPal does not take Nigerian Naira (NGN). Choose another way to pay.',
    ])
    expect(refusals('USD')).toEqual([null, null, null, null])
    expect(refusals('EUR')).toEqual([
      'Paystack does not take Euro (EUR). Choose another way to pay.',
      ...[null, null, null],
    ])
    expect(refusals('nonsense')[3]).toBe('PayPal does not take nonsense (nonsense). Choose another way to pay.')
  })
})
