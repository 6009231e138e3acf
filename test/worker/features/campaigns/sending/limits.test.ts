import { expect, test } from 'vitest'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import {
  addCampaign,
  addSender,
  arrivals,
  campaignOf,
  mintCampaigner,
  quietContext,
  spendsOf,
  statesOf,
} from './support.ts'

const HOUR_MS = 3_600_000

test('two campaigns share the limits of their sender exactly: 100 an hour and 250 a day, and the rest the next day', async () => {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id, { perHour: 100, perDay: 250 })
  const start = Date.parse('2026-12-01T08:20:00.000Z')
  const nextAt = new Date(start).toISOString()
  const [one, other] = [
    await addCampaign(account.id, { senderId, to: 170, batchSize: 40, nextAt }),
    await addCampaign(account.id, { senderId, to: 130, batchSize: 30, nextAt }),
  ]
  const clock = { now: new Date(start) }
  const { ctx } = quietContext(account.id, clock)
  const dues = async () => {
    const rows = await Promise.all([one, other].map(({ id }) => campaignOf(account.id, id)))
    return rows.flatMap((row) => row.nextAt ?? [])
  }
  const times: string[] = []
  // Like the queue and the clock: runs both at once whenever something is due, then moves to the next due time.
  for (;;) {
    const due = (await dues()).sort()[0]
    if (due === undefined) break
    clock.now = new Date(Math.max(clock.now.getTime(), Date.parse(due)))
    if (times.at(-1) !== due) times.push(due)
    await Promise.all([one, other].map(({ job }) => sendBatch(ctx, job)))
  }
  const spends = await spendsOf(account.id, senderId)
  expect(spends).toEqual({
    '2026-12-01': 250,
    '2026-12-01T08': 100,
    '2026-12-01T09': 100,
    '2026-12-01T10': 50,
    '2026-12-02': 50,
    '2026-12-02T00': 50,
  })
  for (const { id, addresses } of [one, other]) {
    expect(await statesOf(account.id, id)).toEqual({ sent: addresses.length })
    expect((await arrivals(addresses)).every((times) => times === 1)).toBe(true)
    expect((await campaignOf(account.id, id)).status).toBe('sent')
  }
  // No batch ran in vain for the rest of the day.
  expect(times.length).toBeLessThan(20)
  expect(clock.now.getTime()).toBeLessThan(start + 17 * HOUR_MS)
})
