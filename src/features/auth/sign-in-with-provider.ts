import { and, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { User } from '../../contracts/auth/auth.ts'
import { IdentityProvider, type ProviderOutcome } from '../../contracts/identities/identities.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { networkKey } from '../../core/throttle.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { accountIdentities } from '../../db/schema/control/identities.ts'
import { isAddressFreeForNew } from '../../domain/accounts/email-changes.ts'
import { hasFactors } from '../../domain/accounts/factors/prove-factor.ts'
import { providerReturnUrl } from '../../domain/accounts/identities/identity-providers.ts'
import {
  connectStatement,
  findIdentity,
  type ProvedIdentity,
  usedStatement,
} from '../../domain/accounts/identities/identity-rows.ts'
import type { Person } from '../../domain/accounts/identities/read-identity.ts'
import { NO_PASSWORD } from '../../domain/accounts/passwords/hash-password.ts'
import { planOfNew } from '../../domain/billing/plan-of-new.ts'
import { inWords, type Returned } from '../../domain/oauth/consents.ts'
import { leastLoadedShard } from '../../domain/shards/least-loaded-shard.ts'
import { AppError, badRequest, forbidden, raise, unauthenticated } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { type OpenidProvider, readIdToken } from '../../platform/oauth/openid.ts'
import type { WorkspaceRole } from '../../rules/workspaces/workspace-roles.ts'
import { type BegunRequest, beginIdentityRequest, claimIdentityRequest } from './identity-requests.ts'
import { suspended, unverified } from './log-in.ts'
import { openSession } from './open-session.ts'
import { personOf, requireIdentityProvider } from './openid-sources.ts'
import { connectIdentity, keepPendingIdentity } from './pending-identity.ts'
import { beginPendingSignIn } from './pending-sign-in.ts'
import { LIMITS } from './policy.ts'
import { findAccountByEmail, findUser } from './queries.ts'
import { throttleAttempt } from './throttle-attempt.ts'
import { isTrustedDevice } from './trusted-device.ts'

const EXPIRED = 'This sign-in has expired or was used already. Please start again.'
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'

interface Finished {
  readonly outcome: ProviderOutcome
  readonly cookies: readonly string[]
}

/** Begins a sign-in with a provider that the operator offers. @throws unavailable, too_many_requests */
export async function beginProviderSignIn(
  ctx: ServiceContext,
  kind: IdentityProvider,
  cookies: string,
): Promise<BegunRequest> {
  await throttle(ctx)
  return beginIdentityRequest(ctx, requireIdentityProvider(ctx, kind), kind, providerReturnUrl(ctx), cookies)
}

/**
 * Completes what a provider returned: signs in to the account that the identity is connected to, creates one, or says
 * how to connect the account that has the address already (docs/decisions/0056-sign-in-providers.md).
 *
 * @throws bad_request if the request is not of this browser or the provider refused, unavailable, conflict, forbidden;
 *   factor_required with a cookie that lets this browser finish the sign-in
 */
export async function finishProviderSignIn(
  ctx: ServiceContext,
  { state, code, error, iss }: Returned & { readonly iss: string | null },
  cookies: string,
): Promise<Finished> {
  await throttle(ctx)
  const { source: begun, accountId, verifier, nonce } = await claimIdentityRequest(ctx, state, cookies)
  // Those of workspaces return to addresses of their own.
  const source = IdentityProvider.safeParse(begun).data ?? raise(badRequest(EXPIRED))
  const provider = requireIdentityProvider(ctx, source)
  if (error !== null || code === null) throw badRequest(refusalOf(provider, error))
  const redirectUrl = providerReturnUrl(ctx)
  const claims = await inWords(() => readIdToken(provider, { code, verifier, redirectUrl, nonce, iss }), EXPIRED)
  const person = personOf(source, claims)
  if (accountId !== null) {
    await connectIdentity(ctx, accountId, identityOf(source, person))
    return { outcome: { outcome: 'connected', provider: source }, cookies: [] }
  }
  return signInAs(ctx, provider, source, person, cookies)
}

async function signInAs(
  ctx: ServiceContext,
  provider: OpenidProvider,
  source: IdentityProvider,
  person: Person,
  cookies: string,
): Promise<Finished> {
  const identity = identityOf(source, person)
  const known = await findIdentity(ctx, identity)
  if (known) return signIn(ctx, known.accountId, identity, cookies, false)
  const { email } = person
  if (email === null || !person.isVerified) throw unproved(provider, email)
  const account = await findAccountByEmail(ctx.db, email)
  if (!account) return signIn(ctx, await createAccount(ctx, person.name, identity), identity, cookies, true)
  // The provider runs the mailbox, so that the person could reset the password anyway.
  const isSafe = person.isAuthoritative && account.emailVerifiedAt !== null && account.resetEmail === null
  if (!isSafe || !account.isActive)
    return {
      outcome: { outcome: 'must_prove', email, provider: source },
      cookies: [await keepPendingIdentity(ctx, account.id, identity)],
    }
  await connectIdentity(ctx, account.id, identity)
  return signIn(ctx, account.id, identity, cookies, false)
}

/** Opens a session of the account that an identity is connected to. */
async function signIn(
  ctx: ServiceContext,
  accountId: string,
  identity: ProvedIdentity,
  cookies: string,
  isNew: boolean,
): Promise<Finished> {
  const signedIn = await openIdentitySession(ctx, accountId, identity, cookies)
  return { outcome: { outcome: 'signed_in', ...signedIn, is_new: isNew }, cookies: [] }
}

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

/**
 * Creates an account as a registration does, with a verified address and without a password.
 *
 * @throws forbidden while sign-up is closed, conflict for an address that is taken, too_many_requests
 */
export async function createAccount(ctx: ServiceContext, name: string, identity: ProvedIdentity): Promise<string> {
  const { email } = identity
  await throttleAttempt(ctx, 'register', email)
  const settings = await readSettings(ctx)
  if (!settings.sign_up_open)
    throw forbidden('Sign-up is closed at the moment. Nobody has an account with this address.')
  if (!(await isAddressFreeForNew(ctx, email))) throw taken()
  const shard = await leastLoadedShard(ctx)
  const now = ctx.clock.now()
  const at = now.toISOString()
  const id = newId()
  const [created] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db
        .insert(accounts)
        .values({
          ...{ id, name, email, passwordHash: NO_PASSWORD, shard },
          ...{ country: ctx.visitorCountry, emailVerifiedAt: at, createdAt: at, updatedAt: at },
        })
        .onConflictDoNothing()
        .returning({ id: accounts.id }),
    ),
    connectStatement(ctx, id, identity),
    auditStatement(ctx, {
      action: 'account.connect-identity',
      accountId: id,
      objectId: id,
      after: { source: identity.source },
    }),
    ...planOfNew(ctx, id, settings.default_plan, now),
    // Connected by a concurrent sign-in meanwhile: that one has made the account.
    statement(sql`DELETE FROM accounts WHERE id = ${id} AND NOT EXISTS (
      SELECT 1 FROM account_identities WHERE account_id = ${id})`),
  ])
  if (created.length === 0) throw taken()
  return id
}

