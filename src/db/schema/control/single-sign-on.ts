import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AssignableRole } from '../../../rules/workspaces/workspace-roles.ts'
import { flag, id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/** What the issuer said of itself when the settings were saved (OpenID Connect Discovery 1.0). */
export interface IssuerEndpoints {
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly keysUrl: string
  readonly clientAuth: 'post' | 'basic'
  /** How it may sign ID tokens. */
  readonly algorithms: readonly string[]
}

/** The identity provider of a workspace. */
export const workspaceSso = sqliteTable('workspace_sso', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed for the token endpoint that it is sent to. */
  clientSecret: text('client_secret').notNull(),
  endpoints: text('endpoints', { mode: 'json' }).$type<IssuerEndpoints>().notNull(),
  /** The role of people who join by signing in. */
  defaultRole: text('default_role').$type<AssignableRole>().notNull(),
  /** Whether members with addresses of its domains, except the owner, must sign in with it. */
  isRequired: flag('is_required').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Email domains whose people a workspace signs in. Anybody can add one; a TXT record verifies it. */
export const workspaceSsoDomains = sqliteTable(
  'workspace_sso_domains',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** In ASCII and lower case, as in addresses. */
    domain: text('domain').notNull(),
    /** Null while it is not verified. */
    verifiedAt: instant('verified_at'),
    /** When the DNS last gave an answer. */
    checkedAt: instant('checked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('workspace_sso_domains_by_account').on(table.accountId, table.createdAt),
    uniqueIndex('one_domain_of_workspace').on(table.accountId, table.domain),
    uniqueIndex('one_workspace_of_domain').on(table.domain).where(sql`verified_at IS NOT NULL`),
  ],
)

/** People who were removed from a workspace or left it: single sign-on does not make them members again. */
export const removedMembers = sqliteTable(
  'removed_members',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    memberId: text('member_id').notNull(),
    /** SHA-256 of the address they had, for those who come back with another account; null before this was kept. */
    emailHash: text('email_hash'),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.memberId] }),
    index('removed_members_by_email').on(table.workspaceId, table.emailHash),
  ],
)
