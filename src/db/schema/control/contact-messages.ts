import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant } from '../columns.ts'

/** What visitors wrote through the contact form, kept until an administrator deletes it. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Null while nobody has opened it. */
    readAt: instant('read_at'),
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_by_time').on(table.createdAt),
    index('contact_messages_unread').on(table.createdAt).where(sql`read_at IS NULL`),
  ],
)
