import { and, eq, sql } from 'drizzle-orm'
import type { Login, User } from '../../contracts/auth/auth.ts'
import type { ServiceContext } from '../../core/context.ts'
import { SESSION_SECONDS, signSessionToken } from '../../core/session-token.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { isPasswordOf } from '../../domain/accounts/passwords/hash-password.ts'
import { AppError, forbidden, raise, unauthenticated } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { findAccountByEmail, findUser } from './queries.ts'
import { throttleAttempt, throttleKeys } from './throttle-attempt.ts'

/**
 * Starts a session. A disabled account gets the same error as a wrong password. Whether an account is suspended or
 * unverified is only revealed to callers who know the password.
 *
 * @throws unauthenticated, forbidden while the account is suspended, email_unverified, too_many_requests
 */
export async function logIn(ctx: ServiceContext, input: Login): Promise<{ token: string; user: User }> {
  // Counted before the password is checked, so that parallel guesses cannot exceed the limit.
  await throttleAttempt(ctx, 'login', input.email)
  const account = await findAccountByEmail(ctx.db, input.email)
  const isRight = await isPasswordOf(input.password, account?.passwordHash ?? null)
  if (!account || !isRight) throw wrongCredentials()
  if (account.suspendedAt !== null) throw forbidden('This account is suspended. Please contact support.')
  if (!account.isActive) throw wrongCredentials()

  const keys = throttleKeys(ctx, 'login', input.email)
  await Promise.all([ctx.throttle.refund(keys.ip), ctx.throttle.clear(keys.account)])
  if (!account.emailVerifiedAt) {
    throw new AppError(
      'email_unverified',
      'Please verify your email before logging in. Check your inbox for the verification link.',
    )
  }
  const token = (await openSession(ctx, account)) ?? raise(wrongCredentials())
  return { token, user: (await findUser(ctx.db, account.id, ctx.clock.now(), ctx.actor)) ?? raise(unauthenticated()) }
}

const wrongCredentials = () => unauthenticated('Invalid email or password.')

/**
 * Returns the token of a new session; null if the password was changed or the account disabled since it was checked.
 */
async function openSession(
  ctx: ServiceContext,
  { id: accountId, passwordHash }: typeof accounts.$inferSelect,
): Promise<string | null> {
  const sessionId = newId()
  const now = ctx.clock.now()
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString()
  const { ipAddress, userAgent } = ctx
  const isUnchanged = and(
    eq(accounts.id, accountId),
    eq(accounts.passwordHash, passwordHash),
    eq(accounts.isActive, true),
  )
  const [, opened] = await runBatch(ctx.db, [
    statement(sql`DELETE FROM sessions WHERE account_id = ${accountId} AND expires_at < ${createdAt}`),
    statement<{ id: string }>(sql`
      INSERT INTO sessions (id, account_id, created_at, expires_at, ip_address, user_agent)
      SELECT ${sessionId}, id, ${createdAt}, ${expiresAt}, ${ipAddress}, ${userAgent} FROM accounts WHERE ${isUnchanged}
      RETURNING id`),
    // This user knows the password and has confirmed the address, so reset links go to that address from now on.
    statement(sql`UPDATE accounts SET last_login_at = ${createdAt}, reset_email = NULL WHERE ${isUnchanged}`),
  ])
  return opened.length > 0 ? signSessionToken(ctx.config, { sessionId, accountId }, now) : null
}
