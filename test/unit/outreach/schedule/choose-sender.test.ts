import { describe, expect, test } from 'vitest'
import {
  type Candidate,
  chooseSender,
  nextSenderAt,
  type RotatedSender,
  sendsFrom,
} from '../../../../src/outreach/schedule/choose-sender.ts'
import { averageGapMs, gapMs } from '../../../../src/outreach/schedule/sending-gap.ts'

const NOW = new Date('2026-12-01T08:20:00.000Z')
const at = (text: string) => Date.parse(`2026-12-01T${text}Z`)

const sender = (id: string, given: Partial<RotatedSender> = {}): RotatedSender => ({
  ...{ id, provider: null, hourLeft: 10, dayLeft: 50, dayLimit: 50 },
  ...{ freeAt: null, waitUntil: null, hasOwn: false },
  ...given,
})
const candidates = (...providers: Candidate['provider'][]): Candidate[] =>
  providers.map((provider, place) => ({ id: `p${place}`, provider }))

describe('the sender of the next batch', () => {
  test('has used the smallest share of its daily limit', () => {
    const senders = [
      sender('a', { dayLeft: 30 }),
      sender('b', { dayLeft: 90, dayLimit: 100 }),
      sender('c', { dayLeft: 5 }),
    ]
    expect(chooseSender(senders, null, true, NOW)).toEqual({ kind: 'send', senderId: 'b', recipients: null })
  })

  test('comes first if recipients are assigned to it, and only with capacity and after its gap', () => {
    const own = sender('b', { dayLeft: 1, hasOwn: true })
    expect(chooseSender([sender('a'), own], null, true, NOW)).toMatchObject({ senderId: 'b' })
    for (const kept of [{ freeAt: at('08:21:00') }, { waitUntil: at('08:21:00') }, { dayLeft: 0 }, { hourLeft: 0 }])
      expect(chooseSender([sender('a'), { ...own, ...kept }], null, true, NOW)).toMatchObject({ senderId: 'a' })
  })

  test('is null if no one is unassigned and no one is assigned to an available sender', () => {
    expect(chooseSender([sender('a'), sender('b')], null, false, NOW)).toEqual({ kind: 'wait', until: null })
    const own = sender('b', { hasOwn: true, freeAt: at('08:21:00') })
    expect(chooseSender([sender('a'), own], null, false, NOW)).toEqual({
      kind: 'wait',
      until: new Date(at('08:21:00')),
    })
    expect(chooseSender([], null, true, NOW)).toEqual({ kind: 'wait', until: null })
  })

  test('if all are busy, the first free one decides how long to wait', () => {
    const senders = [
      sender('a', { freeAt: at('08:22:00') }),
      sender('b', { hourLeft: 0 }),
      sender('c', { dayLeft: 0, waitUntil: at('08:21:00') }),
    ]
    expect(chooseSender(senders, null, true, NOW)).toEqual({ kind: 'wait', until: new Date(at('08:22:00')) })
    expect(senders.map((one) => new Date(sendsFrom(one, NOW.getTime())).toISOString())).toEqual([
      '2026-12-01T08:22:00.000Z',
      '2026-12-01T09:00:00.000Z',
      '2026-12-02T00:00:00.000Z',
    ])
    expect(nextSenderAt(senders, NOW)).toEqual(new Date(at('08:22:00')))
    expect(nextSenderAt([], NOW)).toBeNull()
  })
})

describe('matching of mail providers', () => {
  const google = sender('g', { provider: 'google' })
  const microsoft = sender('m', { provider: 'microsoft', dayLeft: 40 })

  test('is preferred; other recipients use any sender', () => {
    const some = candidates('google', 'microsoft', null, 'google')
    expect(chooseSender([google, microsoft], some, true, NOW)).toEqual({
      ...{ kind: 'send', senderId: 'g', recipients: ['p0', 'p2', 'p3'] },
    })
    expect(chooseSender([{ ...google, freeAt: at('08:21:00') }, microsoft], some, true, NOW)).toEqual({
      ...{ kind: 'send', senderId: 'm', recipients: ['p1', 'p2'] },
    })
  })

  test('waits only during a gap', () => {
    const some = candidates('google', 'google')
    expect(chooseSender([{ ...google, freeAt: at('08:21:00') }, microsoft], some, true, NOW)).toEqual({
      ...{ kind: 'wait', until: new Date(at('08:21:00')) },
    })
    for (const out of [{ dayLeft: 0 }, { hourLeft: 0 }, { waitUntil: at('09:00:00') }])
      expect(chooseSender([{ ...google, ...out }, microsoft], some, true, NOW)).toEqual({
        ...{ kind: 'send', senderId: 'm', recipients: ['p0', 'p1'] },
      })
    expect(chooseSender([microsoft], some, true, NOW)).toMatchObject({ senderId: 'm', recipients: ['p0', 'p1'] })
  })
})

test('gaps are within their bounds, evenly distributed, and deterministic by seed', () => {
  const gap = { min: 60, max: 180 }
  const all = Array.from({ length: 2_000 }, (_, seed) => gapMs(gap, `2026-12-01T08/batch ${seed}`))
  expect(Math.min(...all)).toBeGreaterThanOrEqual(60_000)
  expect(Math.max(...all)).toBeLessThanOrEqual(180_000)
  const average = all.reduce((sum, ms) => sum + ms, 0) / all.length
  expect(Math.abs(average - averageGapMs(gap))).toBeLessThan(3_000)
  for (let tenth = 0; tenth < 10; tenth++) {
    const part = all.filter((ms) => Math.min(9, Math.floor((ms - 60_000) / 12_000)) === tenth).length
    expect(part).toBeGreaterThan(140)
  }
  expect(gapMs(gap, 'one')).toBe(gapMs(gap, 'one'))
  expect(gapMs({ min: 90, max: 90 }, 'one')).toBe(90_000)
})
