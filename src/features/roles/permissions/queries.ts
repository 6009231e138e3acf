import { count } from 'drizzle-orm'
import type { QueryOf, ReturnsOf } from '../../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import type {
  listPermissions,
  PERMISSION_SORTS,
  PermissionEntry,
  permissionStats,
} from '../../../contracts/roles/permission-entries.ts'
import { categoryOf } from '../../../contracts/roles/roles.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { permissions, rolePermissions } from '../../../db/schema/control/roles.ts'
import { notFound, raise } from '../../../lib/errors.ts'
import { PERMISSIONS } from '../../../rules/roles/permissions.ts'

/** Returns all permissions, built-in and custom, by category and name. */
export async function readEntries(ctx: ServiceContext): Promise<PermissionEntry[]> {
  const [added, carried] = await Promise.all([
    ctx.db.select().from(permissions),
    ctx.db
      .select({ id: rolePermissions.permission, total: count() })
      .from(rolePermissions)
      .groupBy(rolePermissions.permission),
  ])
  const totals = new Map(carried.map(({ id, total }) => [id, total]))
  const entry = (
    id: string,
    name: string,
    rest: Pick<PermissionEntry, 'held_by' | 'is_built_in' | 'created_at'>,
  ): PermissionEntry => ({ id, name, category: categoryOf(name), roles_count: totals.get(id) ?? 0, ...rest })
  const builtIn = Object.entries(PERMISSIONS).flatMap(([id, { label, heldBy }]) =>
    heldBy === 'public' ? [] : [entry(id, label, { held_by: heldBy, is_built_in: true, created_at: null })],
  )
  return [
    ...builtIn,
    ...added.map(({ name, label, createdAt }) =>
      entry(name, label, { held_by: 'role', is_built_in: false, created_at: createdAt }),
    ),
  ].sort(inOrder('category', 'asc'))
}

type Compare = (one: PermissionEntry, other: PermissionEntry) => number

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const byName: Compare = (one, other) => one.name.localeCompare(other.name)
const byId: Compare = (one, other) => byText(one.id, other.id)

const SORT_ORDERS: Readonly<Record<(typeof PERMISSION_SORTS)[number], Compare>> = {
  name: byName,
  category: (one, other) => one.category.localeCompare(other.category),
  roles_count: (one, other) => one.roles_count - other.roles_count,
  created_at: (one, other) => byText(one.created_at ?? '', other.created_at ?? ''),
}

/** Ties are sorted by id and, within a category, by name first, both always in ascending order. */
function inOrder(sort: (typeof PERMISSION_SORTS)[number], direction: 'asc' | 'desc'): Compare {
  const sign = direction === 'asc' ? 1 : -1
  return (one, other) =>
    sign * SORT_ORDERS[sort](one, other) || (sort === 'category' ? byName(one, other) : 0) || byId(one, other)
}

/** Returns one page of the permissions of a category whose name or id contains a text, sorted by a column. */
export async function listEntries(
  ctx: ServiceContext,
  { page, per_page, search, category, sort, direction }: QueryOf<typeof listPermissions>,
): Promise<{ data: PermissionEntry[]; pagination: Pagination }> {
  const text = search.toLowerCase()
  const found = (await readEntries(ctx))
    .filter(
      (entry) =>
        (category === '' || entry.category === category.toLowerCase()) &&
        [entry.name, entry.id].some((field) => field.toLowerCase().includes(text)),
    )
    .sort(inOrder(sort, direction))
  const from = (page - 1) * per_page
  return { data: found.slice(from, from + per_page), pagination: paginationOf(page, per_page, found.length) }
}

/** @throws not_found */
export const readEntry = async (ctx: ServiceContext, id: string): Promise<PermissionEntry> =>
  (await readEntries(ctx)).find((entry) => entry.id === id) ?? raise(notFound('Permission'))

/** Returns counts of permissions. Unused are those that only roles grant and no role includes. */
export async function readEntryStats(ctx: ServiceContext): Promise<ReturnsOf<typeof permissionStats>['data']> {
  const all = await readEntries(ctx)
  return {
    total_permissions: all.length,
    added_permissions: all.filter(({ is_built_in }) => !is_built_in).length,
    total_categories: new Set(all.map(({ category }) => category)).size,
    unused_permissions: all.filter(({ held_by, roles_count }) => held_by === 'role' && roles_count === 0).length,
  }
}

/** Returns the categories by name, with their numbers of permissions. */
export async function readCategories(ctx: ServiceContext): Promise<{ name: string; permissions_count: number }[]> {
  const counts = new Map<string, number>()
  for (const { category } of await readEntries(ctx)) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([name, permissions_count]) => ({ name, permissions_count }))
}
