import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { DirectMessageJob } from '../../../../src/contracts/queues.ts'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { directMessages } from '../../../../src/db/schema/data/direct-messages.ts'
import { senders } from '../../../../src/db/schema/data/senders.ts'
import { deliverDirectMessage } from '../../../../src/domain/direct-messages/deliver-direct-message.ts'
import { resumeDirectMessages, SENDING_MS } from '../../../../src/domain/direct-messages/recover.ts'
import {
  cancelDirectMessage,
  type NewDirectMessage,
  retryDirectMessage,
  sendDirectMessage,
} from '../../../../src/domain/direct-messages/send-direct-message.ts'
import { suppressManyStatement } from '../../../../src/domain/suppressions/list-statements.ts'
import { suppressionHash } from '../../../../src/domain/suppressions/suppressions.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { consumeBatch } from '../../../../src/queues.ts'
import {
  addSender,
  arrivedAt,
  mintCampaigner,
  quietContext,
  spendsOf,
} from '../../features/campaigns/sending/support.ts'
import { actingFor, dataOf, db } from '../../support/factories.ts'
import { crashesAt, crashingContext, isCrash } from '../../support/mortal-context.ts'

const SILENT = { error() {}, warn() {}, info() {}, debug() {} }

/** An account with a sender and a clock, and a recipient. */
async function ready(given: Parameters<typeof addSender>[1] = {}) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id, given)
  const clock = { now: new Date() }
  const { ctx: quiet, sent } = quietContext(account.id, clock)
  const ctx: ServiceContext = {
    ...(await actingFor(account.id)),
    queues: quiet.queues,
    clock: quiet.clock,
    log: SILENT,
  }
  const to = `ada.${newId().slice(-8)}@sink.test`
  const message = (more: Partial<NewDirectMessage> = {}): NewDirectMessage => ({
    ...{ kind: 'reply', senderId, to: { address: to, name: 'Ada' }, subject: 'Re: Hello', text: 'Tomorrow at ten.' },
    ...more,
  })
  return { account, accountId: account.id, senderId, clock, ctx, sent, to, message }
}
const rowOf = async (accountId: string, id: string) =>
  (await dataOf(accountId).select().from(directMessages).where(eq(directMessages.id, id)))[0]!
const jobFor = (accountId: string, id: string): DirectMessageJob => ({ account_id: accountId, direct_message_id: id })
/** The messages that the clock requeues for an account now. */
async function woken(ctx: ServiceContext, accountId: string): Promise<DirectMessageJob[]> {
  const jobs: DirectMessageJob[] = []
  const send: ServiceContext['queues']['send'] = async (name, message) => {
    if (name === 'direct-messages') jobs.push(message as DirectMessageJob)
  }
  await resumeDirectMessages({ ...ctx, queues: { ...ctx.queues, send } })
  return jobs.filter(({ account_id }) => account_id === accountId)
}

