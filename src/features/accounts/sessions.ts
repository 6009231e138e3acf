import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Session } from '../../contracts/accounts.ts'
import { accountOf, type ServiceContext, sessionOf } from '../../core/context.ts'
import { sessions } from '../../db/schema/control/accounts.ts'
import { notFound } from '../../lib/errors.ts'

/**
 * Those that could still be used, and are the account's own: that an administrator visits it is no device of its holder's, ends within
 * the hour, and is kept in the audit trail.
 */
const isOpen = (ctx: ServiceContext) =>
  and(
    eq(sessions.accountId, accountOf(ctx).id),
    isNull(sessions.impersonatorId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, ctx.clock.now().toISOString()),
  )

/** Where the account is signed in, newest first. */
export async function listSessions(ctx: ServiceContext): Promise<Session[]> {
  const { sessionId } = sessionOf(ctx)
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(isOpen(ctx))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  return rows.map((row) => ({
    id: row.id,
    is_current: row.id === sessionId,
    ip_address: row.ipAddress,
    user_agent: row.userAgent,
    created_at: row.createdAt,
    expires_at: row.expiresAt,
  }))
}

/** Its token is refused from the next request on. @throws not_found */
export async function endSession(ctx: ServiceContext, id: string): Promise<void> {
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now().toISOString() })
    .where(and(isOpen(ctx), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound('Session')
}

/** Ends all but the one that asks, and those in which the account acts in somebody's place. @returns how many of its own */
export async function endOtherSessions(ctx: ServiceContext): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now().toISOString() })
    .where(and(isOpen(ctx), ne(sessions.id, sessionOf(ctx).sessionId)))
    .returning({ id: sessions.id })
  const visits = and(eq(sessions.impersonatorId, accountOf(ctx).id), isNull(sessions.revokedAt))
  await ctx.db.update(sessions).set({ revokedAt: ctx.clock.now().toISOString() }).where(visits)
  return ended.length
}
