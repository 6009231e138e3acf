import { screen, within } from '@testing-library/react'
import * as campaigns from '../../../../src/contracts/campaigns/campaigns.ts'
import * as contract from '../../../../src/contracts/replies/replies.ts'
import { InboxTab } from '../../../../web/features/replies/inbox-tab.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { campaignOf } from '../campaigns/support.tsx'

export const INBOX = '/dashboard/email-sms?tab=inbox'
export const replyId = (n: number) => `01a1fbae-fd1b-74fd-b1c1-82f5f0d0${n.toString().padStart(4, '0')}`
export const MAIL_PLACE = { address: 'in.abc@mail.app.example', url: 'https://app.example/api/inbound-mail/abc' }
const CAMPAIGN = campaignOf(1, { name: 'Spring offer' })

/** An answer that nobody has read; higher numbers are older. A test says what is different. */
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
  ...change,
})

/** A server with an inbox, and what was asked of it. */
export function repliesApi(replies: contract.Reply[], total = replies.length) {
  const api = fakeApi()
  const pagination = { current_page: 1, last_page: Math.max(1, Math.ceil(total / 20)), per_page: 20, total }
  const has = (now: contract.Reply[]) => {
    const unread = now.filter(({ is_read }) => !is_read).length
    api.answer(contract.listReplies, { data: { replies: now, unread, pagination } })
  }
  has(replies)
  api.answer(contract.getReplyAddress, { data: MAIL_PLACE })
  api.answer(campaigns.listCampaigns, {
    data: { campaigns: [CAMPAIGN], pagination: { current_page: 1, last_page: 1, per_page: 100, total: 1 } },
  })
  return {
    ...api,
    has,
    /** The next change is answered with this. */
    becomes: (reply: contract.Reply) => api.answer(contract.updateReply, { data: { reply } }),
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
