import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { refuseBy } from '../../core/guards.ts'
import { runBatch } from '../../db/batch.ts'
import { sendResetLink } from '../../domain/accounts/passwords/send-reset-link.ts'
import { isThere, isWithinReach } from '../../domain/roles/user-guards.ts'
import { isActiveNow } from './guards.ts'
import { MAILS_TO_USER, TOO_MANY_MAILS } from './policy.ts'
import { findUserRow } from './queries.ts'

/**
 * Emails a user a link to set a new password, as if they had requested it themselves.
 *
 * @throws not_found; forbidden for a user with more permissions than the caller; conflict for a suspended user;
 * too_many_requests
 */
export async function sendUserResetLink(ctx: ServiceContext, id: string): Promise<void> {
  const row = await findUserRow(ctx, id)
  await refuseBy(ctx, [
    isThere(id),
    isWithinReach(ctx, id),
    isActiveNow(id, 'This user is suspended. Reactivate the account first.'),
  ])
  await ctx.throttle.spend(`reset-link:${id}`, MAILS_TO_USER, TOO_MANY_MAILS)
  await sendResetLink(ctx, row)
  await runBatch(ctx.db, [
    auditStatement(ctx, { action: 'user.send-reset-link', accountId: id, objectId: id, affected: 1 }),
  ])
}
