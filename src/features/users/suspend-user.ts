import { sql } from 'drizzle-orm'
import type { AdminUser } from '../../contracts/users/users.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { touchKeys } from '../../domain/access/touch-keys.ts'
import { isSomebodyElse, isThere, isWithinReach, keepsARoot, refuse } from '../../domain/roles/user-guards.ts'
import { newId } from '../../lib/ids.ts'
import { isActiveNow } from './guards.ts'
import { suspendedMail } from './mails.ts'
import { findUserRow, readUser } from './queries.ts'
import { supportOf } from './support-of.ts'

/**
 * Suspends an account until it is reactivated. All its sessions end, including those in which it impersonates others.
 * Its API keys are refused from the next request on, and its work stops (`core/suspension.ts`).
 *
 * @throws not_found; forbidden for a user with more permissions than the caller; conflict for the caller's own account,
 * the last root user, and a user who is already suspended
 */
export async function suspendUser(ctx: ServiceContext, id: string, reason: string): Promise<AdminUser> {
  const { email } = await findUserRow(ctx, id)
  const guards = [
    isThere(id),
    isSomebodyElse(ctx, id, 'You cannot suspend yourself.'),
    isWithinReach(ctx, id),
    isActiveNow(id, 'This user is suspended already.'),
    keepsARoot(id),
  ]
  const at = ctx.clock.now().toISOString()
  const isDone = sql`EXISTS (SELECT 1 FROM accounts WHERE id = ${id} AND suspended_at IS NOT NULL)`
  const [suspended] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE accounts SET is_active = 0, suspended_at = ${at}, suspension_reason = ${reason || null}, updated_at = ${at}
      WHERE id = ${id} AND ${isFree(guards)} RETURNING id`),
    auditStatement(ctx, { action: 'user.suspend', accountId: id, objectId: id, after: { reason } }),
    statement(sql`
      UPDATE sessions SET revoked_at = ${at} WHERE (account_id = ${id} OR impersonator_id = ${id}) AND revoked_at IS NULL AND ${isDone}`),
    statement(
      sql`UPDATE password_resets SET used_at = ${at} WHERE account_id = ${id} AND used_at IS NULL AND ${isDone}`,
    ),
  ])
  if (suspended.length === 0) await refuse(ctx, guards)
  await touchKeys(ctx, id)
  await ctx.queues.send('mail', { id: newId(), to: email, ...suspendedMail(await supportOf(ctx)) })
  return readUser(ctx, id)
}
