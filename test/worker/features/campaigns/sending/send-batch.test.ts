import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ERRORS_IN_A_ROW } from '../../../../../src/contracts/campaigns/limits.ts'
import { createDb } from '../../../../../src/db/client.ts'
import { senders } from '../../../../../src/db/schema/data/senders.ts'
import { suppress } from '../../../../../src/domain/suppressions/suppress.ts'
import { pauseCampaign, resumeCampaign } from '../../../../../src/features/campaigns/sending/change-status.ts'
import { CONNECTIONS, TURN_MESSAGES_MAX } from '../../../../../src/features/campaigns/sending/policy.ts'
import { resumeDueCampaigns } from '../../../../../src/features/campaigns/sending/resume-due-campaigns.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { waitUntil } from '../../../../support/wait.ts'
import { actingFor, contextOf, dataOf } from '../../../support/factories.ts'
import {
  addCampaign,
  addSender,
  arrivals,
  arrivedAt,
  campaignOf,
  makeDue,
  mintCampaigner,
  quietContext,
  recipientsOf,
  sendAll,
  spendsOf,
  statesOf,
} from './support.ts'

async function begun(
  given: Partial<Parameters<typeof addCampaign>[1]> = {},
  sender: Parameters<typeof addSender>[1] = {},
) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id, sender)
  const campaign = await addCampaign(account.id, { senderId, to: 7, ...given })
  return { account, senderId, ...campaign, ...quietContext(account.id) }
}

/** Started immediately. */
const BEGUN_MAX = CONNECTIONS * TURN_MESSAGES_MAX

