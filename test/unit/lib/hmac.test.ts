import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOfHex, isHmacOf, isSecret } from '../../../src/lib/hmac.ts'

const signatureOf = (hash: string, secret: string, message: string) =>
  new Uint8Array(createHmac(hash, secret).update(message).digest())

test.each([
  ['SHA-1', 'sha1'],
  ['SHA-256', 'sha256'],
  ['SHA-512', 'sha512'],
] as const)('%s: only the HMAC of that message under that secret passes', async (hash, name) => {
  const signature = signatureOf(name, 'secret', 'message')
  expect(await isHmacOf(hash, 'secret', 'message', signature)).toBe(true)
  expect(await isHmacOf(hash, 'secret', new TextEncoder().encode('message'), signature)).toBe(true)
  expect(await isHmacOf(hash, 'secret', 'massage', signature)).toBe(false)
  expect(await isHmacOf(hash, 'other', 'message', signature)).toBe(false)
  expect(await isHmacOf(hash, 'secret', 'message', signature.slice(1))).toBe(false)
  expect(await isHmacOf(hash, 'secret', 'message', new Uint8Array())).toBe(false)
})

test('an empty secret signs nothing, and is never valid', async () => {
  expect(await isHmacOf('SHA-256', '', 'message', signatureOf('sha256', '', 'message'))).toBe(false)
  expect(await isSecret('', '')).toBe(false)
})

test('a secret is compared as a whole', async () => {
  expect(await isSecret('only-for-tests', 'only-for-tests')).toBe(true)
  for (const told of ['', 'only-for-test', 'only-for-tests ', 'Only-for-tests'])
    expect(await isSecret(told, 'only-for-tests')).toBe(false)
})

test('hexadecimal digits are read in pairs', () => {
  expect(bytesOfHex('00fFa1')).toEqual(new Uint8Array([0, 255, 161]))
  expect(bytesOfHex('')).toEqual(new Uint8Array())
  for (const text of ['0', 'zz', '0x', ' 00', '00\n']) expect(bytesOfHex(text)).toBeNull()
})
