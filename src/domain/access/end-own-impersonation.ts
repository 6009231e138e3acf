import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { conflict } from '../../lib/errors.ts'

/**
 * Ends the administrator's impersonation session; its token is refused from the next request on.
 *
 * @throws conflict in a session that is no impersonation
 */
export async function endOwnImpersonation(ctx: ServiceContext): Promise<void> {
  const { accountId, sessionId } = sessionOf(ctx)
  if (ctx.actor.kind !== 'stand-in') throw conflict("You aren't impersonating anyone.")
  await runBatch(ctx.db, [
    statement(
      sql`UPDATE sessions SET revoked_at = ${ctx.clock.now().toISOString()} WHERE id = ${sessionId} AND revoked_at IS NULL`,
    ),
    auditStatement(ctx, { action: 'user.end-impersonation', accountId, objectId: accountId }),
  ])
}
