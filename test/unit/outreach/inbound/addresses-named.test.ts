import { expect, test } from 'vitest'
import { addressesNamed } from '../../../../src/outreach/inbound/addresses-named.ts'

test('the addresses of a text are listed once each, without the known ones', () => {
  const text =
    'Bob left. Write to Jane@acme.example, or <sales@acme.example>; not to bob@acme.example. jane@acme.example!'
  expect(addressesNamed(text, ['Bob@acme.example'])).toEqual(['jane@acme.example', 'sales@acme.example'])
})

test('a text without addresses has none', () => {
  expect(addressesNamed('Ask at the desk @ noon', [])).toEqual([])
})
