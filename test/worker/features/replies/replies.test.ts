import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  deleteReply,
  getReplyAddress,
  listReplies,
  type MailReplyKind,
  markAllRepliesRead,
  updateReply,
} from '../../../../src/contracts/replies/replies.ts'
import { replies } from '../../../../src/db/schema/data/replies.ts'
import { replyAddress } from '../../../../src/domain/delivery-reports/mail-addresses.ts'
import { suppress } from '../../../../src/domain/suppressions/suppress.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { UNSUBSCRIBED_REASON } from '../../../../src/outreach/schedule/judge-follow-up.ts'
import { contextOf, dataOf } from '../../support/factories.ts'
import { mintCampaigner } from '../campaigns/sending/support.ts'
import {
  eventsOf,
  mailOf,
  post,
  recipientOf,
  repliesOf,
  route,
  suppressionsOf,
  written,
} from '../inbound-mail/support.ts'

async function answered(kind: MailReplyKind = 'reply', given: Partial<typeof replies.$inferInsert> = {}) {
  const account = await mintCampaigner()
  const one = await written(account.id, kind === 'reply' ? { repliedAt: new Date().toISOString() } : {})
  return { account, one, id: await addReply(one, { kind, ...given }) }
}

/** A follow-up that excluded someone who unsubscribed. */
const leftOutFollowUp = (one: Awaited<ReturnType<typeof written>>) =>
  written(
    one.accountId,
    { address: one.address, state: 'skipped', stateReason: UNSUBSCRIBED_REASON, sentAt: null },
    { campaign: { followsId: one.campaignId, step: 2, afterSeconds: 60, status: 'sending' } },
  )

async function addReply(one: Awaited<ReturnType<typeof written>>, given: Partial<typeof replies.$inferInsert> = {}) {
  const id = newId()
  await dataOf(one.accountId)
    .insert(replies)
    .values({
      ...{ id, accountId: one.accountId, campaignId: one.campaignId, recipientId: one.recipientId, messageId: id },
      ...{ fromAddress: one.address, fromName: 'Ada', subject: 'Re: Hello', text: 'Yes', kind: 'reply' },
      receivedAt: new Date().toISOString(),
      ...given,
    })
  return id
}

test('the inbox lists the newest first, filtered by kind, campaign, text and read state', async () => {
  const { account, one, id } = await answered('reply', { receivedAt: '2026-11-01T10:00:00.000Z' })
  const away = await addReply(one, {
    kind: 'out_of_office',
    text: 'I am AWAY until 5 %',
    readAt: '2026-11-03T10:00:00.000Z',
    receivedAt: '2026-11-02T10:00:00.000Z',
  })
  const other = await written(account.id)
  const third = await addReply(other, { subject: null, fromName: null, receivedAt: '2026-11-03T10:00:00.000Z' })
  const ids = async (query: Record<string, unknown>) =>
    (await account.call(listReplies, { query: query as never })).data.replies.map((reply) => reply.id)
  expect(await ids({})).toEqual([third, away, id])
  expect(await ids({ kind: 'out_of_office' })).toEqual([away])
  expect(await ids({ kind: 'all', unread: 'true' })).toEqual([third, id])
  expect(await ids({ unread: 'false' })).toEqual([away])
  expect(await ids({ campaign_id: other.campaignId })).toEqual([third])
  expect(await ids({ search: 'away until 5 %' })).toEqual([away])
  expect(await ids({ search: '%' })).toEqual([away])
  expect(await ids({ search: other.address.toUpperCase() })).toEqual([third])
  expect(await ids({ per_page: 1, page: 2 })).toEqual([away])
  const { data } = await account.call(listReplies, { query: { per_page: 1 } })
  expect(data).toMatchObject({ unread: 2, pagination: { total: 3, last_page: 3 } })
  expect(data.replies[0]).toEqual({
    ...{
      id: third,
      campaign_id: other.campaignId,
      campaign_name: 'Autumn',
      channel: 'email',
      recipient_id: other.recipientId,
      contact_id: null,
    },
    ...{ from_address: other.address, from_name: null, subject: null, text: 'Yes', kind: 'reply', is_read: false },
    ...{ proof: 'message', is_unsure: false, successors: [] },
    received_at: '2026-11-03T10:00:00.000Z',
    conversation: {
      ...{ id: third, replies: 1, is_done: false, snoozed_until: null, outcome: null, suggested_outcome: null },
      ...{ assignee: null, label_ids: [] },
    },
  })
})

test('the inbound URL is shown, and mail posted there is added to the inbox', async () => {
  const account = await mintCampaigner()
  const { data } = await account.call(getReplyAddress, {})
  expect(data.address).toMatch(/^in\.[a-z2-7]{32}@mail\.contactory\.test$/)
  expect(data.url).toMatch(/\/api\/inbound-mail\/[\w-]{43}$/)
  const one = await written(account.id)
  await post(account.id, mailOf({ inReplyTo: one.messageId }))
  expect((await account.call(listReplies, { query: {} })).data.replies).toHaveLength(1)
})