describe('a batch', () => {
  test('reaches everyone once, publishes events, and keeps the ledger consistent', async () => {
    const { ctx, account, senderId, id, job, addresses, publishedEvents } = await begun()
    await sendBatch(ctx, job)
    expect(await statesOf(account.id, id)).toEqual({ sent: 7 })
    expect(await arrivals(addresses)).toEqual(addresses.map(() => 1))
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sent', nextAt: null, batchId: null })
    expect(Object.values(await spendsOf(account.id, senderId))).toEqual([7, 7])
    expect(publishedEvents().map(({ kind }) => kind)).toEqual(['campaign.started', 'campaign.completed'])
    const [row] = await recipientsOf(account.id, id)
    expect(row).toMatchObject({ attempts: 1, stateReason: null, sentAt: expect.any(String) })
    const [mail] = await arrivedAt(addresses[0]!)
    // Long headers are folded.
    const raw = mail!.raw.replace(/\r\n[ \t]+/g, ' ')
    expect(raw).toContain(`Message-ID: <${row!.messageId}>`)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(raw).toMatch(/List-Unsubscribe: <http[^>]+\/api\/u\/[\w-]{107}>/)
  })

  test('requested by many concurrent messages is sent once', async () => {
    const { ctx, account, id, job, addresses } = await begun({ to: 12 })
    await Promise.all(Array.from({ length: 8 }, () => sendBatch(ctx, job)))
    await sendBatch(ctx, job)
    expect(await arrivals(addresses)).toEqual(addresses.map(() => 1))
    expect(await statesOf(account.id, id)).toEqual({ sent: 12 })
  })

  test('has the configured size, and the next one follows after the delay', async () => {
    const { ctx, account, id, job, sent } = await begun({ to: 5, batchSize: 2, batchDelay: 9 })
    await sendBatch(ctx, job)
    expect(await statesOf(account.id, id)).toEqual({ sent: 2, pending: 3 })
    expect(sent.at(-1)).toMatchObject({ name: 'campaign-batches', message: job, delaySeconds: 9 })
    // Not before its time.
    await sendBatch(ctx, job)
    expect(await statesOf(account.id, id)).toEqual({ sent: 2, pending: 3 })
    await sendAll(ctx, account.id, id)
    expect(await statesOf(account.id, id)).toEqual({ sent: 5 })
  })

  test('excludes suppressed, erased and non-consenting people, and returns their budget', async () => {
    const { ctx, account, senderId, id, job, addresses } = await begun({ to: 4, requireOptIn: true })
    await suppress(contextOf(account.id), {
      ...{ accountId: account.id, channel: 'email', address: addresses[1]! },
      ...{ reason: 'manual', campaignId: null },
    })
    await dataOf(account.id).run(
      sql`UPDATE recipients SET consent = NULL WHERE campaign_id = ${id} AND address = ${addresses[2]}`,
    )
    await sendBatch(ctx, job)
    expect(await arrivals(addresses)).toEqual([1, 0, 0, 1])
    const rows = await recipientsOf(account.id, id)
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'skipped', 'skipped', 'sent'])
    expect(rows[1]!.stateReason).toMatch(/suppression list/)
    expect(rows[2]!.stateReason).toMatch(/no recorded consent/)
    expect(Object.values(await spendsOf(account.id, senderId))).toEqual([2, 2])
  })

  test('sends nothing while the suppression list is unavailable', async () => {
    const { ctx, account, id, job, addresses } = await begun({ to: 2 })
    const database = ctx.data.$client
    const blind = new Proxy(database, {
      get(target, name) {
        if (name === 'prepare')
          return (query: string) => {
            if (query.includes('FROM suppressions')) throw new Error('the database is away')
            return target.prepare(query)
          }
        const member = target[name as keyof D1Database] as unknown
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    const data = createDb(blind)
    const shards = new Map([...ctx.shards.keys()].map((name) => [name, data]))
    await expect(sendBatch({ ...ctx, data, shards }, job)).rejects.toThrow('away')
    expect(await arrivals(addresses)).toEqual([0, 0])
    await sendAll(ctx, account.id, id)
    expect(await arrivals(addresses)).toEqual([1, 1])
  })

  test.each([
    ['is turned off', { isActive: false }, /switched off/],
    ['has an unverified From address', { fromProof: null }, /not confirmed/],
    ['has no postal address', { settings: { postalAddress: ' ' } }, /postal address/],
  ])('of a sender that %s in the meantime sends nothing and waits for a person', async (_, change, words) => {
    const { ctx, account, senderId, id, job, addresses, publishedEvents } = await begun({ to: 2 })
    const [row] = await dataOf(account.id).select().from(senders).where(eq(senders.id, senderId))
    const settings = { ...row!.settings, ...('settings' in change ? change.settings : {}) }
    await dataOf(account.id)
      .update(senders)
      .set({ ...change, settings })
      .where(sql`id = ${senderId}`)
    await sendBatch(ctx, job)
    expect(await arrivals(addresses)).toEqual([0, 0])
    expect(await campaignOf(account.id, id)).toMatchObject({
      ...{ status: 'paused', nextAt: null, batchId: null },
      statusReason: expect.stringMatching(words),
    })
    expect(publishedEvents()).toMatchObject([{ kind: 'campaign.paused', reason: expect.stringMatching(words) }])
  })

  test('that was abandoned is resumed by the clock', async () => {
    const { account, id, job } = await begun({ to: 1 })
    const { ctx, sent } = quietContext(account.id)
    await resumeDueCampaigns(ctx)
    expect(sent).toContainEqual({ name: 'campaign-batches', message: job, delaySeconds: undefined })
    expect((await campaignOf(account.id, id)).status).toBe('sending')
  })

  test('starts a scheduled campaign at its time, and not before', async () => {
    const past = new Date(Date.now() - 1_000).toISOString()
    const { ctx, account, id, job, publishedEvents } = await begun({
      ...{ to: 2, status: 'scheduled', startedAt: null, scheduledAt: past },
      nextAt: '2099-01-01T00:00:00.000Z',
    })
    await sendBatch(ctx, job)
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'scheduled', startedAt: null })
    await makeDue(account.id, id)
    await sendBatch(ctx, job)
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sent', startedAt: expect.any(String) })
    expect(publishedEvents().map(({ kind }) => kind)).toEqual(['campaign.started', 'campaign.completed'])
  })

  test('marks the campaign as failed if no one got it', async () => {
    const { ctx, account, id, job, addresses, publishedEvents } = await begun({ to: 1 })
    const listed = { accountId: account.id, channel: 'email', reason: 'manual', campaignId: null } as const
    await suppress(contextOf(account.id), { ...listed, address: addresses[0]! })
    await sendBatch(ctx, job)
    expect((await campaignOf(account.id, id)).status).toBe('failed')
    expect(publishedEvents().map(({ kind }) => kind)).toContain('campaign.failed')
  })
})

