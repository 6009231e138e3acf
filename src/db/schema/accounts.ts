import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant } from './columns.ts'

export const accounts = sqliteTable('accounts', {
  id: id(),
  name: text('name').notNull(),
  /** Trimmed and lower-case; one account an address. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
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