test('replies are marked as read and unread, individually or all at once', async () => {
  const { account, one, id } = await answered()
  const mark = async (is_read: boolean) =>
    (await account.call(updateReply, { params: { id }, body: { is_read } })).data.reply
  expect((await mark(true)).is_read).toBe(true)
  expect((await mark(false)).is_read).toBe(false)
  await addReply(one)
  expect((await account.call(markAllRepliesRead, {})).data.updated).toBe(2)
  expect((await account.call(markAllRepliesRead, {})).data.updated).toBe(0)
  expect((await account.call(updateReply, { params: { id }, body: {} })).data.reply.is_read).toBe(true)
})

describe('changing the kind of a reply', () => {
  const change = async ({ account, id }: Awaited<ReturnType<typeof answered>>, kind: MailReplyKind) =>
    (await account.call(updateReply, { params: { id }, body: { kind } })).data.reply

  test('to an opt-out suppresses the person, once', async () => {
    const given = await answered('automatic')
    for (let times = 0; times < 2; times++) expect((await change(given, 'unsubscribe')).kind).toBe('unsubscribe')
    expect(await recipientOf(given.one)).toMatchObject({
      repliedAt: expect.any(String),
      unsubscribedAt: expect.any(String),
    })
    expect(await suppressionsOf(given.one.accountId)).toEqual([{ reason: 'unsubscribed' }])
    expect((await eventsOf(given.one.accountId)).map(({ kind }) => kind)).toEqual(['unsubscribed'])
  })

  test("from an opt-out reverts a suppression derived from the mail, but not the person's own", async () => {
    const account = await mintCampaigner()
    const one = await written(account.id)
    await route(
      contextOf(account.id),
      (await replyAddress(contextOf(account.id), one))!,
      mailOf({ text: 'Unsubscribe me' }),
    )
    const [reply] = await repliesOf(account.id)
    const given = { account, one, id: reply!.id }
    expect(await suppressionsOf(account.id)).toEqual([{ reason: 'unsubscribed' }])
    const followUp = await leftOutFollowUp(one)
    await change(given, 'automatic')
    expect(await suppressionsOf(account.id)).toEqual([])
    expect(await recipientOf(one)).toMatchObject({ repliedAt: null, unsubscribedAt: null })
    expect(await recipientOf(followUp)).toMatchObject({ state: 'pending', stateReason: null })
    const acts = await dataOf(account.id).all(sql`SELECT action FROM audit_events WHERE account_id = ${account.id}`)
    expect(acts).toContainEqual({ action: 'suppression.remove' })
    await suppress(contextOf(account.id), {
      accountId: account.id,
      channel: 'email',
      address: one.address,
      reason: 'unsubscribed',
    })
    await change(given, 'unsubscribe')
    await change(given, 'automatic')
    expect(await suppressionsOf(account.id)).toEqual([{ reason: 'unsubscribed' }])
  })

  test('to an automatic reply means that the person has not replied, unless they did as well', async () => {
    const given = await answered()
    await change(given, 'out_of_office')
    expect((await recipientOf(given.one)).repliedAt).toBeNull()
    await change(given, 'left')
    expect((await recipientOf(given.one)).repliedAt).not.toBeNull()
    await addReply(given.one)
    await change(given, 'automatic')
    expect((await recipientOf(given.one)).repliedAt).not.toBeNull()
  })
})

test('an unmatched reply has no effect until the account confirms its sender', async () => {
  const account = await mintCampaigner()
  const one = await written(account.id)
  const id = await addReply(one, { kind: 'automatic', proof: 'none' })
  const update = async (body: object) => (await account.call(updateReply, { params: { id }, body })).data.reply
  expect(await update({ kind: 'unsubscribe' })).toMatchObject({ kind: 'unsubscribe', proof: 'none' })
  expect(await recipientOf(one)).toMatchObject({ repliedAt: null, unsubscribedAt: null })
  expect(await suppressionsOf(account.id)).toEqual([])
  expect(await update({ is_confirmed: true })).toMatchObject({ kind: 'unsubscribe', proof: 'owner' })
  expect(await recipientOf(one)).toMatchObject({ repliedAt: expect.any(String), unsubscribedAt: expect.any(String) })
  expect(await suppressionsOf(account.id)).toEqual([{ reason: 'unsubscribed' }])
  expect((await eventsOf(account.id)).map(({ kind }) => kind).toSorted()).toEqual(['replied', 'unsubscribed'])
  // This can be undone as well.
  await update({ kind: 'reply' })
  expect(await suppressionsOf(account.id)).toEqual([])
  expect(await recipientOf(one)).toMatchObject({ repliedAt: expect.any(String), unsubscribedAt: null })
})

test('a reply is deleted once, and its sender stays marked as replied', async () => {
  const { account, one, id } = await answered()
  await account.call(deleteReply, { params: { id } })
  expect((await account.call(listReplies, { query: {} })).data.replies).toEqual([])
  expect((await account.fail(deleteReply, { params: { id } })).httpStatus).toBe(404)
  expect((await recipientOf(one)).repliedAt).not.toBeNull()
})
