import { IdentityProvider, type ProviderOutcome } from '../../contracts/identities/identities.ts'
import type { ServiceContext } from '../../core/context.ts'
import { providerReturnUrl } from '../../domain/accounts/identities/identity-providers.ts'
import { findIdentity, type ProvedIdentity } from '../../domain/accounts/identities/identity-rows.ts'
import type { Person } from '../../domain/accounts/identities/read-identity.ts'
import { inWords, type Returned } from '../../domain/oauth/consents.ts'
import { badRequest, raise } from '../../lib/errors.ts'
import { type OpenidProvider, readIdToken } from '../../platform/oauth/openid.ts'
import { createIdentityAccount } from './create-identity-account.ts'
import {
  type BegunRequest,
  beginIdentityRequest,
  claimIdentityRequest,
  EXPIRED_REQUEST,
  expiredRequest,
  throttleIdentitySignIn,
} from './identity-requests.ts'
import { openIdentitySession } from './open-identity-session.ts'
import { personOf, requireIdentityProvider } from './openid-sources.ts'
import { connectIdentity, keepPendingIdentity } from './pending-identity.ts'
import { findAccountByEmail } from './queries.ts'

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
  await throttleIdentitySignIn(ctx)
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
  await throttleIdentitySignIn(ctx)
  const { source: begun, accountId, verifier, nonce } = await claimIdentityRequest(ctx, state, cookies)
  // Those of workspaces return to addresses of their own.
  const source = IdentityProvider.safeParse(begun).data ?? raise(expiredRequest())
  const provider = requireIdentityProvider(ctx, source)
  if (error !== null || code === null) throw badRequest(refusalOf(provider, error))
  const redirectUrl = providerReturnUrl(ctx)
  const claims = await inWords(
    () => readIdToken(provider, { code, verifier, redirectUrl, nonce, iss }),
    EXPIRED_REQUEST,
  )
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
  if (!account) return signIn(ctx, await createIdentityAccount(ctx, person.name, identity), identity, cookies, true)
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

const identityOf = (source: IdentityProvider, { subject, email }: Person): ProvedIdentity => ({
  source,
  subject,
  email: email ?? '',
})

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
