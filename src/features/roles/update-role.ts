import { sql } from 'drizzle-orm'
import type { Role, UpdateRole } from '../../contracts/roles/roles.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, refuseBy } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { areOwn, areReached, isUndoable } from '../../domain/roles/can-manage-guards.ts'
import { conflict } from '../../lib/errors.ts'
import { findRoleRow, readRole } from './queries.ts'
import { areKnown, isNameFree, rowsOf } from './role-guards.ts'

/**
 * Changes a role's name, slug and permissions; omitted fields keep their values. Applies to everyone with the role from
 * their next request on.
 *
 * @throws not_found; conflict for a new name or slug of a built-in role, and when the caller would lose permissions
 * that they could not restore; forbidden for permissions that the caller lacks, and when someone with more permissions
 * than the caller has the role; validation_failed
 */
export async function updateRole(ctx: ServiceContext, id: string, input: UpdateRole): Promise<Role> {
  const { updatedAt } = await findRoleRow(ctx, id)
  const former = await readRole(ctx, id)
  const { name, slug } = { name: input.name ?? former.name, slug: input.slug ?? former.slug }
  if (former.is_built_in && (name !== former.name || slug !== former.slug))
    throw conflict(`"${former.name}" came with the product, so it keeps its name and slug.`)
  const names = input.permissions ? [...new Set(input.permissions)].sort() : factsOf(former).permissions
  const changes = differences(factsOf(former), { name, slug, permissions: names })
  if (Object.keys(changes.after).length === 0) return former

  const at = new Date(Math.max(ctx.clock.now().getTime(), Date.parse(updatedAt) + 1)).toISOString()
  const carried = sql`SELECT permission FROM role_permissions WHERE role_id = ${id}`
  const changed = sql`SELECT * FROM (${carried} EXCEPT ${rowsOf(names)}) UNION SELECT * FROM (${rowsOf(names)} EXCEPT ${carried})`
  const guards = [
    isNameFree({ name, slug }, id),
    areKnown(names, id),
    areReached(
      ctx,
      sql`SELECT account_id FROM account_roles WHERE role_id = ${id}`,
      "Someone with more permissions than you has this role, so you can't change it.",
    ),
    areOwn(ctx, changed),
    isUndoable(ctx, [id], names),
  ]
  const isDone = sql`EXISTS (SELECT 1 FROM roles WHERE id = ${id} AND updated_at = ${at})`
  const [done] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE roles SET name = ${name}, slug = ${slug}, updated_at = ${at}
      WHERE id = ${id} AND updated_at = ${updatedAt} AND ${isFree(guards)} RETURNING id`),
    auditStatement(ctx, { action: 'role.update', objectId: id, ...changes }),
    statement(sql`
      DELETE FROM role_permissions WHERE role_id = ${id} AND permission NOT IN (${rowsOf(names)}) AND ${isDone}`),
    statement(sql`
      INSERT OR IGNORE INTO role_permissions (role_id, permission)
      SELECT ${id}, permission FROM (${rowsOf(names)}) WHERE ${isDone}`),
  ])
  if (done.length === 0) {
    await refuseBy(ctx, guards)
    await findRoleRow(ctx, id)
    throw conflict('Someone else changed this role. Please reload and try again.')
  }
  return readRole(ctx, id)
}

/** The facts of a role that the audit trail records. */
export const factsOf = ({ name, slug, permissions }: Role) => ({
  ...{ name, slug },
  permissions: permissions.map((one) => one.id).sort(),
})
type Facts = ReturnType<typeof factsOf>

function differences(before: Facts, after: Facts) {
  const names = (Object.keys(after) as (keyof Facts)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { before: only(before), after: only(after) }
}
