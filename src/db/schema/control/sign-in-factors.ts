import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** A second factor of an account: an authenticator app (TOTP) or a passkey, which also signs in on its own. */
export const signInFactors = sqliteTable(
  'sign_in_factors',
  {
    id: id(),
    accountId: accountId(),
    kind: text('kind', { enum: ['totp', 'passkey'] }).notNull(),
    /** As its owner calls it. */
    name: text('name').notNull(),
    /** The secret of an authenticator app, encrypted. */
    sealed: text('sealed'),
    /** The time step of the last code that was accepted (RFC 6238): that code and earlier ones are refused. */
    lastStep: integer('last_step'),
    /** The id of a passkey's credential, base64url. */
    credentialId: text('credential_id').unique(),
    /** COSE, base64url. */
    publicKey: text('public_key'),
    /** The signature counter, as the passkey last reported it; 0 for passkeys that do not count. */
    counter: integer('counter'),
    /** JSON: how the browser reaches the passkey. */
    transports: text('transports', { mode: 'json' }).$type<string[]>(),
    /** When the counter did not increase, which may mean that the passkey was copied; it is refused since. */
    regressedAt: instant('regressed_at'),
    createdAt: instant('created_at').notNull(),
    /** When it was first used. Until then it is not asked for. */
    confirmedAt: instant('confirmed_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('sign_in_factors_by_account').on(table.accountId, table.createdAt)],
)

/** A code that replaces a lost factor, once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    accountId: accountId(),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

/** A browser in which the password is enough for 30 days, identified by the SHA-256 of its cookie. */
export const trustedDevices = sqliteTable(
  'trusted_devices',
  {
    id: id(),
    accountId: accountId(),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent'),
    country: text('country'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('trusted_devices_by_account').on(table.accountId, table.createdAt)],
)

/**
 * A sign-in that has given the right password and still needs a factor, identified by the SHA-256 of a cookie of the
 * browser. It opens one session.
 */
export const pendingSignIns = sqliteTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: accountId(),
    /** The workspace whose identity provider was the first step; null for other ways to sign in. */
    ssoAccountId: text('sso_account_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ins_by_account').on(table.accountId),
    index('pending_sign_ins_by_end').on(table.expiresAt),
  ],
)

/** A challenge that a passkey has to sign, identified by its SHA-256. It is deleted when it is used. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['register', 'confirm', 'sign-in'] }).notNull(),
    /** Null for a sign-in with a passkey alone, in which the passkey says whose it is. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_by_account').on(table.accountId),
    index('passkey_challenges_by_end').on(table.expiresAt),
  ],
)

/**
 * A removal of all factors of an account that an operator asked for, because its holder lost them. It is done when it is
 * due, unless it has ended before.
 */
export const factorResets = sqliteTable(
  'factor_resets',
  {
    id: id(),
    accountId: accountId(),
    /** SHA-256 of the token in the mailed link that stops it. */
    stopHash: text('stop_hash').notNull().unique(),
    /** For the audit trail, as the operator wrote it. */
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
    outcome: text('outcome', { enum: ['done', 'stopped', 'factor-used', 'cancelled'] }),
  },
  (table) => [
    index('factor_resets_by_account').on(table.accountId, table.createdAt),
    uniqueIndex('one_open_factor_reset').on(table.accountId).where(sql`ended_at IS NULL`),
    index('factor_resets_due').on(table.dueAt).where(sql`ended_at IS NULL`),
  ],
)
