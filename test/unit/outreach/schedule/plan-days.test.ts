import { expect, test } from 'vitest'
import type { SendingWindow } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import { localDays } from '../../../../src/outreach/schedule/local-days.ts'
import { type PlannedCampaign, type PlannedStep, planDays } from '../../../../src/outreach/schedule/plan-days.ts'

const DAY_MS = 86_400_000
/** A Thursday. */
const TODAY = Date.parse('2026-12-24') / DAY_MS
const step = (id: string, afterDays: number, waiting = 0, more: Partial<PlannedStep> = {}): PlannedStep => ({
  ...{ id, afterDays, isManual: false, isForAnswers: false },
  waiting: waiting === 0 ? [] : [{ day: TODAY - 3, senderId: 's', country: null, waiting }],
  ...more,
})
const weekdays: SendingWindow = {
  ...{ days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00', time_zone: 'UTC', by_recipient: true },
}

/** `day of December step planned`, in order. */
const planned = (campaigns: readonly PlannedCampaign[], room = 1_000, last = 12) =>
  planDays(campaigns, { first: TODAY, last: TODAY + last }, () => room).map(
    ({ day, stepId, planned: total }) => `${new Date(day * DAY_MS).toISOString().slice(5, 10)} ${stepId} ${total}`,
  )

test('each step follows after its delay in days, and tasks use no capacity', () => {
  const steps = [step('one', 0, 30), step('call', 2, 0, { isManual: true }), step('three', 3)]
  expect(planned([{ window: null, steps }])).toEqual(['12-24 one 30', '12-26 call 30', '12-29 three 30'])
})

test('recipients continue past a step for people who replied', () => {
  const steps = [step('one', 0, 30), step('thank', 2, 0, { isForAnswers: true }), step('three', 3)]
  expect(planned([{ window: null, steps }])).toEqual(['12-24 one 30', '12-29 three 30'])
})

test('messages that do not fit wait for the next day, and later steps go first', () => {
  const steps = [step('one', 0, 25), step('two', 1)]
  expect(planned([{ window: null, steps }], 10)).toEqual([
    ...['12-24 one 10', '12-25 two 10', '12-26 one 10', '12-27 two 10', '12-28 one 5', '12-29 two 5'],
  ])
})

test('campaigns share the capacity of their sender, and of no other', () => {
  const of = (id: string, senderId: string) => ({
    window: null,
    steps: [step(id, 0, 0, { waiting: [{ day: TODAY, senderId, country: null, waiting: 10 }] })],
  })
  expect(planned([of('one', 's'), of('two', 's'), of('three', 't')], 10, 1)).toEqual([
    ...['12-24 one 10', '12-24 three 10', '12-25 two 10'],
  ])
})

test('weekends and holidays of the recipient’s country are skipped', () => {
  const window = { ...weekdays, skip_holidays: true }
  const waiting = [
    { day: TODAY + 1, senderId: 's', country: 'DE', waiting: 5 },
    { day: TODAY + 1, senderId: 's', country: 'JP', waiting: 7 },
  ]
  expect(planned([{ window, steps: [step('one', 0, 0, { waiting })] }])).toEqual(['12-25 one 7', '12-28 one 5'])
  expect(planned([{ window: weekdays, steps: [step('one', 0, 0, { waiting })] }])).toEqual([
    '12-25 one 5',
    '12-25 one 7',
  ])
})

test("days start at midnight in the recipient's time zone, also across daylight saving changes", () => {
  const days = localDays('Europe/Berlin', '2026-10-24', 3)
  expect(days.starts).toEqual(['2026-10-23T22:00:00.000Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'])
  expect(days.end).toBe('2026-10-26T23:00:00.000Z')
  expect(days.dayOf(new Date('2026-10-25T23:30:00Z')) - days.first).toBe(2)
})
