import { sql } from 'drizzle-orm'
import { permissionIdOf } from '../../../contracts/permission-entries.ts'
import { isPermission, PERMISSIONS } from '../../../contracts/permissions.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { Guard } from '../../../core/guards.ts'
import { areOwn, areReached } from '../../../domain/roles/reach-guards.ts'
import { conflict, invalid } from '../../../lib/errors.ts'

export const nameTaken = () => invalid({ name: ['A permission with this name exists already'] })

const LABELS = new Set(Object.values(PERMISSIONS).map(({ label }) => label.toLowerCase()))

/** Whether a name is one of the product's own, or would be known by what one of those is known by. */
export const isBuiltInName = (label: string): boolean =>
  LABELS.has(label.toLowerCase()) || isPermission(permissionIdOf(label))

/** Neither its name nor what it is known by is another's. */
export const isLabelFree = (label: string, ownId = ''): Guard => ({
  against: sql`
    SELECT name AS found FROM permissions
    WHERE (name = ${permissionIdOf(label)} OR label = ${label} COLLATE NOCASE) AND name <> ${ownId}`,
  refusal: nameTaken,
})

/** @throws conflict for a permission that came with the product */
export function requireAdded(id: string): void {
  if (isPermission(id)) throw conflict(`"${PERMISSIONS[id].label}" came with the product, so it stays as it is.`)
}

/** What a role carries is in reach: of who lacks it, and of who may do less than somebody who has it. */
export const isInReach = (ctx: ServiceContext, id: string): readonly Guard[] => [
  areReached(
    ctx,
    sql`SELECT mine.account_id FROM account_roles AS mine JOIN role_permissions AS carried ON carried.role_id = mine.role_id
      WHERE carried.permission = ${id}`,
    'Somebody who may do more than you has this permission, so you cannot change it.',
  ),
  areOwn(ctx, sql`SELECT permission FROM role_permissions WHERE permission = ${id}`),
]
