import { expect, test } from 'vitest'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [12_480, '12,480 pages'],
])('a count of %i reads %j', (count, text) => {
  expect(pluralize(count, 'page')).toBe(text)
})

test('an irregular noun is given in both forms', () => {
  expect([1, 3].map((count) => pluralize(count, 'address', 'addresses'))).toEqual(['1 address', '3 addresses'])
})
