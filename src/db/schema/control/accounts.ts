import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant } from '../columns.ts'

export const accounts = sqliteTable('accounts', {
  id: id(),
  name: text('name').notNull(),
  /** Trimmed and lower-case; one account an address. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** The data database that holds what is the account's, by the name of its binding; `DB` until it was moved out of this one. */
  shard: text('shard').notNull().default('DB'),
  /** What its rows there are numbered by (`account_numbers`); given by a trigger, once and for good. */
  number: integer('number').unique(),
  /** Websites a month that the settings show where no plan says how many. */
  siteLimit: integer('site_limit').notNull().default(1),
  isRoot: flag('is_root').notNull().default(false),
  isAdmin: flag('is_admin').notNull().default(false),
  isActive: flag('is_active').notNull().default(true),
  emailVerifiedAt: instant('email_verified_at'),
  lastLoginAt: instant('last_login_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** One signed-in browser. A token is good only while its session's row is neither revoked nor expired. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_by_account').on(table.accountId)],
)

/** A reset link, by the SHA-256 of its token: the token itself is only in the mail. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_by_account').on(table.accountId)],
)

/** What each data database last reported of itself: where there is most room, the next account goes. */
export const shards = sqliteTable('shards', {
  /** The name of its binding. */
  name: text('name').primaryKey(),
  bytes: integer('bytes').notNull(),
  reportedAt: instant('reported_at').notNull(),
})

/**
 * An account on its way from one data database to another (`features/shards/move-account.ts`). Copied while its data is held still,
 * then led to the new place; the old copy goes when nobody can be at work on it any more.
 */
export const accountMoves = sqliteTable('account_moves', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  source: text('source').notNull(),
  target: text('target').notNull(),
  /** Counts whoever went about it: only the last may lead the account to its new place. */
  fence: integer('fence').notNull().default(0),
  /** When it was led to the new place; null before. */
  arrivedAt: instant('arrived_at'),
  createdAt: instant('created_at').notNull(),
})

/** The numbers of accounts, none of which is given twice. */
export const accountNumbers = sqliteTable('account_numbers', {
  number: integer('number').primaryKey({ autoIncrement: true }),
  accountId: text('account_id').notNull().unique(),
})

/**
 * A change of an account's address: pending until its mailbox confirms it, and undone from the former mailbox until some days after.
 * Links are kept by the SHA-256 of their tokens.
 */
export const emailChanges = sqliteTable('email_changes', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  newEmail: text('new_email').notNull(),
  formerEmail: text('former_email').notNull(),
  confirmHash: text('confirm_hash').notNull().unique(),
  undoHash: text('undo_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When the new mailbox confirmed it; null before. */
  confirmedAt: instant('confirmed_at'),
  undoableUntil: instant('undoable_until').notNull(),
})

/** An account that has ended, whose things are being deleted. It outlives the account's row until nothing of it is left. */
export const accountDeletions = sqliteTable('account_deletions', {
  accountId: text('account_id').primaryKey(),
  createdAt: instant('created_at').notNull(),
})
