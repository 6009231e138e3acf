import type { ReturnsOf } from '../../../contracts/endpoint.ts'
import type { rolePermissions as contract } from '../../../contracts/roles/roles.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { missingGrants } from '../../../domain/roles/can-manage.ts'
import { grantsOf } from '../../../domain/roles/can-manage-guards.ts'
import type { Permission } from '../../../rules/roles/permissions.ts'
import { CARRIED } from '../role-guards.ts'
import { readEntries } from './queries.ts'

/** Returns the permissions that roles may have, by category, and whether the caller could grant each. */
export async function readRolePermissions(ctx: ServiceContext): Promise<ReturnsOf<typeof contract>['permissions']> {
  const { id: accountId, isRoot } = accountOf(ctx)
  const [entries, held] = await Promise.all([
    readEntries(ctx),
    ctx.db.all<{ permission: Permission }>(grantsOf(accountId)),
  ])
  // Queried again, because a loaded account knows only its built-in permissions.
  const grants = new Set(held.map(({ permission }) => permission))
  const carried = entries.filter(({ id, is_built_in }) => !is_built_in || CARRIED.includes(id))
  const lacked = new Set(
    missingGrants(
      { isRoot, grants },
      carried.map(({ id }) => id),
    ),
  )
  return carried.map(({ id, name, category }) => ({ id, name, category, is_held: !lacked.has(id) }))
}
