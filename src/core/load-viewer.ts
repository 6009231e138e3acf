import { and, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { PERMISSIONS, type Permission } from '../contracts/permissions.ts'
import type { Db } from '../db/client.ts'
import { accountRoles, permissions, rolePermissions, roles } from '../db/schema/access.ts'
import { accounts, sessions } from '../db/schema/accounts.ts'
import { plans, subscriptions } from '../db/schema/billing.ts'
import type { SessionClaims } from './session-token.ts'
import type { Viewer } from './viewer.ts'

/** The account behind a session, or null when the session is revoked or expired or the account is disabled. */
export function loadViewer(db: Db, claims: SessionClaims, now: Date): Promise<Viewer | null> {
  const { sessionId, accountId } = claims
  const hasSession = exists(
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.accountId, accountId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now.toISOString()),
        ),
      ),
  )
  return readViewer(db, accountId, sessionId, hasSession)
}

/** An account for work that it has asked for beforehand, or null when it is disabled or gone. */
export const loadAccountViewer = (db: Db, accountId: string): Promise<Viewer | null> =>
  readViewer(db, accountId, '', undefined)

async function readViewer(
  db: Db,
  accountId: string,
  sessionId: string,
  condition: SQL | undefined,
): Promise<Viewer | null> {
  // Not a batch: there D1 answers rows by column name, and a join has two of the name `id`.
  const [accountRows, grantRows] = await Promise.all([
    db
      .select({ account: accounts, plan: plans })
      .from(accounts)
      .leftJoin(subscriptions, and(eq(subscriptions.accountId, accounts.id), eq(subscriptions.status, 'active')))
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
      .where(and(eq(accounts.id, accountId), eq(accounts.isActive, true), condition)),
    db
      .select({ roleId: roles.id, roleName: roles.name, permission: sql<string | null>`${permissions.name}` })
      .from(accountRoles)
      .innerJoin(roles, eq(roles.id, accountRoles.roleId))
      .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
      .leftJoin(permissions, eq(permissions.id, rolePermissions.permissionId))
      .where(eq(accountRoles.accountId, accountId)),
  ])
  const row = accountRows[0]
  if (!row) return null
  const { account, plan } = row
  const roleNames = new Map(grantRows.map((grant) => [grant.roleId, grant.roleName]))
  const isPermission = (name: string | null): name is Permission => name !== null && name in PERMISSIONS
  return {
    id: account.id,
    sessionId,
    name: account.name,
    email: account.email,
    isRoot: account.isRoot,
    isAdmin: account.isAdmin,
    roles: [...roleNames].map(([id, name]) => ({ id, name })),
    grants: new Set(grantRows.map((grant) => grant.permission).filter(isPermission)),
    plan: plan && {
      id: plan.id,
      name: plan.name,
      displayName: plan.displayName,
      crawlsPerMonth: plan.crawlsPerMonth,
      maxWebsites: plan.maxWebsites,
      websiteDownloadsPerDay: plan.websiteDownloadsPerDay,
    },
  }
}
