import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, refuseBy } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { areOwn, areReached, isUndoable } from '../../domain/roles/can-manage-guards.ts'
import { conflict } from '../../lib/errors.ts'
import { findRoleRow, readRole } from './queries.ts'
import { factsOf } from './update-role.ts'

/**
 * Deletes a role and removes it from everyone who has it.
 *
 * @throws not_found; conflict for a built-in role, and when the caller would lose permissions that they could not
 * restore; forbidden for permissions that the caller lacks, and when someone with more permissions than the caller has
 * the role
 */
export async function deleteRole(ctx: ServiceContext, id: string): Promise<void> {
  const { updatedAt } = await findRoleRow(ctx, id)
  const role = await readRole(ctx, id)
  if (role.is_built_in) throw conflict(`"${role.name}" came with the product, so it cannot be deleted.`)
  const guards = [
    areReached(
      ctx,
      sql`SELECT account_id FROM account_roles WHERE role_id = ${id}`,
      "Someone with more permissions than you has this role, so you can't delete it.",
    ),
    areOwn(ctx, sql`SELECT permission FROM role_permissions WHERE role_id = ${id}`),
    isUndoable(ctx, [id]),
  ]
  const [gone] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      DELETE FROM roles WHERE id = ${id} AND updated_at = ${updatedAt} AND ${isFree(guards)} RETURNING id`),
    auditStatement(ctx, {
      action: 'role.delete',
      objectId: id,
      before: { ...factsOf(role), users_count: role.users_count },
    }),
  ])
  if (gone.length > 0) return
  await refuseBy(ctx, guards)
  await findRoleRow(ctx, id)
  throw conflict('Someone else changed this role. Please reload and try again.')
}
