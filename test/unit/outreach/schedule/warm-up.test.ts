import { expect, test } from 'vitest'
import { limitOn, type WarmingSender } from '../../../../src/outreach/schedule/warm-up.ts'

const sender = (more: Partial<WarmingSender> = {}): WarmingSender => ({
  ...{ perDay: 250, warmUpFrom: 20, warmUpStep: 10, warmUpSince: '2026-11-23' },
  ...more,
})

test.each<[string, Partial<WarmingSender>, string, number]>([
  ['without warming up it is the daily limit', { warmUpFrom: null, warmUpStep: null }, '2026-11-23', 250],
  [
    'before the first message it is the first day, however long ago it was switched on',
    { warmUpSince: null },
    '2027-05-01',
    20,
  ],
  ['the first day', {}, '2026-11-23', 20],
  ['the second', {}, '2026-11-24', 30],
  ['over the end of a month', {}, '2026-12-01', 100],
  ['the last that is less', {}, '2026-12-15', 240],
  ['it ends at the daily limit', {}, '2026-12-16', 250],
  ['and stays there', {}, '2027-12-16', 250],
  ['a daily limit under the first day', { perDay: 5 }, '2026-11-23', 5],
  ['over a leap day', { warmUpSince: '2028-02-28' }, '2028-03-01', 40],
  ['a clock that was set back allows no less than the first day', {}, '2026-11-20', 20],
])('%s', (_, more, day, limit) => {
  expect(limitOn(sender(more), day)).toBe(limit)
})