test('at whatever step a worker crashes, a message is sent once, or its outcome is unknown and it is not resent', async () => {
  let sentSeen = 0
  let unknownSeen = 0
  for (let fatal = 1; ; fatal++) {
    const { accountId, ctx, clock, message, to, senderId } = await ready()
    // Storing may crash as well: then the message was never accepted, or the clock finds it.
    const storing = crashingContext(accountId, () => clock.now, crashesAt(fatal))
    const stored = await sendDirectMessage(
      { ...ctx, ...storing.ctx, account: ctx.account, log: SILENT },
      message(),
    ).catch((error: unknown) => {
      if (!isCrash(error)) throw error
      return null
    })
    const [row] = await dataOf(accountId).select().from(directMessages).where(eq(directMessages.accountId, accountId))
    if (!row) {
      expect(stored).toBeNull()
      continue
    }
    const job = jobFor(accountId, row.id)
    const dying = crashingContext(accountId, () => clock.now, crashesAt(fatal))
    let isOver = true
    await deliverDirectMessage({ ...dying.ctx, log: SILENT }, job).catch((error: unknown) => {
      if (!isCrash(error)) throw error
      isOver = false
    })
    // The queue redelivers the message right away, twice; the clock runs after the attempt must have ended.
    await Promise.all([deliverDirectMessage(ctx, job), deliverDirectMessage(ctx, job)])
    clock.now = new Date(clock.now.getTime() + SENDING_MS + 1_000)
    for (const again of await woken(ctx, accountId)) await deliverDirectMessage(ctx, again)
    const { state, problem } = await rowOf(accountId, row.id)
    const times = (await arrivedAt(to)).length
    expect(times).toBeLessThanOrEqual(1)
    if (state === 'sent') expect(times).toBe(1)
    else expect({ state, problem }).toEqual({ state: 'unknown', problem: expect.stringMatching(/we don't know/) })
    expect(await woken(ctx, accountId)).toEqual([])
    expect(Object.values(await spendsOf(accountId, senderId))).toEqual([1, 1])
    if (state === 'sent') sentSeen++
    else unknownSeen++
    if (isOver) break
  }
  expect(sentSeen).toBeGreaterThan(1)
  expect(unknownSeen).toBeGreaterThan(0)
})

test('a message is sent in its conversation, in its own text, and repeated queue messages send nothing', async () => {
  const { accountId, ctx, message, to, sent, senderId } = await ready()
  const given = message({ inReplyTo: 'a1@acme.test', references: ['m1@blue-harbour.test', 'a1@acme.test'] })
  const { id } = await sendDirectMessage(ctx, given)
  expect(sent).toMatchObject([{ name: 'direct-messages', message: jobFor(accountId, id), delaySeconds: 0 }])
  // Repeating it with the same ID changes nothing.
  await sendDirectMessage(ctx, { ...given, id, text: 'Something else.' })
  await Promise.all([1, 2, 3].map(() => deliverDirectMessage(ctx, jobFor(accountId, id))))
  await deliverDirectMessage(ctx, jobFor(accountId, id))
  const [mail, ...others] = await arrivedAt(to)
  expect(others).toEqual([])
  const row = await rowOf(accountId, id)
  expect(row).toMatchObject({ state: 'sent', attempts: 1, problem: null, nextAt: null })
  expect(mail!.raw).toContain('In-Reply-To: <a1@acme.test>')
  expect(mail!.raw).toContain('References: <m1@blue-harbour.test> <a1@acme.test>')
  expect(mail!.raw).toMatch(new RegExp(`Message-ID:\\s+<${row.messageId}>`))
  expect(mail!.raw).toContain('Tomorrow at ten.')
  expect(mail!.raw).not.toMatch(/unsubscribe|text\/html/i)
  expect(Object.values(await spendsOf(accountId, senderId))).toEqual([1, 1])
})

test('a held message can be cancelled until sending starts, and not after', async () => {
  const { accountId, ctx, message, to, clock, sent } = await ready()
  const [first, second] = await Promise.all([1, 2].map(() => sendDirectMessage(ctx, message({ holdSeconds: 10 }))))
  expect(sent.map(({ delaySeconds }) => delaySeconds)).toEqual([10, 10])
  // A queue message that arrives too early is delayed again.
  await deliverDirectMessage(ctx, jobFor(accountId, first!.id))
  expect(await rowOf(accountId, first!.id)).toMatchObject({ state: 'queued', attempts: 0 })
  expect(sent.at(-1)).toMatchObject({ delaySeconds: 10 })
  expect(await cancelDirectMessage(ctx, first!.id)).toMatchObject({ state: 'cancelled', text: 'Tomorrow at ten.' })
  await cancelDirectMessage(ctx, first!.id)
  clock.now = new Date(clock.now.getTime() + 11_000)
  for (const { id } of [first!, second!]) await deliverDirectMessage(ctx, jobFor(accountId, id))
  expect(await arrivedAt(to)).toHaveLength(1)
  await expect(cancelDirectMessage(ctx, second!.id)).rejects.toThrow(/too late/)
  await expect(retryDirectMessage(ctx, second!.id)).rejects.toThrow(/Only a message that failed/)
  const stranger = await ready()
  await expect(cancelDirectMessage(stranger.ctx, second!.id)).rejects.toThrow(/not found/i)
})

test('sender limits delay a message to the next hour; a rejected login fails it until someone retries', async () => {
  const { accountId, ctx, message, to, clock, senderId } = await ready({ perHour: 1 })
  const ids: string[] = []
  for (let at = 0; at < 2; at++) ids.push((await sendDirectMessage(ctx, message())).id)
  for (const id of ids) await deliverDirectMessage(ctx, jobFor(accountId, id))
  expect(await arrivedAt(to)).toHaveLength(1)
  const waiting = await rowOf(accountId, ids[1]!)
  expect(waiting).toMatchObject({ state: 'queued', attempts: 0, problem: expect.stringMatching(/limit for this hour/) })
  clock.now = new Date(waiting.nextAt!)
  expect(await woken(ctx, accountId)).toEqual([jobFor(accountId, ids[1]!)])
  const secrets = { username: 'bea', password: 'wrong', dkimPrivateKey: null }
  const seal = (password: string) =>
    ctx.sealing
      .seal(JSON.stringify({ ...secrets, password }), {
        accountId,
        table: 'senders',
        rowId: senderId,
        column: 'secrets',
      })
      .then((sealed) => dataOf(accountId).update(senders).set({ secrets: sealed }).where(eq(senders.id, senderId)))
  await seal('wrong')
  await deliverDirectMessage(ctx, jobFor(accountId, ids[1]!))
  expect(await rowOf(accountId, ids[1]!)).toMatchObject({ state: 'failed', nextAt: null })
  const [broken] = await dataOf(accountId).select().from(senders).where(eq(senders.id, senderId))
  expect(broken).toMatchObject({ isVerified: false, problem: expect.any(String) })
  await seal('right')
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  await retryDirectMessage(ctx, ids[1]!)
  await deliverDirectMessage(ctx, jobFor(accountId, ids[1]!))
  expect(await rowOf(accountId, ids[1]!)).toMatchObject({ state: 'sent', attempts: 1 })
  expect(await arrivedAt(to)).toHaveLength(2)
})

test('an unreachable server returns the budget and delays the next attempt', async () => {
  const { accountId, ctx, message, senderId } = await ready({ port: 1 })
  const { id } = await sendDirectMessage(ctx, message())
  await deliverDirectMessage(ctx, jobFor(accountId, id))
  const row = await rowOf(accountId, id)
  expect(row).toMatchObject({ state: 'queued', attempts: 1, problem: expect.any(String) })
  expect(Date.parse(row.nextAt!) - ctx.clock.now().getTime()).toBeGreaterThanOrEqual(60_000)
  expect(Object.values(await spendsOf(accountId, senderId))).toEqual([0, 0])
})

test.each([
  ['switched off', { isActive: false }, /switched off/],
  ['not proven', { fromProof: null }, /not confirmed/],
])('a sender that is %s fails the message with the reason', async (_, change, reason) => {
  const { accountId, ctx, message, senderId, to } = await ready()
  await dataOf(accountId).update(senders).set(change).where(eq(senders.id, senderId))
  const { id } = await sendDirectMessage(ctx, message())
  await deliverDirectMessage(ctx, jobFor(accountId, id))
  expect(await rowOf(accountId, id)).toMatchObject({ state: 'failed', problem: expect.stringMatching(reason) })
  expect(await arrivedAt(to)).toEqual([])
})

test('the suppression list blocks transactional messages, but not a reply to someone who wrote', async () => {
  const { accountId, ctx, message, to } = await ready()
  const hash = await suppressionHash(ctx, accountId, 'email', to)
  const list = JSON.stringify([{ channel: 'email', hash, hint: 'a•••' }])
  await runBatch(dataOf(accountId), [suppressManyStatement(accountId, list, new Date().toISOString())])
  const single = await sendDirectMessage(ctx, message({ kind: 'transactional', html: '<p>Your order</p>' }))
  await deliverDirectMessage(ctx, jobFor(accountId, single.id))
  expect(await rowOf(accountId, single.id)).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/suppression/),
  })
  const answer = await sendDirectMessage(ctx, message())
  await deliverDirectMessage(ctx, jobFor(accountId, answer.id))
  expect(await rowOf(accountId, answer.id)).toMatchObject({ state: 'sent' })
  expect(await arrivedAt(to)).toHaveLength(1)
})

test('a message of a suspended account fails with the reason, and is not sent automatically later', async () => {
  const { accountId, ctx, message, to } = await ready()
  const { id } = await sendDirectMessage(ctx, message())
  await db
    .update(accounts)
    .set({ suspendedAt: new Date().toISOString(), isActive: false })
    .where(eq(accounts.id, accountId))
  let acked = 0
  const body = jobFor(accountId, id)
  const one = { id: newId(), timestamp: new Date(), body, attempts: 1, ack: () => acked++, retry() {} }
  await consumeBatch(
    { queue: 'contactory-direct-messages', messages: [one], ackAll() {}, retryAll() {} } as unknown as MessageBatch,
    env,
  )
  expect(acked).toBe(1)
  await db.update(accounts).set({ suspendedAt: null, isActive: true }).where(eq(accounts.id, accountId))
  await deliverDirectMessage(ctx, body)
  expect(await rowOf(accountId, id)).toMatchObject({ state: 'failed', problem: expect.stringMatching(/suspended/) })
  expect(await arrivedAt(to)).toEqual([])
  await dataOf(accountId).run(sql`DELETE FROM direct_messages WHERE id = ${id}`)
})
