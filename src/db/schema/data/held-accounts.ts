import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/**
 * Accounts whose data in this database is locked, because it is being moved or has moved to another one. Triggers on
 * every table reject writes, so that nothing is lost between the two.
 */
export const heldAccounts = sqliteTable('held_accounts', {
  accountId: text('account_id').primaryKey(),
  /** Set once the account lives elsewhere: then the old copy may be deleted, but nothing added. */
  leftAt: instant('left_at'),
})

/**
 * Accounts being copied to this database, with the fencing token of the latest attempt: writes of an earlier attempt
 * are rejected.
 */
export const arrivingAccounts = sqliteTable('arriving_accounts', {
  accountId: text('account_id').primaryKey(),
  fence: integer('fence').notNull(),
})
