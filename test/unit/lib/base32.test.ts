import { expect, test } from 'vitest'
import { base32, fromBase32 } from '../../../src/lib/base32.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi'],
])('%j is encoded as %j, as specified by RFC 4648', (text, written) => {
  expect(base32(bytesOf(text))).toBe(written)
  expect(fromBase32(written)).toEqual(bytesOf(text))
})

test('any bytes survive a round trip', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at)
  expect(fromBase32(base32(bytes))).toEqual(bytes)
})

test.each(['MY', 'mz', 'm', '1', 'my=', 'm y', 'mzxw6ytb0'])('%j is another spelling, or invalid', (text) => {
  expect(fromBase32(text)).toBeNull()
})
