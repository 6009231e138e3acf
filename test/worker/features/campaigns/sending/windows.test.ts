import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { SendingWindow } from '../../../../../src/contracts/campaigns/campaign-settings.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { sendTestMessage } from '../../../../../src/features/campaigns/sending/send-test-message.ts'
import { actingFor, dataOf } from '../../../support/factories.ts'
import { crashingContext } from '../../../support/mortal-context.ts'
import {
  addCampaign,
  addSender,
  arrivals,
  campaignOf,
  mintCampaigner,
  quietContext,
  recipientsOf,
  spendsOf,
  statesOf,
} from './support.ts'

const MORNINGS: SendingWindow = {
  ...{ days: [1, 2, 3, 4, 5], from: '09:00', until: '11:00' },
  ...{ time_zone: 'Europe/Berlin', by_recipient: true },
}
const MINUTE_MS = 60_000

interface Given {
  readonly start: string
  /** Recipients in each time zone; `` stands for an unknown zone. */
  readonly zones: Readonly<Record<string, number>>
  readonly window?: Partial<SendingWindow>
  readonly batchSize?: number
  readonly batchDelay?: number
  readonly perHour?: number
  readonly perDay?: number
}

/** A campaign with a window, on a clock that stands still until it is moved. */
async function begun({ start, zones, window = {}, perHour, perDay, ...given }: Given) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id, { ...(perHour && { perHour }), ...(perDay && { perDay }) })
  const clock = { now: new Date(start) }
  const to = Object.values(zones).reduce((sum, one) => sum + one, 0)
  const campaign = await addCampaign(account.id, {
    ...{ senderId, to, window: { ...MORNINGS, ...window }, startedAt: start, nextAt: start },
    ...given,
  })
  const rows = await recipientsOf(account.id, campaign.id)
  // One of each in turn, so that no zone comes first.
  const left = Object.entries(zones).map(([zone, total]) => ({ zone, total }))
  for (let place = 0; place < rows.length; ) {
    for (const one of left) {
      if (one.total-- <= 0) continue
      await dataOf(account.id).run(
        sql`UPDATE recipients SET time_zone = ${one.zone || null} WHERE id = ${rows[place]!.id}`,
      )
      place++
    }
  }
  const { ctx } = quietContext(account.id, clock)
  /** Like the queue and the clock: runs the campaign whenever it is due, until it ends. @returns those times */
  const run = async (times = 100): Promise<string[]> => {
    const woken: string[] = []
    for (let turn = 0; turn < times; turn++) {
      const { nextAt } = await campaignOf(account.id, campaign.id)
      if (nextAt === null) return woken
      clock.now = new Date(Math.max(clock.now.getTime(), Date.parse(nextAt)))
      woken.push(clock.now.toISOString())
      await sendBatch(ctx, campaign.job)
    }
    throw new Error(`still waiting after ${times} batches: ${woken.slice(-5)}`)
  }
  return { account, senderId, clock, ctx, run, ...campaign }
}

/** The delivery times, by time zone. */
async function timesByZone(accountId: string, id: string): Promise<Record<string, string[]>> {
  const times: Record<string, string[]> = {}
  for (const { timeZone, sentAt } of await recipientsOf(accountId, id)) {
    times[timeZone ?? ''] ??= []
    times[timeZone ?? '']!.push(sentAt!.slice(0, 16))
  }
  return Object.fromEntries(Object.entries(times).map(([zone, all]) => [zone, [...new Set(all)].sort()]))
}

