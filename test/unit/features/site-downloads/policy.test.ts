import { describe, expect, test } from 'vitest'
import type { ViewerPlan } from '../../../../src/core/viewer.ts'
import { daysUntil, limitsOf, perDayOf } from '../../../../src/features/site-downloads/policy.ts'

const planOf = (websiteDownloadsPerDay: number): ViewerPlan => ({
  id: '',
  name: '',
  displayName: '',
  crawlsPerMonth: 0,
  maxWebsites: 0,
  websiteDownloadsPerDay,
})

test.each([
  ['Free', 1, 250],
  ['Basic', 5, 1_000],
  ['Pro', 20, 5_000],
  ['unlimited', 0, 10_000],
])('the plan %s takes its share of pages', (_, perDay, pages) => {
  expect(limitsOf(planOf(perDay)).pages_max).toBe(pages)
})

test('administrators download without a plan', () => {
  expect(perDayOf(null)).toBeNull()
  expect(limitsOf(null).pages_max).toBe(10_000)
})

describe('days until it is deleted are days of the calendar', () => {
  test.each([
    ['2026-11-28T08:00:00.000Z', '2026-11-21T08:00:01.000Z', 7],
    ['2026-11-28T08:00:00.000Z', '2026-11-27T23:59:00.000Z', 1],
    ['2026-11-28T08:00:00.000Z', '2026-11-28T00:00:00.000Z', 0],
    ['2026-11-28T08:00:00.000Z', '2026-11-30T00:00:00.000Z', 0],
  ])('%s seen at %s: %i', (end, now, days) => expect(daysUntil(end, new Date(now))).toBe(days))
})
