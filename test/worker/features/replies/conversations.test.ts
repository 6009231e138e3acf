import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createTemplate } from '../../../../src/contracts/message-templates/message-templates.ts'
import type { InboxView } from '../../../../src/contracts/replies/conversation-state.ts'
import * as contract from '../../../../src/contracts/replies/conversations.ts'
import { deleteReply, listReplies } from '../../../../src/contracts/replies/replies.ts'
import { directMessages } from '../../../../src/db/schema/data/direct-messages.ts'
import { senders } from '../../../../src/db/schema/data/senders.ts'
import { deliverDirectMessage } from '../../../../src/domain/direct-messages/deliver-direct-message.ts'
import { sendBatch } from '../../../../src/features/campaigns/sending/send-batch.ts'
import { dataOf } from '../../support/factories.ts'
import {
  addCampaign,
  addSender,
  arrivedAt,
  mintCampaigner,
  quietContext,
  recipientsOf,
} from '../campaigns/sending/support.ts'
import { hears, mailOf, post, recipientOf, repliesOf, written } from '../inbound-mail/support.ts'

/** A campaign was sent to someone, who replied. */
async function conversing(text = 'Yes, call me.') {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const campaign = await addCampaign(account.id, { senderId, to: 1 })
  const { ctx, publishedEvents: allEvents } = quietContext(account.id)
  await hears(account.id)
  await sendBatch(ctx, campaign.job)
  const publishedEvents = () => allEvents().filter(({ kind }) => kind.startsWith('recipient.'))
  const [recipient] = await recipientsOf(account.id, campaign.id)
  const address = recipient!.address
  const answers = async (words: string, inReplyTo: string, messageId = `${crypto.randomUUID()}@acme.test`) => {
    await post(account.id, mailOf({ from: `Ada <${address}>`, inReplyTo, messageId, text: words }))
    return messageId
  }
  const messageId = await answers(text, recipient!.messageId!)
  const [reply] = await repliesOf(account.id)
  const read = async (id = reply!.conversationId!) =>
    (await account.call(contract.getConversation, { params: { id } })).data
  return {
    account,
    ctx,
    publishedEvents,
    senderId,
    campaign,
    recipient: recipient!,
    address,
    messageId,
    reply: reply!,
    answers,
    read,
  }
}

test('sent messages, replies and responses form one conversation, which continues in its thread', async () => {
  const { account, ctx, publishedEvents, recipient, address, messageId, reply, answers, read } = await conversing()
  expect(reply.conversationId).toBe(reply.id)
  const before = await read()
  expect(before.answering).toMatchObject({
    ...{ to: address, subject: 'Re: Hello', problem: null, senders: [] },
    sender: { from_email: 'hello@blue-harbour.test' },
    quote: expect.stringMatching(/^On .* UTC, Ada <.*> wrote:\n> Yes, call me\.$/),
  })
  const { answer } = (
    await account.call(contract.answerConversation, { params: { id: reply.id }, body: { text: 'Tomorrow at ten.' } })
  ).data
  expect(answer).toMatchObject({ state: 'queued', text: 'Tomorrow at ten.', quoted: before.answering.quote })
  expect(Date.parse(answer.due_at!) - Date.now()).toBeGreaterThan(5_000)
  await dataOf(account.id).run(
    sql`UPDATE direct_messages SET next_at = '2020-01-01T00:00:00.000Z' WHERE id = ${answer.id}`,
  )
  await deliverDirectMessage(ctx, { account_id: account.id, direct_message_id: answer.id })
  const mails = await arrivedAt(address)
  expect(publishedEvents()).toMatchObject([
    { kind: 'recipient.answered', answer_id: answer.id, recipient_id: recipient.id },
  ])
  const raw = mails.at(-1)!.raw.replace(/\r\n[ \t]+/g, ' ')
  expect(raw).toContain('Subject: Re: Hello')
  expect(raw).toContain(`In-Reply-To: <${messageId}>`)
  expect(raw).toContain(`References: <${recipient.messageId}> <${messageId}>`)
  expect(raw).toContain('> Yes, call me.')
  // They reply to that response, and reference nothing else.
  const [row] = await dataOf(account.id).select().from(directMessages).where(eq(directMessages.id, answer.id))
  await answers('Perfect.', row!.messageId!)
  const { entries, reply: latest } = await read()
  expect(
    entries.map((entry) => [entry.type, entry.type === 'reply' ? entry.reply.text : entry.text?.split('\n')[0]]),
  ).toEqual([
    ['message', expect.stringContaining('Hello')],
    ['reply', 'Yes, call me.'],
    ['answer', 'Tomorrow at ten.'],
    ['reply', 'Perfect.'],
  ])
  expect(latest).toMatchObject({ text: 'Perfect.', proof: 'message', conversation: { id: reply.id, replies: 2 } })
  // The next response references the whole thread.
  const again = await account.call(contract.answerConversation, {
    params: { id: reply.id },
    body: { text: 'Done.', has_quote: false },
  })
  const [second] = await dataOf(account.id)
    .select()
    .from(directMessages)
    .where(eq(directMessages.id, again.data.answer.id))
  expect(second!.references).toHaveLength(4)
  expect(second!.text).toBe('Done.')
})

