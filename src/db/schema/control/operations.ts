import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { LogLevelName } from '../../../contracts/logs/logs.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import type { AlertRuleName } from '../../../rules/alerts/alert-rules.ts'
import { flag, id, instant } from '../columns.ts'

/** A queue message that could not be processed, kept for administrators. */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    id: text('id').primaryKey(),
    queue: text('queue').notNull(),
    /** The message as JSON, at most 64 KB. */
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    /** Why it could not be processed; null if the platform gave up. */
    reason: text('reason'),
    /** When an administrator retried it. */
    retriedAt: instant('retried_at'),
    /**
     * When a process claimed it for a retry. Others wait for a minute, after which a crashed process no longer blocks
     * it.
     */
    claimedAt: instant('claimed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('dead_letters_by_time').on(table.createdAt),
    index('dead_letters_open').on(table.queue, table.createdAt).where(sql`retried_at IS NULL`),
  ],
)

/**
 * Started work, identified by its subject, that may have crashed (`src/core/begun-work.ts`). A row is deleted when its
 * work ends, unless the work has crashed a process before.
 */
export const begunWork = sqliteTable(
  'begun_work',
  {
    key: text('key').primaryKey(),
    /** The lease of the current worker; null if there is none. */
    leaseId: text('lease_id'),
    leaseUntil: instant('lease_until').notNull(),
    /** Processes that crashed on it within a day. */
    deaths: integer('deaths').notNull().default(0),
    diedAt: instant('died_at'),
    /** Whether it was requested again meanwhile. */
    isWanted: integer('is_wanted').notNull().default(0),
    /** It must not be started before this time. */
    setAsideUntil: instant('set_aside_until'),
  },
  (table) => [index('begun_work_by_time').on(table.leaseUntil)],
)

/** What the service counted since it exists (`core/metrics/counters.ts`). */
export const metricCounts = sqliteTable(
  'metric_counts',
  {
    name: text('name').notNull(),
    /** JSON. */
    labels: text('labels').notNull(),
    value: real('value').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.labels] })],
)

/** What had been counted at a minute of the last quarter of an hour, for the error rate (`features/alerts/error-rate.ts`). */
export const errorSamples = sqliteTable('error_samples', {
  at: text('at').primaryKey(),
  errors: real('errors').notNull(),
  /** Requests and queue messages. */
  work: real('work').notNull(),
})

/** What operators are notified of (`rules/alerts/alert-rules.ts`): each rule has at most one alert that is not over. */
export const alerts = sqliteTable(
  'alerts',
  {
    id: id(),
    rule: text('rule').$type<AlertRuleName>().notNull(),
    /** As last measured, in the unit of the rule. */
    figure: real('figure').notNull(),
    /** What it is about, such as a queue's or a database's name; empty if it is about no one thing. */
    subject: text('subject').notNull(),
    openedAt: instant('opened_at').notNull(),
    checkedAt: instant('checked_at').notNull(),
    /** When operators were last notified that it is open; null before the first time. */
    toldAt: instant('told_at'),
    endedAt: instant('ended_at'),
    endToldAt: instant('end_told_at'),
  },
  (table) => [
    uniqueIndex('one_open_alert').on(table.rule).where(sql`ended_at IS NULL`),
    index('alerts_by_end').on(table.endedAt),
  ],
)

/** Log lines, kept for the number of days in the settings. */
export const logEntries = sqliteTable(
  'log_entries',
  {
    /** Ids sort in the order of writing. */
    id: id(),
    level: text('level').$type<LogLevelName>().notNull(),
    event: text('event').notNull(),
    /** The facts in one line. */
    message: text('message').notNull(),
    requestId: text('request_id').notNull(),
    accountId: text('account_id'),
    /** JSON. */
    facts: text('facts').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('log_entries_by_level').on(table.level, table.id),
    index('log_entries_by_request').on(table.requestId),
    index('log_entries_by_account').on(table.accountId, table.id).where(sql`account_id IS NOT NULL`),
  ],
)

/** Mails and text messages that development stores instead of sending. */
export const outboxMessages = sqliteTable(
  'outbox_mails',
  {
    id: id(),
    channel: text('channel').$type<Channel>().notNull().default('email'),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('outbox_mails_by_time').on(table.createdAt)],
)

export type OutboxMessage = typeof outboxMessages.$inferInsert

/** Payments at the development checkout that replaces a provider. */
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

/** Refunds requested from the sandbox. */
export const sandboxRefunds = sqliteTable(
  'sandbox_refunds',
  {
    id: text('id').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => sandboxPayments.reference, { onDelete: 'cascade' }),
    amountMinor: integer('amount_minor').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_refunds_by_reference').on(table.reference)],
)
