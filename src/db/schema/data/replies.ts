import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { MailReplyKind, ReplyProof } from '../../../contracts/replies.ts'
import { flag, id, instant } from '../columns.ts'
import { campaigns, recipients } from './campaigns.ts'

/** What came back to a campaign's message. Mail that answers to none is not kept. */
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
    /** Of the mail itself, or a hash of it where it has none: the same mail that comes twice is one. */
    messageId: text('message_id').notNull(),
    fromAddress: text('from_address').notNull(),
    fromName: text('from_name'),
    subject: text('subject'),
    /** What they wrote, without what they quote; at most `REPLY_TEXT_LENGTH_MAX`. */
    text: text('text').notNull(),
    kind: text('kind').$type<MailReplyKind>().notNull(),
    /** What shows that it answers the message. */
    proof: text('proof').$type<ReplyProof>().notNull().default('message'),
    /** It may be a wish to have no more: a person is to decide. */
    isUnsure: flag('is_unsure').notNull().default(false),
    receivedAt: instant('received_at').notNull(),
    /** When somebody looked at it. */
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('one_reply_each').on(table.accountId, table.messageId),
    index('replies_by_account').on(table.accountId, table.receivedAt),
    index('replies_unread').on(table.accountId).where(sql`read_at IS NULL`),
    index('replies_by_recipient').on(table.recipientId),
  ],
)
