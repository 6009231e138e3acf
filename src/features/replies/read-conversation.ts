import { and, asc, eq, sql } from 'drizzle-orm'
import type { Answer, Answering, Conversation, ConversationEntry } from '../../contracts/replies/conversations.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { directMessages } from '../../db/schema/data/direct-messages.ts'
import { senders } from '../../db/schema/data/senders.ts'
import type { DirectMessageRow } from '../../domain/direct-messages/direct-messages.ts'
import { composeAsSent } from '../../domain/recipients/outcomes/sent-text.ts'
import { emailSettingsOf, type SenderRow } from '../../domain/senders/senders.ts'
import { composeSms } from '../../outreach/compose/compose-sms.ts'
import { quoteOf, replySubject, splitQuote } from '../../outreach/compose/quote-reply.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'
import { type ReplyRow, requireConversation, toReply } from './queries.ts'

/** A campaign's message that was sent to the person. */
interface SentRow {
  readonly id: string
  readonly step: number
  readonly subject: string | null
  readonly channel: 'email' | 'sms'
  readonly message_id: string | null
  readonly sender_id: string | null
  readonly sent_at: string
}

/** Everything that a conversation consists of. */
export interface Thread {
  readonly replies: readonly [ReplyRow, ...ReplyRow[]]
  readonly sent: readonly SentRow[]
  readonly answers: readonly DirectMessageRow[]
}

/** Reads a conversation. @throws not_found */
export async function readThread(ctx: ServiceContext, id: string): Promise<Thread> {
  const replies = await requireConversation(ctx, id)
  const accountId = accountOf(ctx).id
  const { campaign_id, address } = replies[0]
  const sent = await ctx.data.all<SentRow>(sql`
    SELECT recipients.id, campaigns.step, campaigns.subject, campaigns.type AS channel, recipients.message_id,
      coalesce(recipients.sender_id, campaigns.sender_id) AS sender_id, recipients.sent_at
    FROM campaigns CROSS JOIN recipients ON recipients.campaign_id = campaigns.id AND recipients.address = ${address}
    WHERE (campaigns.id = ${campaign_id} OR campaigns.follows_id = ${campaign_id}) AND campaigns.account_id = ${accountId}
      AND recipients.sent_at IS NOT NULL
    ORDER BY recipients.sent_at, campaigns.step`)
  const ids = JSON.stringify([...new Set([...sent.map((one) => one.id), ...replies.map((one) => one.recipient_id)])])
  const answers = await ctx.data
    .select()
    .from(directMessages)
    .where(
      and(
        eq(directMessages.accountId, accountId),
        eq(directMessages.kind, 'reply'),
        sql`recipient_id IN (SELECT value FROM json_each(${ids}))`,
        sql`state <> 'cancelled'`,
      ),
    )
    .orderBy(asc(directMessages.createdAt), asc(directMessages.id))
  return { replies, sent, answers }
}

/** A conversation as the API returns it. @throws not_found */
export async function getConversation(ctx: ServiceContext, id: string): Promise<Conversation> {
  const thread = await readThread(ctx, id)
  const messages = await Promise.all(thread.sent.map((row) => toMessage(ctx, thread, row)))
  const entries: ConversationEntry[] = [
    ...messages,
    ...thread.replies.map((row) => ({
      type: 'reply' as const,
      id: row.id,
      at: row.received_at,
      reply: toReply(row),
    })),
    ...thread.answers.map(toAnswer),
  ]
  return {
    reply: toReply(thread.replies.at(-1)!),
    entries: entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    answering: await answeringOf(ctx, thread),
  }
}

async function toMessage(ctx: ServiceContext, { replies }: Thread, row: SentRow): Promise<ConversationEntry> {
  const { id, step, sent_at } = row
  const common = { type: 'message' as const, id, step, at: sent_at }
  if (row.channel === 'sms') return { ...common, subject: null, text: await smsText(ctx, id) }
  const mail = await composeAsSent(ctx, accountOf(ctx).id, id)
  return { ...common, subject: mail?.subject || row.subject || replies[0].subject, text: mail?.text ?? null }
}

async function smsText(ctx: ServiceContext, id: string): Promise<string | null> {
  const [row] = await ctx.data.all<{
    content: string
    address: string
    name: string | null
    company: string | null
    fields: string | null
  }>(sql`
    SELECT campaigns.content, address, recipients.name, company, fields FROM recipients
    JOIN campaigns ON campaigns.id = campaign_id WHERE recipients.id = ${id} AND recipients.account_id = ${accountOf(ctx).id}`)
  if (!row) return null
  const recipient = { ...row, fields: row.fields === null ? null : (JSON.parse(row.fields) as Record<string, string>) }
  try {
    const campaign = { content: row.content, includeUnsubscribe: false }
    return composeSms({ campaign, recipient, urls: { unsubscribe: '' }, stopsByReply: true }).text
  } catch (error) {
    ctx.log.warn('a text message that was sent could not be composed again', { error })
    return null
  }
}

/** An answer as the API returns it. */
export function toAnswer(row: DirectMessageRow): Answer {
  const { own, quoted } = splitQuote(row.text)
  return {
    ...{ type: 'answer', id: row.id, to: row.toAddress, subject: row.subject, text: own, quoted },
    ...{ state: row.state, problem: row.problem, due_at: row.state === 'queued' ? row.nextAt : null },
    at: row.sentAt ?? row.createdAt,
  }
}

/** The reply that an answer replies to: the last one that a person may have written, else the last one. */
export const answeredReply = ({ replies }: Pick<Thread, 'replies'>): ReplyRow =>
  replies.findLast(({ kind }) => kind !== 'automatic' && kind !== 'out_of_office') ?? replies.at(-1)!

const toChoice = (row: SenderRow) => ({
  id: row.id,
  name: row.name,
  from_email: emailSettingsOf(row).fromEmail,
})
const canSend = (row: SenderRow): boolean => row.isActive && row.fromProof !== null

/** Who an answer goes to, and from which sender: that of the last message which the person got. */
export async function answeringOf(ctx: ServiceContext, thread: Thread): Promise<Answering> {
  const reply = answeredReply(thread)
  const rows = await ctx.data
    .select()
    .from(senders)
    .where(and(eq(senders.accountId, accountOf(ctx).id), eq(senders.channel, 'email')))
    .orderBy(asc(senders.createdAt), asc(senders.id))
  const senderId = thread.sent.findLast(({ sender_id }) => sender_id !== null)?.sender_id
  const own = rows.find(({ id }) => id === senderId)
  const sender = own && canSend(own) ? toChoice(own) : null
  const choices = sender ? [] : rows.filter(canSend).map(toChoice)
  const quote = quoteOf({
    author: reply.from_name ? `${reply.from_name} <${reply.from_address}>` : reply.from_address,
    text: reply.text,
    at: new Date(reply.received_at),
  })
  const subject = replySubject(reply.subject ?? thread.sent.at(-1)?.subject ?? null)
  return {
    to: reply.from_address,
    subject,
    sender,
    senders: choices,
    quote,
    problem: problemOf(reply, sender, choices),
  }
}

function problemOf(reply: ReplyRow, sender: object | null, choices: readonly object[]): string | null {
  if (reply.channel === 'sms') return 'Text messages cannot be answered here yet. Answer from your phone.'
  if (normalizedAddress('email', reply.from_address) === null) return 'This address cannot be written to.'
  if (!sender && choices.length === 0)
    return 'The sender of this message was deleted or disabled, and you have no other. Add or enable a sender first.'
  return null
}
