import { z } from 'zod'
import { SUBJECT_LENGTH_MAX } from '../campaigns/limits.ts'
import { DirectMessageState } from '../direct-messages/direct-messages.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { multiLine, singleLine } from '../plain-text.ts'
import { ConversationOutcome, LABEL_COLORS, LabelColor } from './conversation-state.ts'
import { REPLY_TEXT_LENGTH_MAX, Reply } from './replies.ts'

/** How long an answer waits after it was sent, so that it can be taken back. */
export const UNDO_SECONDS = 10
export const LABELS_MAX = 50
export const LABEL_NAME_LENGTH_MAX = 40
export const ASSIGNEE_LENGTH_MAX = 80
/** The longest time that a conversation can be snoozed. */
export const SNOOZE_DAYS_MAX = 366

/** A label of the inbox. */
export const InboxLabel = z.object({ id: z.string(), name: z.string(), color: LabelColor })
export type InboxLabel = z.infer<typeof InboxLabel>

/** A campaign's message to the person, as they got it. */
const SentMessage = z.object({
  type: z.literal('message'),
  id: z.string(),
  /** 1 for the campaign's message, 2 for the first follow-up. */
  step: z.number(),
  subject: z.string().nullable(),
  /** Null if it can no longer be composed, for example because its sender was deleted. */
  text: z.string().nullable(),
  at: z.string(),
})
/** What the account answered. */
export const Answer = z.object({
  type: z.literal('answer'),
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The quoted message below the text; null if there is none. */
  quoted: z.string().nullable(),
  state: DirectMessageState,
  /** Why it waits, failed, or is unknown, as a sentence. */
  problem: z.string().nullable(),
  /** When it is sent or tried again; null unless it is queued. */
  due_at: z.string().nullable(),
  at: z.string(),
})
export type Answer = z.infer<typeof Answer>
const Received = z.object({ type: z.literal('reply'), id: z.string(), at: z.string(), reply: Reply })
export const ConversationEntry = z.discriminatedUnion('type', [SentMessage, Received, Answer])
export type ConversationEntry = z.infer<typeof ConversationEntry>

/** A sender that can be chosen for an answer. */
export const AnswerSender = z.object({ id: z.string(), name: z.string(), from_email: z.string() })

/** Who an answer goes to and from, before it is written. */
export const Answering = z.object({
  to: z.string(),
  subject: z.string(),
  /** The sender of the message that was answered; null if it is gone or cannot send, so that another is chosen. */
  sender: AnswerSender.nullable(),
  /** Senders to choose from if `sender` is null. */
  senders: z.array(AnswerSender),
  /** What is quoted below an answer. */
  quote: z.string(),
  /** Why nothing can be answered here, as a sentence; null if it can. */
  problem: z.string().nullable(),
})
export type Answering = z.infer<typeof Answering>

const base = '/dashboard/conversations'
const view = 'campaigns:view'
const edit = 'campaigns:edit'

const Conversation = z.object({
  /** The latest reply, with the state of the conversation. */
  reply: Reply,
  /** Oldest first: the campaign's messages, the replies, the answers. */
  entries: z.array(ConversationEntry),
  answering: Answering,
})
export type Conversation = z.infer<typeof Conversation>

/** One conversation: the campaign's messages to a person, their replies, and the answers. */
export const getConversation = endpoint({
  method: 'get',
  path: `${base}/:id`,
  permission: view,
  params: IdParams,
  returns: data(Conversation),
})

/** Organises a conversation. Omitted fields stay unchanged. */
export const updateConversation = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: edit,
  params: IdParams,
  body: z
    .object({
      is_read: z.boolean(),
      is_done: z.boolean(),
      /** When it comes back; null ends snoozing. */
      snoozed_until: z.iso.datetime('Choose a time').nullable(),
      outcome: ConversationOutcome.nullable(),
      /** The name of the person who takes care of it; null for nobody. */
      assignee: singleLine().max(ASSIGNEE_LENGTH_MAX, `Use at most ${ASSIGNEE_LENGTH_MAX} characters`).nullable(),
      /** All of its labels. */
      label_ids: z.array(z.uuid()).max(LABELS_MAX),
    })
    .partial(),
  returns: data(z.object({ reply: Reply })),
})

/** Stops what campaigns still have for the person, or for everybody at their company. */
export const stopFollowUps = endpoint({
  method: 'post',
  path: `${base}/:id/stop-follow-ups`,
  permission: edit,
  params: IdParams,
  body: z.object({ scope: z.enum(['person', 'company'], 'Choose who to stop messaging') }),
  returns: data(z.object({ stopped: z.number() })),
})

/** Answers in the conversation, from the mailbox that sent. The answer waits `UNDO_SECONDS`. */
export const answerConversation = endpoint({
  method: 'post',
  path: `${base}/:id/answers`,
  permission: edit,
  params: IdParams,
  status: 201,
  body: z.object({
    text: multiLine('Write an answer')
      .max(REPLY_TEXT_LENGTH_MAX, 'The answer is too long')
      .refine((text) => text.trim() !== '', 'Write an answer'),
    subject: singleLine().max(SUBJECT_LENGTH_MAX, `Use at most ${SUBJECT_LENGTH_MAX} characters`).optional(),
    /** Only where the sender of the message is gone. */
    sender_id: z.uuid('Choose a sender').optional(),
    /** Whether the message that is answered is quoted below; true by default. */
    has_quote: z.boolean().default(true),
  }),
  returns: data(z.object({ answer: Answer })),
})
/** Takes back an answer that is still waiting. */
export const cancelAnswer = endpoint({
  method: 'post',
  path: '/dashboard/answers/:id/cancel',
  permission: edit,
  params: IdParams,
  returns: data(z.object({ answer: Answer })),
})
/** Sends an answer again that failed, or of which nobody knows whether it arrived. */
export const retryAnswer = endpoint({
  method: 'post',
  path: '/dashboard/answers/:id/retry',
  permission: edit,
  params: IdParams,
  returns: data(z.object({ answer: Answer })),
})

/** A message template as plain text, with the person's fields merged in. */
export const fillTemplate = endpoint({
  method: 'get',
  path: `${base}/:id/filled-template`,
  permission: view,
  params: IdParams,
  query: z.object({ template_id: z.uuid() }),
  returns: data(
    z.object({
      text: z.string(),
      /** Fields that the person lacks and that have no fallback. */
      missing: z.array(z.string()),
    }),
  ),
})

const labels = '/dashboard/inbox-labels'
const LabelName = singleLine('A name is required')
  .min(1, 'A name is required')
  .max(LABEL_NAME_LENGTH_MAX, `Use at most ${LABEL_NAME_LENGTH_MAX} characters`)
const Color = z.enum(LABEL_COLORS, 'Choose a colour')

export const listInboxLabels = endpoint({
  method: 'get',
  path: labels,
  permission: view,
  returns: data(z.object({ labels: z.array(InboxLabel) })),
})
export const createInboxLabel = endpoint({
  method: 'post',
  path: labels,
  permission: edit,
  body: z.object({ name: LabelName, color: Color }),
  status: 201,
  returns: data(z.object({ label: InboxLabel })),
})
export const updateInboxLabel = endpoint({
  method: 'put',
  path: `${labels}/:id`,
  permission: edit,
  params: IdParams,
  body: z.object({ name: LabelName, color: Color }).partial(),
  returns: data(z.object({ label: InboxLabel })),
})
/** Deletes a label; its conversations remain. */
export const deleteInboxLabel = endpoint({
  method: 'delete',
  path: `${labels}/:id`,
  permission: edit,
  params: IdParams,
  returns: nothing,
})
