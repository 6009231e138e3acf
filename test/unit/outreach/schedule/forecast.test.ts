import { describe, expect, test } from 'vitest'
import { forecast } from '../../../../src/outreach/schedule/forecast.ts'
import type { Sending } from '../../../../src/outreach/schedule/forecast-terms.ts'

const base: Sending = {
  recipients: 0,
  batchSize: 100,
  batchDelaySeconds: 1,
  perHour: 100,
  perDay: 1_000,
  usedThisHour: 0,
  usedToday: 0,
  now: new Date('2026-11-23T10:00:00.000Z'),
}

describe('a campaign ends when its limits allow', () => {
  test.each<[string, Partial<Sending>, string, number, string]>([
    ['no recipient is left', {}, '2026-11-23T10:00:00.000Z', 0, 'batches'],
    ['one batch', { recipients: 100 }, '2026-11-23T10:00:00.000Z', 1, 'batches'],
    [
      'three batches with a delay',
      { recipients: 250, batchDelaySeconds: 30, perHour: 1_000 },
      '2026-11-23T10:01:00.000Z',
      3,
      'batches',
    ],
    ['the hour is full', { recipients: 101 }, '2026-11-23T11:00:00.000Z', 2, 'hour'],
    ['the hour is used up', { recipients: 1, usedThisHour: 100 }, '2026-11-23T11:00:00.000Z', 1, 'hour'],
    [
      'another campaign has used part of the hour',
      { recipients: 100, usedThisHour: 40, usedToday: 40 },
      '2026-11-23T11:00:00.000Z',
      2,
      'hour',
    ],
    ['300 at 100 an hour and 250 a day', { recipients: 300, perDay: 250 }, '2026-11-24T00:00:00.000Z', 4, 'day'],
    ['the day is used up', { recipients: 1, usedToday: 1_000 }, '2026-11-24T00:00:00.000Z', 1, 'day'],
    [
      'many days',
      { recipients: 10_000, now: new Date('2026-11-23T00:00:00.000Z') },
      '2026-12-02T09:00:00.000Z',
      100,
      'day',
    ],
    ['others go first', { recipients: 100, othersWaiting: 100 }, '2026-11-23T11:00:00.000Z', 1, 'hour'],
    [
      'batches of one, a minute apart',
      { recipients: 100, batchSize: 1, batchDelaySeconds: 60, perHour: 1_000 },
      '2026-11-23T11:39:00.000Z',
      100,
      'batches',
    ],
  ])('%s', (_, changes, finishes_at, batches, limited_by) => {
    expect(forecast({ ...base, ...changes })).toEqual({ finishes_at, batches, limited_by })
  })

  test('a limit of one a day and a million recipients is computed quickly', () => {
    const { finishes_at, batches } = forecast({ ...base, recipients: 1_000_000, perHour: 1, perDay: 1 })
    expect(batches).toBe(1_000_000)
    expect(finishes_at).toBe(new Date(Date.parse('2026-11-24T00:00:00Z') + 999_998 * 86_400_000).toISOString())
  })
})

/** A simulation hour by hour and batch by batch. */
function sendAll({ recipients, batchSize, batchDelaySeconds, perHour, perDay, usedThisHour, usedToday, now }: Sending) {
  let [left, at, hourUsed, dayUsed, last] = [recipients, now.getTime(), usedThisHour, usedToday, now.getTime()]
  const HOUR = 3_600_000
  while (left > 0) {
    const sent = Math.max(0, Math.min(left, batchSize, perHour - hourUsed, perDay - dayUsed))
    if (sent > 0) {
      last = at
      left -= sent
      hourUsed += sent
      dayUsed += sent
    }
    const hourEnd = (Math.floor(at / HOUR) + 1) * HOUR
    const isFull = hourUsed >= perHour || dayUsed >= perDay
    const next = isFull ? hourEnd : Math.min(at + batchDelaySeconds * 1_000, hourEnd)
    if (next === hourEnd) {
      hourUsed = 0
      if (hourEnd % (24 * HOUR) === 0) dayUsed = 0
    }
    at = next
  }
  return new Date(last).toISOString()
}

test('it equals the simulation batch by batch', () => {
  for (const recipients of [1, 7, 99, 100, 101, 999, 2_500])
    for (const batchSize of [1, 30, 100, 1_000])
      for (const batchDelaySeconds of [1, 7, 60])
        for (const [perHour, perDay] of [
          [10, 1_000],
          [100, 250],
          [1_000, 300],
          [1_000_000, 1_000_000],
        ] as const)
          for (const now of [new Date('2026-11-23T23:59:30Z'), new Date('2026-11-23T10:20:00.500Z')]) {
            const sending = {
              ...{ recipients, batchSize, batchDelaySeconds, perHour, perDay },
              ...{ usedThisHour: 5, usedToday: 50, now },
            }
            expect([sending, forecast(sending).finishes_at]).toEqual([sending, sendAll(sending)])
          }
})

describe('with several senders', () => {
  const now = new Date('2026-12-01T08:00:00.000Z')
  const limits = { perHour: 20, perDay: 50, usedThisHour: 0, usedToday: 0 }
  const sending = { ...limits, recipients: 150, batchSize: 100, batchDelaySeconds: 1, now }

  test('their limits add up', () => {
    expect(forecast(sending)).toMatchObject({ finishes_at: '2026-12-03T02:00:00.000Z', limited_by: 'day' })
    const three = forecast({ ...sending, others: [limits, limits] })
    expect(three.finishes_at.slice(0, 13)).toBe('2026-12-01T10')
    // A sender that has used its daily limit adds nothing until tomorrow.
    const used = forecast({ ...sending, others: [limits, { ...limits, usedToday: 50 }] })
    expect(used.finishes_at.slice(0, 13)).toBe('2026-12-02T00')
  })

  test("each one's warm-up applies", () => {
    const warming = { ...limits, warmUp: { warmUpFrom: 10, warmUpStep: 10, warmUpSince: null } }
    // 50 and 10 today, 50 and 20 tomorrow, the rest on the third day.
    expect(forecast({ ...sending, others: [warming] }).finishes_at.slice(0, 10)).toBe('2026-12-03')
  })

  test('gaps set the pace, and every sender has its own', () => {
    const wide = { ...limits, perHour: 1_000, perDay: 1_000 }
    const one = forecast({ ...sending, ...wide, gapMs: 120_000 })
    expect(one).toMatchObject({ limited_by: 'gap', batches: 150 })
    expect(Date.parse(one.finishes_at) - now.getTime()).toBeGreaterThan(4.9 * 3_600_000)
    expect(Date.parse(one.finishes_at) - now.getTime()).toBeLessThan(5.1 * 3_600_000)
    const two = forecast({ ...sending, ...wide, gapMs: 120_000, others: [wide] })
    expect(Date.parse(two.finishes_at) - now.getTime()).toBeLessThan(2.6 * 3_600_000)
  })

  test('a domain with more recipients than its daily limit takes several days', () => {
    const wide = { ...limits, perHour: 1_000, perDay: 1_000 }
    const end = forecast({ ...sending, ...wide, domainLimit: 10, largeDomains: [45, 12] })
    expect(end).toMatchObject({ limited_by: 'domain' })
    expect(end.finishes_at.slice(0, 10)).toBe('2026-12-05')
    expect(forecast({ ...sending, ...wide, domainLimit: 10, largeDomains: [] }).finishes_at.slice(0, 10)).toBe(
      '2026-12-01',
    )
  })
})
