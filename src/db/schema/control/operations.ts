import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant } from '../columns.ts'

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

/** Payments at the checkout that stands in for a provider in development. */
export const sandboxPayments = sqliteTable('sandbox_payments', {
  reference: text('reference').primaryKey(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  email: text('email').notNull(),
  returnUrl: text('return_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  state: text('state', { enum: ['open', 'paid', 'failed', 'abandoned'] }).notNull(),
  declinesLater: flag('declines_later').notNull(),
  createdAt: instant('created_at').notNull(),
})
