import { expect, test } from 'vitest'
import { textExpression } from '../../../../src/core/search-text.ts'
import { markExpressions } from '../../../../src/domain/items/search-expression.ts'

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
  ['https://www.acme.com', '"acme.com"'],
  ['a\u0000b\u0007c', '"a b c"'],
])('a search for %j becomes %j', (search, expected) => {
  expect(textExpression(search)).toBe(expected)
})

test('filters are index terms added to the text', () => {
  const marks = (filter: Parameters<typeof markExpressions>[0]) =>
    markExpressions(filter).map((text) => [...text.matchAll(/\uE000(..)/g)].map(([, mark]) => mark))
  // A phone found only in imports, also by crawls, or entered manually.
  expect(marks({ type: 'phones', source_type: 'import' })).toEqual([['22', '23', '26', '27']])
  expect(marks({ type: 'emails' })[0]).toHaveLength(7)
  expect(marks({ email_check: 'disposable', mailbox: 'role', min_confidence: 0.7 })).toEqual([['7h', '9h']])
  expect(marks({ min_confidence: 0.5 })[0]).toHaveLength(3 * 15)
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
])('%j contains nothing to search for', (search) => expect(textExpression(search)).toBeNull())
