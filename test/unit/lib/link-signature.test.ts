import { expect, test } from 'vitest'
import { isLinkSignature, signLink } from '../../../src/lib/link-signature.ts'

const secret = new TextEncoder().encode('a secret of the tests, long enough')
const other = new TextEncoder().encode('another secret of the tests, as long')
const parts = ['ab', 'c']
/** The last character encodes only four bits: the next letter has the same. */
const nextLetter = (letter: string) => LETTERS[LETTERS.indexOf(letter) + 1]!
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const signature = await signLink(secret, 'verify', parts)

test('a signature is valid for its secret, purpose and parts', async () => {
  expect(await isLinkSignature(secret, 'verify', parts, signature)).toBe(true)
})

test.each([
  ['another secret', other, 'verify', parts, signature],
  ['another purpose', secret, 'reset', parts, signature],
  ['another part', secret, 'verify', ['ab', 'd'], signature],
  ['parts cut elsewhere', secret, 'verify', ['a', 'bc'], signature],
  ['one part less', secret, 'verify', ['ab'], signature],
  ['an empty signature', secret, 'verify', parts, ''],
  ['a cut signature', secret, 'verify', parts, signature.slice(0, -2)],
  ['no base64url', secret, 'verify', parts, '*'],
  ['another text of the same bytes', secret, 'verify', parts, signature.slice(0, -1) + nextLetter(signature.at(-1)!)],
])('%s is rejected', async (_, key, purpose, of, given) => {
  expect(await isLinkSignature(key, purpose, of, given)).toBe(false)
})
