import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { NOTIFICATION_TYPES } from '../../../contracts/notifications.ts'
import { id, instant } from '../columns.ts'

export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    link: text('link'),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notifications_by_account').on(table.accountId, table.createdAt),
    index('notifications_unread').on(table.accountId, table.readAt),
  ],
)
