import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { replyAddress, returnPathOf } from '../../../../src/domain/delivery-reports/mail-addresses.ts'
import { dataOf } from '../../support/factories.ts'
import { crashesAtWrite, crashingContext } from '../../support/mortal-context.ts'
import {
  complaintOf,
  dsnOf,
  eventsOf,
  mailOf,
  post,
  recipientOf,
  repliesOf,
  route,
  suppressionsOf,
  type Waiting,
  waiting,
  written,
} from './support.ts'

const returnPath = (one: Waiting) => returnPathOf(one.ctx, 'bounces@blue-harbour.test', one)

describe('a report of a nonexistent mailbox', () => {
  test.each([
    ['by its bounce address', async (one: Waiting) => dsnOf({ to: await returnPath(one) })],
    ['by its Message-ID', async (one: Waiting) => dsnOf({ about: one.messageId })],
    [
      'by the recipient of an earlier message',
      async (one: Waiting) => {
        await dataOf(one.accountId).run(sql`UPDATE recipients SET message_id = NULL WHERE id = ${one.recipientId}`)
        return dsnOf({ about: `${one.recipientId}.m0@blue-harbour.test` })
      },
    ],
  ])('bounces the message, matched %s, and suppresses the address', async (_how, mail) => {
    const one = await waiting()
    expect(await route(one.ctx, one.inbound, await mail(one))).toBeNull()
    expect(await recipientOf(one)).toMatchObject({ state: 'bounced', bouncedAt: expect.any(String) })
    expect(await suppressionsOf(one.accountId)).toEqual([{ reason: 'bounced' }])
    expect(await eventsOf(one.accountId)).toMatchObject([
      { kind: 'bounced', text: 'The mailbox does not exist: 550 5.1.1 user unknown.' },
    ])
    expect(one.publishedEvents()).toMatchObject([{ kind: 'recipient.bounced', address: one.address }])
  })

  test('counts once, however often and from however many mailboxes it arrives', async () => {
    const one = await waiting()
    const mail = dsnOf({ to: await returnPath(one), about: one.messageId })
    await Promise.all(Array.from({ length: 20 }, () => route(one.ctx, one.inbound, mail)))
    await route(one.ctx, one.inbound, dsnOf({ about: one.messageId, diagnostic: 'other words' }))
    expect(await eventsOf(one.accountId)).toHaveLength(1)
    expect(new Set(one.publishedEvents().map(({ id }) => id)).size).toBe(1)
    const totals = sql`SELECT what, total FROM campaign_totals WHERE campaign_id = ${one.campaignId} AND total > 0`
    expect(await dataOf(one.accountId).all(totals)).toEqual([{ what: 'bounced', total: 1 }])
  })

  test.each(['delivered', 'unknown'] as const)('applies to a message that was %s', async (state) => {
    const one = await waiting({ state })
    await route(one.ctx, one.inbound, dsnOf({ about: one.messageId }))
    expect((await recipientOf(one)).state).toBe('bounced')
  })

  test('about an earlier message suppresses the address, and the later message is unchanged', async () => {
    const one = await waiting()
    await route(one.ctx, one.inbound, dsnOf({ about: `${one.recipientId}.m0@blue-harbour.test` }))
    expect((await recipientOf(one)).state).toBe('sent')
    expect(await suppressionsOf(one.accountId)).toEqual([{ reason: 'bounced' }])
  })

  test('is recognised in plain text from a server, at the bounce address that only servers know', async () => {
    const one = await waiting()
    const text = '550 5.1.1 <ada@acme-tools.com>: user unknown\n\n--- Below this line is a copy of the message.'
    const mail = mailOf({ from: 'MAILER-DAEMON@mx.acme-tools.com', to: await returnPath(one), text })
    expect(await route(one.ctx, one.inbound, mail)).toBeNull()
    expect((await recipientOf(one)).state).toBe('bounced')
    expect(await repliesOf(one.accountId)).toEqual([])
  })
})

test.each([
  ['a full mailbox', { status: '5.2.2', diagnostic: '552 5.2.2 mailbox full' }],
  ['a policy', { status: '5.7.1', diagnostic: '554 5.7.1 blocked' }],
])('%s bounces, and suppresses no one', async (_what, given) => {
  const one = await waiting({ state: 'unknown' })
  const mail = dsnOf({ ...given, about: one.messageId })
  for (let times = 0; times < 2; times++) await route(one.ctx, one.inbound, mail)
  expect(await recipientOf(one)).toMatchObject({ state: 'bounced', bouncedAt: expect.any(String) })
  expect(await suppressionsOf(one.accountId)).toEqual([])
  expect(await eventsOf(one.accountId)).toMatchObject([
    { kind: 'bounced', text: expect.stringContaining(given.diagnostic) },
  ])
})