describe('SMTP responses', () => {
  const hostile = () => ({ port: env.SMTP_PORTS.hostile })
  const tag = () => crypto.randomUUID().slice(0, 8)

  test('a nonexistent mailbox bounces and is suppressed; a full or throttled one is retried', async () => {
    const to = ['rcpt.550-5.1.1', 'rcpt.450-4.2.2', 'rcpt.552-5.2.2', 'ok'].map((what) => `${what}.${tag()}@sink.test`)
    const { ctx, account, senderId, id, job, publishedEvents } = await begun({ to }, hostile())
    const { ctx: acting } = quietContext(account.id)
    await sendBatch(ctx, job)
    const rows = await recipientsOf(account.id, id)
    expect(rows.map(({ state }) => state)).toEqual(['bounced', 'pending', 'bounced', 'sent'])
    expect(rows[1]!.nextAt! > new Date().toISOString()).toBe(true)
    const listed = await dataOf(account.id).all<{ reason: string; hint: string }>(
      sql`SELECT reason, hint FROM suppressions WHERE account_id = ${account.id}`,
    )
    expect(listed).toEqual([{ reason: 'bounced', hint: expect.stringContaining('•••@sink.test') }])
    // The waiting recipient used no budget.
    expect(Object.values(await spendsOf(account.id, senderId))).toEqual([3, 3])
    expect((await campaignOf(account.id, id)).nextAt! >= rows[1]!.nextAt!).toBe(true)
    expect(publishedEvents()).toMatchObject([{ kind: 'campaign.started' }])
    await sendAll(acting, account.id, id)
    expect(await statesOf(account.id, id)).toEqual({ bounced: 2, failed: 1, sent: 1 })
  })

  test('a connection lost after the final dot leaves an unknown outcome, and the message is not sent again', async () => {
    const to = [`dot.drop.${tag()}@sink.test`, `ok.${tag()}@sink.test`]
    const { ctx, account, id } = await begun({ to }, hostile())
    await sendAll(ctx, account.id, id)
    expect((await recipientsOf(account.id, id)).map(({ state }) => state)).toEqual(['unknown', 'sent'])
    const times = await Promise.all(
      to.map(async (address) => (await fetch(`${env.HOSTILE_SMTP_ORIGIN}/messages?to=${address}`)).json()),
    )
    expect(times).toEqual([1, 1])
    expect((await campaignOf(account.id, id)).status).toBe('sent')
  })

  test.each([
    ['rejects the message by policy', { to: ['data.554-5.7.1'] }, hostile, /policy/],
    ['rejects the password', {}, () => ({ password: 'wrong' }), /sign in/],
  ])(
    'a server that %s pauses the campaign right away with the reason, and no recipient is marked as failed',
    async (_, given, sender, words) => {
      const to = ('to' in given ? given.to! : ['ok']).map((what) => `${what}.${tag()}@sink.test`)
      const { ctx, account, senderId, id, job, publishedEvents } = await begun({ to }, sender())
      await sendBatch(ctx, job)
      expect(await campaignOf(account.id, id)).toMatchObject({
        ...{ status: 'paused', nextAt: null },
        statusReason: expect.stringMatching(words),
      })
      expect((await recipientsOf(account.id, id))[0]).toMatchObject({ state: 'pending', attempts: 0, nextAt: null })
      expect(
        await dataOf(account.id).all(sql`SELECT problem, is_verified FROM senders WHERE id = ${senderId}`),
      ).toEqual([{ problem: expect.stringMatching(words), is_verified: 0 }])
      expect(publishedEvents().map(({ kind }) => kind)).toEqual(['campaign.started', 'campaign.paused'])
      expect(Object.values(await spendsOf(account.id, senderId))).toEqual([0, 0])
    },
  )

  test('an unreachable server is retried after a moment, then the campaign waits for a person', async () => {
    const { ctx, account, id, job, sent } = await begun({ to: 9 }, { port: 1 })
    await sendBatch(ctx, job)
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sending', troubles: 1 })
    expect(sent.at(-1)!.delaySeconds).toBe(10)
    await sendAll(ctx, account.id, id)
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'paused', statusReason: expect.any(String) })
    expect(await statesOf(account.id, id)).toEqual({ pending: 9 })
    expect((await recipientsOf(account.id, id)).every(({ attempts }) => attempts === 0)).toBe(true)
  })

  test('a bounce rate above 5 % after 200 messages pauses the campaign until a person resumes it, and earlier bounces no longer count', async () => {
    const mark = tag()
    const to = Array.from({ length: 260 }, (_, at) => `${at < 14 ? 'rcpt.550-5.1.1.' : ''}p${at}.${mark}@sink.test`)
    const { ctx, account, id, publishedEvents } = await begun({ to, batchSize: 1_000 }, hostile())
    await sendAll(ctx, account.id, id)
    const paused = await campaignOf(account.id, id)
    expect(paused).toMatchObject({
      status: 'paused',
      statusReason: expect.stringMatching(/^\d\.\d % of its messages bounced/),
    })
    const { sent = 0, bounced } = await statesOf(account.id, id)
    expect(bounced).toBe(14)
    // Messages in flight may still arrive.
    expect(sent + 14).toBeGreaterThanOrEqual(200)
    expect(sent + 14).toBeLessThan(200 + BEGUN_MAX)
    expect(publishedEvents().at(-1)).toMatchObject({ kind: 'campaign.paused' })
    const acting = { ...(await actingFor(account.id)), queues: ctx.queues }
    await resumeCampaign(acting, id)
    await sendAll(ctx, account.id, id)
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sent' })
    expect(await statesOf(account.id, id)).toEqual({ sent: 246, bounced: 14 })
  })
})

