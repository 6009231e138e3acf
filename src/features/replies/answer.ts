import type { BodyOf } from '../../contracts/endpoint.ts'
import {
  type Answer,
  type answerConversation as contract,
  UNDO_SECONDS,
} from '../../contracts/replies/conversations.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { assertFeature } from '../../domain/billing/plan-limits.ts'
import { requireDirectMessage } from '../../domain/direct-messages/direct-messages.ts'
import {
  cancelDirectMessage,
  retryDirectMessage,
  sendDirectMessage,
} from '../../domain/direct-messages/send-direct-message.ts'
import { conflict, invalid, notFound } from '../../lib/errors.ts'
import { withQuote } from '../../outreach/compose/quote-reply.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'
import type { ReplyRow } from './queries.ts'
import { answeredReply, answeringOf, readThread, type Thread, toAnswer } from './read-conversation.ts'

/** A reply without proof has its `Message-ID` stored with this prefix (`features/inbound-mail/handle-reply.ts`). */
const UNPROVEN = 'unproven:'

/**
 * Answers the last reply of a conversation, in its thread, from the sender of the message that was answered.
 *
 * @throws not_found; conflict if it cannot be answered; validation_failed for a sender that may not be chosen
 */
export async function answerConversation(
  ctx: ServiceContext,
  id: string,
  { text, subject, sender_id, has_quote }: BodyOf<typeof contract>,
): Promise<Answer> {
  assertFeature(accountOf(ctx), 'email_campaigns')
  const thread = await readThread(ctx, id)
  const answering = await answeringOf(ctx, thread)
  if (answering.problem !== null) throw conflict(answering.problem)
  const sender = answering.sender ?? answering.senders.find((one) => one.id === sender_id)
  if (!sender) throw invalid({ sender_id: ['The sender of this message was deleted. Choose another one.'] })
  const reply = answeredReply(thread)
  const inReplyTo = messageIdOf(reply) ?? thread.sent.at(-1)?.message_id ?? null
  const row = await sendDirectMessage(ctx, {
    ...{ kind: 'reply', senderId: sender.id, recipientId: reply.recipient_id, replyId: reply.id },
    // `answering.problem` says so where it is none.
    to: { address: normalizedAddress('email', reply.from_address)!, name: reply.from_name },
    subject: subject || answering.subject,
    text: has_quote ? withQuote(text, answering.quote) : text,
    ...{ inReplyTo, references: referencesOf(thread), holdSeconds: UNDO_SECONDS },
  })
  return toAnswer(row)
}

/** The reply's own `Message-ID`; null if it had none and a hash stands for it. */
function messageIdOf({ message_id }: Pick<ReplyRow, 'message_id'>): string | null {
  const id = message_id.startsWith(UNPROVEN) ? message_id.slice(UNPROVEN.length) : message_id
  return id.includes('@') ? id : null
}

/** The `Message-ID`s of a conversation, oldest first. */
function referencesOf({ sent, replies, answers }: Thread): string[] {
  const all = [
    ...sent.map(({ sent_at: at, message_id: id }) => ({ at, id })),
    ...replies.map((reply) => ({ at: reply.received_at, id: messageIdOf(reply) })),
    ...answers.flatMap(({ sentAt, messageId: id }) => (sentAt === null ? [] : [{ at: sentAt, id }])),
  ]
  return all.toSorted((one, other) => (one.at < other.at ? -1 : 1)).flatMap(({ id }) => id ?? [])
}

/** @throws not_found for anything but an answer of the account */
async function requireAnswer(ctx: ServiceContext, id: string): Promise<void> {
  if ((await requireDirectMessage(ctx, id)).kind !== 'reply') throw notFound('Answer')
}

/** @throws not_found, conflict */
export async function cancelAnswer(ctx: ServiceContext, id: string): Promise<Answer> {
  await requireAnswer(ctx, id)
  return toAnswer(await cancelDirectMessage(ctx, id))
}

/** @throws not_found, conflict */
export async function retryAnswer(ctx: ServiceContext, id: string): Promise<Answer> {
  assertFeature(accountOf(ctx), 'email_campaigns')
  await requireAnswer(ctx, id)
  return toAnswer(await retryDirectMessage(ctx, id))
}
