import { and, eq } from 'drizzle-orm'
import type { User } from '../../contracts/auth/auth.ts'
import type { ServiceContext } from '../../core/context.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { accountIdentities } from '../../db/schema/control/identities.ts'
import { findIdentity, type ProvedIdentity } from '../../domain/accounts/identities/identity-rows.ts'
import { personOfSso } from '../../domain/accounts/identities/read-identity.ts'
import { inWords, type Returned } from '../../domain/oauth/consents.ts'
import { assertMayJoin, joinBySso } from '../../domain/single-sign-on/join-by-sso.ts'
import { domainOfAddress } from '../../domain/single-sign-on/sso-domains.ts'
import {
  type ActiveSso,
  findActiveSso,
  findSso,
  providerOfSso,
  sourceOfSso,
  ssoReturnUrl,
  workspaceOfSource,
} from '../../domain/single-sign-on/workspace-sso.ts'
import { badRequest, forbidden, raise } from '../../lib/errors.ts'
import { readIdToken } from '../../platform/oauth/openid.ts'
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
import { connectIdentity } from './pending-identity.ts'
import { findAccountByEmail } from './queries.ts'

/**
 * Begins to sign in with the provider of the workspace that has verified the address's domain. The answer depends on the
 * domain alone, so it does not tell who has an account.
 *
 * @throws bad_request if no workspace has, too_many_requests
 */
export async function beginSsoSignIn(ctx: ServiceContext, email: string, cookies: string): Promise<BegunRequest> {
  await throttleIdentitySignIn(ctx)
  const domain = domainOfAddress(email)
  const sso = (await findActiveSso(ctx, domain)) ?? raise(badRequest(`There is no single sign-on for ${domain}.`))
  const { id } = sso.workspace
  const provider = await providerOfSso(ctx, sso.row)
  return beginIdentityRequest(ctx, provider, sourceOfSso(id), ssoReturnUrl(ctx, id), cookies, { address: email })
}

/**
 * Completes what the provider of a workspace returned: signs in to the person's account, which it creates if there is
 * none, in the workspace, which they join (docs/decisions/0057-single-sign-on.md).
 *
 * @param workspaceId from the address that the provider returned to: it must be that of the request
 * @throws bad_request if the request is not of this browser or workspace or the provider refused, forbidden, conflict
 *   without a free seat, unavailable; factor_required with a cookie that lets this browser finish the sign-in
 */
export async function finishSsoSignIn(
  ctx: ServiceContext,
  workspaceId: string,
  { state, code, error, iss }: Returned & { readonly iss: string | null },
  cookies: string,
): Promise<{ token: string; user: User; is_new: boolean }> {
  await throttleIdentitySignIn(ctx)
  const { source, verifier, nonce } = await claimIdentityRequest(ctx, state, cookies)
  if (workspaceOfSource(source) !== workspaceId) throw expiredRequest()
  const row = (await findSso(ctx, workspaceId)) ?? raise(expiredRequest())
  const provider = await providerOfSso(ctx, row)
  if (error !== null || code === null) throw badRequest('Your organisation did not sign you in. Please try again.')
  const redirectUrl = ssoReturnUrl(ctx, workspaceId)
  const claims = await inWords(
    () => readIdToken(provider, { code, verifier, redirectUrl, nonce, iss }),
    EXPIRED_REQUEST,
  )
  const person = personOfSso(claims)
  if (person.email === null || !person.isVerified)
    throw badRequest('Your organisation did not confirm your email address, so nobody was signed in.')
  const sso = await requireDomain(ctx, person.email, workspaceId)
  const identity = { source, subject: person.subject, email: person.email }
  return signInAs(ctx, sso, identity, person.name, cookies)
}

async function signInAs(
  ctx: ServiceContext,
  sso: ActiveSso,
  identity: ProvedIdentity,
  name: string,
  cookies: string,
): Promise<{ token: string; user: User; is_new: boolean }> {
  const known = await accountOf(ctx, sso, identity)
  await assertMayJoin(ctx, sso, { accountId: known?.id ?? null, email: known?.email ?? identity.email })
  const accountId = known?.id ?? (await createIdentityAccount(ctx, name, identity))
  // Asked before they join: a disabled account is no member.
  if (known) await connectIdentity(ctx, known.id, identity)
  const role = await joinBySso(ctx, sso, { accountId, email: known?.email ?? identity.email })
  const workspace = { id: sso.workspace.id, role }
  const signedIn = await openIdentitySession(ctx, accountId, identity, cookies, workspace)
  return { ...signedIn, is_new: known === null }
}

/**
 * The account of a person; null if they have none. The provider decides about addresses of the workspace's domains only:
 * a person who has another address by now signs in another way.
 *
 * @throws bad_request, forbidden
 */
async function accountOf(ctx: ServiceContext, { workspace }: ActiveSso, identity: ProvedIdentity) {
  const known = await findIdentity(ctx, identity)
  if (known) {
    const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, known.accountId))
    if (!account) throw expiredRequest()
    await requireDomain(ctx, account.email, workspace.id)
    return account.isActive ? account : raise(closed())
  }
  const account = await findAccountByEmail(ctx.db, identity.email)
  if (!account) return null
  if (!account.isActive) throw closed()
  // A stranger may have registered an address that nobody verified, and an administrator may have changed it.
  if (account.emailVerifiedAt === null || account.resetEmail !== null)
    throw forbidden(
      'An account with your address exists, and it is not proved that it is yours. Choose a password by “Forgot password?” and sign in with it once.',
    )
  const [other] = await ctx.db
    .select({ id: accountIdentities.id })
    .from(accountIdentities)
    .where(and(eq(accountIdentities.accountId, account.id), eq(accountIdentities.source, identity.source)))
  if (other)
    throw forbidden(
      'Your organisation named somebody else with this address before. Ask the owner of the workspace to remove you and to invite you again.',
    )
  return account
}

/** @throws bad_request unless the workspace has verified the domain of an address */
const requireDomain = async (ctx: ServiceContext, email: string, workspaceId: string): Promise<ActiveSso> =>
  (await findActiveSso(ctx, domainOfAddress(email), workspaceId)) ??
  raise(badRequest(`This single sign-on is not for addresses at ${domainOfAddress(email)}. Sign in another way.`))

const closed = () => forbidden('This account cannot be signed in to. Please contact support.')
