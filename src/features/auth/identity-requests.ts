import { and, eq, gt, lte } from 'drizzle-orm'
import type { IdentitySource } from '../../contracts/identities/identities.ts'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { identityRequests } from '../../db/schema/control/identities.ts'
import { badRequest } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { randomToken } from '../../lib/random-token.ts'
import { authorizationOf } from '../../platform/oauth/grants.ts'
import { newNonce, type OpenidProvider } from '../../platform/oauth/openid.ts'
import { browserCookie, readBrowserCookie } from './browser-cookies.ts'
import { LIMITS } from './policy.ts'

/** How long a person may take at the provider. */
const REQUEST_SECONDS = 10 * 60

export interface BegunRequest {
  /** The provider's page to go to. */
  readonly url: string
  readonly cookie: string
}

/** A request that this browser began. */
export interface ClaimedRequest {
  readonly source: IdentitySource
  /** The account and session to connect the identity to; null for a sign-in. */
  readonly accountId: string | null
  readonly sessionId: string | null
  readonly verifier: string
  readonly nonce: string
}

/**
 * Begins to ask a provider who the person is. State and nonce belong to this browser: nobody can make another browser
 * finish a sign-in that they began.
 *
 * @param redirectUrl where the provider returns the person; no two providers of customers share one
 * @param address the account to suggest; null for none
 * @param isForSession whether the identity is connected to the account of the current session
 */
export async function beginIdentityRequest(
  ctx: ServiceContext,
  provider: OpenidProvider,
  source: IdentitySource,
  redirectUrl: string,
  cookies: string,
  { address = null, isForSession = false }: { address?: string | null; isForSession?: boolean } = {},
): Promise<BegunRequest> {
  const nonce = newNonce()
  const withNonce = { ...provider, parameters: { ...provider.parameters, nonce } }
  const { url, state, verifier } = await authorizationOf(withNonce, redirectUrl, address)
  const stateHash = await sha256(state)
  // Kept while it lasts, so that sign-ins begun in several tabs do not void each other.
  const browser = readBrowserCookie(ctx, cookies, 'provider') ?? randomToken(32)
  const now = ctx.clock.now()
  const holder = isForSession ? sessionOf(ctx) : { accountId: null, sessionId: null }
  await ctx.db.batch([
    ctx.db.delete(identityRequests).where(lte(identityRequests.expiresAt, now.toISOString())),
    ctx.db.insert(identityRequests).values({
      ...{ stateHash, source, browserHash: await sha256(browser) },
      ...{ accountId: holder.accountId, sessionId: holder.sessionId },
      secrets: await ctx.sealing.seal(JSON.stringify({ verifier, nonce }), placeOf(source, stateHash)),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + REQUEST_SECONDS * 1_000).toISOString(),
    }),
  ])
  return { url, cookie: browserCookie(ctx, 'provider', browser, REQUEST_SECONDS) }
}

/**
 * Takes the request of a state, so that it cannot be used again.
 *
 * @throws bad_request if it was used, has expired, or was begun in another browser or session
 */
export async function claimIdentityRequest(
  ctx: ServiceContext,
  state: string,
  cookies: string,
): Promise<ClaimedRequest> {
  const browser = readBrowserCookie(ctx, cookies, 'provider')
  if (browser === null) throw expiredRequest()
  const stateHash = await sha256(state)
  const [claimed] = await ctx.db
    .delete(identityRequests)
    .where(
      and(
        eq(identityRequests.stateHash, stateHash),
        eq(identityRequests.browserHash, await sha256(browser)),
        gt(identityRequests.expiresAt, ctx.clock.now().toISOString()),
      ),
    )
    .returning()
  if (!claimed) throw expiredRequest()
  const { source, accountId, sessionId } = claimed
  const isOthers = accountId !== null && (ctx.actor.kind !== 'session' || ctx.actor.sessionId !== sessionId)
  if (isOthers) throw expiredRequest()
  const { verifier, nonce } = JSON.parse(await ctx.sealing.open(claimed.secrets, placeOf(source, stateHash)))
  return { source, accountId, sessionId, verifier, nonce }
}

export const EXPIRED_REQUEST = 'This sign-in has expired or was used already. Please start again.'
export const expiredRequest = () => badRequest(EXPIRED_REQUEST)

const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'
/** Counts a step of a sign-in by a provider. @throws too_many_requests for the network of the caller */
export const throttleIdentitySignIn = (ctx: ServiceContext): Promise<void> =>
  ctx.throttle.spend(networkKey('provider', ctx), LIMITS.providerPerIp, TOO_MANY)

/** Where the secrets of a request are sealed. It belongs to no account yet. */
const placeOf = (source: string, stateHash: string) => ({
  accountId: source,
  table: 'identity_requests',
  rowId: stateHash,
  column: 'secrets',
})
