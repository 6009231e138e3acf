import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DailyKind } from '../../../contracts/service-usage.ts'
import { flag, id, instant } from '../columns.ts'

export const accounts = sqliteTable(
  'accounts',
  {
    id: id(),
    name: text('name').notNull(),
    /** Folded (`foldAddress`); one account an address. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /** The data database that holds what is the account's, by the name of its binding; `DB` until it was moved out of this one. */
    shard: text('shard').notNull().default('DB'),
    /** What its rows there are numbered by (`account_numbers`); given by a trigger, once and for good. */
    number: integer('number').unique(),
    /** ISO 3166-1 alpha-2: where its phone numbers without `+` are dialled. Null where the edge knew none at sign-up. */
    country: text('country'),
    /** Websites a month that the settings show where no plan says how many. */
    siteLimit: integer('site_limit').notNull().default(1),
    isRoot: flag('is_root').notNull().default(false),
    isAdmin: flag('is_admin').notNull().default(false),
    /** False while it is suspended, and once it is deleted. */
    isActive: flag('is_active').notNull().default(true),
    /** Null while it is not, and once it is deleted. */
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    emailVerifiedAt: instant('email_verified_at'),
    /**
     * Where links to set a password go while `email` was set by an administrator and nobody has signed in there with the password
     * yet: otherwise whoever may set addresses could sign in as anybody. Null is `email`.
     */
    resetEmail: text('reset_email'),
    lastLoginAt: instant('last_login_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('accounts_by_time').on(table.createdAt),
    // Those that were kept before addresses were folded.
    index('accounts_beyond_ascii').on(table.email).where(sql`email GLOB '*[^ -~]*'`),
    index('accounts_suspended').on(table.suspendedAt).where(sql`suspended_at IS NOT NULL`),
  ],
)

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
    /** The administrator who acts in the account's place by it; null for its holder's own. */
    impersonatorId: text('impersonator_id').references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sessions_by_account').on(table.accountId),
    index('sessions_by_impersonator').on(table.impersonatorId).where(sql`impersonator_id IS NOT NULL`),
  ],
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

/** How many of a kind of thing all accounts of a data database have, as it last reported. */
export const shardCounts = sqliteTable(
  'shard_counts',
  {
    shard: text('shard').notNull(),
    /** The name of a table of data. */
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shard, table.kind] })],
)

/** What happened in a data database on a day (UTC), as it last reported. */
export const shardDays = sqliteTable(
  'shard_days',
  {
    day: text('day').notNull(),
    shard: text('shard').notNull(),
    kind: text('kind').$type<DailyKind>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.shard, table.kind] })],
)

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
export const emailChanges = sqliteTable(
  'email_changes',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    formerEmail: text('former_email').notNull(),
    confirmHash: text('confirm_hash').notNull().unique(),
    undoHash: text('undo_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the new mailbox confirmed it, or an administrator set it; null before. */
    confirmedAt: instant('confirmed_at'),
    /** When it was cancelled, or another one was asked for: it can no longer be confirmed, but still be undone. */
    voidedAt: instant('voided_at'),
    undoableUntil: instant('undoable_until').notNull(),
  },
  (table) => [
    index('email_changes_by_account').on(table.accountId),
    index('email_changes_by_former_email').on(table.formerEmail),
  ],
)

/** An account that has ended, whose things are being deleted. It outlives the account's row until nothing of it is left. */
export const accountDeletions = sqliteTable('account_deletions', {
  accountId: text('account_id').primaryKey(),
  createdAt: instant('created_at').notNull(),
})
