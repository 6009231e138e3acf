import { describe, expect, test } from 'vitest'
import { daysBetween, monthsBetween } from '../../../../src/features/campaigns/days.ts'
import { outcomesOf, percent, ratesOf } from '../../../../src/features/campaigns/rates.ts'

const COUNTED = {
  sent_count: 100,
  delivered_count: 40,
  opened_count: 18,
  clicked_count: 9,
  bounced_count: 10,
  failed_count: 10,
  complained_count: 1,
}

describe('rates', () => {
  test('take an email for delivered that did not bounce', () => {
    expect(ratesOf(COUNTED, outcomesOf('email', COUNTED))).toEqual({
      delivery_rate: 90,
      open_rate: 20,
      click_rate: 10,
      bounce_rate: 10,
      complaint_rate: 1.11,
    })
  })

  test('take a text message for delivered once the provider says so', () => {
    expect(outcomesOf('sms', COUNTED)).toEqual({ arrived: 40, decided: 60 })
  })

  test.each([
    [1, 0, null],
    [0, 3, 0],
    [1, 3, 33.33],
    [5, 3, 100],
  ])('%d of %d is %j percent', (part, whole, expected) => expect(percent(part, whole)).toBe(expected))
})

describe('calendars', () => {
  test('have every day, over the end of a month', () => {
    const days = daysBetween('2028-02-28T23:59:59.000Z', '2028-03-01T00:00:00.000Z')
    expect(days).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })

  test('have every month, over the end of a year', () => {
    const months = monthsBetween('2026-11-30T23:59:59.000Z', '2027-02-01T00:00:00.000Z')
    expect(months).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  })
})
