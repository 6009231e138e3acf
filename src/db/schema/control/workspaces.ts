import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AssignableRole, WorkspaceRole } from '../../../rules/workspaces/workspace-roles.ts'
import { id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/**
 * Who may act for which workspace. An account is both a person and their own workspace; a trigger makes each new account
 * the owner of itself.
 */
export const workspaceMembers = sqliteTable(
  'workspace_members',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role').$type<WorkspaceRole>().notNull(),
    /** The person who invited them; null for who was there first. */
    invitedBy: text('invited_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.memberId] }),
    index('workspace_members_by_member').on(table.memberId),
    uniqueIndex('one_owner_of_workspace').on(table.workspaceId).where(sql`role = 'owner'`),
  ],
)

/** An invitation, identified by the SHA-256 of its token; the token itself is only in the mail. */
export const workspaceInvitations = sqliteTable(
  'workspace_invitations',
  {
    id: id(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Normalised (`foldAddress`). */
    email: text('email').notNull(),
    role: text('role').$type<AssignableRole>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The person who invited, by the id of their account. */
    invitedBy: text('invited_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('workspace_invitations_by_workspace').on(table.workspaceId, table.createdAt),
    uniqueIndex('one_open_invitation')
      .on(table.workspaceId, table.email)
      .where(sql`accepted_at IS NULL AND revoked_at IS NULL`),
  ],
)
