import { eq, sql } from 'drizzle-orm'
import * as contract from '../../../../src/contracts/roles/roles.ts'
import { accountRoles, rolePermissions, roles } from '../../../../src/db/schema/control/roles.ts'
import { newId } from '../../../../src/lib/ids.ts'
import type { Permission } from '../../../../src/rules/roles/permissions.ts'
import { db, mintAccount } from '../../support/factories.ts'

/** An administrator who may manage roles, and has the given permissions. */
export const manager = (more: Permission[] = []) =>
  mintAccount({ isAdmin: true, grants: ['roles:view', 'roles:manage', ...more] })
export type Manager = Awaited<ReturnType<typeof manager>>

/** The input of the form for a new role. */
export function bodyOf(change: Partial<contract.RoleInput> = {}) {
  const id = newId()
  return { name: `Role ${id}`, slug: `role_${id}`, permissions: [], ...change }
}

/** An existing role, whoever created it. */
export async function mintRole(permissions: string[] = []): Promise<contract.Role> {
  const id = newId()
  const at = '2026-01-01T00:00:00.000Z'
  const { name, slug } = bodyOf()
  await db.insert(roles).values({ id, name, slug, createdAt: at, updatedAt: at })
  if (permissions.length > 0)
    await db.insert(rolePermissions).values(permissions.map((permission) => ({ roleId: id, permission })))
  return (await (await mintAccount({ isRoot: true })).call(contract.getRole, { params: { id } })).role
}

export const give = (accountId: string, roleId: string) => db.insert(accountRoles).values({ accountId, roleId })

/** The role that an account was created with. */
export async function ownRole({ id }: { id: string }): Promise<string> {
  const [row] = await db.select().from(accountRoles).where(eq(accountRoles.accountId, id))
  return row!.roleId
}

/** The stored permissions of a role. */
export async function carriedBy(roleId: string): Promise<string[]> {
  const rows = await db.select().from(rolePermissions).where(eq(rolePermissions.roleId, roleId))
  return rows.map(({ permission }) => permission).sort()
}

/** The audit entries of an object. */
export async function eventsOf(id: string) {
  const rows = await db.all<{ action: string; actor_id: string; account_id: string; before: string; after: string }>(
    sql`SELECT action, actor_id, account_id, before, after FROM audit_events WHERE object_id = ${id} ORDER BY created_at, id`,
  )
  const facts = (json: string | null): unknown => (json === null ? null : JSON.parse(json))
  return rows.map(({ before, after, ...row }) => ({ ...row, before: facts(before), after: facts(after) }))
}
