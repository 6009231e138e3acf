import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { senders } from '../../../../../src/db/schema/data/senders.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { sendTestMessage } from '../../../../../src/features/campaigns/sending/send-test-message.ts'
import { actingFor, dataOf } from '../../../support/factories.ts'
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

const START = '2026-11-23T10:20:00.000Z'

async function begun({ to, batchSize = 100, start = START }: { to: number; batchSize?: number; start?: string }) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id, { perHour: 100, perDay: 250 })
  await dataOf(account.id).update(senders).set({ warmUpFrom: 20, warmUpStep: 10 }).where(eq(senders.id, senderId))
  const campaigns = await Promise.all(
    [0, 1].map(() => addCampaign(account.id, { senderId, to: to / 2, batchSize, startedAt: start, nextAt: start })),
  )
  const clock = { now: new Date(start) }
  const { ctx } = quietContext(account.id, clock)
  const nextAts = async () =>
    (await Promise.all(campaigns.map(({ id }) => campaignOf(account.id, id)))).flatMap(({ nextAt }) => nextAt ?? [])
  /** Runs whatever is due, until a time or the end. */
  const run = async (until = '2100'): Promise<number> => {
    for (let turns = 0; ; turns++) {
      const due = (await nextAts()).sort()[0]
      if (due === undefined || due >= until) return turns
      clock.now = new Date(Math.max(clock.now.getTime(), Date.parse(due)))
      await Promise.all(campaigns.map(({ job }) => sendBatch(ctx, job)))
    }
  }
  const since = async () =>
    (await dataOf(account.id).select().from(senders).where(eq(senders.id, senderId)))[0]!.warmUpSince
  /** Messages per day. */
  const days = async () =>
    Object.entries(await spendsOf(account.id, senderId))
      .filter(([period]) => period.length === '2026-11-23'.length)
      .sort()
      .map(([, used]) => used)
  return { account, senderId, campaigns, clock, ctx, run, since, days }
}

describe('a sender in warm-up', () => {
  test('sends twenty messages the first day and ten more each day, whatever its campaigns need', async () => {
    const { account, campaigns, run, since, days } = await begun({ to: 300 })
    const turns = await run()
    expect(await days()).toEqual([20, 30, 40, 50, 60, 70, 30])
    expect(await since()).toBe('2026-11-23')
    for (const { id, addresses } of campaigns) {
      expect(await statesOf(account.id, id)).toEqual({ sent: 150 })
      expect((await arrivals(addresses)).every((times) => times === 1)).toBe(true)
    }
    // No batch ran in vain for the rest of each day.
    expect(turns).toBeLessThan(40)
  })

  test('starts warm-up with its first message, not with a failed attempt', async () => {
    const { account, campaigns, senderId, run, since, days, clock, ctx } = await begun({ to: 60 })
    // On the first day the server is down.
    const [row] = await dataOf(account.id).select().from(senders).where(eq(senders.id, senderId))
    const away = { ...row!.settings, port: 1 }
    await dataOf(account.id)
      .update(senders)
      .set({ settings: away as never })
      .where(eq(senders.id, senderId))
    await sendBatch(ctx, campaigns[0]!.job)
    expect(await since()).toBeNull()
    await dataOf(account.id).update(senders).set({ settings: row!.settings }).where(eq(senders.id, senderId))
    clock.now = new Date('2026-11-26T10:00:00.000Z')
    await run()
    expect(await since()).toBe('2026-11-26')
    expect((await days()).filter((used) => used > 0)).toEqual([20, 30, 10])
  })

  test('counts a test message, which does not start the warm-up', async () => {
    const { account, campaigns, run, since, days, clock } = await begun({ to: 40 })
    const { id } = campaigns[0]!
    const ctx = { ...(await actingFor(account.id)), clock: { now: () => clock.now } }
    await sendTestMessage(ctx, id, { to: `own-${id.slice(-8)}@sink.test` })
    expect(await since()).toBeNull()
    await run('2026-11-24')
    expect(await days()).toEqual([20])
    // Another one exceeds the limit.
    await expect(sendTestMessage(ctx, id, { to: `own-${id.slice(-8)}@sink.test` })).rejects.toMatchObject({
      ...{ code: 'too_many_requests', message: 'The sender may not send more this day.' },
    })
    await run()
    expect(await days()).toEqual([20, 21])
  })
})
