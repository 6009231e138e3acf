import { getRounds } from 'bcryptjs'
import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from '../../../../src/features/auth/hash-password.ts'

test('a hash is bcrypt of cost 10 or more, salted anew each time', async () => {
  const [first, second] = await Promise.all([hashPassword('secret word'), hashPassword('secret word')])
  expect(first).not.toBe(second)
  expect(getRounds(first)).toBeGreaterThanOrEqual(10)
  expect(await isPasswordOf('secret word', first)).toBe(true)
  expect(await isPasswordOf('secret word', second)).toBe(true)
  expect(await isPasswordOf('Secret word', first)).toBe(false)
})

test('bytes after the 72nd are never ignored: the password is refused', async () => {
  const longest = 'x'.repeat(72)
  const hash = await hashPassword(longest)
  expect(await isPasswordOf(longest, hash)).toBe(true)
  expect(await isPasswordOf(`${longest}y`, hash)).toBe(false)
  await expect(hashPassword(`${longest}y`)).rejects.toThrow(RangeError)
  await expect(hashPassword('é'.repeat(37))).rejects.toThrow(RangeError)
})

test('an account that does not exist is refused after the same work as one that does', async () => {
  const hash = await hashPassword('secret word')
  const medianMs = async (of: string | null) => {
    const times: number[] = []
    for (let at = 0; at < 7; at++) {
      const startedAt = performance.now()
      expect(await isPasswordOf('a guess', of)).toBe(false)
      times.push(performance.now() - startedAt)
    }
    return times.sort((a, b) => a - b)[3]!
  }
  const ratio = (await medianMs(null)) / (await medianMs(hash))
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
