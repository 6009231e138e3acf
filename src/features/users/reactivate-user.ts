import { sql } from 'drizzle-orm'
import type { AdminUser } from '../../contracts/users/users.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { isFree, refuseBy } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { touchKeys } from '../../domain/access/touch-keys.ts'
import { isThere, isWithinReach, refuse } from '../../domain/roles/user-guards.ts'
import { newId } from '../../lib/ids.ts'
import { isSuspendedNow } from './guards.ts'
import { reactivatedMail } from './mails.ts'
import { findUserRow, readUser } from './queries.ts'

/** Extra time for items that expired during the suspension, as long as the usual warning period before expiry. */
const GRACE_MS = 3 * 24 * 60 * 60 * 1000

/**
 * Lifts a suspension. Scheduled jobs resume the account's work.
 *
 * @throws not_found; forbidden for a user with more permissions than the caller; conflict for a user who is not
 * suspended
 */
export async function reactivateUser(ctx: ServiceContext, id: string): Promise<AdminUser> {
  const { email, suspendedAt, suspensionReason } = await findUserRow(ctx, id)
  const guards = [isThere(id), isWithinReach(ctx, id), isSuspendedNow(id)]
  await refuseBy(ctx, guards)
  await giveTime(ctx, id)
  const at = ctx.clock.now().toISOString()
  const [reactivated] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE accounts SET is_active = 1, suspended_at = NULL, suspension_reason = NULL, updated_at = ${at}
      WHERE id = ${id} AND ${isFree(guards)} RETURNING id`),
    auditStatement(ctx, {
      ...{ action: 'user.reactivate', accountId: id, objectId: id },
      before: { suspended_at: suspendedAt, reason: suspensionReason },
    }),
  ])
  if (reactivated.length === 0) await refuse(ctx, guards)
  await touchKeys(ctx, id)
  await ctx.queues.send('mail', { id: newId(), to: email, ...reactivatedMail(ctx.config.appUrl) })
  return readUser(ctx, id)
}

/**
 * Resets deadlines that passed during the suspension, so that nothing expires or is disabled because of it. Idempotent.
 */
async function giveTime(ctx: ServiceContext, id: string): Promise<void> {
  const at = await forAccount(ctx, id)
  if (!at) return
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + GRACE_MS).toISOString()
  await runBatch(at.data, [
    statement(sql`
      UPDATE site_downloads SET expires_at = ${until}, warned_days = NULL
      WHERE account_id = ${id} AND expires_at < ${until} AND file_size IS NOT NULL`),
    statement(sql`UPDATE webhook_endpoints SET failing_since = NULL WHERE account_id = ${id}`),
    statement(sql`
      UPDATE sources SET unchecked_since = ${now.toISOString()} WHERE account_id = ${id} AND unchecked_since IS NOT NULL`),
  ])
}
