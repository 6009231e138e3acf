import { expect, test } from 'vitest'
import { searchExpression } from '../../../../src/features/data/search-expression.ts'

test.each([
  ['acme', '"acme"'],
  ['  ada   byron ', '"ada" AND "byron"'],
  ['li wei', '"li wei"'],
  ['say "hi there"', '"say" AND """hi" AND "there"""'],
  ['AND OR NOT', '"AND OR NOT"'],
  ['https://acme.com/contact', '"acme.com/contact"'],
  ['Jose\u0301', '"José"'],
  ['020 7946', '("020 7946" OR "0207946" OR "207946")'],
  ['ab', '"\uE001ab"'],
  ['王', '"\uE001\uE001王"'],
  ['\uE000te', '"\uE001te"'],
  ['a\u0000b\u0007c', '"a b c"'],
])('a search for %j asks for %j', (search, expected) => {
  expect(searchExpression({ search })).toBe(expected)
})

test('filters are marks beside the text', () => {
  expect(searchExpression({ search: 'acme', type: 'phones', source_type: 'import', min_confidence: 0.7 })).toBe(
    '"acme" AND "\uE000tp" AND "\uE000si" AND "\uE000c7"',
  )
  expect(searchExpression({ email_check: 'disposable', mailbox: 'role' })).toBe('"\uE000ex" AND "\uE000mr"')
})

test.each([{}, { search: 'https://' }, { search: '\uE000' }])('%j restricts nothing', (terms) => {
  expect(searchExpression(terms)).toBeNull()
})
