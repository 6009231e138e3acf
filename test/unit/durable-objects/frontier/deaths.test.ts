import { expect, test } from 'vitest'
import { crashPenalty, isPoison } from '../../../../durable-objects/frontier/deaths.ts'
import { LOSSES_MAX } from '../../../../durable-objects/frontier/limits.ts'

const page = 'https://acme.com/page'
const other = 'https://acme.com/other'

test('what a consumer died over alone is given up at once', () => {
  expect(crashPenalty(page, { inHand: [page], isAlone: true, isWitnessed: true })).toBe(LOSSES_MAX)
})

test.each([
  ['it was one of several that were being read', { inHand: [page, other], isAlone: true, isWitnessed: true }],
  ['others were at work in the same isolate', { inHand: [page], isAlone: false, isWitnessed: true }],
  ['the object went down as well', { inHand: [page], isAlone: true, isWitnessed: false }],
])('it is read once more, by itself, where %s, and given up at the second death', (_why, death) => {
  const once = crashPenalty(page, death)
  expect(isPoison(once)).toBe(true)
  expect(once).toBeLessThan(LOSSES_MAX)
  expect(once + crashPenalty(page, death)).toBe(LOSSES_MAX)
})

test('what only waited is no suspect, however its neighbours die, and yet does not go on for ever', () => {
  const beside = crashPenalty(page, { inHand: [other], isAlone: true, isWitnessed: true })
  expect(crashPenalty(page, { inHand: [], isAlone: true, isWitnessed: false })).toBe(beside)
  // Eight kills of the whole product, one after the other.
  expect(8 * beside).toBeLessThan(LOSSES_MAX)
  expect(isPoison(7 * beside)).toBe(false)
  expect(beside).toBeGreaterThan(0)
})
