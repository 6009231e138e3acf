import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { IdentitySource } from '../../../contracts/identities/identities.ts'
import { id, instant } from '../columns.ts'
import { accounts, sessions } from './accounts.ts'

/** An account at an identity provider that signs in to an account here. */
export const accountIdentities = sqliteTable(
  'account_identities',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    source: text('source').$type<IdentitySource>().notNull(),
    /** The provider's permanent id of the person. */
    subject: text('subject').notNull(),
    /** The address there when it was last used; only shown. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('one_account_of_identity').on(table.source, table.subject),
    uniqueIndex('one_identity_of_source').on(table.accountId, table.source),
  ],
)

/**
 * A sign-in between the provider's page and the way back, identified by the SHA-256 of its state. It is deleted when it
 * is used.
 */
export const identityRequests = sqliteTable(
  'identity_requests',
  {
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the cookie of the browser that began. */
    browserHash: text('browser_hash').notNull(),
    source: text('source').$type<IdentitySource>().notNull(),
    /** The account and session that the identity is connected to; null for a sign-in. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** The PKCE verifier and the nonce as JSON, encrypted. */
    secrets: text('secrets').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('identity_requests_by_account').on(table.accountId).where(sql`account_id IS NOT NULL`),
    index('identity_requests_by_session').on(table.sessionId).where(sql`session_id IS NOT NULL`),
    index('identity_requests_by_end').on(table.expiresAt),
  ],
)

/**
 * An identity that waits until its person signs in to the account with the same address, identified by the SHA-256 of a
 * cookie of the browser.
 */
export const pendingIdentities = sqliteTable(
  'pending_identities',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    source: text('source').$type<IdentitySource>().notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('pending_identities_by_account').on(table.accountId),
    index('pending_identities_by_end').on(table.expiresAt),
  ],
)
