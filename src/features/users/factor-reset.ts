import { sql } from 'drizzle-orm'
import type { AdminUser } from '../../contracts/users/users.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, must, refuseBy } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { factorResetMail } from '../../domain/accounts/factors/factor-mails.ts'
import { endFactorReset, RESET_DELAY_MS } from '../../domain/accounts/factors/factor-reset.ts'
import { isSomebodyElse, isThere, isWithinReach, refuse } from '../../domain/roles/user-guards.ts'
import { conflict } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { newId } from '../../lib/ids.ts'
import { randomToken } from '../../lib/random-token.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { isActiveNow } from './guards.ts'
import { MAILS_TO_USER, TOO_MANY_MAILS } from './policy.ts'
import { findUserRow, readUser } from './queries.ts'

/**
 * Starts the reset of lost factors: they are removed in three days (`finish-factor-resets.ts`). The holder is mailed
 * right away, also at an address that was changed lately, with a link that stops it.
 *
 * @throws not_found; forbidden for a user with more permissions than the caller; conflict for the caller's own account, a
 * suspended user, a user without factors, and while a reset waits; too_many_requests
 */
export async function requestFactorReset(ctx: ServiceContext, id: string, reason: string): Promise<AdminUser> {
  const { email } = await findUserRow(ctx, id)
  const guards = [
    isThere(id),
    isSomebodyElse(ctx, id, 'You cannot reset your own second factors.'),
    isWithinReach(ctx, id),
    isActiveNow(id, 'This user is suspended. Reactivate the account first.'),
    must(
      sql`EXISTS (SELECT 1 FROM sign_in_factors WHERE account_id = ${id} AND confirmed_at IS NOT NULL)`,
      conflict('This user has no second factor.'),
    ),
    must(
      sql`NOT EXISTS (SELECT 1 FROM factor_resets WHERE account_id = ${id} AND ended_at IS NULL)`,
      conflict('A reset is waiting already. It cannot be sped up.'),
    ),
  ]
  await refuseBy(ctx, guards)
  await ctx.throttle.spend(`factor-reset:${id}`, MAILS_TO_USER, TOO_MANY_MAILS)
  const token = randomToken(32)
  const now = ctx.clock.now()
  const dueAt = new Date(now.getTime() + RESET_DELAY_MS).toISOString()
  const [begun] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO factor_resets (id, account_id, stop_hash, reason, created_at, due_at)
      SELECT ${newId()}, ${id}, ${await sha256(token)}, ${reason}, ${now.toISOString()}, ${dueAt}
      WHERE ${isFree(guards)} RETURNING id`),
    auditStatement(ctx, {
      action: 'user.request-factor-reset',
      ...{ accountId: id, objectId: id },
      after: { reason, due_at: dueAt },
    }),
  ])
  if (begun.length === 0) await refuse(ctx, guards)
  const former = await ctx.db.all<{ former_email: string }>(sql`
    SELECT DISTINCT former_email FROM email_changes
    WHERE account_id = ${id} AND confirmed_at IS NOT NULL AND undoable_until > ${now.toISOString()} LIMIT 5`)
  const mail = factorResetMail(ctx.config.appUrl + paths.stopFactorReset.to({ token }), dueAt)
  const addresses = new Set([email, ...former.map(({ former_email }) => former_email)])
  await Promise.all([...addresses].map((to) => ctx.queues.send('mail', { id: newId(), to, ...mail })))
  return readUser(ctx, id)
}

/**
 * Cancels a reset that waits. A new one waits for three days again.
 *
 * @throws not_found; forbidden for a user with more permissions than the caller; conflict if none waits
 */
export async function cancelFactorReset(ctx: ServiceContext, id: string): Promise<AdminUser> {
  await findUserRow(ctx, id)
  await refuseBy(ctx, [isThere(id), isWithinReach(ctx, id)])
  if (!(await endFactorReset(ctx, id, 'cancelled'))) throw conflict('No reset is waiting.')
  return readUser(ctx, id)
}
