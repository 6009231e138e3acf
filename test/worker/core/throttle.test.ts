import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { createThrottle } from '../../../src/core/throttle.ts'
import { AppError } from '../../../src/lib/errors.ts'
import { newId } from '../../../src/lib/ids.ts'

const throttle = createThrottle(env)
const rule = { attemptsMax: 60, windowSeconds: 60 }
const attempt = (key: string, limit = rule) =>
  throttle.spend(key, limit, 'Too many').then(
    () => 'passed',
    (error: AppError) => error.code,
  )
const shift = (key: string, ms: number) =>
  runInDurableObject(env.RATE_LIMITER.getByName(key), (_, { storage }) => {
    storage.sql.exec('UPDATE attempts SET at = at - ?', ms)
  })

test('of 200 concurrent attempts at a limit of 60, exactly 60 pass', async () => {
  const key = newId()
  const results = await Promise.all(Array.from({ length: 200 }, () => attempt(key)))
  expect(results.filter((result) => result === 'passed')).toHaveLength(60)
  expect(results.filter((result) => result === 'too_many_requests')).toHaveLength(140)
})

test('a rejection says after how many seconds to retry', async () => {
  const key = newId()
  const once = { attemptsMax: 1, windowSeconds: 900 }
  await attempt(key, once)
  await shift(key, 300_000)
  const error = await throttle.spend(key, once, 'Too many').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  expect((error as AppError).retryAfterSeconds).toBeGreaterThan(590)
  expect((error as AppError).retryAfterSeconds).toBeLessThanOrEqual(600)
})

test('the window slides: an attempt counts for exactly its length', async () => {
  const key = newId()
  const twice = { attemptsMax: 2, windowSeconds: 60 }
  await attempt(key, twice)
  await shift(key, 40_000)
  await attempt(key, twice)
  expect(await attempt(key, twice)).toBe('too_many_requests')
  await shift(key, 20_000)
  expect(await attempt(key, twice)).toBe('passed')
  expect(await attempt(key, twice)).toBe('too_many_requests')
})

test('checking counts nothing, a refund returns one attempt, clearing resets the count', async () => {
  const key = newId()
  const once = { attemptsMax: 1, windowSeconds: 60 }
  await throttle.check(key, once, 'Too many')
  expect(await attempt(key, once)).toBe('passed')
  await expect(throttle.check(key, once, 'Too many')).rejects.toThrow('Too many')
  await throttle.refund(key)
  expect(await attempt(key, once)).toBe('passed')
  await throttle.clear(key)
  expect(await attempt(key, once)).toBe('passed')
})

test('keys have separate counts', async () => {
  const once = { attemptsMax: 1, windowSeconds: 60 }
  expect(await Promise.all([attempt(newId(), once), attempt(newId(), once)])).toEqual(['passed', 'passed'])
})

test('an object deletes its storage when its window is over, and keeps counting afterwards', async () => {
  const key = newId()
  const once = { attemptsMax: 1, windowSeconds: 60 }
  await attempt(key, once)
  expect(await runDurableObjectAlarm(env.RATE_LIMITER.getByName(key))).toBe(true)
  expect(await attempt(key, once)).toBe('passed')
  expect(await attempt(key, once)).toBe('too_many_requests')
})
