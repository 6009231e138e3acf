import { sql } from 'drizzle-orm'
import { permissionIdOf } from '../../../contracts/roles/permission-entries.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { Guard } from '../../../core/guards.ts'
import { areOwn, areReached } from '../../../domain/roles/can-manage-guards.ts'
import { conflict, invalid } from '../../../lib/errors.ts'
import { isPermission, PERMISSIONS } from '../../../rules/roles/permissions.ts'

export const nameTaken = () => invalid({ name: ['A permission with this name exists already'] })

const LABELS = new Set(Object.values(PERMISSIONS).map(({ label }) => label.toLowerCase()))

/** Whether a name equals that of a built-in permission, or results in the same id. */
export const isBuiltInName = (label: string): boolean =>
  LABELS.has(label.toLowerCase()) || isPermission(permissionIdOf(label))

/** Guard: no other custom permission has this name or the resulting id. */
export const isLabelFree = (label: string, ownId = ''): Guard => ({
  against: sql`
    SELECT name AS found FROM permissions
    WHERE (name = ${permissionIdOf(label)} OR label = ${label} COLLATE NOCASE) AND name <> ${ownId}`,
  refusal: nameTaken,
})

/** @throws conflict for a built-in permission */
export function requireAdded(id: string): void {
  if (isPermission(id)) throw conflict(`"${PERMISSIONS[id].label}" came with the product, so it stays as it is.`)
}

/**
 * Guards: if a role includes the permission, the caller has it too, and no one with this permission has more
 * permissions than the caller.
 */
export const isInReach = (ctx: ServiceContext, id: string): readonly Guard[] => [
  areReached(
    ctx,
    sql`SELECT mine.account_id FROM account_roles AS mine JOIN role_permissions AS carried ON carried.role_id = mine.role_id
      WHERE carried.permission = ${id}`,
    "Someone with more permissions than you has this permission, so you can't change it.",
  ),
  areOwn(ctx, sql`SELECT permission FROM role_permissions WHERE permission = ${id}`),
]
