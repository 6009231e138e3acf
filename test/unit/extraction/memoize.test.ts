import { expect, test, vi } from 'vitest'
import { memoize } from '../../../src/extraction/memoize.ts'

test('a result is computed once, even if it is null or false', () => {
  const compute = vi.fn((key: string) => (key === 'nothing' ? null : key === 'yes'))
  const ask = memoize(compute, 10)
  for (const key of ['yes', 'no', 'nothing', 'yes', 'no', 'nothing']) ask(key)
  expect([ask('yes'), ask('no'), ask('nothing')]).toEqual([true, false, null])
  expect(compute).toHaveBeenCalledTimes(3)
})

test('the number of cached results is bounded', () => {
  const compute = vi.fn((key: string) => key.length)
  const ask = memoize(compute, 8)
  const keys = Array.from({ length: 40 }, (_, at) => `key ${at}`)
  for (const key of keys) ask(key)
  compute.mockClear()
  expect(ask(keys.at(-1)!)).toBe(6)
  expect(compute).not.toHaveBeenCalled()
  for (const key of keys.slice(0, -1)) expect(ask(key)).toBe(key.length)
  expect(compute.mock.calls.length).toBeGreaterThanOrEqual(40 - 8)
})

test('long keys that differ only in their unhashed part keep separate results', () => {
  const ask = memoize((key: string) => key, 8)
  const keys = Array.from({ length: 200 }, (_, at) => `${'x'.repeat(at)}y${'x'.repeat(199 - at)}`)
  for (const key of [...keys, ...keys]) expect(ask(key)).toBe(key)
})

test('results for long strings are not cached, because strangers could fill the memory with them', () => {
  const compute = vi.fn((key: string) => key.length)
  const ask = memoize(compute, 10)
  const long = 'x'.repeat(100_000)
  expect([ask(long), ask(long)]).toEqual([100_000, 100_000])
  expect(compute).toHaveBeenCalledTimes(2)
})

test.each([90, 100, 101, 107, 130])('most of %i strings are cached when repeated, with room for 100', (count) => {
  const compute = vi.fn((key: string) => key.length)
  const ask = memoize(compute, 100)
  const askAll = () => {
    for (let at = 0; at < count; at++) ask(`key ${at}`)
  }
  for (let round = 0; round < 20; round++) askAll()
  compute.mockClear()
  for (let round = 0; round < 20; round++) askAll()
  expect(compute.mock.calls.length / 20).toBeLessThan(count * 0.6)
})
