import { describe, expect, test } from 'vitest'
import { demoAt, durationOf } from '../../../../../web/features/crawls/live/demo/demo-run.ts'

const START = '2026-11-21T10:00:00.000Z'
const byUrl = { isKeyword: false, lateMs: 0 }
const byKeyword = { isKeyword: true, lateMs: 0 }
const letters = { waiting: '.', active: '>', done: 'x', failed: '!', skipped: '-' }
const drawn = (run: typeof byUrl, elapsedMs: number) =>
  demoAt(run, elapsedMs, START)
    .steps.map(({ state }) => letters[state])
    .join('')

test.each<[typeof byUrl, number, string]>([
  [byUrl, 0, '>.....'],
  [byUrl, 499, '>.....'],
  [byUrl, 500, 'x>....'],
  [byUrl, 2_500, 'xx>...'],
  [byUrl, 4_000, 'xxx>..'],
  [byUrl, 5_000, 'xxxx>.'],
  [byUrl, 5_800, 'xxxxx>'],
  [byUrl, 6_300, 'xxxxxx'],
  [byKeyword, 0, '>.......'],
  [byKeyword, 500, 'x>......'],
  [byKeyword, 3_500, 'xx>.....'],
  [byKeyword, 4_500, 'xxx>....'],
  [byKeyword, 10_299, 'xxxxxxx>'],
  [byKeyword, 10_300, 'xxxxxxxx'],
])('with %j after %i ms the steps are %s', (run, elapsedMs, expected) => {
  expect(drawn(run, elapsedMs)).toBe(expected)
})

describe.each([false, true])('with a late server (keyword: %s)', (isKeyword) => {
  const run = { isKeyword, lateMs: 4_000 }
  const times = Array.from({ length: 160 }, (_, index) => index * 100)

  test('the bar never goes back, and stays at 90 until the response, then shows 100', () => {
    let last = 0
    for (const elapsedMs of times) {
      const { percent } = demoAt(run, elapsedMs, START)
      expect(percent).toBeGreaterThanOrEqual(last)
      expect(percent).toBeLessThanOrEqual(elapsedMs >= durationOf(run) ? 100 : 90)
      last = percent
    }
    expect(demoAt(run, durationOf(run) - 1, START).percent).toBe(90)
    expect(demoAt(run, durationOf(run), START).percent).toBe(100)
  })

  test('the last step waits for the response', () => {
    expect(drawn(run, durationOf(run) - 1)).toMatch(/^x+>$/)
    expect(drawn(run, durationOf(run))).toMatch(/^x+$/)
  })

  test('counts only grow, and end at the number of pages', () => {
    const views = times.map((elapsedMs) => demoAt(run, elapsedMs, START).progress)
    for (const [index, { pages_done, items_found }] of views.entries()) {
      expect(pages_done).toBeGreaterThanOrEqual(views[index - 1]?.pages_done ?? 0)
      expect(items_found).toBeGreaterThanOrEqual(views[index - 1]?.items_found ?? 0)
    }
    expect(views.at(-1)).toMatchObject({ status: 'completed', pages_done: 8, pages_waiting: 0, items_found: 9 })
  })
})
