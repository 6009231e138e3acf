import { expect, test } from 'vitest'
import type { Frequency, RunTime } from '../../../../src/contracts/crawls/crawl-schedules.ts'
import { nextLocalRun } from '../../../../src/features/crawls/schedules/next-local-run.ts'
import { nextRunOf } from '../../../../src/features/crawls/schedules/next-run.ts'

const run = (change: Partial<RunTime> = {}): RunTime => ({
  time: '02:30',
  time_zone: 'Europe/Berlin',
  weekday: 1,
  day: 1,
  ...change,
})

/** The first `count` runs after `from`, each computed at the time of the previous one. */
function runsFrom(from: string, frequency: Frequency, rule: RunTime, count: number): string[] {
  const runs = [new Date(from)]
  while (runs.length <= count) runs.push(nextLocalRun(rule, frequency, runs.at(-1)!))
  return runs.slice(1).map((at) => at.toISOString().slice(0, 16))
}

test.each<[string, string, Frequency, Partial<RunTime>, string[]]>([
  // Clocks go from 02:00 to 03:00 on 29 March 2026: 02:30 does not exist and becomes 03:30.
  ['skips the hour', '2026-03-27T12:00Z', 'daily', {}, ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30']],
  // Clocks go from 03:00 to 02:00 on 25 October 2026: 02:30 occurs twice, and the first counts.
  ['doubles it', '2026-10-23T12:00Z', 'daily', {}, ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30']],
  ['keeps local time', '2026-03-23T12:00Z', 'weekly', { time: '09:00' }, ['2026-03-30T07:00', '2026-04-06T07:00']],
  ['keeps it back', '2026-10-19T12:00Z', 'weekly', { time: '09:00' }, ['2026-10-26T08:00', '2026-11-02T08:00']],
  ['is Sunday', '2026-11-27T12:00Z', 'weekly', { weekday: 7, time: '23:59' }, ['2026-11-29T22:59']],
  // Monday in Auckland is still Sunday in UTC.
  ['is east', '2026-11-27T12:00Z', 'weekly', { time: '08:00', time_zone: 'Pacific/Auckland' }, ['2026-11-29T19:00']],
  ['is west', '2026-11-27T12:00Z', 'weekly', { time: '20:00', time_zone: 'America/Los_Angeles' }, ['2026-12-01T04:00']],
  // Nepal is 5:45 h ahead; Lord Howe changes by half an hour on 4 October 2026.
  ['has minutes', '2026-11-27T00:00Z', 'daily', { time: '06:00', time_zone: 'Asia/Kathmandu' }, ['2026-11-27T00:15']],
  [
    'skips half an hour',
    '2026-10-02T16:00Z',
    'daily',
    { time: '02:15', time_zone: 'Australia/Lord_Howe' },
    ['2026-10-03T15:45', '2026-10-04T15:15'],
  ],
  // Samoa skipped 30 December 2011.
  [
    'skips a day',
    '2011-12-29T20:00Z',
    'daily',
    { time: '12:00', time_zone: 'Pacific/Apia' },
    ['2011-12-29T22:00', '2011-12-30T22:00', '2011-12-31T22:00'],
  ],
  [
    'ends short months',
    '2027-01-15T12:00Z',
    'monthly',
    { day: 31, time: '09:00', time_zone: 'UTC' },
    ['2027-01-31T09:00', '2027-02-28T09:00', '2027-03-31T09:00', '2027-04-30T09:00'],
  ],
])('a schedule whose zone %s, from %s, %s %o', (_, from, frequency, change, expected) => {
  expect(runsFrom(from, frequency, run(change), expected.length)).toEqual(expected)
})

test('at the very minute of a run, the next run is the following one', () => {
  const rule = run({ time: '09:00', time_zone: 'UTC' })
  expect(nextLocalRun(rule, 'daily', new Date('2026-11-27T09:00:00Z')).toISOString()).toBe('2026-11-28T09:00:00.000Z')
  expect(nextLocalRun(rule, 'daily', new Date('2026-11-27T08:59:59Z')).toISOString()).toBe('2026-11-27T09:00:00.000Z')
})

test('a schedule without a local time keeps the time of its creation in UTC', () => {
  const rule = { frequency: 'weekly' as const, runTime: null, createdAt: '2026-03-23T09:30:00.000Z' }
  expect(nextRunOf(rule, new Date('2026-03-29T12:00:00Z'))).toBe('2026-03-30T09:30:00.000Z')
  expect(nextRunOf({ ...rule, runTime: run({ time: '09:30' }) }, new Date('2026-03-29T12:00:00Z'))).toBe(
    '2026-03-30T07:30:00.000Z',
  )
})
