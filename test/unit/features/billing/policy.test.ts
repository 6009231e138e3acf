import { describe, expect, test } from 'vitest'
import { periodEnd, usageOf } from '../../../../src/features/billing/policy.ts'

describe('the end of a period', () => {
  test.each([
    ['2026-01-15', 'monthly', '2026-02-15'],
    ['2026-01-31', 'monthly', '2026-02-28'],
    ['2026-12-31', 'monthly', '2027-01-31'],
    ['2028-02-29', 'yearly', '2029-02-28'],
  ] as const)('%s %s is %s', (start, cycle, end) => {
    expect(
      periodEnd(new Date(`${start}T00:00:00Z`), cycle)
        .toISOString()
        .slice(0, 10),
    ).toBe(end)
  })
})

describe('usage', () => {
  const plan = { id: '', name: '', displayName: '', crawlsPerMonth: 10, maxWebsites: 0, websiteDownloadsPerDay: 0 }
  test('counts down to nothing and never below, and 0 is no limit', () => {
    const usage = usageOf(
      { plan, isAdmin: false, isRoot: false },
      { crawls: 12, websites: 3 },
      { apiCallsPerDay: 0, maxApiKeys: 0 },
    )
    expect(usage.crawls).toEqual({ used: 12, limit: 10, remaining: 0, unlimited: false })
    expect(usage.websites).toMatchObject({ used: 3, unlimited: true })
    expect(usage.api_keys.unlimited).toBe(true)
    // The one limit of which 0 means none.
    expect(usage.api_calls).toMatchObject({ limit: 0, remaining: 0, unlimited: false })
  })
  test('an administrator needs no plan', () => {
    const of = (isAdmin: boolean) =>
      usageOf({ plan: null, isAdmin, isRoot: false }, { crawls: 1, websites: 1 }, undefined)
    expect(of(true).crawls.unlimited).toBe(true)
    expect(of(false).crawls.unlimited).toBe(false)
    expect(of(false).api_keys).toMatchObject({ limit: 0, remaining: 0 })
  })
})
