import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DirectMessageKind, DirectMessageState } from '../../../contracts/direct-messages/direct-messages.ts'
import { id, instant } from '../columns.ts'
import { recipients } from './campaigns.ts'

/** What a message has besides its content. */
export interface DirectMessageOptions {
  /** The address for replies; null or omitted for the sender's. */
  readonly replyTo?: string | null
}

/** Single emails that belong to no batch of a campaign. Only `domain/direct-messages` writes them. */
export const directMessages = sqliteTable(
  'direct_messages',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    kind: text('kind').$type<DirectMessageKind>().notNull(),
    /** No reference: a message outlives its sender. */
    senderId: text('sender_id').notNull(),
    /** For a reply: the campaign's message in whose conversation it is, and the answer that it replies to. */
    recipientId: text('recipient_id').references(() => recipients.id, { onDelete: 'cascade' }),
    replyId: text('reply_id'),
    /** Normalised. */
    toAddress: text('to_address').notNull(),
    toName: text('to_name'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The `Message-ID` that it replies to, and those of the conversation, oldest first, without their brackets. */
    inReplyTo: text('in_reply_to'),
    references: text('message_references', { mode: 'json' }).$type<readonly string[]>().notNull(),
    options: text('options', { mode: 'json' }).$type<DirectMessageOptions>(),
    state: text('state').$type<DirectMessageState>().notNull().default('queued'),
    /** Why it waits, failed, or is unknown, as a sentence. */
    problem: text('problem'),
    /** Its `Message-ID` without brackets, from just before it is handed over. */
    messageId: text('message_id'),
    attempts: integer('attempts').notNull().default(0),
    firstTriedAt: instant('first_tried_at'),
    /** Queued: when it is due. Sending: when its worker must have crashed. */
    nextAt: instant('next_at'),
    /** The attempt that holds it: the hour whose budget it took, a slash, an id. */
    claimId: text('claim_id'),
    /** The account, API key or administrator that wrote it. */
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('direct_messages_by_account').on(table.accountId, table.createdAt),
    index('direct_messages_due').on(table.nextAt).where(sql`state IN ('queued', 'sending')`),
    index('direct_messages_by_recipient').on(table.recipientId, table.createdAt).where(sql`recipient_id IS NOT NULL`),
    index('direct_messages_by_message').on(table.messageId).where(sql`message_id IS NOT NULL`),
  ],
)
