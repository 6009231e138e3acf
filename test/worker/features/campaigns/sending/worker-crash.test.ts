import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { WorkCrashed } from '../../../../../src/core/begun-work.ts'
import { acquireBatch } from '../../../../../src/features/campaigns/sending/acquire-batch.ts'
import { resumeCampaign } from '../../../../../src/features/campaigns/sending/change-status.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { actingFor, dataOf } from '../../../support/factories.ts'
import {
  crashBeforeEach,
  crashesAtWrite,
  crashingContext,
  isCrash,
  LAST_CRASH_MIN,
} from '../../../support/mortal-context.ts'
import {
  addCampaign,
  addSender,
  arrivals,
  campaignOf,
  mintCampaigner,
  quietContext,
  recipientsOf,
  sendAll,
  spendsOf,
  statesOf,
} from './support.ts'

const PEOPLE = 8
const CONNECTIONS = 5

/** Crashes a batch before its nth write, then lets others finish the campaign. @returns whether the batch finished */
async function sendAndCrash(fatal: number): Promise<boolean> {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const { id, job, addresses } = await addCampaign(account.id, { senderId, to: PEOPLE, batchSize: 6 })
  const crashing = crashingContext(account.id, () => new Date(), crashesAtWrite(fatal))
  const silent = { ...crashing.ctx, log: { error() {}, warn() {}, info() {}, debug() {} } }
  let isOver = true
  await sendBatch(silent, job).catch((error: unknown) => {
    if (!isCrash(error)) throw error
    isOver = false
  })
  const { ctx, publishedEvents } = quietContext(account.id)
  if (!isOver) {
    // A batch that starts before the lease ends leaves the campaign to the crashed one, unless that had released it.
    const before = await campaignOf(account.id, id)
    if (before.batchId !== null) {
      await sendBatch(ctx, job)
      expect(await campaignOf(account.id, id)).toMatchObject({ batchId: before.batchId })
    }
  }
  await sendAll(ctx, account.id, id)

  const rows = await recipientsOf(account.id, id)
  const times = await arrivals(addresses)
  const unknown = rows.filter(({ state }) => state === 'unknown')
  for (const [at, row] of rows.entries()) {
    // No one got it twice, everyone marked as sent got it, and for all others the outcome is unknown.
    expect(times[at]).toBeLessThanOrEqual(1)
    if (row.state === 'sent') expect(times[at]).toBe(1)
    else expect(row).toMatchObject({ state: 'unknown', stateReason: expect.stringMatching(/we don't know/) })
  }
  expect(unknown.length).toBeLessThanOrEqual(CONNECTIONS)
  expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sent', nextAt: null, batchId: null })
  // Budget is returned only once: the amount used equals the messages that were or may have been sent.
  expect(Object.values(await spendsOf(account.id, senderId))).toEqual([PEOPLE, PEOPLE])
  const sent = crashing.sent.filter(({ name }) => name === 'events').length + publishedEvents().length
  expect(sent).toBeGreaterThanOrEqual(2)

  // An operator decides; everyone marked as sent has it, and an unknown one is sent at most once more.
  await dataOf(account.id).run(
    sql`UPDATE recipients SET state = 'sent' WHERE campaign_id = ${id} AND state = 'unknown'`,
  )
  expect(await statesOf(account.id, id)).toEqual({ sent: PEOPLE })
  return isOver
}

test('after a crash at any write of a batch, no one is emailed twice, no one is lost, and the budget is right', async () => {
  // The batch did crash.
  expect(await crashBeforeEach(sendAndCrash)).toBeGreaterThanOrEqual(LAST_CRASH_MIN)
})

test('a campaign whose batches crash before their first recipient is paused after two, and continues when resumed', async () => {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const { id, job } = await addCampaign(account.id, { senderId, to: 2 })
  const { ctx } = quietContext(account.id)
  const lapse = () =>
    dataOf(account.id).run(sql`UPDATE campaigns SET next_at = '2020-01-01T00:00:00.000Z' WHERE id = ${id}`)
  // A batch that fails without crashing, as with unavailable storage, does not count as a crash.
  const broken = { ...ctx, db: null as never }
  for (let failed = 0; failed < 3; failed++) {
    await expect(sendBatch(broken, job)).rejects.toThrow()
    await lapse()
  }
  for (let deaths = 0; deaths < 2; deaths++) {
    // A process that takes the campaign and never reports counts as crashed.
    expect(await acquireBatch(ctx, job)).not.toBeNull()
    await lapse()
  }
  await expect(sendBatch(ctx, job)).rejects.toThrow(WorkCrashed)
  expect(await campaignOf(account.id, id)).toMatchObject({
    ...{ status: 'paused', statusReason: expect.stringMatching(/failed twice/), nextAt: null, batchId: null },
  })
  expect(await statesOf(account.id, id)).toEqual({ pending: 2 })
  await resumeCampaign({ ...(await actingFor(account.id)), queues: ctx.queues }, id)
  await sendAll(ctx, account.id, id)
  expect(await statesOf(account.id, id)).toEqual({ sent: 2 })
})

test('a stalled batch that wakes after another took its campaign starts nothing more, and still reports its results', async () => {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const { id, job, addresses } = await addCampaign(account.id, { senderId, to: 40, batchSize: 40 })
  const { ctx } = quietContext(account.id)
  let met = 0
  const asleep = Promise.withResolvers<void>()
  const awake = Promise.withResolvers<void>()
  // It stalls with messages in flight, before it stores their results.
  const slow = crashingContext(
    account.id,
    () => new Date(),
    async (_, what) => {
      if (!what.includes("'deferred'") && /SET state = given/.test(what) && ++met === 2) {
        asleep.resolve()
        await awake.promise
      }
    },
  )
  const sending = sendBatch(slow.ctx, job)
  await asleep.promise
  await sendAll(ctx, account.id, id)
  awake.resolve()
  await sending
  expect((await arrivals(addresses)).every((times) => times === 1)).toBe(true)
  // It could still report the messages it had delivered.
  expect(await statesOf(account.id, id)).toEqual({ sent: 40 })
  expect((await campaignOf(account.id, id)).batchId).toBeNull()
})
