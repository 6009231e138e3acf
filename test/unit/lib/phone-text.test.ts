import { expect, test } from 'vitest'
import { phoneText } from '../../../src/lib/phone-text.ts'

test.each([
  ['+442079460018', 'GB', '020 7946 0018'],
  ['+442079460018', null, '020 7946 0018'],
  ['+442079460018', 'DE', '+44 20 7946 0018'],
  ['+4930901820', 'DE', '030 901820'],
  // Countries of one numbering plan dial each other nationally.
  ['+12125550100', 'CA', '(212) 555-0100'],
  ['+18002345678', 'US', '(800) 234-5678'],
  ['+18002345678', 'IN', '+1 800 234 5678'],
  ['+911800123456', 'IN', '1800 12 3456'],
  // Numbers of no country.
  ['+80012345678', null, '+800 1234 5678'],
  ['+80012345678', 'DE', '+800 1234 5678'],
  // Short numbers, numbers of unknown countries, letters, and invalid numbers.
  ['116117', 'DE', '116117'],
  ['02079460018', 'GB', '02079460018'],
  ['ACME', 'US', 'ACME'],
  ['+999123', 'US', '+999123'],
  ['+442079460018', 'XX', '+44 20 7946 0018'],
])('%s in %s is displayed as %s', (number, country, shown) => {
  expect(phoneText(number, country)).toBe(shown)
})
