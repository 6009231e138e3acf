import { eq } from 'drizzle-orm'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { sessions } from '../../db/schema/control/accounts.ts'
import { endVisit } from '../../domain/access/end-visit.ts'

/** Revokes the caller's session; its token is refused from the next request on. */
export async function logOut(ctx: ServiceContext): Promise<void> {
  if (ctx.actor.kind === 'stand-in') return endVisit(ctx)
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now().toISOString() })
    .where(eq(sessions.id, sessionOf(ctx).sessionId))
}
