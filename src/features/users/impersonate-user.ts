import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { isFree } from '../../core/guards.ts'
import { signSessionToken } from '../../core/session-token.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { isSomebodyElse, isThere, isWithinReach, refuse } from '../../domain/roles/user-guards.ts'
import { forbidden } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { isActiveNow, isNoRoot } from './guards.ts'

const VISIT_SECONDS = 60 * 60

/**
 * Opens a read-only session as another user (`isOpenToImpersonators`), who is notified with the reason. It ends after
 * an hour, when the administrator ends it (`domain/access/end-own-impersonation.ts`), when the user's sessions end, or
 * once the administrator is disabled or loses the permission (`loadSession`).
 *
 * @throws not_found; forbidden for a root user, for a user with more permissions than the caller, and within another
 * impersonation; conflict for the caller's own account and for a suspended user
 */
export async function impersonateUser(
  ctx: ServiceContext,
  id: string,
  reason: string,
): Promise<{ token: string; expires_at: string }> {
  if (ctx.actor.kind !== 'session') throw forbidden("You're already impersonating someone. End this session first.")
  const guards = [
    isThere(id),
    isSomebodyElse(ctx, id, 'You are signed in as yourself already.'),
    isNoRoot(id, forbidden("Root users can't be impersonated.")),
    isWithinReach(ctx, id),
    isActiveNow(id, 'This user is suspended. Reactivate the account first.'),
  ]
  const sessionId = newId()
  const now = ctx.clock.now()
  const expires_at = new Date(now.getTime() + VISIT_SECONDS * 1000).toISOString()
  const [opened] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO sessions (id, account_id, created_at, expires_at, ip_address, user_agent, impersonator_id)
      SELECT ${sessionId}, id, ${now.toISOString()}, ${expires_at}, ${ctx.ipAddress}, ${ctx.userAgent}, ${accountOf(ctx).id}
      FROM accounts WHERE id = ${id} AND ${isFree(guards)} RETURNING id`),
    auditStatement(ctx, { action: 'user.impersonate', accountId: id, objectId: id, after: { reason, expires_at } }),
  ])
  if (opened.length === 0) await refuse(ctx, guards)
  // Emitted before the token is returned, so that no user is impersonated without a notification.
  await emit(ctx, { kind: 'account.impersonated', id: sessionId, account_id: id, reason, expires_at })
  return { token: await signSessionToken(ctx.config, { sessionId, accountId: id }, now, VISIT_SECONDS), expires_at }
}
