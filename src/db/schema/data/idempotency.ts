import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/** What was answered to a request that named itself, so that its repetition is answered the same and does nothing. */
export const idempotentAnswers = sqliteTable(
  'idempotent_answers',
  {
    accountId: text('account_id').notNull(),
    /** The `Idempotency-Key` that the caller chose. */
    key: text('key').notNull(),
    /** Of method, path and body: the same key for another request is a mistake. */
    requestHash: text('request_hash').notNull(),
    /** Null while the request is being worked on. */
    status: integer('status'),
    body: text('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotent_answers_by_time').on(table.createdAt),
  ],
)
