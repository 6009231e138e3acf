import { sql } from 'drizzle-orm'
import type { Role, RoleInput } from '../../contracts/roles/roles.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, refuseBy } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { areOwn } from '../../domain/roles/can-manage-guards.ts'
import { conflict } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { readRole } from './queries.ts'
import { areKnown, isNameFree, rowsOf } from './role-guards.ts'

/**
 * Creates a role.
 *
 * @throws validation_failed for a name or slug that is taken, and for an unknown permission; forbidden for a permission
 * that the caller lacks
 */
export async function createRole(ctx: ServiceContext, input: RoleInput): Promise<Role> {
  const id = newId()
  const at = ctx.clock.now().toISOString()
  const { name, slug } = input
  const names = [...new Set(input.permissions)]
  const guards = [isNameFree(input), areKnown(names), areOwn(ctx, rowsOf(names))]
  const [made] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO roles (id, name, slug, created_at, updated_at)
      SELECT ${id}, ${name}, ${slug}, ${at}, ${at} WHERE ${isFree(guards)} RETURNING id`),
    auditStatement(ctx, { action: 'role.create', objectId: id, after: { name, slug, permissions: names } }),
    statement(sql`
      INSERT INTO role_permissions (role_id, permission)
      SELECT ${id}, permission FROM (${rowsOf(names)}) WHERE EXISTS (SELECT 1 FROM roles WHERE id = ${id})`),
  ])
  if (made.length === 0) {
    await refuseBy(ctx, guards)
    throw conflict('Someone else changed something. Please reload and try again.')
  }
  return readRole(ctx, id)
}
