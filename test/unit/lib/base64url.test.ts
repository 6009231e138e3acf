import { expect, test } from 'vitest'
import { decodeBase64url } from '../../../src/lib/base64url.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test.each([1, 2, 3, 31, 32, 33])('%d bytes have a single text', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 89 + 250) % 256)
  const text = Buffer.from(bytes).toString('base64url')
  expect(decodeBase64url(text)).toEqual(bytes)
  const texts = [...LETTERS].map((letter) => text.slice(0, -1) + letter)
  expect(texts.filter((other) => Buffer.from(decodeBase64url(other) ?? []).equals(bytes))).toEqual([text])
})

test.each(['A', 'AA==', '+/+/', 'AA A', 'AAAA\n', 'é', '*'])('%o is no base64url', (text) => {
  expect(decodeBase64url(text)).toBeNull()
})
