import { expect, test } from 'vitest'
import { addUp, fillDays, lastDays } from '../../../../src/features/service-usage/usage-days.ts'

test('the last days end with today in UTC, across a month', () => {
  expect(lastDays(new Date('2026-03-02T23:59:59.999Z'), 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
})

test('days sum the counts of several databases, fill gaps with zeros, and omit other days', () => {
  const days = fillDays(
    ['2026-03-01', '2026-03-02'],
    [
      { day: '2026-03-02', kind: 'crawls', count: 2 },
      { day: '2026-03-02', kind: 'crawls', count: 3 },
      { day: '2026-02-28', kind: 'crawls', count: 9 },
    ],
  )
  expect(days.map(({ date, crawls, errors }) => [date, crawls, errors])).toEqual([
    ['2026-03-01', 0, 0],
    ['2026-03-02', 5, 0],
  ])
  expect(addUp(days)).toMatchObject({ crawls: 5, errors: 0 })
})
