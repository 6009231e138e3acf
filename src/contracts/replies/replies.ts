import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { Channel } from '../senders/channel.ts'
import { ConversationOutcome, ConversationState, InboxCounts, InboxView, NO_OUTCOME } from './conversation-state.ts'

/**
 * The kinds of replies. `out_of_office`: the recipient is away. `left`: they no longer work there. `unsubscribe`: they
 * want no more messages. `automatic`: any other machine-written answer, such as a receipt. `reply`: anything else that
 * a person writes.
 */
export const MAIL_REPLY_KINDS = ['reply', 'out_of_office', 'left', 'unsubscribe', 'automatic'] as const
export const MailReplyKind = z.enum(MAIL_REPLY_KINDS, 'Choose what it is')
export type MailReplyKind = z.infer<typeof MailReplyKind>

/**
 * The evidence that a mail replies to the message. `message`: it was sent to the message's reply address or names the
 * message, and comes from the recipient. `other_address`: the same, from another address. `authenticated`: only its
 * From matches, which our receiver has authenticated. `owner`: the account confirmed it. `none`: only its From matches,
 * which anyone can forge; the mail is stored but has no effect.
 */
export const REPLY_PROOFS = ['message', 'other_address', 'authenticated', 'owner', 'none'] as const
export const ReplyProof = z.enum(REPLY_PROOFS)
export type ReplyProof = z.infer<typeof ReplyProof>

export const REPLY_LIST_DEFAULT = 20
export const REPLY_TEXT_LENGTH_MAX = 20_000
/** The maximum size of an incoming mail; larger ones are rejected. */
export const INBOUND_MAIL_BYTES_MAX = 10 * 1024 * 1024

export const Reply = z.object({
  id: z.string(),
  campaign_id: z.string(),
  campaign_name: z.string(),
  /** A mail, or a text message, which has no subject and comes from a number. */
  channel: Channel,
  recipient_id: z.string(),
  contact_id: z.string().nullable(),
  from_address: z.string(),
  from_name: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string(),
  kind: MailReplyKind,
  /** Whether it may be an opt-out: follow-ups have stopped, and a person must decide. */
  is_unsure: z.boolean(),
  /** Alternative contacts named in a reply that says the recipient left. */
  successors: z.array(z.string()),
  proof: ReplyProof,
  received_at: z.string(),
  is_read: z.boolean(),
  conversation: ConversationState,
})
export type Reply = z.infer<typeof Reply>

const base = '/dashboard/replies'
const view = 'campaigns:view'
const edit = 'campaigns:edit'

/** The inbox: replies to the account's campaigns, newest first. */
export const listReplies = endpoint({
  method: 'get',
  path: base,
  permission: view,
  query: pageQuery(REPLY_LIST_DEFAULT).extend({
    kind: z.union([MailReplyKind, z.literal('all'), z.literal('')], 'Choose what it is').optional(),
    unread: z.stringbool().optional(),
    campaign_id: z.union([z.uuid(), z.literal('')]).optional(),
    search: z.string().max(200).optional(),
    /** Lists conversations instead: the latest reply of each one in this view; the other filters hold for any reply. */
    view: InboxView.optional(),
    outcome: z.union([ConversationOutcome, z.literal(NO_OUTCOME)], 'Choose an outcome').optional(),
    label_id: z.union([z.uuid(), z.literal('')]).optional(),
    /** A name, or `nobody`. */
    assignee: z.string().max(200).optional(),
  }),
  returns: data(
    z.object({
      replies: z.array(Reply),
      unread: z.number(),
      /** Only with `view`. */
      counts: InboxCounts.nullable(),
      pagination: Pagination,
    }),
  ),
})
/** The account's address for incoming mail; null if the service has no mail domain. */
export const getReplyAddress = endpoint({
  method: 'get',
  path: `${base}/address`,
  permission: view,
  returns: data(
    z.object({
      /** The address to forward replies and bounces to. */
      address: z.string().nullable(),
      /** The URL to which a mail provider can post incoming mail: raw MIME, or a form or JSON that contains it. */
      url: z.string(),
    }),
  ),
})
/**
 * Marks a reply as read or unread, corrects its kind, or confirms the sender of one without proof, with all
 * consequences. An unsubscription that was inferred from it is undone when its kind changes; one made by the recipient
 * is not.
 */
export const updateReply = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: edit,
  params: IdParams,
  body: z.object({ is_read: z.boolean(), kind: MailReplyKind, is_confirmed: z.literal(true) }).partial(),
  returns: data(z.object({ reply: Reply })),
})
export const markAllRepliesRead = endpoint({
  method: 'post',
  path: `${base}/read-all`,
  permission: edit,
  returns: data(z.object({ updated: z.number() })),
})
export const deleteReply = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: edit,
  params: IdParams,
  returns: nothing,
})
