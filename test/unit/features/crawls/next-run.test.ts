import { expect, test } from 'vitest'
import type { Frequency } from '../../../../src/contracts/crawls/crawl-schedules.ts'
import { nextRun } from '../../../../src/features/crawls/schedules/next-run.ts'

test.each<[Frequency, string, string, string]>([
  ['daily', '2026-11-21T09:30:00Z', '2026-11-21T09:30:00Z', '2026-11-22T09:30:00Z'],
  ['daily', '2026-11-21T09:30:00Z', '2026-11-25T09:29:59Z', '2026-11-25T09:30:00Z'],
  ['daily', '2026-11-21T09:30:00Z', '2026-11-25T09:30:00Z', '2026-11-26T09:30:00Z'],
  ['weekly', '2026-11-21T09:30:00Z', '2026-11-21T10:00:00Z', '2026-11-28T09:30:00Z'],
  ['weekly', '2026-11-21T09:30:00Z', '2027-01-01T00:00:00Z', '2027-01-02T09:30:00Z'],
  ['monthly', '2026-11-21T09:30:00Z', '2026-11-21T09:30:00Z', '2026-12-21T09:30:00Z'],
  ['monthly', '2026-10-31T09:30:00Z', '2026-11-01T00:00:00Z', '2026-11-30T09:30:00Z'],
  ['monthly', '2026-10-31T09:30:00Z', '2026-11-30T09:30:00Z', '2026-12-31T09:30:00Z'],
  ['monthly', '2027-01-31T09:30:00Z', '2027-02-01T00:00:00Z', '2027-02-28T09:30:00Z'],
  ['monthly', '2026-11-21T09:30:00Z', '2028-02-21T09:31:00Z', '2028-03-21T09:30:00Z'],
])('%s since %s, computed at %s: %s', (frequency, anchor, now, expected) => {
  expect(nextRun(new Date(anchor), frequency, new Date(now)).toISOString()).toBe(new Date(expected).toISOString())
})
