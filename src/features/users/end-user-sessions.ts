import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, refuseBy } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { endPasswordTrust } from '../../domain/accounts/factors/password-trust.ts'
import { isSomebodyElse, isThere, isWithinReach } from '../../domain/roles/user-guards.ts'

/**
 * Ends all sessions of a user, including those in which they impersonate others.
 *
 * @returns how many sessions ended
 * @throws not_found; forbidden for a user with more permissions than the caller; conflict for the caller's own account
 */
export async function endUserSessions(ctx: ServiceContext, id: string): Promise<number> {
  const guards = [
    isThere(id),
    isSomebodyElse(ctx, id, 'Sign out of your own devices in your settings.'),
    isWithinReach(ctx, id),
  ]
  const at = ctx.clock.now().toISOString()
  const [ended] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE sessions SET revoked_at = ${at} WHERE (account_id = ${id} OR impersonator_id = ${id}) AND revoked_at IS NULL AND expires_at > ${at}
        AND ${isFree(guards)} RETURNING id`),
    auditStatement(ctx, { action: 'user.end-sessions', accountId: id, objectId: id }),
    ...endPasswordTrust(sql`${id}`, isFree(guards)),
  ])
  if (ended.length === 0) await refuseBy(ctx, guards)
  return ended.length
}
