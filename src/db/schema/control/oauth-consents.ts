import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'
import { accounts, sessions } from './accounts.ts'

/**
 * A connection between the provider's consent page and the way back, identified by the SHA-256 of its state. It is
 * deleted when it is used.
 */
export const oauthConsents = sqliteTable(
  'oauth_consents',
  {
    stateHash: text('state_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** What is connected. */
    purpose: text('purpose', { enum: ['mailbox', 'integration'] }).notNull(),
    /** The provider, as the purpose names it. */
    kind: text('kind').notNull(),
    /** The sender or integration that is connected again; null for a new one. */
    objectId: text('object_id'),
    /** The PKCE verifier (RFC 7636), encrypted. */
    verifier: text('verifier').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('oauth_consents_by_account').on(table.accountId),
    index('oauth_consents_by_session').on(table.sessionId),
    index('oauth_consents_by_end').on(table.expiresAt),
  ],
)
