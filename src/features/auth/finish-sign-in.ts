import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { User } from '../../contracts/auth/auth.ts'
import type { FinishSignIn, PasskeyProof } from '../../contracts/sign-in-factors/sign-in-factors.ts'
import type { ServiceContext } from '../../core/context.ts'
import { networkKey, type ThrottleRule } from '../../core/throttle.ts'
import { statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { pendingSignIns, signInFactors } from '../../db/schema/control/sign-in-factors.ts'
import { endFactorReset } from '../../domain/accounts/factors/factor-reset.ts'
import { proofOptions, provePasskey } from '../../domain/accounts/factors/passkeys.ts'
import { factorKinds, proveFactor } from '../../domain/accounts/factors/prove-factor.ts'
import { forbidden, invalid, raise, unauthenticated } from '../../lib/errors.ts'
import type { WorkspaceRole } from '../../rules/workspaces/workspace-roles.ts'
import { browserCookie } from './browser-cookies.ts'
import { openSession } from './open-session.ts'
import { findPendingSignIn, isOpen } from './pending-sign-in.ts'
import { LIMITS } from './policy.ts'
import { findUser } from './queries.ts'
import { newTrustedDevice } from './trusted-device.ts'

interface SignedIn {
  readonly token: string
  readonly user: User
}

/** @throws forbidden without a sign-in that waits in this browser */
export async function readPendingSignIn(ctx: ServiceContext, cookies: string) {
  const { accountId } = (await findPendingSignIn(ctx, cookies)) ?? raise(expired())
  return factorKinds(ctx, accountId)
}

/**
 * Completes a sign-in whose password or mailed link was right. It opens one session, and the code or passkey is used up.
 *
 * @returns the session, and cookies for the browser
 * @throws forbidden without a sign-in that waits in this browser, validation_failed for a wrong or used code or
 *   passkey, too_many_requests
 */
export async function finishSignIn(
  ctx: ServiceContext,
  { code, passkey, trusts_device }: FinishSignIn,
  cookies: string,
): Promise<SignedIn & { cookies: string[] }> {
  await throttleNetwork(ctx)
  const { accountId, tokenHash, ssoAccountId } = (await findPendingSignIn(ctx, cookies)) ?? raise(expired())
  if (!(await proveFactor(ctx, accountId, { code, passkey })))
    throw invalid({ code: [passkey ? WRONG_PASSKEY : 'This code is wrong, expired or was used already'] })
  await ctx.throttle.refund(networkKey('factor', ctx))
  const device = trusts_device ? await newTrustedDevice(ctx, accountId) : null
  const isPending = exists(ctx.db.select({ one: sql`1` }).from(pendingSignIns).where(isOpen(ctx, tokenHash)))
  const token = await openSession(ctx, accountId, {
    guard: and(eq(accounts.isActive, true), isNotNull(accounts.emailVerifiedAt), isPending),
    knowsPassword: ssoAccountId === null,
    hasFactor: true,
    ssoAccountId,
    // The device first: it counts only together with the session, whose guard has used the same pending sign-in.
    also: [
      ...(device
        ? [
            statement<never>(sql`INSERT INTO trusted_devices
              (id, account_id, token_hash, user_agent, country, created_at, expires_at)
              SELECT ${device.row.id}, id, ${device.row.tokenHash}, ${device.row.userAgent}, ${device.row.country},
                ${device.row.createdAt}, ${device.row.expiresAt}
              FROM accounts WHERE id = ${accountId} AND ${isPending}`),
          ]
        : []),
      statement<never>(sql`DELETE FROM trusted_devices
        WHERE account_id = ${accountId} AND expires_at < ${ctx.clock.now().toISOString()}`),
      statement<never>(ctx.db.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash))),
    ],
  })
  if (token === null) throw expired()
  return {
    ...(await signedIn(ctx, accountId, token, await workspaceOf(ctx, accountId, ssoAccountId))),
    cookies: [browserCookie(ctx, 'sign-in', '', 0), ...(device ? [device.cookie] : [])],
  }
}

/**
 * Returns what a browser takes to prove a passkey of the account whose sign-in waits in it.
 *
 * @throws forbidden without such a sign-in, too_many_requests
 */
export async function beginPasskeyFactor(ctx: ServiceContext, cookies: string) {
  await throttleOptions(ctx)
  const { accountId } = (await findPendingSignIn(ctx, cookies)) ?? raise(expired())
  return proofOptions(ctx, accountId)
}

/** Returns what a browser takes to sign in with any passkey that it knows for this site. @throws too_many_requests */
export async function beginPasskeySignIn(ctx: ServiceContext) {
  await throttleOptions(ctx)
  return proofOptions(ctx, null)
}

const throttleOptions = (ctx: ServiceContext) =>
  ctx.throttle.spend(networkKey('passkey-options', ctx), LIMITS.passkeyOptionsPerIp, TOO_MANY)

/**
 * Signs in with a passkey alone, which includes the user's verification by the device.
 *
 * @throws unauthenticated for a passkey that is unknown or does not prove itself, or of a disabled or unverified
 *   account; forbidden while the account is suspended; too_many_requests
 */
export async function signInWithPasskey(ctx: ServiceContext, passkey: PasskeyProof): Promise<SignedIn> {
  await throttleNetwork(ctx)
  const proved = (await provePasskey(ctx, passkey, null)) ?? raise(unauthenticated(WRONG_PASSKEY))
  const { id: factorId, accountId } = proved
  await ctx.throttle.refund(networkKey('factor', ctx))
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId))
  if (account?.suspendedAt) throw forbidden('This account is suspended. Please contact support.')
  const isStillIts = exists(ctx.db.select({ one: sql`1` }).from(signInFactors).where(eq(signInFactors.id, factorId)))
  const token = await openSession(ctx, accountId, {
    guard: and(eq(accounts.isActive, true), isNotNull(accounts.emailVerifiedAt), isStillIts),
    knowsPassword: false,
    hasFactor: true,
  })
  if (token === null) throw unauthenticated(WRONG_PASSKEY)
  await endFactorReset(ctx, accountId, 'factor-used')
  return signedIn(ctx, accountId, token)
}

/** The workspace that a session acts for whose first step was single sign-on. */
async function workspaceOf({ db }: ServiceContext, memberId: string, id: string | null) {
  if (id === null) return undefined
  const [found] = await db.all<{ role: WorkspaceRole }>(
    sql`SELECT role FROM workspace_members WHERE workspace_id = ${id} AND member_id = ${memberId}`,
  )
  return { id, role: found?.role ?? null }
}

const signedIn = async (
  ctx: ServiceContext,
  accountId: string,
  token: string,
  workspace?: { readonly id: string; readonly role: WorkspaceRole | null },
): Promise<SignedIn> => ({
  token,
  user: (await findUser(ctx.db, accountId, ctx.clock.now(), ctx.actor, workspace)) ?? raise(unauthenticated()),
})

const throttleNetwork = (ctx: ServiceContext) =>
  ctx.throttle.spend(networkKey('factor', ctx), LIMITS.factorPerIp satisfies ThrottleRule, TOO_MANY)

const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'
const WRONG_PASSKEY = 'This passkey could not be used. Please try again or sign in another way.'
const expired = () => forbidden('This sign-in has expired. Please enter your password again.')
