import { and, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { User } from '../../contracts/auth/auth.ts'
import type { ServiceContext } from '../../core/context.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { accountIdentities } from '../../db/schema/control/identities.ts'
import { hasFactors } from '../../domain/accounts/factors/prove-factor.ts'
import { type ProvedIdentity, usedStatement } from '../../domain/accounts/identities/identity-rows.ts'
import { raise, unauthenticated } from '../../lib/errors.ts'
import type { WorkspaceRole } from '../../rules/workspaces/workspace-roles.ts'
import { suspended, unverified } from './log-in.ts'
import { openSession } from './open-session.ts'
import { beginPendingSignIn } from './pending-sign-in.ts'
import { findUser } from './queries.ts'
import { isTrustedDevice } from './trusted-device.ts'

/**
 * Opens a session of the account that an identity is connected to.
 *
 * @param sso the workspace whose provider named the person, and their role there; the session acts for it
 * @throws forbidden, unauthenticated, email_unverified; factor_required with a cookie that lets this browser finish
 */
export async function openIdentitySession(
  ctx: ServiceContext,
  accountId: string,
  identity: ProvedIdentity,
  cookies: string,
  sso?: { readonly id: string; readonly role: WorkspaceRole },
): Promise<{ token: string; user: User }> {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw closed()
  if (account.suspendedAt !== null) throw suspended()
  if (!account.isActive) throw closed()
  if (!account.emailVerifiedAt) throw unverified()
  const guard = and(eq(accounts.isActive, true), isNotNull(accounts.emailVerifiedAt), isStillIts(ctx, identity))
  const also = [usedStatement(ctx, identity)]
  const isTrusted = await isTrustedDevice(ctx, accountId, cookies)
  if (!isTrusted && (await hasFactors(ctx, accountId)))
    throw (await beginPendingSignIn(ctx, accountId, guard, also, sso?.id)) ?? closed()
  const opening = { guard, knowsPassword: false, isTrusted, ssoAccountId: sso?.id ?? null, also }
  const token = (await openSession(ctx, accountId, opening)) ?? raise(closed())
  const user = (await findUser(ctx.db, accountId, ctx.clock.now(), ctx.actor, sso)) ?? raise(unauthenticated())
  return { token, user }
}

const isStillIts = (ctx: ServiceContext, { source, subject }: ProvedIdentity): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(accountIdentities)
      .where(
        and(
          eq(accountIdentities.accountId, accounts.id),
          eq(accountIdentities.source, source),
          eq(accountIdentities.subject, subject),
        ),
      ),
  )

const closed = () => unauthenticated('This account cannot be signed in to.')
