import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { must, refuseBy } from '../../core/guards.ts'
import { runBatch } from '../../db/batch.ts'
import { sendVerification } from '../../domain/accounts/verification/send-verification.ts'
import { isThere, isWithinReach } from '../../domain/roles/user-guards.ts'
import { conflict } from '../../lib/errors.ts'
import { isActiveNow } from './guards.ts'
import { MAILS_TO_USER, TOO_MANY_MAILS } from './policy.ts'
import { findUserRow } from './queries.ts'

/**
 * Emails a user a link to confirm their address, as if they had requested it themselves.
 *
 * @throws not_found; forbidden for a user with more permissions than the caller; conflict for a suspended user and a
 * verified address; too_many_requests
 */
export async function sendUserVerification(ctx: ServiceContext, id: string): Promise<void> {
  const row = await findUserRow(ctx, id)
  await refuseBy(ctx, [
    isThere(id),
    isWithinReach(ctx, id),
    isActiveNow(id, 'This user is suspended. Reactivate the account first.'),
    must(
      sql`EXISTS (SELECT 1 FROM accounts WHERE id = ${id} AND email_verified_at IS NULL)`,
      conflict('This address is verified already.'),
    ),
  ])
  await ctx.throttle.spend(`verification-link:${id}`, MAILS_TO_USER, TOO_MANY_MAILS)
  await sendVerification(ctx, row)
  await runBatch(ctx.db, [
    auditStatement(ctx, { action: 'user.send-verification', accountId: id, objectId: id, affected: 1 }),
  ])
}