const identityOf = (source: IdentityProvider, { subject, email }: Person): ProvedIdentity => ({
  source,
  subject,
  email: email ?? '',
})

const throttle = (ctx: ServiceContext) =>
  ctx.throttle.spend(networkKey('provider', ctx), LIMITS.providerPerIp, TOO_MANY)

/** The sentence for a person who came back without a code. @param error the provider's error code (RFC 6749) */
function refusalOf({ label }: OpenidProvider, error: string | null): string {
  if (error === 'access_denied') return `You did not allow it at ${label}, so nobody was signed in.`
  // Anybody can write this parameter, so that only a code is shown.
  const code = /^[\w.-]{1,60}$/.test(error ?? '') ? ` (${error})` : ''
  return `${label} did not sign you in${code}. Please try again.`
}

/** Says the same whether or not an account has the address: anybody can claim one there. */
const unproved = ({ label }: OpenidProvider, email: string | null) =>
  badRequest(
    email === null
      ? `${label} did not tell us your email address. Sign in another way.`
      : `${label} does not confirm that ${email} is yours. Sign in with your password, or create an account with one, then connect ${label} in Settings.`,
  )
const closed = () => unauthenticated('This account cannot be signed in to.')
const taken = () => new AppError('conflict', 'An account with this address was just created. Please sign in again.')
