import { describe, expect, test } from 'vitest'
import type { SendingWindow } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import { windowAt } from '../../../../src/outreach/schedule/sending-window.ts'

const window = (more: Partial<SendingWindow> = {}): SendingWindow => ({
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  until: '17:00',
  time_zone: 'UTC',
  by_recipient: true,
  ...more,
})
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7]
const MINUTE_MS = 60_000

/** The next opening and closing, and whether it is open. */
function at(given: SendingWindow, zone: string | null, now: string) {
  const { isOpen, opensAt, closesAt } = windowAt(given, zone, new Date(now))
  return [isOpen ? 'open' : 'closed', opensAt.toISOString(), closesAt.toISOString()]
}

describe("a window follows the recipient's local time", () => {
  test.each<[string, string | null, string, [string, string, string]]>([
    [
      'before it',
      'Europe/Berlin',
      '2026-11-23T07:59:59.999Z',
      ['closed', '2026-11-23T08:00:00.000Z', '2026-11-23T16:00:00.000Z'],
    ],
    [
      'its first moment',
      'Europe/Berlin',
      '2026-11-23T08:00:00.000Z',
      ['open', '2026-11-23T08:00:00.000Z', '2026-11-23T16:00:00.000Z'],
    ],
    [
      'its last moment',
      'Europe/Berlin',
      '2026-11-23T15:59:59.999Z',
      ['open', '2026-11-23T15:59:59.999Z', '2026-11-23T16:00:00.000Z'],
    ],
    [
      'its end is outside',
      'Europe/Berlin',
      '2026-11-23T16:00:00.000Z',
      ['closed', '2026-11-24T08:00:00.000Z', '2026-11-24T16:00:00.000Z'],
    ],
    [
      'a Friday evening waits for Monday',
      'Europe/Berlin',
      '2026-11-27T16:00:00.000Z',
      ['closed', '2026-11-30T08:00:00.000Z', '2026-11-30T16:00:00.000Z'],
    ],
    [
      'half an hour beside the others',
      'Asia/Kolkata',
      '2026-11-23T00:00:00.000Z',
      ['closed', '2026-11-23T03:30:00.000Z', '2026-11-23T11:30:00.000Z'],
    ],
    [
      'three quarters',
      'Asia/Kathmandu',
      '2026-11-23T00:00:00.000Z',
      ['closed', '2026-11-23T03:15:00.000Z', '2026-11-23T11:15:00.000Z'],
    ],
    [
      'Monday comes to Kiritimati while it is Sunday in UTC',
      'Pacific/Kiritimati',
      '2026-11-22T18:00:00.000Z',
      ['closed', '2026-11-22T19:00:00.000Z', '2026-11-23T03:00:00.000Z'],
    ],
    [
      'and to Pago Pago when it is nearly Tuesday',
      'Pacific/Pago_Pago',
      '2026-11-23T19:00:00.000Z',
      ['closed', '2026-11-23T20:00:00.000Z', '2026-11-24T04:00:00.000Z'],
    ],
    [
      'their location is unknown',
      null,
      '2026-11-23T08:59:00.000Z',
      ['closed', '2026-11-23T09:00:00.000Z', '2026-11-23T17:00:00.000Z'],
    ],
  ])('%s', (_, zone, now, expected) => {
    expect(at(window(), zone, now)).toEqual(expected)
  })

  test('or a single clock for all', () => {
    const one = window({ by_recipient: false, time_zone: 'America/New_York' })
    const expected = ['closed', '2026-11-23T14:00:00.000Z', '2026-11-23T22:00:00.000Z']
    expect(at(one, 'Asia/Tokyo', '2026-11-23T00:00:00.000Z')).toEqual(expected)
  })

  test('the days are those of the clock, with Sunday last', () => {
    const sundays = window({ days: [7], from: '00:00', until: '23:59' })
    const expected = ['open', '2026-11-22T02:00:00.000Z', '2026-11-22T14:59:00.000Z']
    expect(at(sundays, 'Asia/Tokyo', '2026-11-22T02:00:00.000Z')).toEqual(expected)
  })
})

