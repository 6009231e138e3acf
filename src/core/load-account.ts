import { and, eq, exists, gt, isNull, type SQL } from 'drizzle-orm'
import { PERMISSIONS, type Permission } from '../contracts/permissions.ts'
import { allowancesOf, featuresOf } from '../contracts/plan-limits.ts'
import type { Plan } from '../contracts/plans.ts'
import type { Db } from '../db/client.ts'
import { accountRoles, rolePermissions, roles } from '../db/schema/control/access.ts'
import { accounts, sessions } from '../db/schema/control/accounts.ts'
import { plans, subscriptions } from '../db/schema/control/billing.ts'
import type { Account, AccountPlan } from './account.ts'
import { entitledFirst, isEntitledRow } from './entitlement.ts'
import type { SessionClaims } from './session-token.ts'
import { planOn } from './to-plan.ts'

/** The account behind a session, or null when the session is revoked or expired or the account is disabled. */
export function loadSessionAccount(db: Db, claims: SessionClaims, now: Date): Promise<Account | null> {
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
  return readAccount(db, accountId, now, hasSession)
}

/** An account for work that it has asked for beforehand, or null when it is disabled or gone. */
export const loadAccount = (db: Db, accountId: string, now: Date): Promise<Account | null> =>
  readAccount(db, accountId, now, undefined)

async function readAccount(db: Db, accountId: string, now: Date, condition: SQL | undefined): Promise<Account | null> {
  // Not a batch: there D1 answers rows by column name, and a join has two of the name `id`.
  const [accountRows, grantRows] = await Promise.all([
    db
      .select({ account: accounts, plan: plans, terms: subscriptions.terms })
      .from(accounts)
      .leftJoin(subscriptions, and(eq(subscriptions.accountId, accounts.id), isEntitledRow(now)))
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
      .where(and(eq(accounts.id, accountId), eq(accounts.isActive, true), condition))
      .orderBy(...entitledFirst(now))
      .limit(1),
    db
      .select({ roleId: roles.id, roleName: roles.name, permission: rolePermissions.permission })
      .from(accountRoles)
      .innerJoin(roles, eq(roles.id, accountRoles.roleId))
      .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
      .where(eq(accountRoles.accountId, accountId)),
  ])
  const row = accountRows[0]
  if (!row) return null
  const { account, plan, terms } = row
  const roleNames = new Map(grantRows.map((grant) => [grant.roleId, grant.roleName]))
  const isPermission = (name: string | null): name is Permission => name !== null && name in PERMISSIONS
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    shard: account.shard,
    // The column is null for as long as its trigger takes.
    number: account.number!,
    isRoot: account.isRoot,
    isAdmin: account.isAdmin,
    roles: [...roleNames].map(([id, name]) => ({ id, name })),
    grants: new Set(grantRows.map((grant) => grant.permission).filter(isPermission)),
    plan: plan && toAccountPlan(planOn(plan, terms)),
  }
}

function toAccountPlan(plan: Plan): AccountPlan {
  return {
    id: plan.id,
    name: plan.name,
    displayName: plan.display_name,
    allowances: allowancesOf(plan),
    features: new Set(featuresOf(plan)),
  }
}
