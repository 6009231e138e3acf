import { and, eq, ne } from 'drizzle-orm'
import { personIdOf, type ServiceContext } from '../../../core/context.ts'
import type { ThrottleRule } from '../../../core/throttle.ts'
import { accounts } from '../../../db/schema/control/accounts.ts'
import { isPasswordOf, NO_PASSWORD } from './hash-password.ts'

/** Keeps the hijacker of a session from guessing its password. */
const RULE: ThrottleRule = { attemptsMax: 5, windowSeconds: 15 * 60 }

/**
 * Whether the signed-in user knows their password. Actions that a hijacked session must not perform require
 * `confirmIdentity`, which asks for a second factor as well.
 *
 * @throws too_many_requests after five wrong attempts
 */
export async function isOwnPassword(ctx: ServiceContext, given: string): Promise<boolean> {
  const id = personIdOf(ctx)
  const key = `password:account:${id}`
  // Counted before the comparison, so that concurrent guesses cannot exceed the limit.
  await ctx.throttle.spend(key, RULE, 'Too many attempts. Please wait a few minutes and try again.')
  const [row] = await ctx.db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
  const isRight = await isPasswordOf(given, row?.hash ?? null)
  if (isRight) await ctx.throttle.clear(key)
  return isRight
}

/** Whether the signed-in user has a password. Those who signed up with a provider have none until they choose one. */
export const hasOwnPassword = async (ctx: ServiceContext): Promise<boolean> =>
  (await ctx.db.$count(accounts, and(eq(accounts.id, personIdOf(ctx)), ne(accounts.passwordHash, NO_PASSWORD)))) > 0

export const HAS_NO_PASSWORD =
  'Your account has no password yet. Choose one first: Settings, Security, “Email me a link to choose a password”.'
export const WRONG_PASSWORD = 'Current password is incorrect'
