import { expect, test, vi } from 'vitest'
import { memoizeByObject } from '../../../src/lib/memoize-by-object.ts'

test('a result is computed once per object, even if it is null', () => {
  const compute = vi.fn(({ answer }: { readonly answer?: string }) => answer)
  const ask = memoizeByObject(compute)
  const [one, same, none] = [{ answer: 'yes' }, { answer: 'yes' }, {}]
  for (const object of [one, same, none, one, same]) ask(object)
  expect([ask(one), ask(same), ask(none)]).toEqual(['yes', 'yes', undefined])
  expect(compute).toHaveBeenCalledTimes(3)
})

test('a failure is retried', () => {
  const compute = vi
    .fn(() => 'done')
    .mockImplementationOnce(() => {
      throw new Error('not yet')
    })
  const ask = memoizeByObject(compute)
  const object = {}
  expect(() => ask(object)).toThrow('not yet')
  expect(ask(object)).toBe('done')
})
