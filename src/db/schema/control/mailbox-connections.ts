import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { GrantKind } from '../../../contracts/mailboxes/mailboxes.ts'
import { instant } from '../columns.ts'
import { accounts, sessions } from './accounts.ts'

/**
 * A connection of a mailbox between the provider's consent page and the way back, identified by the SHA-256 of its
 * state. It is deleted when it is used.
 */
export const mailboxConnections = sqliteTable(
  'mailbox_connections',
  {
    stateHash: text('state_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<GrantKind>().notNull(),
    /** The sender that is connected again; null for a new one. */
    senderId: text('sender_id'),
    /** The PKCE verifier (RFC 7636), encrypted. */
    verifier: text('verifier').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mailbox_connections_by_account').on(table.accountId),
    index('mailbox_connections_by_session').on(table.sessionId),
    index('mailbox_connections_by_end').on(table.expiresAt),
  ],
)
