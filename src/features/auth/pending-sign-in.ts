import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { pendingSignIns } from '../../db/schema/control/sign-in-factors.ts'
import { AppError } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { randomToken } from '../../lib/random-token.ts'
import { browserCookie, readBrowserCookie } from './browser-cookies.ts'

const PENDING_SECONDS = 10 * 60

export interface PendingSignIn {
  readonly accountId: string
  readonly tokenHash: string
  /** The workspace whose identity provider was the first step; null for other ways. */
  readonly ssoAccountId: string | null
}

/**
 * Remembers for ten minutes that a browser gave the right password, or followed a sign-in link, and still needs a factor.
 *
 * @param guard what must still hold of the account's row
 * @param also statements of the same transaction, after the pending sign-in's row
 * @param ssoAccountId the workspace whose identity provider was the first step
 * @returns the error that says so, with the cookie of the browser; null if the guard does not hold any more
 */
export async function beginPendingSignIn(
  ctx: ServiceContext,
  accountId: string,
  guard: SQL | undefined,
  also: readonly Statement<never>[] = [],
  ssoAccountId: string | null = null,
): Promise<AppError | null> {
  const token = randomToken(32)
  const tokenHash = await sha256(token)
  const now = ctx.clock.now()
  const [, begun] = await runBatch(ctx.db, [
    statement(sql`DELETE FROM pending_sign_ins WHERE expires_at < ${now.toISOString()}`),
    statement<{ token_hash: string }>(sql`
      INSERT INTO pending_sign_ins (token_hash, account_id, sso_account_id, created_at, expires_at)
      SELECT ${tokenHash}, id, ${ssoAccountId}, ${now.toISOString()}, ${new Date(now.getTime() + PENDING_SECONDS * 1000).toISOString()}
      FROM accounts WHERE id = ${accountId} AND ${guard}
      RETURNING token_hash`),
    ...also,
  ])
  if (begun.length === 0) return null
  const cookie = browserCookie(ctx, 'sign-in', token, PENDING_SECONDS)
  return new AppError('factor_required', 'Please enter the code of your second factor.', {
    headers: { 'set-cookie': cookie },
  })
}

/** Finds the sign-in that waits in a browser; null if there is none or it has expired. */
export async function findPendingSignIn(ctx: ServiceContext, cookies: string): Promise<PendingSignIn | null> {
  const token = readBrowserCookie(ctx, cookies, 'sign-in')
  if (token === null) return null
  const tokenHash = await sha256(token)
  const [row] = await ctx.db.select().from(pendingSignIns).where(isOpen(ctx, tokenHash))
  return row ? { accountId: row.accountId, tokenHash, ssoAccountId: row.ssoAccountId } : null
}

/** SQL condition: this pending sign-in is neither used nor expired. */
export const isOpen = (ctx: ServiceContext, tokenHash: string) =>
  and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, ctx.clock.now().toISOString()))
