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
    // Whole since long, and in hundredths all the same.
    ['1200', 'UGX', 120_000],
    ['1200', 'ISK', 120_000],
    ['1200.50', 'HUF', 120_050],
  ])('is asked for %s %s as %i', (decimal, currency, amount) => {
    expect(toStripeAmount(money(decimal, currency))).toEqual({ amount, currency: currency.toLowerCase() })
  })

  test('takes thousandths by tens only', () => {
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
  ])('is asked for %s %s as %s', (decimal, currency, value) => {
    expect(unit(decimal, currency).amount).toEqual({ currency_code: currency, value })
  })

  test('is not asked for decimals that it refuses', () => {
    expect(() => unit('1200.50', 'HUF')).toThrow('PayPal does not take so small a part of Hungarian Forint (HUF).')
  })

  test('gets no longer description than it takes', () => {
    expect(unit('5', 'EUR').description).toHaveLength(127)
  })
})

describe('those who take payments', () => {
  const keys = paymentKeys('http://127.0.0.1:1')

  test('are those whose keys are set, in their order', () => {
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

  test('say which currencies they do not take', () => {
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
