import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { MailboxReadingJob } from '../../../../src/contracts/queues.ts'
import * as connections from '../../../../src/contracts/senders/mailbox-connections.ts'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { mailboxes } from '../../../../src/db/schema/data/mailboxes.ts'
import { findMailbox, sealMailboxSecrets } from '../../../../src/domain/mailboxes/mailboxes.ts'
import { READING_MS } from '../../../../src/domain/mailboxes/readings.ts'
import { readDueMailboxes } from '../../../../src/features/inbound-mail/mailboxes/read-due-mailboxes.ts'
import { readMailbox } from '../../../../src/features/inbound-mail/mailboxes/read-mailbox.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, dataOf } from '../../support/factories.ts'
import { crashesBefore, crashingContext, SimulatedCrash } from '../../support/mortal-context.ts'
import {
  addCampaign,
  addSender,
  mintCampaigner,
  quietContext,
  recipientsOf,
  sendAll,
} from '../campaigns/sending/support.ts'
import { dsnOf, eventsOf, hears, mailOf, recipientOf, repliesOf, written } from './support.ts'

const MINUTE_MS = 60_000
const control = (path: string, body?: string) => fetch(`${env.IMAP_ORIGIN}/${path}`, { method: 'POST', body })
/** Adds a message to the mailbox of a sender. */
const append = (senderId: string, mail: string) => control(`append?user=${senderId}`, mail)
const countsOf = async (senderId: string): Promise<Record<string, number>> =>
  (await fetch(`${env.IMAP_ORIGIN}/counts?user=${senderId}`)).json()

/** Connects a sender to the mailbox of the user of the same name. */
async function connect(accountId: string, senderId: string, given: { port?: number; password?: string } = {}) {
  const at = new Date(Date.now() - MINUTE_MS).toISOString()
  const secrets = { username: senderId, password: given.password ?? 'right' }
  await dataOf(accountId)
    .insert(mailboxes)
    .values({
      ...{ senderId, accountId, kind: 'imap', address: 'hello@blue-harbour.test', state: 'connected' },
      settings: { host: '127.0.0.1', port: given.port ?? env.IMAP_PORT, encryption: 'none', scope: null },
      secrets: await sealMailboxSecrets(contextOf(accountId), { senderId, accountId }, secrets),
      ...{ readAt: at, createdAt: at, updatedAt: at },
    })
}

/** An account that has emailed someone; its sender has a mailbox that was read once. */
async function connected(given: Parameters<typeof connect>[2] = {}) {
  const account = await mintCampaigner()
  const message = await written(account.id)
  await connect(account.id, message.senderId, given)
  await hears(account.id)
  const clock = { now: new Date() }
  const { ctx, publishedEvents, sent } = quietContext(account.id, clock)
  const one = { ...message, ctx, publishedEvents, sent, clock }
  return one
}

/** The jobs that the clock queues for a mailbox now. */
async function dueJobs(ctx: ServiceContext, ...senderIds: string[]): Promise<readonly MailboxReadingJob[]> {
  const jobs: MailboxReadingJob[] = []
  const send: ServiceContext['queues']['send'] = async (name, message) => {
    if (name === 'mailbox-readings') jobs.push(message as MailboxReadingJob)
  }
  await readDueMailboxes({ ...ctx, queues: { ...ctx.queues, send } })
  return jobs.filter(({ sender_id }) => senderIds.includes(sender_id))
}

interface Clocked {
  readonly ctx: ServiceContext
  readonly clock: { now: Date }
  readonly senderId: string
}

/** Reads the mailbox as soon as it is due. */
async function readWhenDue({ ctx, clock, senderId }: Clocked) {
  const { readAt } = (await findMailbox(ctx, senderId))!
  clock.now = new Date(Math.max(clock.now.getTime(), Date.parse(readAt!)))
  const jobs = await dueJobs(ctx, senderId)
  expect(jobs).toHaveLength(1)
  await readMailbox(ctx, jobs[0]!)
  return (await findMailbox(ctx, senderId))!
}

