import { describe, expect, test } from 'vitest'
import { decimalsOf, shareOf, toDecimal, toMajor, toMinor } from '../../../../src/rules/billing/money.ts'

const AMOUNTS: readonly [currency: string, minor: number, decimal: string][] = [
  ['NGN', 500_000, '5000.00'],
  ['NGN', 1, '0.01'],
  ['NGN', 0, '0.00'],
  ['NGN', -1, '-0.01'],
  ['NGN', -500_050, '-5000.50'],
  ['USD', 4_999, '49.99'],
  ['JPY', 120, '120'],
  ['JPY', -7, '-7'],
  ['KWD', 1_250, '1.250'],
  ['KWD', 5, '0.005'],
  ['NGN', 999_999_999_999_999, '9999999999999.99'],
]

describe('amounts', () => {
  test.each(AMOUNTS)('%s: %i in minor units is %s, and vice versa', (currency, minor, decimal) => {
    expect(toDecimal({ minor, currency })).toBe(decimal)
    expect(toMinor(decimal, currency)).toBe(minor)
    expect(toMajor({ minor, currency })).toBe(Number(decimal))
  })

  test('currencies have as many decimals as ISO 4217 specifies', () => {
    const decimals = ['NGN', 'USD', 'HUF', 'IDR', 'JPY', 'KRW', 'XOF', 'UGX', 'KWD', 'BHD'].map(decimalsOf)
    expect(decimals).toEqual([2, 2, 2, 2, 0, 0, 0, 0, 3, 3])
  })

  test.each([
    ['a number', 49.99, 'USD', 4_999],
    ['a number without decimals', 5_000, 'NGN', 500_000],
    ['fewer decimals', '49.9', 'USD', 4_990],
    ['noughts beyond its decimals', '49.9900', 'USD', 4_999],
    ['noughts where it has none', '120.00', 'JPY', 120],
    ['spaces around it', ' 7.25 ', 'USD', 725],
    ['less than nothing by a sign alone', '-0', 'USD', 0],
  ])('%s is parsed exactly', (_, given, currency, minor) => {
    expect(toMinor(given, currency)).toBe(minor)
  })

  test.each([
    ['too many decimals', '49.999', 'USD'],
    ['any decimal of yen', '120.5', 'JPY'],
    ['four of dinars', '1.2501', 'KWD'],
    ['more than is exact', '9999999999999.999', 'KWD'],
    ['more digits than money has', '99999999999999', 'NGN'],
    ['an exponent', '1e3', 'USD'],
    ['a number that prints with one', 1e21, 'USD'],
    ['a comma', '1,000', 'USD'],
    ['a currency in it', 'USD 5', 'USD'],
    ['nothing', '', 'USD'],
    ['no number', Number.NaN, 'USD'],
    ['a bare point', '5.', 'USD'],
  ])('%s is invalid', (_, given, currency) => {
    expect(toMinor(given, currency)).toBeNull()
  })
})

test.each([
  ['7.5 % of 5,000.00', 500_000, 750, 37_500],
  ['exactly a half, up', 1, 5_000, 1],
  ['less than a half, down', 1, 4_999, 0],
  ['a half of three', 3, 5_000, 2],
  ['exactly a half below nothing, away from it', -1, 5_000, -1],
  ['less than a half below nothing', -1, 4_999, 0],
  ['all of a negative amount', -500_000, 10_000, -500_000],
  ['nothing', 500_000, 0, 0],
  ['more than a double could reckon', 9_007_199_254_740_991, 9_999, 9_006_298_534_815_517],
])('a share is rounded once: %s', (_, minor, basisPoints, share) => {
  expect(shareOf(minor, basisPoints)).toBe(share)
})
