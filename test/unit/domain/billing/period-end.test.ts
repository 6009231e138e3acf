import { describe, expect, test } from 'vitest'
import { periodEnd } from '../../../../src/domain/billing/period-end.ts'

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