const minutesUntil = (instant: string | null, { now }: { now: Date }) =>
  (Date.parse(instant!) - now.getTime()) / MINUTE_MS

test('replies and bounces are read from the mailbox, and nothing else is downloaded', async () => {
  const one = await connected()
  const bounced = await written(one.accountId, {}, { senderId: one.senderId })
  const stranger = await written((await mintCampaigner()).id)
  await append(one.senderId, mailOf({ inReplyTo: one.messageId, text: 'Before it was connected' }))
  await readWhenDue(one)
  expect(await repliesOf(one.accountId)).toEqual([])

  await append(one.senderId, mailOf({ from: 'news@letters.test', subject: 'Secret offer' }))
  await append(one.senderId, mailOf({ from: `Ada <${one.address}>`, inReplyTo: one.messageId, subject: 'Re: Hello' }))
  await append(one.senderId, dsnOf({ recipient: bounced.address, about: bounced.messageId }))
  await append(one.senderId, mailOf({ from: bounced.address, subject: 'Something new' }))
  await append(one.senderId, mailOf({ from: stranger.address, inReplyTo: stranger.messageId, subject: 'Secret' }))
  await readWhenDue(one)

  expect(await repliesOf(one.accountId)).toMatchObject([
    { recipientId: one.recipientId, subject: 'Re: Hello', proof: 'message' },
    { recipientId: bounced.recipientId, subject: 'Something new', proof: 'none' },
  ])
  expect(await recipientOf(one)).toMatchObject({ repliedAt: expect.any(String) })
  expect(await recipientOf(bounced)).toMatchObject({ state: 'bounced', repliedAt: null })
  expect(one.publishedEvents()).toMatchObject([{ kind: 'recipient.replied' }, { kind: 'recipient.bounced' }])
  expect(await repliesOf(stranger.accountId)).toEqual([])
  expect(await recipientOf(stranger)).toMatchObject({ repliedAt: null })
  expect((await countsOf(one.senderId)).BODY).toBe(3)
  const kept = await dataOf(one.accountId).all(sql`SELECT * FROM mailboxes WHERE sender_id = ${one.senderId}`)
  expect(JSON.stringify([kept, one.ctx.logLines])).not.toContain('Secret')
})

describe('each message counts once', () => {
  const settled = async (one: Awaited<ReturnType<typeof connected>>) => {
    expect(await repliesOf(one.accountId)).toHaveLength(1)
    expect((await eventsOf(one.accountId)).map(({ kind }) => kind)).toEqual(['replied'])
  }

  test('when the same job is delivered twice, and while another one is running', async () => {
    const one = await connected()
    await readWhenDue(one)
    await append(one.senderId, mailOf({ from: one.address, inReplyTo: one.messageId }))
    one.clock.now = new Date(one.clock.now.getTime() + 15 * MINUTE_MS)
    const [job] = await dueJobs(one.ctx, one.senderId)
    expect(await dueJobs(one.ctx, one.senderId)).toEqual([])
    await Promise.all([readMailbox(one.ctx, job!), readMailbox(one.ctx, job!)])
    await readMailbox(one.ctx, job!)
    expect((await countsOf(one.senderId)).BODY).toBe(1)
    await settled(one)
  })

  test('when reading crashes after a message was handled, before the cursor is stored', async () => {
    const one = await connected()
    await readWhenDue(one)
    await append(one.senderId, mailOf({ from: one.address, inReplyTo: one.messageId }))
    one.clock.now = new Date(one.clock.now.getTime() + 15 * MINUTE_MS)
    const [job] = await dueJobs(one.ctx, one.senderId)
    const { ctx: crashing } = crashingContext(one.accountId, () => one.clock.now, crashesBefore(/set "cursor"/))
    await expect(readMailbox(crashing, job!)).rejects.toMatchObject({ cause: expect.any(SimulatedCrash) })
    await settled(one)
    expect(await dueJobs(one.ctx, one.senderId)).toEqual([])
    one.clock.now = new Date(one.clock.now.getTime() + READING_MS)
    await readWhenDue(one)
    expect((await countsOf(one.senderId)).BODY).toBe(2)
    await settled(one)
  })

  test('when the server renumbers its messages', async () => {
    const one = await connected()
    await readWhenDue(one)
    await append(one.senderId, mailOf({ from: one.address, inReplyTo: one.messageId, messageId: 'a@acme-tools.com' }))
    await readWhenDue(one)
    await append(one.senderId, mailOf({ from: one.address, inReplyTo: one.messageId, messageId: 'b@acme-tools.com' }))
    await control(`renumber?user=${one.senderId}`)
    await readWhenDue(one)
    expect((await repliesOf(one.accountId)).map(({ messageId }) => messageId).sort()).toEqual([
      'a@acme-tools.com',
      'b@acme-tools.com',
    ])
    expect((await countsOf(one.senderId)).BODY).toBe(3)
  })
})

