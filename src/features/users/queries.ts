import { eq, type SQL, sql } from 'drizzle-orm'
import type { AdminUser, PermissionRef } from '../../contracts/users/users.ts'
import type { ServiceContext } from '../../core/context.ts'
import { IS_NOT_DELETED } from '../../core/suspension.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { plans } from '../../db/schema/control/plans.ts'
import { accountRoles, permissions, rolePermissions, roles } from '../../db/schema/control/roles.ts'
import { subscriptions } from '../../db/schema/control/subscriptions.ts'
import { entitledFirst, isEntitledRow } from '../../domain/billing/entitlement.ts'
import { planOn } from '../../domain/billing/to-plan.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { oneLine } from '../../lib/text/one-line.ts'
import { PERMISSIONS, type Permission } from '../../rules/roles/permissions.ts'

export type UserRow = typeof accounts.$inferSelect

/** @throws not_found, also for a deleted user */
export async function findUserRow({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(sql`${eq(accounts.id, id)} AND ${IS_NOT_DELETED}`)
  return row ?? raise(notFound('User'))
}

/** @throws not_found */
export const readUser = async (ctx: ServiceContext, id: string): Promise<AdminUser> =>
  (await readUsers(ctx, [id]))[0] ?? raise(notFound('User'))

/** Returns users with their plans and roles, in the order of the ids. Deleted users are left out. */
export async function readUsers(ctx: ServiceContext, ids: readonly string[]): Promise<AdminUser[]> {
  const given = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const [rows, planOf, rolesOf, factorsOf] = await Promise.all([
    ctx.db.select().from(accounts).where(sql`${accounts.id} IN ${given} AND ${IS_NOT_DELETED}`),
    readPlans(ctx, given),
    readRoles(ctx, given),
    readFactors(ctx, given),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const factors = factorsOf.get(id)
    return [
      {
        ...toUser(row),
        ...(planOf.get(id) ?? NO_PLAN),
        has_factors: factors?.has_factors === 1,
        factor_reset_due_at: factors?.due_at ?? null,
        roles: rolesOf.get(id) ?? [],
      },
    ]
  })
}

const toUser = (row: UserRow) => ({
  id: row.id,
  // Older names may contain characters that are refused today, which can make a name look like someone else's.
  name: oneLine(row.name),
  email: row.email,
  is_root_user: row.isRoot,
  active: row.isActive,
  suspended_at: row.suspendedAt,
  suspension_reason: row.suspensionReason,
  email_verified: row.emailVerifiedAt !== null,
  site_limit: row.siteLimit,
  last_login_at: row.lastLoginAt,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
})

type OfPlan = Pick<AdminUser, 'plan' | 'plan_expires_at'>
const NO_PLAN: OfPlan = { plan: null, plan_expires_at: null }

async function readPlans({ db, clock }: ServiceContext, accountIds: SQL): Promise<Map<string, OfPlan>> {
  const now = clock.now()
  const rows = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(sql`${subscriptions.accountId} IN ${accountIds} AND ${isEntitledRow(now)}`)
    .orderBy(...entitledFirst(now))
  // The first subscription of an account is the effective one.
  return new Map(
    rows.toReversed().map(({ subscription, plan: row }) => {
      const plan = planOn(row, subscription.terms)
      // Free plans renew automatically.
      const isEndless = plan.price_monthly === 0 && plan.price_yearly === 0 && subscription.status === 'active'
      return [
        subscription.accountId,
        {
          plan: { id: row.id, name: plan.name, display_name: plan.display_name },
          plan_expires_at: isEndless ? null : subscription.currentPeriodEnd,
        },
      ]
    }),
  )
}

async function readFactors({ db }: ServiceContext, accountIds: SQL) {
  const rows = await db.all<{ id: string; has_factors: number; due_at: string | null }>(sql`
    SELECT id,
      EXISTS (SELECT 1 FROM sign_in_factors WHERE account_id = accounts.id AND confirmed_at IS NOT NULL) AS has_factors,
      (SELECT due_at FROM factor_resets WHERE account_id = accounts.id AND ended_at IS NULL) AS due_at
    FROM accounts WHERE id IN ${accountIds}`)
  return new Map(rows.map((row) => [row.id, row]))
}

async function readRoles({ db }: ServiceContext, accountIds: SQL): Promise<Map<string, AdminUser['roles']>> {
  const [held, carried] = await Promise.all([
    db
      .select({ accountId: accountRoles.accountId, id: roles.id, name: roles.name })
      .from(accountRoles)
      .innerJoin(roles, eq(roles.id, accountRoles.roleId))
      .where(sql`${accountRoles.accountId} IN ${accountIds}`)
      .orderBy(roles.name),
    db
      .select({ roleId: rolePermissions.roleId, id: rolePermissions.permission, label: permissions.label })
      .from(rolePermissions)
      .leftJoin(permissions, eq(permissions.name, rolePermissions.permission))
      .where(sql`${rolePermissions.roleId} IN (SELECT role_id FROM account_roles WHERE account_id IN ${accountIds})`)
      .orderBy(rolePermissions.permission),
  ])
  const permissionsOf = new Map<string, PermissionRef[]>()
  for (const { roleId, id, label } of carried) {
    const name = PERMISSIONS[id as Permission]?.label ?? label ?? id
    permissionsOf.set(roleId, [...(permissionsOf.get(roleId) ?? []), { id, name }])
  }
  const byAccount = new Map<string, AdminUser['roles']>()
  for (const { accountId, id, name } of held) {
    const role = { id, name, permissions: permissionsOf.get(id) ?? [] }
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), role])
  }
  return byAccount
}
