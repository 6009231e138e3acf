import { and, eq, gt, lte } from 'drizzle-orm'
import { accountOf, type ServiceContext, sessionOf } from '../../core/context.ts'
import { oauthConsents } from '../../db/schema/control/oauth-consents.ts'
import { AppError, raise } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { authorizationOf } from '../../platform/oauth/grants.ts'
import type { OauthProvider } from '../../platform/oauth/oauth-provider.ts'
import { ProviderError } from '../../platform/providers/provider-error.ts'

type Purpose = typeof oauthConsents.$inferSelect.purpose

/** What is connected: the provider by its kind, and the object that is connected again or null. */
export interface Consent {
  readonly purpose: Purpose
  readonly kind: string
  readonly objectId: string | null
}

/** What the provider added to the address it returned the person to. */
export interface Returned {
  readonly state: string
  readonly code: string | null
  readonly error: string | null
}

const RULE = { attemptsMax: 30, windowSeconds: 3_600 }
const TOO_OFTEN = 'That was tried too often. Please try again in an hour.'
/** How long a person may take at the provider. */
const CONSENT_MS = 10 * 60_000
const EXPIRED = 'This connection has expired or was used already. Please start again.'

/**
 * Begins to connect an account at a provider, for the current session only.
 *
 * @param redirectUrl where the provider returns the person, exactly as registered with it
 * @param address the account to suggest; null for none
 * @returns the provider's page to go to
 * @throws too_many_requests
 */
export async function beginConsent(
  ctx: ServiceContext,
  { purpose, kind, objectId }: Consent,
  provider: OauthProvider,
  redirectUrl: string,
  address: string | null,
): Promise<string> {
  const { id: accountId } = accountOf(ctx)
  const { sessionId } = sessionOf(ctx)
  await ctx.throttle.spend(`${purpose}-connection:${accountId}`, RULE, TOO_OFTEN)
  const { url, state, verifier } = await authorizationOf(provider, redirectUrl, address)
  const stateHash = await sha256(state)
  const now = ctx.clock.now()
  await ctx.db.batch([
    ctx.db.delete(oauthConsents).where(lte(oauthConsents.expiresAt, now.toISOString())),
    ctx.db.insert(oauthConsents).values({
      ...{ stateHash, accountId, sessionId, purpose, kind, objectId },
      verifier: await ctx.sealing.seal(verifier, placeOfVerifier(accountId, stateHash)),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + CONSENT_MS).toISOString(),
    }),
  ])
  return url
}

/**
 * Takes the consent of a state, so that it cannot be used again. A state works once, for the session that began.
 *
 * @returns its kind, its object and the PKCE verifier
 * @throws validation_failed
 */
export async function claimConsent(ctx: ServiceContext, purpose: Purpose, state: string) {
  const { id: accountId } = accountOf(ctx)
  const { sessionId } = sessionOf(ctx)
  const stateHash = await sha256(state)
  const isOwn = and(
    eq(oauthConsents.stateHash, stateHash),
    eq(oauthConsents.purpose, purpose),
    eq(oauthConsents.accountId, accountId),
    eq(oauthConsents.sessionId, sessionId),
    gt(oauthConsents.expiresAt, ctx.clock.now().toISOString()),
  )
  const [claimed] = await ctx.db.delete(oauthConsents).where(isOwn).returning()
  if (!claimed) throw notConnected(EXPIRED)
  const { kind, objectId, verifier } = claimed
  return { kind, objectId, verifier: await ctx.sealing.open(verifier, placeOfVerifier(accountId, stateHash)) }
}

/** The sentence for a person who came back without a code. @param error the provider's error code (RFC 6749) */
export function refusalText({ label, subject }: OauthProvider, error: string | null): string {
  if (error === 'access_denied' || error === 'consent_required' || error === 'user_denied')
    return `Access was not allowed at ${label}, so nothing was connected.`
  // Anybody can write this parameter, so that only a code is shown.
  const code = /^[\w.-]{1,60}$/.test(error ?? '') ? ` (${error})` : ''
  return `${label} did not connect ${subject.replace(/^this /, 'the ')}${code}. Please try again.`
}

/** Turns a provider's failure into an answer. @param expired the sentence for a code that is no longer valid */
export const inWords = <T>(run: () => Promise<T>, expired?: string): Promise<T> =>
  run().catch((error: unknown) => {
    if (!(error instanceof ProviderError)) return raise(error as Error)
    const { kind, reason } = error.failure
    if (kind === 'later') throw new AppError('unavailable', reason)
    throw notConnected(kind === 'sign_in' ? (expired ?? reason) : reason)
  })

export const CONSENT_EXPIRED = EXPIRED
export const notConnected = (text: string) => new AppError('validation_failed', text)

/** Where the verifier of a consent is sealed. */
const placeOfVerifier = (accountId: string, stateHash: string) => ({
  accountId,
  table: 'oauth_consents',
  rowId: stateHash,
  column: 'verifier',
})