describe('a campaign with a window', () => {
  test('reaches people in three time zones in the morning of each, and runs no batches in between', async () => {
    const zones = { 'Asia/Tokyo': 3, 'Europe/Berlin': 3, 'America/New_York': 3, '': 2 }
    const { account, id, addresses, run } = await begun({ start: '2026-11-23T20:00:00.000Z', zones })
    const woken = await run()
    expect(await timesByZone(account.id, id)).toEqual({
      'Asia/Tokyo': ['2026-11-24T00:00'],
      'Europe/Berlin': ['2026-11-24T08:00'],
      'America/New_York': ['2026-11-24T14:00'],
      '': ['2026-11-24T08:00'],
    })
    expect(await statesOf(account.id, id)).toEqual({ sent: 11 })
    expect((await arrivals(addresses)).every((times) => times === 1)).toBe(true)
    // At the start, when all windows were closed; and each time that some were open.
    expect(woken.map((time) => time.slice(0, 16))).toEqual([
      '2026-11-23T20:00',
      '2026-11-24T00:00',
      '2026-11-24T08:00',
      '2026-11-24T14:00',
    ])
    expect((await campaignOf(account.id, id)).status).toBe('sent')
  })

  test('waits over the weekend, which differs between time zones', async () => {
    const zones = { 'Pacific/Auckland': 1, 'Pacific/Honolulu': 1 }
    // Friday in Europe: Saturday in New Zealand, and Friday morning still to come in Hawaii.
    const { account, id, run } = await begun({ start: '2026-11-27T12:00:00.000Z', zones })
    await run()
    expect(await timesByZone(account.id, id)).toEqual({
      'Pacific/Honolulu': ['2026-11-27T19:00'],
      'Pacific/Auckland': ['2026-11-29T20:00'],
    })
  })

  test('follows a single time zone if configured', async () => {
    const zones = { 'Asia/Tokyo': 2, 'America/New_York': 2 }
    const { account, id, run } = await begun({
      ...{ start: '2026-11-23T20:00:00.000Z', zones, window: { by_recipient: false } },
    })
    await run()
    expect(await timesByZone(account.id, id)).toEqual({
      'Asia/Tokyo': ['2026-11-24T08:00'],
      'America/New_York': ['2026-11-24T08:00'],
    })
  })

  test('keeps it across a daylight saving change', async () => {
    const { account, id, run } = await begun({
      ...{ start: '2026-03-28T12:00:00.000Z', zones: { 'Europe/Berlin': 4 } },
      ...{ window: { days: [6, 7] }, perDay: 2 },
    })
    await run()
    // At nine by its own clock each time: Sunday's is an hour earlier.
    expect(await timesByZone(account.id, id)).toEqual({ 'Europe/Berlin': ['2026-03-29T07:00', '2026-04-04T07:00'] })
  })

  test('sends as much as its limits allow while it is open, and continues the next morning', async () => {
    const { account, id, senderId, run } = await begun({
      ...{ start: '2026-11-23T07:00:00.000Z', zones: { 'Europe/Berlin': 25 }, perHour: 6, perDay: 100 },
    })
    const woken = await run()
    expect(await spendsOf(account.id, senderId)).toMatchObject({
      ...{ '2026-11-23T08': 6, '2026-11-23T09': 6, '2026-11-24T08': 6, '2026-11-24T09': 6, '2026-11-25T08': 1 },
      ...{ '2026-11-23': 12, '2026-11-24': 12, '2026-11-25': 1 },
    })
    expect(await statesOf(account.id, id)).toEqual({ sent: 25 })
    expect(woken.length).toBeLessThan(10)
  })

  test('a zone with many recipients delays no other zone', async () => {
    const zones = { 'Asia/Tokyo': 12, 'Europe/Berlin': 3 }
    const { account, id, run } = await begun({ start: '2026-11-23T20:00:00.000Z', zones, perHour: 2, batchSize: 2 })
    await run()
    const times = await timesByZone(account.id, id)
    expect(times['Europe/Berlin']).toEqual(['2026-11-24T08:00', '2026-11-24T09:00'])
    expect(times['Asia/Tokyo']!.at(-1)).toBe('2026-11-26T01:00')
  })

  test('a postponed message waits until its window opens', async () => {
    const { account, id, run } = await begun({ start: '2026-11-23T08:30:00.000Z', zones: { 'Europe/Berlin': 2 } })
    const [late] = await recipientsOf(account.id, id)
    await dataOf(account.id).run(sql`UPDATE recipients SET next_at = '2026-11-23T12:00:00.000Z' WHERE id = ${late!.id}`)
    const woken = await run()
    expect(woken.at(-1)).toBe('2026-11-24T08:00:00.000Z')
    const times = (await recipientsOf(account.id, id)).map(({ sentAt }) => sentAt!.slice(0, 16)).sort()
    expect(times).toEqual(['2026-11-23T08:30', '2026-11-24T08:00'])
  })

  test('a batch stops when the window closes, and the rest is sent the next day', async () => {
    const { account, id, senderId, clock, job, run } = await begun({
      ...{ start: '2026-11-23T09:59:30.000Z', zones: { 'Europe/Berlin': 30 } },
    })
    // The window closes during the batch, after some results are stored.
    let written = 0
    const { ctx } = crashingContext(
      account.id,
      () => clock.now,
      (_, what) => {
        if (/SET state = given/.test(what) && ++written === 2) clock.now = new Date('2026-11-23T10:00:00.000Z')
      },
    )
    await sendBatch(ctx, job)
    const sent = (await statesOf(account.id, id)).sent ?? 0
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThan(30)
    const { status, nextAt, batchId } = await campaignOf(account.id, id)
    expect({ status, nextAt, batchId }).toEqual({
      status: 'sending',
      nextAt: '2026-11-24T08:00:00.000Z',
      batchId: null,
    })
    expect(await spendsOf(account.id, senderId)).toMatchObject({ '2026-11-23': sent })
    await run()
    expect(await statesOf(account.id, id)).toEqual({ sent: 30 })
  })

  test('continues right away with recipients whose window is open', async () => {
    const zones = { 'Europe/Berlin': 4, 'Europe/London': 4 }
    const { account, id, clock, ctx, job } = await begun({ start: '2026-11-23T09:30:00.000Z', zones, batchSize: 2 })
    await sendBatch(ctx, job)
    clock.now = new Date('2026-11-23T10:00:00.000Z')
    await sendBatch(ctx, job)
    // Berlin's window is closed for today, London's is not.
    const sent = (await recipientsOf(account.id, id)).filter(({ state }) => state === 'sent')
    expect(sent.map(({ timeZone }) => timeZone).sort()).toEqual([
      ...['Europe/Berlin', 'Europe/London', 'Europe/London', 'Europe/London'],
    ])
    const { nextAt } = await campaignOf(account.id, id)
    expect(Date.parse(nextAt!) - clock.now.getTime()).toBeLessThan(MINUTE_MS)
  })

  test('a test message ignores the window', async () => {
    const { account, id, addresses, senderId, clock } = await begun({
      ...{ start: '2026-11-22T03:00:00.000Z', zones: { 'Europe/Berlin': 1 } },
    })
    const to = `own-${id.slice(-8)}@sink.test`
    await sendTestMessage({ ...(await actingFor(account.id)), clock: { now: () => clock.now } }, id, { to })
    expect(await arrivals([to, addresses[0]!])).toEqual([1, 0])
    expect(await spendsOf(account.id, senderId)).toMatchObject({ '2026-11-22': 1 })
  })
})

test('public holidays of each recipient’s country are skipped, and the campaign resumes after them', async () => {
  // Friday, Christmas Day.
  const { account, id, run } = await begun({
    ...{ start: '2026-12-25T05:00:00.000Z', zones: { 'Europe/Berlin': 2, 'Asia/Tokyo': 1, '': 1 } },
    window: { skip_holidays: true, country: 'US' },
  })
  const rows = await recipientsOf(account.id, id)
  const [berlin] = rows.filter(({ timeZone }) => timeZone === 'Europe/Berlin')
  // Someone in Germany whose known country has no holiday.
  await dataOf(account.id).run(sql`UPDATE recipients SET country = 'JP' WHERE id = ${berlin!.id}`)
  await run()
  const days = Object.fromEntries(
    (await recipientsOf(account.id, id)).map((row) => [
      `${row.timeZone} ${row.country}`,
      row.sentAt!.slice(0, 'YYYY-MM-DD'.length),
    ]),
  )
  expect(days).toEqual({
    'Europe/Berlin JP': '2026-12-25',
    'Europe/Berlin null': '2026-12-28',
    'Asia/Tokyo null': '2026-12-28',
    'null null': '2026-12-28',
  })
})