test('a delay is an event', async () => {
  const one = await waiting({ state: 'unknown' })
  const diagnostic = '451 4.4.1 timeout'
  const mail = dsnOf({ action: 'delayed', status: '4.4.1', diagnostic, about: one.messageId })
  for (let times = 0; times < 2; times++) await route(one.ctx, one.inbound, mail)
  // The reporter has received it.
  expect(await recipientOf(one)).toMatchObject({ state: 'sent', bouncedAt: null, sentAt: expect.any(String) })
  expect(await eventsOf(one.accountId)).toMatchObject([{ kind: 'deferred', text: expect.stringContaining(diagnostic) }])
  expect(one.publishedEvents()).toEqual([])
})

test('a delivery is published, also for an unknown outcome', async () => {
  const one = await waiting({ state: 'unknown', sentAt: null })
  await route(
    one.ctx,
    one.inbound,
    dsnOf({ action: 'delivered', status: '2.0.0', diagnostic: '250 ok', about: one.messageId }),
  )
  expect(await recipientOf(one)).toMatchObject({ state: 'delivered', deliveredAt: expect.any(String) })
  expect(one.publishedEvents()).toMatchObject([{ kind: 'recipient.delivered' }])
})

test('a complaint suppresses permanently, once', async () => {
  const one = await waiting()
  const manual = sql`UPDATE suppressions SET reason = 'manual' WHERE account_id = ${one.accountId}`
  await route(one.ctx, one.inbound, complaintOf(one.messageId))
  await dataOf(one.accountId).run(manual)
  for (let times = 0; times < 3; times++) await route(one.ctx, one.inbound, complaintOf(one.messageId))
  expect(await recipientOf(one)).toMatchObject({ state: 'sent', complainedAt: expect.any(String) })
  expect(await suppressionsOf(one.accountId)).toEqual([{ reason: 'complained' }])
  expect(await eventsOf(one.accountId)).toMatchObject([{ kind: 'complained' }])
  expect(new Set(one.publishedEvents().map(({ kind, id }) => `${kind} ${id}`)).size).toBe(1)
  expect(one.publishedEvents()[0]?.kind).toBe('recipient.complained')
})

test('a not-spam or read report changes nothing', async () => {
  const one = await waiting()
  await route(one.ctx, one.inbound, complaintOf(one.messageId, 'not-spam'))
  const receipt = mailOf({ inReplyTo: one.messageId, headers: [] }).replace(
    'Content-Type: text/plain',
    'Content-Type: multipart/report; report-type=disposition-notification',
  )
  await route(one.ctx, one.inbound, receipt)
  expect(await eventsOf(one.accountId)).toEqual([])
  expect(await repliesOf(one.accountId)).toEqual([])
})

describe('the message of a report', () => {
  test('is not found for another account: by its ID, its bounce address or its own inbound URL', async () => {
    const one = await waiting()
    const other = await waiting()
    await route(other.ctx, other.inbound, dsnOf({ about: one.messageId }))
    await route(other.ctx, other.inbound, dsnOf({ to: await returnPath(one) }))
    await route(other.ctx, other.inbound, complaintOf(one.messageId))
    expect(await recipientOf(one)).toMatchObject({ state: 'sent', complainedAt: null })
    expect(await suppressionsOf(one.accountId)).toEqual([])
    expect(await suppressionsOf(other.accountId)).toEqual([])
  })

  test('is the only one that its bounce address refers to', async () => {
    const one = await waiting()
    const other = await written(one.accountId)
    await route(one.ctx, (await replyAddress(one.ctx, one))!, complaintOf(other.messageId))
    expect((await recipientOf(other)).complainedAt).toBeNull()
  })
})

test('a report about a message that is being sent waits, and is deferred if that takes long', async () => {
  const one = await waiting({ state: 'sending' })
  const settle = sql`UPDATE recipients SET state = 'sent' WHERE id = ${one.recipientId}`
  const taking = route(one.ctx, one.inbound, dsnOf({ about: one.messageId }))
  await dataOf(one.accountId).run(settle)
  expect(await taking).toBeNull()
  expect((await recipientOf(one)).state).toBe('bounced')
  const stuck = await waiting({ state: 'sending' })
  await expect(route(stuck.ctx, stuck.inbound, dsnOf({ about: stuck.messageId }))).rejects.toMatchObject({
    code: 'unavailable',
  })
})

test('processing a report may crash at any step and is retried: everything happens once, and is published', async () => {
  for (let fatal = 1; ; fatal++) {
    const one = await waiting()
    const mail = dsnOf({ about: one.messageId })
    const { ctx, sent } = crashingContext(one.accountId, () => new Date(), crashesAtWrite(fatal))
    const died = await route(ctx, one.inbound, mail).then(
      () => false,
      () => true,
    )
    await route(one.ctx, one.inbound, mail)
    expect(await recipientOf(one)).toMatchObject({ state: 'bounced' })
    expect(await eventsOf(one.accountId)).toHaveLength(1)
    expect([
      ...sent.map(({ message }) => (message as { event: { kind: string } }).event),
      ...one.publishedEvents(),
    ]).toContainEqual(expect.objectContaining({ kind: 'recipient.bounced' }))
    if (!died) break
  }
})

test('a report can also be posted', async () => {
  const one = await waiting()
  expect((await post(one.accountId, dsnOf({ about: one.messageId }))).status).toBe(200)
  expect((await recipientOf(one)).state).toBe('bounced')
})
