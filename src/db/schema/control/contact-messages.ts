import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/** Visitors' messages from the contact form, kept until an administrator deletes them. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Null until someone opens it. */
    readAt: instant('read_at'),
    /** The administrator assigned to it. */
    assigneeId: text('assignee_id').references(() => accounts.id, { onDelete: 'set null' }),
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_by_time').on(table.createdAt),
    index('contact_messages_unread').on(table.createdAt).where(sql`read_at IS NULL`),
    index('contact_messages_by_assignee').on(table.assigneeId, table.createdAt).where(sql`assignee_id IS NOT NULL`),
  ],
)

/** Administrators' notes about a message, and their replies. */
export const contactMessageEntries = sqliteTable(
  'contact_message_entries',
  {
    id: id(),
    messageId: text('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Null once the author's account is deleted. */
    authorId: text('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['note', 'reply'] }).notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contact_message_entries_by_message').on(table.messageId, table.createdAt),
    index('contact_message_entries_by_author').on(table.authorId).where(sql`author_id IS NOT NULL`),
  ],
)
