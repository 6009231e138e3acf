import { screen, within } from '@testing-library/react'
import * as campaigns from '../../../../src/contracts/campaigns/campaigns.ts'
import * as templates from '../../../../src/contracts/message-templates/message-templates.ts'
import * as conversations from '../../../../src/contracts/replies/conversations.ts'
import * as contract from '../../../../src/contracts/replies/replies.ts'
import { InboxTab } from '../../../../web/features/replies/inbox-tab.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { campaignOf } from '../campaigns/support.tsx'

export const INBOX = '/dashboard/email-sms?tab=inbox'
export const replyId = (n: number) => `01a1fbae-fd1b-74fd-b1c1-82f5f0d0${n.toString().padStart(4, '0')}`
export const MAIL_PLACE = { address: 'in.abc@mail.app.example', url: 'https://app.example/api/inbound-mail/abc' }
const CAMPAIGN = campaignOf(1, { name: 'Spring offer' })

/** An unread reply; higher numbers are older. A test overrides what differs. */
export const replyOf = (n: number, change: Partial<contract.Reply> = {}): contract.Reply => ({
  id: replyId(n),
  campaign_id: CAMPAIGN.id,
  campaign_name: CAMPAIGN.name,
  channel: 'email',
  recipient_id: replyId(100 + n),
  contact_id: null,
  from_address: `p${n}@acme.example`,
  from_name: `Person ${n}`,
  subject: `Re: Offer ${n}`,
  text: `Text ${n}`,
  kind: 'reply',
  is_unsure: false,
  successors: [],
  proof: 'message',
  received_at: new Date(Date.UTC(2026, 2, 4, 12) - n * 60_000).toISOString(),
  is_read: false,
  conversation: {
    ...{ id: replyId(200 + n), replies: 1, is_done: false, snoozed_until: null },
    ...{ outcome: null, suggested_outcome: null, assignee: null, label_ids: [] },
  },
  ...change,
})

/** The same, but read. */
export const read = (n: number, change: Partial<contract.Reply> = {}) => replyOf(n, { is_read: true, ...change })

export const conversationId = (n: number) => replyId(200 + n)
const countsFor = (all: number) => ({
  ...{ views: { inbox: all, snoozed: 0, done: 0, all }, unread: 0 },
  ...{ outcomes: { none: all }, labels: {}, assignees: { nobody: all } },
})

export const ANSWERING: conversations.Answering = {
  ...{
    to: 'p1@acme.example',
    subject: 'Re: Offer 1',
    quote: 'On 4 Mar 2026, Person 1 wrote:\n> Text 1',
    problem: null,
  },
  ...{ sender: { id: replyId(900), name: 'News', from_email: 'news@harbour.example' }, senders: [] },
}
export const answerOf = (change: Partial<conversations.Answer> = {}): conversations.Answer => ({
  ...{ type: 'answer', id: replyId(500), to: 'p1@acme.example', subject: 'Re: Offer 1', text: 'Tomorrow.' },
  ...{ quoted: null, state: 'queued', problem: null, due_at: null, at: '2026-03-05T10:00:00.000Z' },
  ...change,
})

/** A server with an inbox, which records the requests. */
export function repliesApi(replies: contract.Reply[], total = replies.length) {
  const api = fakeApi()
  const pagination = { current_page: 1, last_page: Math.max(1, Math.ceil(total / 20)), per_page: 20, total }
  let answers: conversations.Answer[] = []
  const entryOf = (reply: contract.Reply) => ({ type: 'reply' as const, id: reply.id, at: reply.received_at, reply })
  const has = (now: contract.Reply[]) => {
    api.answerBy(conversations.getConversation, ({ path }) => {
      const id = path.split('/').at(-1)
      const reply =
        now.find((one) => one.id === id || one.conversation.id === id) ??
        replies.find((one) => one.conversation.id === id)
      if (!reply) throw new TypeError('No such conversation')
      return {
        data: { reply, entries: [entryOf(reply), ...answers], answering: { ...ANSWERING, to: reply.from_address } },
      }
    })
    const unread = now.filter(({ is_read }) => !is_read).length
    api.answer(contract.listReplies, { data: { replies: now, unread, counts: countsFor(total), pagination } })
  }
  has(replies)
  api.answer(conversations.listInboxLabels, { data: { labels: [] } })
  api.answer(templates.listTemplates, { data: { templates: [] } })
  api.answer(contract.getReplyAddress, { data: MAIL_PLACE })
  api.answer(campaigns.listCampaigns, {
    data: { campaigns: [CAMPAIGN], pagination: { current_page: 1, last_page: 1, per_page: 100, total: 1 } },
  })
  return {
    ...api,
    has,
    /** The next change gets this response. */
    becomes: (reply: contract.Reply) => {
      api.answer(contract.updateReply, { data: { reply } })
      api.answer(conversations.updateConversation, { data: { reply } })
    },
    /** The account has sent this response. */
    hasAnswered: (...now: conversations.Answer[]) => {
      answers = now
    },
    asked: () =>
      api.seen
        .filter(({ method, path }) => method === 'GET' && path.endsWith('/replies'))
        .map(({ query }) => Object.fromEntries(query)),
    sent: () => api.seen.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]),
  }
}

export const openInbox = (query = '', canEdit = true) => visit(() => <InboxTab canEdit={canEdit} />, `${INBOX}${query}`)
export const list = async () => within(await screen.findByRole('list', { name: 'Messages' }))
export const rows = async () => (await list()).getAllByRole('link')
export const message = async () => within(await screen.findByRole('article', { name: 'Message' }))
export const question = async () => within(await screen.findByRole('alertdialog'))
