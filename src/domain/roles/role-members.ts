import { eq, type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type Guard, isFree, refuseBy } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { roles } from '../../db/schema/control/roles.ts'
import { notFound, raise } from '../../lib/errors.ts'
import type { AuditAction } from '../../rules/audit-trail/audit-actions.ts'
import { grantsNoMore, isThere, isWithinReach, takesNothingForGood } from './user-guards.ts'

interface Membership {
  readonly userId: string
  readonly roleId: string
}

/**
 * Assigns a role to a user; idempotent.
 *
 * @throws not_found; forbidden for users beyond the caller's reach, or a role with permissions that the caller lacks
 */
export async function grantRole(ctx: ServiceContext, { userId, roleId }: Membership): Promise<void> {
  const guards = [isThere(userId), isWithinReach(ctx, userId), ...grantsNoMore(ctx, [roleId])]
  const giving = sql`INSERT INTO account_roles (account_id, role_id)
    SELECT accounts.id, roles.id FROM accounts, roles WHERE accounts.id = ${userId} AND roles.id = ${roleId} AND ${isFree(guards)}
    ON CONFLICT DO NOTHING RETURNING role_id`
  await change(ctx, { userId, roleId }, 'role.assign', giving, guards)
}

/**
 * Removes a role from a user; idempotent.
 *
 * @throws not_found; forbidden for users beyond the caller's reach; conflict if callers would lose permissions they
 * cannot restore
 */
export async function revokeRole(ctx: ServiceContext, { userId, roleId }: Membership): Promise<void> {
  const guards = [isThere(userId), isWithinReach(ctx, userId), ...takesNothingForGood(ctx, userId, [roleId])]
  const taking = sql`DELETE FROM account_roles WHERE account_id = ${userId} AND role_id = ${roleId} AND ${isFree(guards)} RETURNING role_id`
  await change(ctx, { userId, roleId }, 'role.remove', taking, guards)
}

async function change(
  ctx: ServiceContext,
  { userId, roleId }: Membership,
  action: Extract<AuditAction, 'role.assign' | 'role.remove'>,
  acting: SQL,
  guards: readonly Guard[],
): Promise<void> {
  const [role] = await ctx.db.select({ name: roles.name }).from(roles).where(eq(roles.id, roleId))
  const facts = { role: role?.name ?? raise(notFound('Role')) }
  const at = ctx.clock.now().toISOString()
  const [changed] = await runBatch(ctx.db, [
    statement<{ role_id: string }>(acting),
    auditStatement(ctx, {
      ...{ action, accountId: userId, objectId: roleId },
      ...(action === 'role.assign' ? { after: facts } : { before: facts }),
    }),
    // Makes a concurrent edit of the user fail.
    statement(sql`UPDATE accounts SET updated_at = ${at} WHERE id = ${userId} AND changes() > 0`),
  ])
  if (changed.length === 0) await refuseBy(ctx, guards)
}
