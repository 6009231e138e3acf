import { eq } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import type { ThrottleRule } from '../../../core/throttle.ts'
import { accounts } from '../../../db/schema/control/accounts.ts'
import { forbidden } from '../../../lib/errors.ts'
import { isPasswordOf } from './hash-password.ts'

/** A session that was taken over is not to guess the password behind it. */
const RULE: ThrottleRule = { attemptsMax: 5, windowSeconds: 15 * 60 }

/**
 * Whether somebody who is signed in knows the account's password, asked before what a stolen session must not do.
 *
 * @throws too_many_requests after five wrong ones
 */
export async function isOwnPassword(ctx: ServiceContext, given: string): Promise<boolean> {
  const { id } = accountOf(ctx)
  const key = `password:account:${id}`
  // Counted before the password is read: of many guesses at once no more are read than the rule allows.
  await ctx.throttle.spend(key, RULE, 'Too many attempts. Please wait a few minutes and try again.')
  const [row] = await ctx.db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
  const isRight = await isPasswordOf(given, row?.hash ?? null)
  if (isRight) await ctx.throttle.clear(key)
  return isRight
}

/** @throws forbidden without the account's password, or with another one */
export async function requireOwnPassword(ctx: ServiceContext, given: string | undefined): Promise<void> {
  if (given === undefined || given === '') throw forbidden('Please confirm this with your current password.')
  if (!(await isOwnPassword(ctx, given))) throw forbidden(WRONG_PASSWORD)
}

export const WRONG_PASSWORD = 'Current password is incorrect'
