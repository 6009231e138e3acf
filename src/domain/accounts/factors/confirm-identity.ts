import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { personIdOf, type ServiceContext, sessionOf } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { sessions } from '../../../db/schema/control/accounts.ts'
import { AppError, forbidden } from '../../../lib/errors.ts'
import { HAS_NO_PASSWORD, hasOwnPassword, isOwnPassword, WRONG_PASSWORD } from '../passwords/own-password.ts'
import { hasFactors } from './prove-factor.ts'

/** How long a session may use a factor that was proved in it. */
const CONFIRMED_MS = 5 * 60_000

/**
 * Requires the password and, from accounts with second factors, a factor proved in this session within five minutes.
 * For everything that a hijacked session must not do.
 *
 * @param given the password
 * @param wrongPassword the error for a wrong password, for forms that show it at a field
 * @throws forbidden without a password, factor_required, too_many_requests; what `wrongPassword` returns
 */
export async function confirmIdentity(
  ctx: ServiceContext,
  given: string | undefined,
  wrongPassword: (message: string) => AppError = forbidden,
): Promise<void> {
  if (given === undefined || given === '') throw forbidden('Please confirm this with your current password.')
  if (!(await isOwnPassword(ctx, given)))
    throw wrongPassword((await hasOwnPassword(ctx)) ? WRONG_PASSWORD : HAS_NO_PASSWORD)
  await requireFactor(ctx)
}

/**
 * Requires a factor proved in this session, from accounts that have one.
 *
 * @throws factor_required; forbidden for API keys, which have no session
 */
async function requireFactor(ctx: ServiceContext): Promise<void> {
  if (!(await hasFactors(ctx, personIdOf(ctx)))) return
  if (ctx.actor.kind === 'api-key')
    throw forbidden('This account has two-factor sign-in. Please do this in the dashboard instead.')
  const { sessionId } = sessionOf(ctx)
  const since = new Date(ctx.clock.now().getTime() - CONFIRMED_MS).toISOString()
  const confirmed = await ctx.db.$count(
    sessions,
    and(eq(sessions.id, sessionId), gt(sessions.factorConfirmedAt, since)),
  )
  if (confirmed === 0) throw new AppError('factor_required', 'Please confirm this with your second factor.')
}

/** Notes that a factor was proved in the current session, if a guard holds. */
export const markFactorConfirmed = (ctx: ServiceContext, guard: SQL = sql`1`): Statement<never> =>
  statement(sql`UPDATE sessions SET factor_confirmed_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${sessionOf(ctx).sessionId} AND ${guard}`)
