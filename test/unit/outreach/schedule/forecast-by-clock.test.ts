import { describe, expect, test } from 'vitest'
import type { SendingWindow } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import { forecast } from '../../../../src/outreach/schedule/forecast.ts'
import type { Sending } from '../../../../src/outreach/schedule/forecast-terms.ts'

const MORNINGS: SendingWindow = {
  ...{ days: [1, 2, 3, 4, 5], from: '09:00', until: '11:00' },
  ...{ time_zone: 'Europe/Berlin', by_recipient: true },
}
/** A Friday. */
const base: Sending = {
  ...{ recipients: 0, batchSize: 100, batchDelaySeconds: 1, perHour: 100, perDay: 1_000 },
  ...{ usedThisHour: 0, usedToday: 0, now: new Date('2026-11-27T09:30:00.000Z') },
}
const warmUp = { warmUpFrom: 20, warmUpStep: 10, warmUpSince: null }

describe('a campaign with a sending window ends when the window allows', () => {
  test.each<[string, Partial<Sending>, string, string]>([
    ['while it is open', { recipients: 100 }, '2026-11-27T09:30:00.000Z', 'batches'],
    ['the rest on Monday', { recipients: 150 }, '2026-11-30T08:00:00.000Z', 'hour'],
    ['in the second hour of it', { recipients: 250 }, '2026-11-30T09:00:00.000Z', 'hour'],
    [
      'after others, which may have no such times',
      { recipients: 50, othersWaiting: 100 },
      '2026-11-30T08:00:00.000Z',
      'hour',
    ],
    [
      'where the last of them are',
      {
        recipients: 60,
        zones: [
          { timeZone: 'Europe/Berlin', waiting: 30 },
          { timeZone: 'America/New_York', waiting: 30 },
        ],
      },
      '2026-11-27T14:00:00.000Z',
      'batches',
    ],
    ['no recipient is left', {}, '2026-11-27T09:30:00.000Z', 'batches'],
  ])('%s', (_, more, finishes_at, limited_by) => {
    expect(forecast({ ...base, window: MORNINGS, ...more })).toMatchObject({ finishes_at, limited_by })
  })

  test('over many weeks it follows the days of the week', () => {
    // Two hundred each working day: forty weeks.
    const { finishes_at, batches } = forecast({ ...base, window: MORNINGS, recipients: 40_000 })
    expect(batches).toBe(400)
    const weeks = (Date.parse(finishes_at) - base.now.getTime()) / (7 * 86_400_000)
    expect(weeks).toBeGreaterThan(39)
    expect(weeks).toBeLessThan(41)
  })
})

describe('a sender in warm-up', () => {
  const now = new Date('2026-11-23T00:00:00.000Z')
  test.each<[string, Partial<Sending>, string]>([
    ['the first day', { recipients: 20 }, '2026-11-23T00:00:00.000Z'],
    ['the second', { recipients: 50 }, '2026-11-24T00:00:00.000Z'],
    ['the third', { recipients: 51 }, '2026-11-25T00:00:00.000Z'],
    [
      'a warm-up that started earlier',
      { recipients: 40, warmUp: { ...warmUp, warmUpSince: '2026-11-21' } },
      '2026-11-23T00:00:00.000Z',
    ],
  ])('%s', (_, more, finishes_at) => {
    expect(forecast({ ...base, now, warmUp, ...more }).finishes_at).toBe(finishes_at)
  })

  test('behaves normally after its warm-up', () => {
    const done = { ...warmUp, warmUpSince: '2020-01-01' }
    const sending = { ...base, recipients: 5_000 }
    expect(forecast({ ...sending, warmUp: done })).toEqual(forecast(sending))
  })

  test('has a higher limit weeks later', () => {
    // 20 + 30 + … + 1,000 over 99 days come to 50,490.
    const { finishes_at, limited_by } = forecast({ ...base, now, warmUp, recipients: 50_490 })
    expect(limited_by).toBe('day')
    expect((Date.parse(finishes_at) - now.getTime()) / 86_400_000).toBeCloseTo(99, 0)
  })
})

test('a forecast of centuries terminates as well', () => {
  const tiny = { perHour: 1, perDay: 1, recipients: 1_000_000 }
  const { finishes_at } = forecast({ ...base, ...tiny, window: { ...MORNINGS, days: [3] } })
  expect(Number.isNaN(Date.parse(finishes_at))).toBe(false)
})
