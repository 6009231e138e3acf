import { expect, test } from 'vitest'
import { crashPenalty, isPoison } from '../../../../durable-objects/frontier/deaths.ts'
import { LOSSES_MAX } from '../../../../durable-objects/frontier/limits.ts'

const page = 'https://acme.com/page'
const other = 'https://acme.com/other'

test('a request that crashed a consumer on its own is given up immediately', () => {
  expect(crashPenalty(page, { inHand: [page], isAlone: true, isWitnessed: true })).toBe(LOSSES_MAX)
})

test.each([
  ['it was one of several that were being read', { inHand: [page, other], isAlone: true, isWitnessed: true }],
  ['others were at work in the same isolate', { inHand: [page], isAlone: false, isWitnessed: true }],
  ['the object went down as well', { inHand: [page], isAlone: true, isWitnessed: false }],
])('a request is read once more, alone, after a crash in which %s, and given up at the second crash', (_why, death) => {
  const once = crashPenalty(page, death)
  expect(isPoison(once)).toBe(true)
  expect(once).toBeLessThan(LOSSES_MAX)
  expect(once + crashPenalty(page, death)).toBe(LOSSES_MAX)
})

test('a request that only waited is not blamed for crashes of its neighbours, but retries are limited', () => {
  const beside = crashPenalty(page, { inHand: [other], isAlone: true, isWitnessed: true })
  expect(crashPenalty(page, { inHand: [], isAlone: true, isWitnessed: false })).toBe(beside)
  // Eight crashes of the whole product, one after the other.
  expect(8 * beside).toBeLessThan(LOSSES_MAX)
  expect(isPoison(7 * beside)).toBe(false)
  expect(beside).toBeGreaterThan(0)
})