describe('many errors in a row', () => {
  const tag = () => crypto.randomUUID().slice(0, 8)
  const notOut = async (accountId: string, id: string) => {
    const { pending = 0, sent: _, ...others } = await statesOf(accountId, id)
    return { pending, others: Object.values(others).reduce((sum, total) => sum + total, 0) }
  }

  test.each([
    ['with an unknown outcome', 'dot.drop', 100],
    ['that are rejected one by one, in small batches', 'data.550', 3],
  ])('messages %s pause a campaign until a person resumes it', async (_, what, batchSize) => {
    const mark = tag()
    const to = Array.from({ length: 60 }, (_, at) => `${what}.p${at}.${mark}@sink.test`)
    const { ctx, account, senderId, id, publishedEvents } = await begun(
      { to, batchSize },
      { port: env.SMTP_PORTS.hostile },
    )
    await sendAll(ctx, account.id, id)
    expect(await campaignOf(account.id, id)).toMatchObject({
      ...{ status: 'paused', nextAt: null },
      statusReason: expect.stringMatching(/^2\d messages in a row failed\. The last one: The server/),
    })
    const { pending, others } = await notOut(account.id, id)
    expect(others).toBeGreaterThanOrEqual(ERRORS_IN_A_ROW)
    // Messages in flight.
    expect(others).toBeLessThanOrEqual(ERRORS_IN_A_ROW + 5)
    expect(pending).toBe(60 - others)
    expect(publishedEvents().at(-1)).toMatchObject({ kind: 'campaign.paused' })
    expect(Object.values(await spendsOf(account.id, senderId))).toEqual([others, others])
    await resumeCampaign({ ...(await actingFor(account.id)), queues: ctx.queues }, id)
    await sendAll(ctx, account.id, id)
    expect((await notOut(account.id, id)).others).toBeLessThanOrEqual(2 * (ERRORS_IN_A_ROW + 5))
  })

  test('interrupted by a success, or without remaining recipients, do not pause it', async () => {
    const mark = tag()
    const to = Array.from({ length: 45 }, (_, at) => `${at % 15 === 0 ? 'ok' : 'dot.drop'}.p${at}.${mark}@sink.test`)
    const { ctx, account, id } = await begun({ to, batchSize: 15 }, { port: env.SMTP_PORTS.hostile })
    await sendAll(ctx, account.id, id)
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sent' })
    expect(await statesOf(account.id, id)).toEqual({ sent: 3, unknown: 42 })
    const few = await begun({ to: to.slice(1, 15).map((at) => `${at}.few`) }, { port: env.SMTP_PORTS.hostile })
    await sendAll(few.ctx, few.account.id, few.id)
    expect((await campaignOf(few.account.id, few.id)).status).not.toBe('paused')
  })
})

test('pausing takes effect with the next step, and claimed recipients wait again with their budget returned', async () => {
  const { ctx, account, senderId, id, job, addresses } = await begun({ to: 400, batchSize: 400 })
  const acting = { ...(await actingFor(account.id)), queues: ctx.queues }
  const sending = sendBatch(ctx, job)
  const sentSoFar = async () => (await statesOf(account.id, id)).sent ?? 0
  await waitUntil(async () => (await sentSoFar()) >= 5, { interval: 20 })
  await pauseCampaign(acting, id)
  const sentThen = await sentSoFar()
  await sending
  const states = await statesOf(account.id, id)
  // Messages that were being delivered arrive.
  expect(states.sent! - sentThen).toBeLessThanOrEqual(BEGUN_MAX)
  expect(states).toEqual({ sent: states.sent, pending: 400 - states.sent! })
  expect(Object.values(await spendsOf(account.id, senderId))).toEqual([states.sent, states.sent])
  expect(await campaignOf(account.id, id)).toMatchObject({ status: 'paused', nextAt: null, batchId: null })
  await resumeCampaign(acting, id)
  await sendAll(ctx, account.id, id)
  expect(await arrivals(addresses)).toEqual(addresses.map(() => 1))
})
