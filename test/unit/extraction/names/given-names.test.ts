import { expect, test } from 'vitest'
import { givenName } from '../../../../src/extraction/names/given-names.ts'

test.each([
  ['jane', 'sure'],
  ['giuseppe', 'sure'],
  ['malgorzata', 'sure'],
  ['juergen', 'sure'],
  ['karl-heinz', 'sure'],
  ['oluwaseyitan', 'sure'],
  ['chukwuebuka', 'sure'],
  ['masahiro', 'sure'],
  ['ji-hoon', 'sure'],
  ['abdurrahim', 'sure'],
  ['gurvinder', 'sure'],
  ['palanisamy', 'sure'],
  ['gudlaugur', 'sure'],
  ['norazlinda', 'sure'],
  ['sukarnowati', 'sure'],
  ['normandia', 'unknown'],
  ['operacion', 'unknown'],
  ['operation', 'unknown'],
  ['olatunde', 'sure'],
  ['екатерина', 'sure'],
  ['δημητρης', 'sure'],
  ['april', 'ambiguous'],
  ['victoria', 'ambiguous'],
  ['privacy', 'unknown'],
  ['quaxley', 'unknown'],
  ['', 'unknown'],
])('%j is %s', (word, kind) => {
  expect(givenName(word)).toBe(kind)
})
