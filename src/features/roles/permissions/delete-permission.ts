import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { isFree, refuseBy } from '../../../core/guards.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { notFound } from '../../../lib/errors.ts'
import { isInReach, requireAdded } from './permission-guards.ts'
import { readEntry } from './queries.ts'

/**
 * Deletes a custom permission and removes it from every role.
 *
 * @throws not_found; conflict for a built-in permission; forbidden when the caller lacks a permission that roles
 * include, or someone with more permissions than the caller has it
 */
export async function deletePermission(ctx: ServiceContext, id: string): Promise<void> {
  const { name, roles_count } = await readEntry(ctx, id)
  requireAdded(id)
  const guards = isInReach(ctx, id)
  const [gone] = await runBatch(ctx.db, [
    statement<{ name: string }>(sql`DELETE FROM permissions WHERE name = ${id} AND ${isFree(guards)} RETURNING name`),
    auditStatement(ctx, { action: 'permission.delete', objectId: id, before: { id, name, roles_count } }),
    statement(sql`
      DELETE FROM role_permissions WHERE permission = ${id} AND NOT EXISTS (SELECT 1 FROM permissions WHERE name = ${id})`),
  ])
  if (gone.length > 0) return
  await refuseBy(ctx, guards)
  throw notFound('Permission')
}
