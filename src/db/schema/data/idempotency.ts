import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/**
 * Responses to requests with an idempotency key, so that a repeated request gets the same response without being
 * executed again.
 */
export const idempotentAnswers = sqliteTable(
  'idempotent_answers',
  {
    accountId: text('account_id').notNull(),
    /** The `Idempotency-Key` that the caller chose. */
    key: text('key').notNull(),
    /** A hash of method, path and body: the same key with another request is an error. */
    requestHash: text('request_hash').notNull(),
    /** Null while the request is being processed. */
    status: integer('status'),
    body: text('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotent_answers_by_time').on(table.createdAt),
  ],
)