test("each of three mailboxes finds the replies to its own sender's messages, or those that reference a message", async () => {
  const first = await connected()
  const accountId = first.accountId
  const others = [await addSender(accountId), await addSender(accountId)] as const
  const second = await written(accountId, {}, { senderId: others[0] })
  for (const senderId of others) await connect(accountId, senderId)
  const readAll = async () => {
    first.clock.now = new Date(first.clock.now.getTime() + 15 * MINUTE_MS)
    const jobs = await dueJobs(first.ctx, first.senderId, ...others)
    expect(jobs).toHaveLength(3)
    for (const job of jobs) await readMailbox(first.ctx, job)
  }
  await readAll()
  await append(first.senderId, mailOf({ from: second.address, subject: 'New, to another mailbox' }))
  await append(others[0], mailOf({ from: second.address, subject: 'New' }))
  await append(others[1], mailOf({ from: first.address, inReplyTo: first.messageId, subject: 'Named' }))
  await readAll()
  expect((await repliesOf(accountId)).map(({ subject, recipientId }) => [subject, recipientId]).sort()).toEqual([
    ['Named', first.recipientId],
    ['New', second.recipientId],
  ])
})

test('a mailbox is read every two minutes if its sender sent recently, otherwise every fifteen', async () => {
  const one = await connected()
  expect(minutesUntil((await readWhenDue(one)).readAt, one.clock)).toBe(15)
  await dataOf(one.accountId).run(
    sql`UPDATE campaigns SET sent_at = ${one.clock.now.toISOString()} WHERE id = ${one.campaignId}`,
  )
  expect(minutesUntil((await readWhenDue(one)).readAt, one.clock)).toBe(2)
})

describe('an unreadable mailbox', () => {
  const scripted = async (script: Record<string, string>): Promise<number> =>
    (await (await control('servers', JSON.stringify(script))).json<{ port: number }>()).port

  test('is retried with increasing delays, and then continues where it stopped', async () => {
    const one = await connected()
    const { cursor } = await readWhenDue(one)
    await append(one.senderId, mailOf({ from: one.address, inReplyTo: one.messageId }))
    const data = dataOf(one.accountId)
    const { settings } = (await findMailbox(one.ctx, one.senderId))!
    const moveTo = (port: number) =>
      data
        .update(mailboxes)
        .set({ settings: { ...settings, port } })
        .where(eq(mailboxes.senderId, one.senderId))
    await moveTo(await scripted({ EXAMINE: '* BYE Out of order\r\n' }))
    const pauses: number[] = []
    for (let tries = 0; tries < 6; tries++) {
      const row = await readWhenDue(one)
      expect(row).toMatchObject({
        state: 'connected',
        cursor,
        problem: expect.stringMatching(/^127\.0\.0\.1:\d+ .*\.$/),
      })
      pauses.push(minutesUntil(row.readAt, one.clock))
    }
    expect(pauses).toEqual([1, 2, 5, 15, 60, 60])
    await moveTo(env.IMAP_PORT)
    expect(await readWhenDue(one)).toMatchObject({ problem: null, failures: 0, leaseId: null })
    expect(await repliesOf(one.accountId)).toHaveLength(1)
  })

  test('with a wrong password is disconnected, and its owner is notified once', async () => {
    const one = await connected({ password: 'wrong' })
    const row = await readWhenDue(one)
    expect(row).toMatchObject({
      state: 'disconnected',
      problem: expect.stringContaining('refused the username or password'),
    })
    expect(one.publishedEvents().filter(({ kind }) => kind === 'sender.disconnected')).toHaveLength(1)
    one.clock.now = new Date(one.clock.now.getTime() + 120 * MINUTE_MS)
    expect(await dueJobs(one.ctx, one.senderId)).toEqual([])
  })
})

