import * as bcrypt from 'bcryptjs'
import { expect, test, vi } from 'vitest'
import { hashPassword, isPasswordOf } from '../../../../../src/domain/accounts/passwords/hash-password.ts'

vi.mock('bcryptjs', { spy: true })

test('a hash is bcrypt with cost 10 or more, with a new salt each time', async () => {
  const [first, second] = await Promise.all([hashPassword('secret word'), hashPassword('secret word')])
  expect(first).not.toBe(second)
  expect(bcrypt.getRounds(first)).toBeGreaterThanOrEqual(10)
  expect(await isPasswordOf('secret word', first)).toBe(true)
  expect(await isPasswordOf('secret word', second)).toBe(true)
  expect(await isPasswordOf('Secret word', first)).toBe(false)
})

test('bytes after the 72nd are never ignored: the password is rejected', async () => {
  const longest = 'x'.repeat(72)
  const hash = await hashPassword(longest)
  expect(await isPasswordOf(longest, hash)).toBe(true)
  expect(await isPasswordOf(`${longest}y`, hash)).toBe(false)
  await expect(hashPassword(`${longest}y`)).rejects.toThrow(RangeError)
  await expect(hashPassword('é'.repeat(37))).rejects.toThrow(RangeError)
})

test('an unknown account is rejected after the same work as a known one', async () => {
  const hash = await hashPassword('secret word')
  const compared = vi.mocked(bcrypt.compare)
  compared.mockClear()
  expect(await isPasswordOf('a guess', null)).toBe(false)
  expect(await isPasswordOf('a guess', hash)).toBe(false)
  const costs = compared.mock.calls.map(([guess, of]) => [guess, bcrypt.getRounds(of)])
  expect(costs).toEqual([
    ['a guess', bcrypt.getRounds(hash)],
    ['a guess', bcrypt.getRounds(hash)],
  ])
})
