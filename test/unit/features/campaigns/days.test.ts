import { describe, expect, test } from 'vitest'
import { daysBetween, monthsBetween } from '../../../../src/features/campaigns/days.ts'

describe('calendars', () => {
  test('have every day, across the end of a month', () => {
    const days = daysBetween('2028-02-28T23:59:59.000Z', '2028-03-01T00:00:00.000Z')
    expect(days).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })

  test('have every month, across the end of a year', () => {
    const months = monthsBetween('2026-11-30T23:59:59.000Z', '2027-02-01T00:00:00.000Z')
    expect(months).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  })
})
