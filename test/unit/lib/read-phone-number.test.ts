import { describe, expect, test } from 'vitest'
import { readPhoneNumber } from '../../../src/lib/read-phone-number.ts'

describe('a number is international, or national to a known country', () => {
  test.each([
    ['+234 803 123 4569', null, '+2348031234569'],
    ['00234 803 123 4569', null, '+2348031234569'],
    ['08031234569', 'NG', '+2348031234569'],
    ['2348031234569', 'NG', '+2348031234569'],
    ['8031234569', 'ng', '+2348031234569'],
    ['(415) 555-2671', 'US', '+14155552671'],
    ['1 415 555 2671', 'US', '+14155552671'],
    ['9123456789', 'IN', '+919123456789'],
    ['919123456789', 'IN', '+919123456789'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['5511987654321', 'BR', '+5511987654321'],
    ['390212345678', 'IT', '+390212345678'],
    ['02 1234 5678', 'IT', '+390212345678'],
  ])('%s for %s is %s', (text, country, number) => {
    expect(readPhoneNumber(text, country).number?.number).toBe(number)
  })

  test.each([
    ['0803 123 4569', null, 'no_country'],
    ['2348031234569', undefined, 'no_country'],
    ['0803 123 4569', 'XX', 'no_country'],
    ['491512345678', 'DE', 'ambiguous'],
    ['0803', 'NG', 'invalid'],
    ['call 0803 123 4569', 'NG', 'invalid'],
    ['5.58199E+12', 'BR', 'invalid'],
    ['+999 123456', 'NG', 'invalid'],
    ['1'.repeat(100_000), 'NG', 'invalid'],
  ])('%s for %s is invalid: %s', (text, country, refusal) => {
    expect(readPhoneNumber(text, country)).toEqual({ number: null, refusal })
  })
})
