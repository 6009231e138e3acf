import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { WorkCrashed } from '../../../../../src/core/begun-work.ts'
import { acquireBatch } from '../../../../../src/features/campaigns/sending/acquire-batch.ts'
import { resumeCampaign } from '../../../../../src/features/campaigns/sending/change-status.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { actingFor, dataOf } from '../../../support/factories.ts'
import { dieBeforeEach, diesAtChange, isKilled, mortalContext } from '../../../support/mortal-context.ts'
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

/** Lets a batch die before its nth change, then others finish the campaign; says whether it was over before. */
async function sendAndDie(fatal: number): Promise<boolean> {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const { id, job, addresses } = await addCampaign(account.id, { senderId, to: PEOPLE, batchSize: 6 })
  const mortal = mortalContext(account.id, () => new Date(), diesAtChange(fatal))
  const silent = { ...mortal.ctx, log: { error() {}, warn() {}, info() {}, debug() {} } }
  let isOver = true
  await sendBatch(silent, job).catch((error: unknown) => {
    if (!isKilled(error)) throw error
    isOver = false
  })
  const { ctx, told } = quietContext(account.id)
  if (!isOver) {
    // Whoever comes before the lease is over leaves the campaign to whom had it, unless that one had let go of it.
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
    // Nobody got it twice, whoever is said to have got it did, and of nobody else is that not known.
    expect(times[at]).toBeLessThanOrEqual(1)
    if (row.state === 'sent') expect(times[at]).toBe(1)
    else expect(row).toMatchObject({ state: 'unknown', stateReason: expect.stringMatching(/we don't know/) })
  }
  expect(unknown.length).toBeLessThanOrEqual(CONNECTIONS)
  expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sent', nextAt: null, batchId: null })
  // What was given back was given back once: the budget is what went out, or may have.
  expect(Object.values(await spendsOf(account.id, senderId))).toEqual([PEOPLE, PEOPLE])
  const sent = mortal.sent.filter(({ name }) => name === 'events').length + told().length
  expect(sent).toBeGreaterThanOrEqual(2)

  // A person decides; then everybody has it who was said to, and those of whom it was not known at most once more.
  await dataOf(account.id).run(
    sql`UPDATE recipients SET state = 'sent' WHERE campaign_id = ${id} AND state = 'unknown'`,
  )
  expect(await statesOf(account.id, id)).toEqual({ sent: PEOPLE })
  return isOver
}

test('whatever step a batch dies before, nobody gets a message twice, nobody is lost, and the budget is right', async () => {
  // It did die on the way.
  expect(await dieBeforeEach(sendAndDie)).toBeGreaterThan(6)
})

test('a campaign that kills each batch before it begins with anybody is paused after two, and goes on when it is resumed', async () => {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const { id, job } = await addCampaign(account.id, { senderId, to: 2 })
  const { ctx } = quietContext(account.id)
  const lapse = () =>
    dataOf(account.id).run(sql`UPDATE campaigns SET next_at = '2020-01-01T00:00:00.000Z' WHERE id = ${id}`)
  // One that fails and survives it, as without storage, is no death.
  const broken = { ...ctx, db: null as never }
  for (let failed = 0; failed < 3; failed++) {
    await expect(sendBatch(broken, job)).rejects.toThrow()
    await lapse()
  }
  for (let deaths = 0; deaths < 2; deaths++) {
    // Whoever takes it and says nothing more is dead.
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

test('one that comes to life again after another took its campaign begins nothing more, and still says what it did', async () => {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const { id, job, addresses } = await addCampaign(account.id, { senderId, to: 40, batchSize: 40 })
  const { ctx } = quietContext(account.id)
  let met = 0
  const asleep = Promise.withResolvers<void>()
  const awake = Promise.withResolvers<void>()
  // It sleeps with messages on their way, before it writes down what came of them.
  const slow = mortalContext(
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
  // What it had handed over it could still tell.
  expect(await statesOf(account.id, id)).toEqual({ sent: 40 })
  expect((await campaignOf(account.id, id)).batchId).toBeNull()
})
