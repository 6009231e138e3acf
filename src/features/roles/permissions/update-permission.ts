import { sql } from 'drizzle-orm'
import {
  type PermissionEntry,
  type PermissionInput,
  permissionIdOf,
} from '../../../contracts/roles/permission-entries.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { isFree, refuseBy } from '../../../core/guards.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { conflict } from '../../../lib/errors.ts'
import { isBuiltInName, isInReach, isLabelFree, nameTaken, requireAdded } from './permission-guards.ts'
import { readEntry } from './queries.ts'

/**
 * Renames a custom permission, which also changes its id. Roles that include it keep it under the new id.
 *
 * @throws not_found; conflict for a built-in permission; forbidden when the caller lacks a permission that roles
 * include, or someone with more permissions than the caller has it; validation_failed for a name that is taken
 */
export async function updatePermission(
  ctx: ServiceContext,
  id: string,
  { name: label }: PermissionInput,
): Promise<PermissionEntry> {
  const former = await readEntry(ctx, id)
  requireAdded(id)
  if (label === former.name) return former
  if (isBuiltInName(label)) throw nameTaken()
  const newId = permissionIdOf(label)
  const guards = [isLabelFree(label, id), ...isInReach(ctx, id)]
  const [renamed] = await runBatch(ctx.db, [
    statement<{ name: string }>(sql`
      UPDATE permissions SET name = ${newId}, label = ${label}, updated_at = ${ctx.clock.now().toISOString()}
      WHERE name = ${id} AND label = ${former.name} AND ${isFree(guards)} RETURNING name`),
    auditStatement(ctx, {
      ...{ action: 'permission.update', objectId: id },
      before: { id, name: former.name },
      after: { id: newId, name: label },
    }),
    // If the first statement changed nothing, the permission still has its old id, or no role includes it any more.
    statement(sql`
      UPDATE OR REPLACE role_permissions SET permission = ${newId}
      WHERE permission = ${id} AND NOT EXISTS (SELECT 1 FROM permissions WHERE name = ${id})`),
  ])
  if (renamed.length === 0) {
    await refuseBy(ctx, guards)
    await readEntry(ctx, id)
    throw conflict('Someone else changed this permission. Please reload and try again.')
  }
  return readEntry(ctx, newId)
}