test('a response can be cancelled in time, retried after a failure, and uses another sender only if its own is deleted', async () => {
  const { account, ctx, reply, senderId, address, read } = await conversing()
  const say = (body: { text: string; sender_id?: string }) =>
    account.call(contract.answerConversation, { params: { id: reply.id }, body })
  const first = (await say({ text: 'Wait' })).data.answer
  const cancelled = await account.call(contract.cancelAnswer, { params: { id: first.id } })
  expect(cancelled.data.answer).toMatchObject({ state: 'cancelled', text: 'Wait' })
  expect((await read()).entries.map(({ type }) => type)).toEqual(['message', 'reply'])

  const other = await addSender(account.id, { settings: { fromEmail: 'second@blue-harbour.test' } })
  // The sender of the original message still exists, so another one is not accepted.
  await say({ text: 'One', sender_id: other })
  const [one] = await dataOf(account.id).select().from(directMessages).where(eq(directMessages.text, 'One'))
  expect(one ?? { senderId }).toMatchObject({ senderId })
  await dataOf(account.id).update(senders).set({ isActive: false }).where(eq(senders.id, senderId))
  expect((await read()).answering).toMatchObject({ sender: null, senders: [{ id: other }] })
  const refused = await account.fail(contract.answerConversation, { params: { id: reply.id }, body: { text: 'Two' } })
  expect(refused).toMatchObject({ httpStatus: 422 })
  const two = (await say({ text: 'Two', sender_id: other })).data.answer
  await dataOf(account.id).update(senders).set({ isActive: false }).where(eq(senders.id, other))
  const job = { account_id: account.id, direct_message_id: two.id }
  await dataOf(account.id).run(
    sql`UPDATE direct_messages SET next_at = '2020-01-01T00:00:00.000Z' WHERE id = ${two.id}`,
  )
  await deliverDirectMessage(ctx, job)
  expect((await read()).entries.find(({ id }) => id === two.id)).toMatchObject({
    ...{ state: 'failed', problem: expect.stringMatching(/switched off/) },
  })
  expect((await read()).answering.problem).toMatch(/no other/)
  await dataOf(account.id).update(senders).set({ isActive: true }).where(eq(senders.id, other))
  await account.call(contract.retryAnswer, { params: { id: two.id } })
  await deliverDirectMessage(ctx, job)
  expect((await arrivedAt(address)).at(-1)!.raw).toContain('second@blue-harbour.test')
  expect((await account.fail(contract.retryAnswer, { params: { id: two.id } })).httpStatus).toBe(409)
})

