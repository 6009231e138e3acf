import { expect, test } from 'vitest'
import { personValue } from '../../../../src/extraction/names/person-value.ts'

test.each([
  ['Jane Roe', 'Jane Roe'],
  ['By Jane Roe', 'Jane Roe'],
  ['Dr. Jane Roe, PhD', 'Jane Roe'],
  ['Roe, Jane', 'Jane Roe'],
  ['Arthur Marlow III', 'Arthur Marlow'],
  ['JANE ROE', 'Jane Roe'],
  ['mobasir rahim', 'mobasir rahim'],
  ['山田 太郎', '山田 太郎'],
  ['admin', null],
  ['Editorial Team', null],
  ['Acme Holdings', null],
  ['jane@acme.org', null],
  ['https://acme.org/jane', null],
  ['User 123', null],
])('%j has the name %j', (text, value) => {
  expect(personValue(text)).toBe(value)
})
