import { describe, expect, test } from 'vitest'
import { daysUntil, limitsOf } from '../../../../src/features/site-downloads/policy.ts'

test.each([
  ['1 a day, as by Free', 1, 250],
  ['5 a day, as by Basic', 5, 1_000],
  ['20 a day, as by Pro', 20, 5_000],
  ['any number', null, 10_000],
])('a plan with %s gets its share of pages', (_, perDay, pages) => {
  expect(limitsOf(perDay).pages_max).toBe(pages)
})

describe('days until deletion are calendar days', () => {
  test.each([
    ['2026-11-28T08:00:00.000Z', '2026-11-21T08:00:01.000Z', 7],
    ['2026-11-28T08:00:00.000Z', '2026-11-27T23:59:00.000Z', 1],
    ['2026-11-28T08:00:00.000Z', '2026-11-28T00:00:00.000Z', 0],
    ['2026-11-28T08:00:00.000Z', '2026-11-30T00:00:00.000Z', 0],
  ])('%s, viewed at %s: %i', (end, now, days) => expect(daysUntil(end, new Date(now))).toBe(days))
})
