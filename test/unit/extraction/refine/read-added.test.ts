import { expect, test } from 'vitest'
import { readAdded } from '../../../../src/extraction/refine/read-added.ts'

test.each([
  ['0803 123 4567', 'NG', '+2348031234567'],
  ['2348031234567', 'NG', '+2348031234567'],
  ['8031234567', 'NG', '+2348031234567'],
  ['00234 803 123 4567', null, '+2348031234567'],
  ['+44 (0)20 7946 0999', 'NG', '+442079460999'],
  ['0803 123 4567', null, undefined],
  ['12345', 'NG', undefined],
])('an added number is parsed like in imports: %s in %s', (written, country, normalized) => {
  expect(readAdded('phones', written, country)?.normalized).toBe(normalized)
})
