import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ConversationOutcome, LabelColor } from '../../../contracts/replies/conversation-state.ts'
import { id, instant } from '../columns.ts'
import { campaigns, recipients } from './campaigns.ts'

/**
 * What one person answered to one campaign, and what the account makes of it. The trigger `replies_join` adds and
 * reopens them; the id is that of the first reply.
 */
export const conversations = sqliteTable(
  'conversations',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The message that was answered first. */
    recipientId: text('recipient_id')
      .notNull()
      .references(() => recipients.id, { onDelete: 'cascade' }),
    /** Its place in lists: the time of its last reply, or when it comes back from snoozing. */
    sortAt: instant('sort_at').notNull(),
    /** When it was archived; null while it is open. */
    doneAt: instant('done_at'),
    snoozedUntil: instant('snoozed_until'),
    outcome: text('outcome').$type<ConversationOutcome>(),
    outcomeAt: instant('outcome_at'),
    /** A name. An account has one user today, so it is free text. */
    assignee: text('assignee'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('conversations_by_account').on(table.accountId, table.sortAt),
    index('conversations_by_recipient').on(table.recipientId),
    index('conversations_by_campaign').on(table.campaignId),
  ],
)

/** Labels of conversations, the same for the whole account. */
export const inboxLabels = sqliteTable(
  'inbox_labels',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    color: text('color').$type<LabelColor>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_inbox_label_each').on(table.accountId, sql`lower(name)`),
    index('inbox_labels_by_account').on(table.accountId, table.createdAt),
  ],
)

export const conversationLabels = sqliteTable(
  'conversation_labels',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    labelId: text('label_id')
      .notNull()
      .references(() => inboxLabels.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.labelId] }),
    index('conversation_labels_by_account').on(table.accountId, table.labelId),
    index('conversation_labels_by_label').on(table.labelId),
  ],
)
