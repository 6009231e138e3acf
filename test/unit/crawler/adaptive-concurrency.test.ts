import { describe, expect, test } from 'vitest'
import { AdaptiveConcurrency } from '../../../src/crawler/adaptive-concurrency.ts'

/** Responses one after the other, each with its duration; `null` is a timeout. */
function after(answers: readonly (number | null)[]): number {
  const pace = new AdaptiveConcurrency(8)
  let now = 0
  for (const elapsedMs of answers) {
    now += elapsedMs ?? 15_000
    pace.answered(elapsedMs ?? 15_000, elapsedMs === null, now)
  }
  return pace.requests
}
const times = (count: number, elapsedMs: number | null) => Array<number | null>(count).fill(elapsedMs)

describe('concurrent requests', () => {
  test.each([
    ['begin at the most', [], 8],
    ['stay there while answers are quick', times(50, 80), 8],
    ['stay there where a server is slow by nature', times(20, 2_000), 8],
    ['stay there where quick answers vary', [20, 200, 30, 900, 25], 8],
    ['sink when answers get slow', [...times(20, 200), ...times(3, 5_000)], 2],
    ['sink to one and no further', [...times(20, 200), ...times(20, 9_000)], 1],
    ['sink when answers stay away', times(3, null), 2],
    ['rise again with good answers', [...times(20, 200), ...times(20, 9_000), ...times(60, 200)], 8],
  ])('%s', (_, answers, expected) => expect(after(answers)).toBe(expected))

  test('responses to concurrent requests count once', () => {
    const pace = new AdaptiveConcurrency(8)
    for (let n = 0; n < 20; n++) pace.answered(100, false, n * 100)
    for (let n = 0; n < 8; n++) pace.answered(5_000, false, 10_000 + n)
    expect(pace.requests).toBe(5)
  })
})
