import { expect, test } from 'vitest'
import { markExpressions, textExpression } from '../../../../src/features/data/search-expression.ts'

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
  expect(textExpression(search)).toBe(expected)
})

test('filters are marks beside the text', () => {
  expect(markExpressions({ type: 'phones', source_type: 'import', min_confidence: 0.7 })).toEqual([
    '"\uE000tp"',
    '"\uE000si"',
    '"\uE000c7"',
  ])
  expect(markExpressions({ email_check: 'disposable', mailbox: 'role' })).toEqual(['"\uE000ex"', '"\uE000mr"'])
})

test.each([
  '',
  ' ',
  'https://',
  '\u0301',
  '\u0591',
  '\u0000',
  '\uE000',
  '\u{10FFFD}',
  '\uD800',
  '\uFFFF',
  '\u200B\u00AD',
])('%j holds nothing to look for', (search) => expect(textExpression(search)).toBeNull())
