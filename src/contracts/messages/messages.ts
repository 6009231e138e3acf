import { z } from 'zod'
import { DIRECT_MESSAGE_STATES, DirectMessageState } from '../direct-messages/direct-messages.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'

/** What became of a message after it was sent, as far as its server or provider has reported. */
export const MESSAGE_OUTCOMES = ['delivered', 'bounced', 'complained'] as const
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number]

/** `failed`: it was not sent; `deferred`: a mail server keeps trying. */
export const MESSAGE_EVENT_KINDS = [
  ...['queued', 'sent', 'failed', 'unknown', 'cancelled'],
  ...['delivered', 'deferred', 'bounced', 'complained', 'opened', 'clicked'],
] as const as readonly [
  'queued',
  'sent',
  'failed',
  'unknown',
  'cancelled',
  'delivered',
  'deferred',
  'bounced',
  'complained',
  'opened',
  'clicked',
]
export type MessageEventKind = (typeof MESSAGE_EVENT_KINDS)[number]

export const MessageEvent = z.object({
  kind: z.enum(MESSAGE_EVENT_KINDS),
  happened_at: z.string(),
  /** The reason, as a sentence; null if there is none. */
  text: z.string().nullable(),
  /** The link that was followed. */
  url: z.string().nullable(),
  /** Whether a scanner or an image proxy caused it. */
  is_automatic: z.boolean(),
})
export type MessageEvent = z.infer<typeof MessageEvent>

/** `marketing` messages have the footer and the unsubscribe headers of campaigns. */
export const MessageKind = z.enum(['transactional', 'marketing'])
export type MessageKind = z.infer<typeof MessageKind>

export const Message = z.object({
  id: z.string(),
  kind: MessageKind,
  state: DirectMessageState,
  outcome: z.enum(MESSAGE_OUTCOMES).nullable(),
  /** Why it waits, failed or is unknown, as a sentence. */
  problem: z.string().nullable(),
  sender_id: z.string(),
  to: z.object({ email: z.string(), name: z.string().nullable() }),
  subject: z.string(),
  tags: z.array(z.string()),
  metadata: z.record(z.string(), z.string()),
  /** When it is due, while it is queued. */
  send_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  created_at: z.string(),
})
export type Message = z.infer<typeof Message>

export const MessageDetails = Message.extend({
  html: z.string().nullable(),
  text: z.string(),
  /** Oldest first. */
  events: z.array(MessageEvent),
})
export type MessageDetails = z.infer<typeof MessageDetails>

export const MESSAGE_STATES = DIRECT_MESSAGE_STATES

/** Newest first. */
export const listMessages = endpoint({
  method: 'get',
  path: '/dashboard/messages',
  permission: 'campaigns:view',
  query: pageQuery(20).extend({
    state: z.union([DirectMessageState, z.literal('')]).optional(),
    /** A part of the address. */
    search: z.string().max(320).optional(),
  }),
  returns: data(z.object({ messages: z.array(Message) })).extend({ pagination: Pagination }),
})

export const getMessage = endpoint({
  method: 'get',
  path: '/dashboard/messages/:id',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.object({ message: MessageDetails })),
})

/** @throws conflict if it has been sent or is on its way */
export const cancelMessage = endpoint({
  method: 'post',
  path: '/dashboard/messages/:id/cancel',
  permission: 'campaigns:send',
  params: IdParams,
  returns: data(z.object({ message: MessageDetails })),
})
