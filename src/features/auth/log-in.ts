import { and, eq } from 'drizzle-orm'
import type { Login, User } from '../../contracts/auth/auth.ts'
import type { ServiceContext } from '../../core/context.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { hasFactors } from '../../domain/accounts/factors/prove-factor.ts'
import { isPasswordOf } from '../../domain/accounts/passwords/hash-password.ts'
import { AppError, forbidden, raise, unauthenticated } from '../../lib/errors.ts'
import { openSession } from './open-session.ts'
import { beginPendingSignIn } from './pending-sign-in.ts'
import { findAccountByEmail, findUser } from './queries.ts'
import { throttleAttempt, throttleKeys } from './throttle-attempt.ts'
import { isTrustedDevice } from './trusted-device.ts'

/**
 * Starts a session. A disabled account gets the same error as a wrong password. Whether an account is suspended or
 * unverified, or has second factors, is only revealed to callers who know the password.
 *
 * @param cookies those of the browser, which may be a trusted device
 * @throws unauthenticated, forbidden while the account is suspended, email_unverified, too_many_requests;
 *   factor_required with a cookie that lets this browser finish the sign-in (`finish-sign-in.ts`)
 */
export async function logIn(ctx: ServiceContext, input: Login, cookies = ''): Promise<{ token: string; user: User }> {
  // Counted before the password is checked, so that parallel guesses cannot exceed the limit.
  await throttleAttempt(ctx, 'login', input.email)
  const account = await findAccountByEmail(ctx.db, input.email)
  const isRight = await isPasswordOf(input.password, account?.passwordHash ?? null)
  if (!account || !isRight) throw wrongCredentials()
  if (account.suspendedAt !== null) throw suspended()
  if (!account.isActive) throw wrongCredentials()

  const keys = throttleKeys(ctx, 'login', input.email)
  await Promise.all([ctx.throttle.refund(keys.ip), ctx.throttle.clear(keys.account)])
  if (!account.emailVerifiedAt) throw unverified()
  // The password may be changed, or the account disabled, while this runs.
  const isUnchanged = and(eq(accounts.passwordHash, account.passwordHash), eq(accounts.isActive, true))
  const isTrusted = await isTrustedDevice(ctx, account.id, cookies)
  if (!isTrusted && (await hasFactors(ctx, account.id)))
    throw (await beginPendingSignIn(ctx, account.id, isUnchanged)) ?? wrongCredentials()
  const token =
    (await openSession(ctx, account.id, { guard: isUnchanged, knowsPassword: true, isTrusted })) ??
    raise(wrongCredentials())
  return { token, user: (await findUser(ctx.db, account.id, ctx.clock.now(), ctx.actor)) ?? raise(unauthenticated()) }
}

export const suspended = () => forbidden('This account is suspended. Please contact support.')
export const unverified = () =>
  new AppError(
    'email_unverified',
    'Please verify your email before logging in. Check your inbox for the verification link.',
  )
const wrongCredentials = () => unauthenticated('Invalid email or password.')
