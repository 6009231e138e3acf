import { expect, test, vi } from 'vitest'
import { memoize } from '../../../src/extraction/memoize.ts'

test('an answer is computed once, also when it is null or false', () => {
  const compute = vi.fn((key: string) => (key === 'nothing' ? null : key === 'yes'))
  const ask = memoize(compute, 10)
  for (const key of ['yes', 'no', 'nothing', 'yes', 'no', 'nothing']) ask(key)
  expect([ask('yes'), ask('no'), ask('nothing')]).toEqual([true, false, null])
  expect(compute).toHaveBeenCalledTimes(3)
})

test('no more answers are kept than allowed', () => {
  const compute = vi.fn((key: string) => key.length)
  const ask = memoize(compute, 2)
  for (const key of ['a', 'bb', 'ccc']) ask(key)
  compute.mockClear()
  expect(ask('ccc')).toBe(3)
  expect(compute).not.toHaveBeenCalled()
  expect(ask('a')).toBe(1)
  expect(compute).toHaveBeenCalledOnce()
})

test('a long string is answered and not kept, since strangers could fill the memory with a few', () => {
  const compute = vi.fn((key: string) => key.length)
  const ask = memoize(compute, 10)
  const long = 'x'.repeat(100_000)
  expect([ask(long), ask(long)]).toEqual([100_000, 100_000])
  expect(compute).toHaveBeenCalledTimes(2)
})

test.each([90, 100, 101, 107, 130])('most of %i strings are known when they come again, with room for 100', (count) => {
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
