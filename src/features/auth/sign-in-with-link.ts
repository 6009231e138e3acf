import { and, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { User } from '../../contracts/auth/auth.ts'
import type { ServiceContext } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { statement } from '../../db/batch.ts'
import { accounts, passwordResets } from '../../db/schema/control/accounts.ts'
import { hasFactors } from '../../domain/accounts/factors/prove-factor.ts'
import { badRequest, raise, unauthenticated } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { suspended, unverified } from './log-in.ts'
import { openSession } from './open-session.ts'
import { beginPendingSignIn } from './pending-sign-in.ts'
import { LIMITS } from './policy.ts'
import { findUser } from './queries.ts'
import { isTrustedDevice } from './trusted-device.ts'

/**
 * Starts a session by a mailed link, which works once. A second factor is asked for as after a password.
 *
 * @param cookies those of the browser, which may be a trusted device
 * @throws bad_request for a link that is wrong, used, void or expired; forbidden while the account is suspended,
 *   email_unverified, too_many_requests; factor_required with a cookie that lets this browser finish the sign-in
 */
export async function signInWithLink(
  ctx: ServiceContext,
  token: string,
  cookies: string,
): Promise<{ token: string; user: User }> {
  const network = networkKey('sign-in-link', ctx)
  await ctx.throttle.spend(network, LIMITS.linkPerIp, 'Too many attempts. Please wait a few minutes and try again.')
  const now = ctx.clock.now().toISOString()
  const tokenHash = await sha256(token)
  const isIt = and(eq(passwordResets.tokenHash, tokenHash), eq(passwordResets.purpose, 'sign-in'))
  const [found] = await ctx.db
    .select({ account: accounts, link: passwordResets })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(isIt)
  if (!found) throw deadLink()
  const { account, link } = found
  // A suspension voids links, so that it is checked first.
  if (account.suspendedAt !== null) throw suspended()
  const isDead = !account.isActive || account.resetEmail !== null || link.usedAt !== null || link.expiresAt <= now
  if (isDead) throw deadLink()
  if (!account.emailVerifiedAt) throw unverified()
  await ctx.throttle.refund(network)

  // Checked again in the transaction, so that only one of two concurrent uses succeeds.
  const isOpen = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(passwordResets)
      .where(and(isIt, isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now))),
  )
  const guard = and(
    eq(accounts.isActive, true),
    eq(accounts.email, account.email),
    isNotNull(accounts.emailVerifiedAt),
    isNull(accounts.resetEmail),
    isOpen,
  )
  const also = [
    statement<never>(
      ctx.db
        .update(passwordResets)
        .set({ usedAt: now })
        .where(and(isIt, isNull(passwordResets.usedAt))),
    ),
  ]
  const isTrusted = await isTrustedDevice(ctx, account.id, cookies)
  if (!isTrusted && (await hasFactors(ctx, account.id)))
    throw (await beginPendingSignIn(ctx, account.id, guard, also)) ?? deadLink()
  const session =
    (await openSession(ctx, account.id, { guard, knowsPassword: false, isTrusted, also })) ?? raise(deadLink())
  const user = (await findUser(ctx.db, account.id, ctx.clock.now(), ctx.actor)) ?? raise(unauthenticated())
  return { token: session, user }
}

const deadLink = () => badRequest('This sign-in link is invalid or has expired. Please request a new one.')
