import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { id, instant } from '../columns.ts'

/** What an account's campaigns are about. Recipients can leave each topic without unsubscribing from everything. */
export const topics = sqliteTable(
  'topics',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    /** Shown to recipients. */
    name: text('name').notNull(),
    /** The form in which names are compared. */
    folded: text('folded').notNull(),
    description: text('description'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('one_topic_per_name').on(table.accountId, table.folded)],
)

/**
 * Addresses that left a topic, under the hashes of the suppression list (`suppressions`): like its entries they outlive
 * erasure, and no import or crawl removes them.
 */
export const topicOptOuts = sqliteTable(
  'topic_opt_outs',
  {
    topicId: text('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    hash: text('hash').notNull(),
    /** Such as `a•••@acme.com`. */
    hint: text('hint').notNull(),
    /** The message whose link was used. */
    recipientId: text('recipient_id'),
    /** The id in the token that undoes it. Leaving again clears it. */
    undoId: text('undo_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.channel, table.hash] }),
    index('topic_opt_outs_by_address').on(table.accountId, table.channel, table.hash),
  ],
)