describe('daylight saving changes', () => {
  const night = window({ days: ALL_DAYS, from: '02:30', until: '03:30' })
  test.each<[string, SendingWindow, string, string, [string, string, string]]>([
    [
      'nine is nine on either side in spring',
      window({ days: ALL_DAYS }),
      'Europe/Berlin',
      '2026-03-28T17:00:00.000Z',
      ['closed', '2026-03-29T07:00:00.000Z', '2026-03-29T15:00:00.000Z'],
    ],
    [
      'and in autumn',
      window({ days: ALL_DAYS }),
      'America/New_York',
      '2026-10-31T22:00:00.000Z',
      ['closed', '2026-11-01T14:00:00.000Z', '2026-11-01T22:00:00.000Z'],
    ],
    [
      'a beginning that does not exist is when the clock jumps over it',
      night,
      'Europe/Berlin',
      '2026-03-29T00:00:00.000Z',
      ['closed', '2026-03-29T01:00:00.000Z', '2026-03-29T01:30:00.000Z'],
    ],
    [
      'an end that does not exist is then, too',
      window({ days: ALL_DAYS, from: '01:00', until: '02:30' }),
      'Europe/Berlin',
      '2026-03-29T00:00:00.000Z',
      ['open', '2026-03-29T00:00:00.000Z', '2026-03-29T01:00:00.000Z'],
    ],
    [
      'a window within skipped hours does not open that day',
      window({ days: ALL_DAYS, from: '02:10', until: '02:50' }),
      'Europe/Berlin',
      '2026-03-28T23:00:00.000Z',
      ['closed', '2026-03-30T00:10:00.000Z', '2026-03-30T00:50:00.000Z'],
    ],
    [
      'nor that week, where it is their only day',
      window({ days: [7], from: '02:10', until: '02:50' }),
      'Europe/Berlin',
      '2026-03-28T23:00:00.000Z',
      ['closed', '2026-04-05T00:10:00.000Z', '2026-04-05T00:50:00.000Z'],
    ],
    [
      'a time that comes twice opens the first time, until the clock is set back before it',
      night,
      'Europe/Berlin',
      '2026-10-24T23:00:00.000Z',
      ['closed', '2026-10-25T00:30:00.000Z', '2026-10-25T01:00:00.000Z'],
    ],
    [
      'and once more',
      night,
      'Europe/Berlin',
      '2026-10-25T01:00:00.000Z',
      ['closed', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00.000Z'],
    ],
    [
      'an hour that comes twice is two hours',
      window({ days: ALL_DAYS, from: '01:00', until: '03:00' }),
      'America/New_York',
      '2026-11-01T05:00:00.000Z',
      ['open', '2026-11-01T05:00:00.000Z', '2026-11-01T08:00:00.000Z'],
    ],
    [
      'half an hour forth, at Lord Howe',
      window({ days: ALL_DAYS, from: '02:00', until: '03:00' }),
      'Australia/Lord_Howe',
      '2026-10-03T14:00:00.000Z',
      ['closed', '2026-10-03T15:30:00.000Z', '2026-10-03T16:00:00.000Z'],
    ],
    [
      'a day that Samoa skipped when it crossed the date line',
      window({ days: [5], from: '09:00', until: '10:00' }),
      'Pacific/Apia',
      '2011-12-30T00:00:00.000Z',
      ['closed', '2012-01-05T19:00:00.000Z', '2012-01-05T20:00:00.000Z'],
    ],
  ])('%s', (_, given, zone, now, expected) => {
    expect(at(given, zone, now)).toEqual(expected)
  })
})

/** The local time there. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })

/** A reference implementation, minute by minute. */
function isWithin({ days, from, until }: SendingWindow, clock: Intl.DateTimeFormat, time: number): boolean {
  const parts = clock.formatToParts(time)
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)!.value
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of('weekday')) + 1
  const shown = `${of('hour')}:${of('minute')}`
  return days.includes(day) && shown >= from && shown < until
}

