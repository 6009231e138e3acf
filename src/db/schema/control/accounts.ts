import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DailyKind } from '../../../contracts/service-usage/service-usage.ts'
import { flag, id, instant } from '../columns.ts'

export const accounts = sqliteTable(
  'accounts',
  {
    id: id(),
    name: text('name').notNull(),
    /** Normalised (`foldAddress`); one account per address. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /** The binding name of the data database with the account's data; `DB` until the data is moved out of this one. */
    shard: text('shard').notNull().default('DB'),
    /** The number from which its row numbers there derive (`account_numbers`); assigned permanently by a trigger. */
    number: integer('number').unique(),
    /**
     * ISO 3166-1 alpha-2: the country assumed for its phone numbers without `+`. Null if the edge did not know it at
     * sign-up.
     */
    country: text('country'),
    /** What its members call the workspace that it is; null for the person's name. */
    workspaceName: text('workspace_name'),
    /** The monthly website limit shown in the settings if no plan sets one. */
    siteLimit: integer('site_limit').notNull().default(1),
    isRoot: flag('is_root').notNull().default(false),
    isAdmin: flag('is_admin').notNull().default(false),
    /** False while it is suspended, and once it is deleted. */
    isActive: flag('is_active').notNull().default(true),
    /** Null if it is not suspended, and once it is deleted. */
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    emailVerifiedAt: instant('email_verified_at'),
    /**
     * Where password links are sent after an administrator changed `email`, until someone has signed in with the
     * password: otherwise anyone who may change addresses could take over any account. Null means `email`.
     */
    resetEmail: text('reset_email'),
    lastLoginAt: instant('last_login_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('accounts_by_time').on(table.createdAt),
    // For addresses stored before normalisation.
    index('accounts_beyond_ascii').on(table.email).where(sql`email GLOB '*[^ -~]*'`),
    index('accounts_suspended').on(table.suspendedAt).where(sql`suspended_at IS NOT NULL`),
  ],
)

/** A signed-in browser. A token is valid only while its session is neither revoked nor expired. */
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
    /** The administrator who impersonates the account in this session; null in the holder's own session. */
    impersonatorId: text('impersonator_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Where it was opened: ISO 3166-1 alpha-2; null where the edge did not know it. */
    country: text('country'),
    /** When it was last used, to within a few minutes; null if it was not used since it was opened. */
    lastSeenAt: instant('last_seen_at'),
    /** When its holder last proved a second factor (`domain/accounts/factors/confirm-identity.ts`). */
    factorConfirmedAt: instant('factor_confirmed_at'),
    /** The workspace that it acts for; null for the person's own. Membership is checked on every request. */
    workspaceId: text('workspace_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The workspace whose identity provider opened it; null for other ways to sign in. */
    ssoAccountId: text('sso_account_id'),
  },
  (table) => [
    index('sessions_by_account').on(table.accountId),
    index('sessions_by_workspace').on(table.workspaceId).where(sql`workspace_id IS NOT NULL`),
    index('sessions_by_impersonator').on(table.impersonatorId).where(sql`impersonator_id IS NOT NULL`),
  ],
)

/** A reset link, identified by the SHA-256 of its token; the token itself is only in the mail. */
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
    /** A link sets a new password or signs in, never both. */
    purpose: text('purpose', { enum: ['reset', 'sign-in'] })
      .notNull()
      .default('reset'),
  },
  (table) => [index('password_resets_by_account').on(table.accountId)],
)

/** Each data database's last reported size; the one with the most free space gets the next account. */
export const shards = sqliteTable('shards', {
  /** The name of its binding. */
  name: text('name').primaryKey(),
  bytes: integer('bytes').notNull(),
  reportedAt: instant('reported_at').notNull(),
})

/** The number of rows of a kind in a data database, over all accounts, as last reported. */
export const shardCounts = sqliteTable(
  'shard_counts',
  {
    shard: text('shard').notNull(),
    /** The name of a data table. */
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shard, table.kind] })],
)

/** The activity in a data database on a day (UTC), as last reported. */
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
 * An account being moved from one data database to another (`features/shards/move-account.ts`). Its data is locked,
 * copied, and then used at the new location; the old copy is deleted once no process can still be using it.
 */
export const accountMoves = sqliteTable('account_moves', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  source: text('source').notNull(),
  target: text('target').notNull(),
  /**
   * A fencing token, incremented by each process that works on the move: only the latest may switch the account over.
   */
  fence: integer('fence').notNull().default(0),
  /** When the account was switched over; null before. */
  arrivedAt: instant('arrived_at'),
  createdAt: instant('created_at').notNull(),
})

/** Which account of another installation an account was imported from (`features/account-transfer`). */
export const accountArrivals = sqliteTable('account_arrivals', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Its id there. */
  origin: text('origin').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The numbers of accounts; none is assigned twice. */
export const accountNumbers = sqliteTable('account_numbers', {
  number: integer('number').primaryKey({ autoIncrement: true }),
  accountId: text('account_id').notNull().unique(),
})

/**
 * A change of an account's email address: pending until confirmed by mail, and undoable from the former mailbox for
 * some days. Links are identified by the SHA-256 of their tokens.
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
    /** When the new address was confirmed, or an administrator set it; null before. */
    confirmedAt: instant('confirmed_at'),
    /** When it was cancelled or replaced by another change: it can no longer be confirmed, but still be undone. */
    voidedAt: instant('voided_at'),
    undoableUntil: instant('undoable_until').notNull(),
  },
  (table) => [
    index('email_changes_by_account').on(table.accountId),
    index('email_changes_by_former_email').on(table.formerEmail),
  ],
)

/**
 * A closed account whose data is being deleted. The row remains after the account's own row, until all data is deleted.
 */
export const accountDeletions = sqliteTable('account_deletions', {
  accountId: text('account_id').primaryKey(),
  createdAt: instant('created_at').notNull(),
})
