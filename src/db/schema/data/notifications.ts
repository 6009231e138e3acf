import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { NOTIFICATION_TYPES, type NotificationPreferences } from '../../../contracts/notifications/notifications.ts'
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

/** An account's notification preferences; without a row the defaults apply. */
export const notificationPreferences = sqliteTable(
  'notification_preferences',
  {
    accountId: text('account_id').primaryKey(),
    preferences: text('preferences', { mode: 'json' }).$type<NotificationPreferences>().notNull(),
    /** When the next digest is due; null if there is none. */
    digestAt: instant('digest_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('notification_digests').on(table.digestAt)],
)
