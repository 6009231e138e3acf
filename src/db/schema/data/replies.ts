import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { MailReplyKind, ReplyProof } from '../../../contracts/replies/replies.ts'
import { flag, id, instant } from '../columns.ts'
import { campaigns, recipients } from './campaigns.ts'

/** Replies to a campaign's messages. Mail that replies to no message is not stored. */
export const replies = sqliteTable(
  'replies',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    recipientId: text('recipient_id')
      .notNull()
      .references(() => recipients.id, { onDelete: 'cascade' }),
    /** The mail's own Message-ID, or a hash of the mail if it has none, to detect duplicates. */
    messageId: text('message_id').notNull(),
    fromAddress: text('from_address').notNull(),
    fromName: text('from_name'),
    subject: text('subject'),
    /** The author's text without quotations; at most `REPLY_TEXT_LENGTH_MAX`. */
    text: text('text').notNull(),
    kind: text('kind').$type<MailReplyKind>().notNull(),
    /** The evidence that it replies to the message. */
    proof: text('proof').$type<ReplyProof>().notNull().default('message'),
    /** Whether it may be an opt-out: a person must decide. */
    isUnsure: flag('is_unsure').notNull().default(false),
    receivedAt: instant('received_at').notNull(),
    /** The conversation that it belongs to; set by the trigger `replies_join`. */
    conversationId: text('conversation_id'),
    /** When someone read it. */
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('one_reply_each').on(table.accountId, table.messageId),
    index('replies_by_account').on(table.accountId, table.receivedAt),
    index('replies_unread').on(table.accountId).where(sql`read_at IS NULL`),
    index('replies_by_recipient').on(table.recipientId),
    index('replies_by_conversation').on(table.conversationId, table.receivedAt),
  ],
)
