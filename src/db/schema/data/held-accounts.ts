import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/**
 * Accounts whose data here nobody may change, as it is moving to another database or has moved. Triggers on every table refuse
 * whoever still writes here, so that nothing is lost between two places.
 */
export const heldAccounts = sqliteTable('held_accounts', {
  accountId: text('account_id').primaryKey(),
  /** Set once it lives elsewhere: then the old copy may be deleted, but nothing be added. */
  leftAt: instant('left_at'),
})

/** Accounts that are being copied to here, and by which of those who went about it: an earlier one that comes late writes nothing more. */
export const arrivingAccounts = sqliteTable('arriving_accounts', {
  accountId: text('account_id').primaryKey(),
  fence: integer('fence').notNull(),
})
