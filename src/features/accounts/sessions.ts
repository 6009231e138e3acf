import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Session } from '../../contracts/accounts/accounts.ts'
import { accountOf, type ServiceContext, sessionOf } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import { sessions } from '../../db/schema/control/accounts.ts'
import { endPasswordTrust } from '../../domain/accounts/factors/password-trust.ts'
import { notFound } from '../../lib/errors.ts'

/**
 * SQL condition: the account's own valid sessions. Impersonations by administrators are excluded: they are not devices
 * of the account holder, end within an hour, and are recorded in the audit trail.
 */
const isOpen = (ctx: ServiceContext) =>
  and(
    eq(sessions.accountId, accountOf(ctx).id),
    isNull(sessions.impersonatorId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, ctx.clock.now().toISOString()),
  )

/** Returns the account's sessions, newest first. */
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
    country: row.country,
    last_seen_at: row.lastSeenAt,
    created_at: row.createdAt,
    expires_at: row.expiresAt,
  }))
}

/** Ends a session. Its token is rejected from the next request on. @throws not_found */
export async function endSession(ctx: ServiceContext, id: string): Promise<void> {
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now().toISOString() })
    .where(and(isOpen(ctx), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound('Session')
}

/**
 * Ends all sessions except the current one, all impersonations by this account, and the trust in all browsers.
 *
 * @returns how many of the account's own sessions were ended
 */
export async function endOtherSessions(ctx: ServiceContext): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now().toISOString() })
    .where(and(isOpen(ctx), ne(sessions.id, sessionOf(ctx).sessionId)))
    .returning({ id: sessions.id })
  await runBatch(ctx.db, endPasswordTrust(sql`${accountOf(ctx).id}`))
  const visits = and(eq(sessions.impersonatorId, accountOf(ctx).id), isNull(sessions.revokedAt))
  await ctx.db.update(sessions).set({ revokedAt: ctx.clock.now().toISOString() }).where(visits)
  return ended.length
}
