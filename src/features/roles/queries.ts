import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { listRoles as contract, ROLE_SORTS, Role, RoleStats } from '../../contracts/roles/roles.ts'
import { containsText } from '../../core/contains-text.ts'
import type { ServiceContext } from '../../core/context.ts'
import { accountRoles, permissions, rolePermissions, roles } from '../../db/schema/control/roles.ts'
import { permissionLabel } from '../../domain/roles/permission-label.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { isAdminRole } from '../../rules/roles/permissions.ts'

export type RoleRow = typeof roles.$inferSelect

const SORT_KEYS: Readonly<Record<(typeof ROLE_SORTS)[number], SQL>> = {
  name: sql`${roles.name} COLLATE NOCASE`,
  slug: sql`${roles.slug}`,
  permissions_count: sql`(SELECT count(*) FROM role_permissions WHERE role_id = ${roles.id})`,
  created_at: sql`${roles.createdAt}`,
}

/** Returns one page of the roles whose name or slug contains a text. */
export async function listRoles(
  ctx: ServiceContext,
  { page, per_page, search, sort, direction }: QueryOf<typeof contract>,
): Promise<{ roles: Role[]; pagination: Pagination }> {
  const wanted = containsText([roles.name, roles.slug], search)
  const inDirection = direction === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(roles)
      .where(wanted)
      .orderBy(inDirection(SORT_KEYS[sort]), asc(roles.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.db.$count(roles, wanted),
  ])
  return { roles: await toRoles(ctx, rows), pagination: paginationOf(page, per_page, total) }
}

/** Returns how many roles exist, how many are in use, and which is used most. */
export async function readRoleStats(ctx: ServiceContext): Promise<RoleStats> {
  const [total, used] = await Promise.all([
    ctx.db.$count(roles),
    ctx.db
      .select({ name: roles.name, users_count: count() })
      .from(accountRoles)
      .innerJoin(roles, eq(roles.id, accountRoles.roleId))
      .groupBy(roles.id)
      .orderBy(desc(count()), asc(roles.name)),
  ])
  return { total_roles: total, roles_with_users: used.length, most_used_role: used[0] ?? null }
}

/** @throws not_found */
export async function findRoleRow(ctx: ServiceContext, id: string): Promise<RoleRow> {
  const [row] = await ctx.db.select().from(roles).where(eq(roles.id, id))
  return row ?? raise(notFound('Role'))
}

/** Returns a role with its permissions and number of users. @throws not_found */
export async function readRole(ctx: ServiceContext, id: string): Promise<Role> {
  const [role] = await toRoles(ctx, [await findRoleRow(ctx, id)])
  return role!
}

async function toRoles(ctx: ServiceContext, rows: readonly RoleRow[]): Promise<Role[]> {
  const among = (column: SQL) =>
    sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`
  const [granted, counted] = await Promise.all([
    ctx.db
      .select({ roleId: rolePermissions.roleId, id: rolePermissions.permission, label: permissions.label })
      .from(rolePermissions)
      .leftJoin(permissions, eq(permissions.name, rolePermissions.permission))
      .where(among(sql`${rolePermissions.roleId}`)),
    ctx.db
      .select({ roleId: accountRoles.roleId, total: count() })
      .from(accountRoles)
      .where(among(sql`${accountRoles.roleId}`))
      .groupBy(accountRoles.roleId),
  ])
  const users = new Map(counted.map(({ roleId, total }) => [roleId, total]))
  return rows.map(({ id, name, slug, createdAt, updatedAt }) => {
    const carried = granted
      .filter(({ roleId }) => roleId === id)
      .map((one) => ({ id: one.id, name: permissionLabel(one.id, one.label) }))
      .sort((one, other) => one.name.localeCompare(other.name))
    return {
      ...{ id, name, slug, permissions: carried, permissions_count: carried.length, users_count: users.get(id) ?? 0 },
      ...{ is_built_in: isAdminRole(slug), created_at: createdAt, updated_at: updatedAt },
    }
  })
}
