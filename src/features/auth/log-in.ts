import { and, eq, lt } from 'drizzle-orm'
import type { Login, User } from '../../contracts/auth.ts'
import type { ServiceContext } from '../../core/context.ts'
import { SESSION_SECONDS, signSessionToken } from '../../core/session-token.ts'
import { accounts, sessions } from '../../db/schema/accounts.ts'
import { AppError, raise, unauthenticated } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { isPasswordOf } from './hash-password.ts'
import { findAccountByEmail, findUser } from './queries.ts'
import { throttleAttempt, throttleKeys } from './throttle-attempt.ts'

/**
 * Opens a new session. A disabled account is answered like a wrong password, and whether an address is verified is only
 * told to who knows the password.
 *
 * @throws unauthenticated, email_unverified, too_many_requests
 */
export async function logIn(ctx: ServiceContext, input: Login): Promise<{ token: string; user: User }> {
  // Counted before the password is read: of many guesses at once no more are read than the limit allows.
  await throttleAttempt(ctx, 'login', input.email)
  const account = await findAccountByEmail(ctx.db, input.email)
  const isRight = await isPasswordOf(input.password, account?.passwordHash ?? null)
  if (!account || !isRight || !account.isActive) throw unauthenticated('Invalid email or password.')

  const keys = throttleKeys(ctx, 'login', input.email)
  await Promise.all([ctx.throttle.refund(keys.ip), ctx.throttle.clear(keys.account)])
  if (!account.emailVerifiedAt) {
    throw new AppError(
      'email_unverified',
      'Please verify your email before logging in. Check your inbox for the verification link.',
    )
  }
  const token = await openSession(ctx, account.id)
  return { token, user: (await findUser(ctx.db, account.id)) ?? raise(unauthenticated()) }
}

async function openSession(ctx: ServiceContext, accountId: string): Promise<string> {
  const sessionId = newId()
  const now = ctx.clock.now()
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString()
  const { ipAddress, userAgent } = ctx
  await ctx.db.batch([
    ctx.db.delete(sessions).where(and(eq(sessions.accountId, accountId), lt(sessions.expiresAt, createdAt))),
    ctx.db.insert(sessions).values({ id: sessionId, accountId, createdAt, expiresAt, ipAddress, userAgent }),
    ctx.db.update(accounts).set({ lastLoginAt: createdAt }).where(eq(accounts.id, accountId)),
  ])
  return signSessionToken(ctx.config, { sessionId, accountId }, now)
}
