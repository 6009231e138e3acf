import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from './endpoint.ts'
import { Pagination, pageQuery } from './pagination.ts'
import { Channel } from './senders.ts'

/**
 * What comes back to a message. `out_of_office`: they are away. `left`: they work there no more. `unsubscribe`: they want no more of it. `automatic`: a
 * machine's answer that says none of these, as that a request was received. `reply`: whatever else people write.
 */
export const MAIL_REPLY_KINDS = ['reply', 'out_of_office', 'left', 'unsubscribe', 'automatic'] as const
export const MailReplyKind = z.enum(MAIL_REPLY_KINDS, 'Choose what it is')
export type MailReplyKind = z.infer<typeof MailReplyKind>

/**
 * What shows that a mail answers the message. `message`: it came to the message's reply address or names the message, and is from whom that was written to.
 * `other_address`: the same, from another address. `authenticated`: by its From alone, which our receiver has authenticated. `owner`: the account says so.
 * `none`: nothing but its From, which anyone can write; it is kept, and changes nothing.
 */
export const REPLY_PROOFS = ['message', 'other_address', 'authenticated', 'owner', 'none'] as const
export const ReplyProof = z.enum(REPLY_PROOFS)
export type ReplyProof = z.infer<typeof ReplyProof>

export const REPLY_LIST_DEFAULT = 20
export const REPLY_TEXT_LENGTH_MAX = 20_000
/** Of one mail that comes in; larger ones are refused. */
export const INBOUND_MAIL_BYTES_MAX = 10 * 1024 * 1024

export const Reply = z.object({
  id: z.string(),
  campaign_id: z.string(),
  campaign_name: z.string(),
  /** A mail, or a text message, which has no subject and is from a number. */
  channel: Channel,
  recipient_id: z.string(),
  contact_id: z.string().nullable(),
  from_address: z.string(),
  from_name: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string(),
  kind: MailReplyKind,
  /** It may be a wish to have no more messages: follow-ups have stopped, and a person is to decide. */
  is_unsure: z.boolean(),
  /** Whom to write to instead, by an answer that says that they left. */
  successors: z.array(z.string()),
  proof: ReplyProof,
  received_at: z.string(),
  is_read: z.boolean(),
})
export type Reply = z.infer<typeof Reply>

const base = '/dashboard/replies'
const view = 'campaigns:view'
const edit = 'campaigns:edit'

/** The inbox: what came back to an account's campaigns, the newest first. */
export const listReplies = endpoint({
  method: 'get',
  path: base,
  permission: view,
  query: pageQuery(REPLY_LIST_DEFAULT).extend({
    kind: z.union([MailReplyKind, z.literal('all'), z.literal('')], 'Choose what it is').optional(),
    unread: z.stringbool().optional(),
    campaign_id: z.union([z.uuid(), z.literal('')]).optional(),
    search: z.string().max(200).optional(),
  }),
  returns: data(z.object({ replies: z.array(Reply), unread: z.number(), pagination: Pagination })),
})
/** Where mail for the account comes in; null where the service has no mail domain. */
export const getReplyAddress = endpoint({
  method: 'get',
  path: `${base}/address`,
  permission: view,
  returns: data(
    z.object({
      /** To forward answers and bounces to. */
      address: z.string().nullable(),
      /** For what a mail provider posts of mail that it took: raw MIME, or a form or JSON that has it. */
      url: z.string(),
    }),
  ),
})
/**
 * Marks as read or unread, says that it is of another kind than it was taken for, or that one without proof is from whom it says, with what follows from that.
 * An unsubscription that was read from it is taken back with its kind; one of the recipient's own is not.
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
