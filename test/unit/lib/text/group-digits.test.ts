import { expect, test } from 'vitest'
import { groupDigits } from '../../../../src/lib/text/group-digits.ts'

const VALUES = [
  ...[0, -0, 7, 99, 100, 999, 1000, 1001, 12_480, 999_999, 1_000_000, 1_234_567_890, -1, -999, -1000, -12_480],
  ...[Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 60, 1e21, 0.5, 1234.5678, -1234.5],
  ...[Number.NaN, Number.POSITIVE_INFINITY],
]

test.each(VALUES)('%d is formatted like the standard does', (value) => {
  expect(groupDigits(value)).toBe(new Intl.NumberFormat('en-US').format(value))
})
