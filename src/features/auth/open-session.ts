import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { SESSION_SECONDS, signSessionToken } from '../../core/session-token.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { newId } from '../../lib/ids.ts'
import { knownDevice, mailIfNew } from './new-device.ts'

export interface Opening {
  /** What must still hold of the account's row. */
  readonly guard: SQL | undefined
  /** Whether the password was proved, and not a passkey alone. */
  readonly knowsPassword: boolean
  /** Whether the holder trusts this browser, and needs no mail about it. */
  readonly isTrusted?: boolean
  /** Whether a second factor was proved just now. */
  readonly hasFactor?: boolean
  /** The workspace whose identity provider signed the person in, which the session then acts for. */
  readonly ssoAccountId?: string | null
  /** Statements of the same transaction, after the session's row. */
  readonly also?: readonly Statement<never>[]
}

/**
 * Returns the token of a new session; null if the guard does not hold any more. A sign-in from a new browser or country
 * is mailed to the account holder.
 */
export async function openSession(
  ctx: ServiceContext,
  accountId: string,
  { guard, knowsPassword, isTrusted = false, hasFactor = false, ssoAccountId = null, also = [] }: Opening,
): Promise<string | null> {
  const sessionId = newId()
  const now = ctx.clock.now()
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString()
  const { ipAddress, userAgent, visitorCountry } = ctx
  const mayOpen = and(eq(accounts.id, accountId), guard)
  const isOpened = sql`id = ${accountId} AND EXISTS (SELECT 1 FROM sessions WHERE sessions.id = ${sessionId})`
  const [devices, , opened] = await runBatch(ctx.db, [
    knownDevice(ctx, accountId),
    statement(sql`DELETE FROM sessions WHERE account_id = ${accountId} AND expires_at < ${createdAt}`),
    statement<{ id: string }>(sql`
      INSERT INTO sessions (id, account_id, created_at, expires_at, ip_address, user_agent, country, factor_confirmed_at,
        sso_account_id, workspace_id)
      SELECT ${sessionId}, id, ${createdAt}, ${expiresAt}, ${ipAddress}, ${userAgent}, ${visitorCountry},
        ${hasFactor ? createdAt : null}, ${ssoAccountId}, nullif(${ssoAccountId}, id)
      FROM accounts WHERE ${mayOpen}
      RETURNING id`),
    // A user who knows the password and has confirmed the address gets reset links at that address from now on.
    statement(sql`UPDATE accounts SET last_login_at = ${createdAt},
      reset_email = iif(${knowsPassword ? 1 : 0}, NULL, reset_email) WHERE ${isOpened}`),
    ...also,
  ])
  if (opened.length === 0) return null
  if (!isTrusted) await mailIfNew(ctx, devices[0])
  return signSessionToken(ctx.config, { sessionId, accountId }, now)
}
