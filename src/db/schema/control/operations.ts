import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant } from '../columns.ts'

/** A queue message that could not be handled, kept where an administrator sees it. */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    id: text('id').primaryKey(),
    queue: text('queue').notNull(),
    /** The message as JSON, at most 64 KB. */
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('dead_letters_by_time').on(table.createdAt)],
)

/** Mail that development sent nowhere. */
export const outboxMails = sqliteTable(
  'outbox_mails',
  {
    id: id(),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('outbox_mails_by_time').on(table.createdAt)],
)