test.each([
  ['Europe/London', '2026-03-28T20:00:00Z'],
  ['Europe/London', '2026-10-24T20:00:00Z'],
  ['America/St_Johns', '2026-03-07T20:00:00Z'],
  ['America/St_Johns', '2026-10-31T20:00:00Z'],
  ['Australia/Adelaide', '2026-04-04T08:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T08:00:00Z'],
  ['Pacific/Chatham', '2026-09-26T08:00:00Z'],
  ['Africa/Casablanca', '2026-02-14T20:00:00Z'],
  ['America/Sao_Paulo', '2026-11-21T20:00:00Z'],
  ['Pacific/Apia', '2011-12-29T12:00:00Z'],
  ['Asia/Kolkata', '2026-11-21T12:00:00Z'],
])('it equals the reference implementation every minute: %s from %s', (zone, start) => {
  const windows = [
    window({ days: ALL_DAYS, from: '01:30', until: '02:15' }),
    window({ days: [6, 7], from: '00:15', until: '03:45' }),
  ]
  const clock = clockOf(zone)
  for (const given of windows) {
    const begin = Date.parse(start)
    const minutes = Array.from({ length: 36 * 60 }, (_, minute) => begin + minute * MINUTE_MS)
    const within = minutes.map((time) => isWithin(given, clock, time))
    for (let place = 0; place < minutes.length; place += 7) {
      const { isOpen, opensAt, closesAt } = windowAt(given, zone, new Date(minutes[place]!))
      expect(isOpen).toBe(within[place])
      const opening = within.indexOf(true, place)
      const closing = within.indexOf(false, opening)
      if (opening >= 0) expect(opensAt.getTime()).toBe(minutes[opening])
      if (opening >= 0 && closing >= 0) expect(closesAt.getTime()).toBe(minutes[closing])
    }
  }
})

describe("public holidays of the recipient's country", () => {
  const skipping = window({ skip_holidays: true, time_zone: 'Europe/Berlin', country: null })
  const opens = (given: SendingWindow, zone: string | null, country: string | null, now: string) =>
    windowAt(given, zone, new Date(now), country).opensAt.toISOString()
  test.each<[string, SendingWindow, string | null, string | null, string, string]>([
    ['are skipped with the days around them', skipping, null, 'DE', '2026-12-24T18:00:00Z', '2026-12-28T08:00:00.000Z'],
    ['are open by default', window(), null, 'DE', '2026-12-24T18:00:00Z', '2026-12-25T09:00:00.000Z'],
    ['count by the own country', skipping, 'Europe/Berlin', 'US', '2026-11-26T09:00:00Z', '2026-11-27T08:00:00.000Z'],
    [
      'else by that of the time zone',
      skipping,
      'America/New_York',
      null,
      '2026-11-26T15:00:00Z',
      '2026-11-27T14:00:00.000Z',
    ],
    [
      'else by the window’s',
      { ...skipping, country: 'FR' },
      null,
      null,
      '2026-07-14T09:00:00Z',
      '2026-07-15T07:00:00.000Z',
    ],
    ['are unknown without a country', skipping, null, null, '2026-12-25T09:00:00Z', '2026-12-25T09:00:00.000Z'],
    ['are unknown in a country without data', skipping, null, 'ZZ', '2026-12-25T09:00:00Z', '2026-12-25T09:00:00.000Z'],
    ['come by the local day', skipping, 'Asia/Tokyo', 'JP', '2026-12-31T20:00:00Z', '2027-01-04T00:00:00.000Z'],
  ])('%s', (_, given, zone, country, now, opensAt) => {
    expect(opens(given, zone, country, now)).toBe(opensAt)
  })

  test('a window that only covers holidays waits for a day that is not one', () => {
    // Mondays: 2026-05-25 is Whit Monday.
    const mondays = { ...skipping, days: [1] }
    expect(opens(mondays, null, 'DE', '2026-05-19T09:00:00Z')).toBe('2026-06-01T07:00:00.000Z')
  })
})