describe('the inbox', () => {
  const at = (view: InboxView, more: object = {}) => ({ query: { view, ...more } as never })

  test('is filtered by category, label, assignee, snooze and archive, each with its count', async () => {
    const { account, reply, answers, recipient } = await conversing()
    const id = reply.id
    const other = await written(account.id)
    await post(account.id, mailOf({ inReplyTo: other.messageId, from: other.address, text: 'No, thank you.' }))
    const list = async (view: InboxView, more: object = {}) => (await account.call(listReplies, at(view, more))).data
    const ids = async (view: InboxView, more: object = {}) =>
      (await list(view, more)).replies.map(({ conversation }) => conversation.id)
    const change = async (body: object) =>
      (await account.call(contract.updateConversation, { params: { id }, body })).data.reply
    const otherId = (await ids('inbox')).find((one) => one !== id)!
    expect((await list('inbox')).counts).toMatchObject({ views: { inbox: 2, snoozed: 0, done: 0, all: 2 }, unread: 2 })

    const { label } = (await account.call(contract.createInboxLabel, { body: { name: 'Hot', color: 'red' } })).data
    const set = await change({ outcome: 'interested', assignee: 'Bea', label_ids: [label.id], is_read: true })
    expect(set).toMatchObject({
      is_read: true,
      conversation: { outcome: 'interested', assignee: 'Bea', label_ids: [label.id] },
    })
    expect(await ids('inbox', { outcome: 'interested' })).toEqual([id])
    expect(await ids('inbox', { outcome: 'none' })).toEqual([otherId])
    expect(await ids('inbox', { label_id: label.id })).toEqual([id])
    expect(await ids('inbox', { assignee: 'Bea' })).toEqual([id])
    expect(await ids('inbox', { assignee: 'nobody' })).toEqual([otherId])
    expect(await ids('inbox', { unread: 'true' })).toEqual([otherId])
    expect(await ids('all', { search: 'THANK' })).toEqual([otherId])
    expect((await list('inbox')).counts).toMatchObject({
      ...{
        outcomes: { interested: 1, none: 1 },
        labels: { [label.id]: 1 },
        assignees: { Bea: 1, nobody: 1 },
        unread: 1,
      },
    })

    await change({ snoozed_until: new Date(Date.now() + 3_600_000).toISOString() })
    expect(await ids('inbox')).toEqual([otherId])
    expect(await ids('snoozed')).toEqual([id])
    // The snooze is over: it is back at the top.
    await dataOf(account.id).run(
      sql`UPDATE conversations SET snoozed_until = '2026-01-01T00:00:00.000Z', sort_at = '2099-01-01T00:00:00.000Z' WHERE id = ${id}`,
    )
    expect(await ids('inbox')).toEqual([id, otherId])
    await change({ is_done: true })
    expect([await ids('done'), await ids('inbox')]).toEqual([[id], [otherId]])
    // A new mail from a person brings it back.
    await answers('One more thing.', recipient.messageId!)
    expect(await ids('inbox')).toEqual([id, otherId])
    expect((await list('inbox')).replies[0]).toMatchObject({
      text: 'One more thing.',
      is_read: false,
      conversation: { replies: 2, outcome: 'interested', label_ids: [label.id] },
    })
    await account.call(contract.deleteInboxLabel, { params: { id: label.id } })
    expect((await list('inbox')).replies[0]!.conversation.label_ids).toEqual([])
  })

  test('accepts unique label names, and times in the future', async () => {
    const { account, reply } = await conversing()
    const make = (name: string) => ({ body: { name, color: 'blue' as const } })
    const { label } = (await account.call(contract.createInboxLabel, make('Hot'))).data
    expect(await account.fail(contract.createInboxLabel, make('hot'))).toMatchObject({ httpStatus: 409 })
    const cold = (await account.call(contract.createInboxLabel, make('Cold'))).data.label
    const rename = { params: { id: cold.id }, body: { name: 'HOT' } }
    expect(await account.fail(contract.updateInboxLabel, rename)).toMatchObject({ httpStatus: 409 })
    const kept = await account.call(contract.updateInboxLabel, { params: { id: label.id }, body: { name: 'Warm' } })
    expect(kept.data.label).toEqual({ ...label, name: 'Warm' })
    const change = (body: object) => account.fail(contract.updateConversation, { params: { id: reply.id }, body })
    for (const snoozed_until of ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'])
      expect(await change({ snoozed_until })).toMatchObject({ httpStatus: 422 })
    expect(await change({ label_ids: [crypto.randomUUID()] })).toMatchObject({ httpStatus: 422 })
  })

  test('deletes a conversation with its last reply', async () => {
    const { account, reply, answers, recipient } = await conversing()
    await answers('Again.', recipient.messageId!)
    const [, second] = await repliesOf(account.id)
    await account.call(deleteReply, { params: { id: reply.id } })
    expect((await account.call(contract.getConversation, { params: { id: reply.id } })).data.reply.id).toBe(second!.id)
    await account.call(deleteReply, { params: { id: second!.id } })
    expect(await account.fail(contract.getConversation, { params: { id: reply.id } })).toMatchObject({
      httpStatus: 404,
    })
    expect(await dataOf(account.id).all(sql`SELECT 1 FROM conversations WHERE account_id = ${account.id}`)).toEqual([])
  })
})

test('pending campaign messages to a person, or to their company, are cancelled, and nothing else', async () => {
  const account = await mintCampaigner()
  const one = await written(account.id, { address: 'ada@acme-tools.com' })
  await post(account.id, mailOf({ inReplyTo: one.messageId, from: one.address, text: 'Not interested.' }))
  const [reply] = await repliesOf(account.id)
  const waiting = (address: string, status: 'sending' | 'draft' = 'sending') =>
    written(account.id, { address, state: 'pending', sentAt: null }, { senderId: one.senderId, campaign: { status } })
  const [hers, draft, colleague, stranger] = await Promise.all([
    waiting('ada@acme-tools.com'),
    waiting('ada@acme-tools.com', 'draft'),
    waiting('bob@acme-tools.com'),
    waiting('cy@acme-tools.com.other.test'),
  ])
  const stop = async (scope: 'person' | 'company') =>
    (await account.call(contract.stopFollowUps, { params: { id: reply!.id }, body: { scope } })).data.stopped
  expect(await stop('person')).toBe(1)
  expect(await recipientOf(hers!)).toMatchObject({
    state: 'skipped',
    stateReason: expect.stringMatching(/this person/),
  })
  expect(await stop('company')).toBe(1)
  expect(await recipientOf(colleague!)).toMatchObject({
    state: 'skipped',
    stateReason: expect.stringMatching(/company/),
  })
  for (const kept of [draft!, stranger!]) expect(await recipientOf(kept)).toMatchObject({ state: 'pending' })
  expect(await stop('company')).toBe(0)
})

test("a template is filled with the person's fields, as plain text", async () => {
  const { account, reply } = await conversing()
  const body = {
    name: 'Call',
    content: '<p>Hello {{first_name}},</p><p>{{company}} <a href="{{unsubscribe_url}}">Stop</a></p>',
  }
  const { template } = (await account.call(createTemplate, { body })).data
  const { data } = await account.call(contract.fillTemplate, {
    params: { id: reply.id },
    query: { template_id: template.id },
  })
  expect(data.text).toMatch(/^Hello Ada,/)
  expect(data.missing).toEqual(['company'])
  const other = await mintCampaigner()
  const foreign = await other.call(createTemplate, { body })
  const query = { template_id: foreign.data.template.id }
  expect(await account.fail(contract.fillTemplate, { params: { id: reply.id }, query })).toMatchObject({
    httpStatus: 404,
  })
})
