import { eq } from 'drizzle-orm'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { sessions } from '../../db/schema/control/accounts.ts'
import { endOwnImpersonation } from '../../domain/access/end-own-impersonation.ts'

/** Revokes the caller's session. Its token is rejected from the next request on. */
export async function logOut(ctx: ServiceContext): Promise<void> {
  if (ctx.actor.kind === 'stand-in') return endOwnImpersonation(ctx)
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now().toISOString() })
    .where(eq(sessions.id, sessionOf(ctx).sessionId))
}