test('a job with an unknown lease does nothing', async () => {
  const one = await connected()
  await readMailbox(one.ctx, { account_id: one.accountId, sender_id: one.senderId, lease_id: newId() })
  expect(await findMailbox(one.ctx, one.senderId)).toMatchObject({ cursor: null, leaseId: null })
})

test.each(['google', 'microsoft'] as const)(
  'replies to mail sent through a mailbox of %s are received there',
  async (kind) => {
    const account = await mintCampaigner()
    const origin = kind === 'google' ? env.GOOGLE_ORIGIN : env.MICROSOFT_ORIGIN
    const address = `${newId()}@fake.test`
    const { url } = (await account.call(connections.startConnection, { body: { kind, sender_id: null } })).data
    const consent = await fetch(`${url}&${new URLSearchParams({ decision: 'allow', address })}`, { redirect: 'manual' })
    const back = new URL(consent.headers.get('location')!).searchParams
    const body = { state: back.get('state')!, code: back.get('code'), error: null }
    const { config } = (await account.call(connections.finishConnection, { body })).data
    await dataOf(account.id).run(sql`
    UPDATE senders SET settings = json_set(settings, '$.postalAddress', 'Quay 1, Hamburg') WHERE id = ${config.id}`)
    const clock = { now: new Date() }
    const { ctx } = quietContext(account.id, clock)
    const one = { ctx, clock, senderId: config.id }
    await readWhenDue(one)

    const campaign = await addCampaign(account.id, { senderId: config.id, to: 2 })
    await sendAll(ctx, account.id, campaign.id)
    const held = await (await fetch(`${origin}/messages?address=${address}`)).json<{
      messages: { folder: string; to: string; messageId: string }[]
    }>()
    const idOf = (to: string) => held.messages.find((message) => message.to === to)!.messageId.replace(/^<|>$/g, '')
    const [answering, bouncing] = campaign.addresses as [string, string]
    const deliver = (raw: string) =>
      fetch(`${origin}/control`, { method: 'POST', body: JSON.stringify({ address, do: 'deliver', raw }) })
    await deliver(mailOf({ from: 'news@letters.test', to: address, subject: 'Secret' }))
    await deliver(mailOf({ from: answering, to: address, inReplyTo: idOf(answering) }))
    await deliver(dsnOf({ to: address, recipient: bouncing, about: idOf(bouncing) }))
    clock.now = new Date(clock.now.getTime() + 15 * MINUTE_MS)
    expect(await readWhenDue(one)).toMatchObject({ problem: null, failures: 0, lastReadAt: clock.now.toISOString() })
    expect(await repliesOf(account.id)).toMatchObject([{ fromAddress: answering, proof: 'message' }])
    const rows = await recipientsOf(account.id, campaign.id)
    expect(rows.find((row) => row.address === answering)).toMatchObject({
      state: 'sent',
      repliedAt: expect.any(String),
    })
    expect(rows.find((row) => row.address === bouncing)).toMatchObject({ state: 'bounced' })
  },
)
