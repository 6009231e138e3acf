import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MessageFormat } from '../../../contracts/campaigns/message-format.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { id, instant } from '../columns.ts'

/** The content of a message, saved as a starting point for campaigns and follow-ups. */
export const messageTemplates = sqliteTable(
  'message_templates',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    subject: text('subject'),
    content: text('content').notNull(),
    textContent: text('text_content'),
    format: text('format').$type<MessageFormat>().notNull().default('html'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('templates_by_account').on(table.accountId, table.channel, table.name)],
)
