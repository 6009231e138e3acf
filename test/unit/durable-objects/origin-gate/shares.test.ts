import { expect, test } from 'vitest'
import { lineAfter, type PlaceInLine, placesAhead, shareOf } from '../../../../durable-objects/origin-gate/shares.ts'

const sharesOf = (...requests: number[]) => requests.map((share) => ({ requests: share, until: 0 }))

test.each([
  ['alone', sharesOf(), 8],
  ['beside one with the whole limit', sharesOf(8), 0],
  ['beside one that has returned half', sharesOf(4), 4],
  ['renewed beside one without a share', sharesOf(0), 4],
  ['beside two', sharesOf(4, 2), 2],
  ['beside seven of one each', sharesOf(1, 1, 1, 1, 1, 1, 1), 1],
  ['beside eight of one each', sharesOf(1, 1, 1, 1, 1, 1, 1, 1), 0],
  ['beside one with too many open requests', sharesOf(9), 0],
])('a consumer %s may have its share', (_where, others, expected) => {
  expect(shareOf(others, 8)).toBe(expected)
})

test('consumers that renew in turn converge to equal shares, and never exceed the limit', () => {
  const held = new Map<number, number>()
  for (let round = 0; round < 5; round++) {
    for (const reader of [1, 2, 3]) {
      held.delete(reader)
      held.set(reader, shareOf(sharesOf(...held.values()), 8))
      expect([...held.values()].reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(8)
    }
  }
  expect([...held.values()].toSorted()).toEqual([2, 2, 2])
})

test('a crawl without a share keeps its place in line for the next free request', () => {
  const starved = (line: readonly PlaceInLine[], workId: string, now: number) =>
    lineAfter(line, { workId, isStarved: true }, now)
  const line = starved(starved([], 'first', 0), 'second', 1_000)
  expect(['first', 'second', 'newcomer'].map((workId) => placesAhead(line, workId))).toEqual([0, 1, 2])
  // One request is free: the first in line gets it, even if others ask earlier.
  const others = sharesOf(...Array(7).fill(1))
  expect(['newcomer', 'second', 'first'].map((workId) => shareOf(others, 8, placesAhead(line, workId)))).toEqual([
    0, 0, 1,
  ])
  expect(lineAfter(line, { workId: 'first', isStarved: false }, 2_000).map(({ workId }) => workId)).toEqual(['second'])
  expect(starved(line, 'first', 9_000)).toEqual([{ workId: 'first', until: 39_000 }, line[1]])
})
