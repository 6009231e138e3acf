import * as oauth from 'oauth4webapi'
import { oneSentence } from '../providers/fetch-provider.ts'
import type { GrantProvider } from './grant-provider.ts'
import { MailboxError } from './port.ts'

/** What a provider issued. */
export interface Grant {
  readonly accessToken: string
  /** How long the access token lasts, from the request on. */
  readonly accessSeconds: number
  /** Null if the provider issued none; at a refresh, the former one then stays valid. */
  readonly refreshToken: string | null
  /** The scopes granted, without their common prefix; null if the provider did not say. */
  readonly scopes: readonly string[] | null
}

/** The secrets of one authorization request (RFC 6749, 7636). */
export interface Authorization {
  readonly url: string
  readonly state: string
  readonly verifier: string
}

const TIMEOUT_MS = 20_000
/** Assumed if a provider does not say how long an access token lasts. */
const ACCESS_SECONDS = 3_600
const GRAPH_PREFIX = 'https://graph.microsoft.com/'

/**
 * Builds the URL where a person grants access, with a state and a PKCE verifier of 256 random bits each.
 *
 * @param redirectUrl where the provider sends the person back, exactly as registered with it
 * @param address the mailbox to suggest; null for none
 */
export async function authorizationOf(
  provider: GrantProvider,
  redirectUrl: string,
  address: string | null,
): Promise<Authorization> {
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()]
  const url = new URL(provider.authorizeUrl)
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUrl,
    scope: provider.scopes.join(' '),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...provider.parameters,
    ...(address === null ? {} : { login_hint: address }),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { url: url.href, state, verifier }
}

/**
 * Exchanges an authorization code for tokens.
 *
 * @throws MailboxError; `sign_in` if the code was used, expired or belongs to another request
 */
export function exchangeCode(
  provider: GrantProvider,
  { code, verifier, redirectUrl }: { readonly code: string; readonly verifier: string; readonly redirectUrl: string },
): Promise<Grant> {
  const { as, client, auth, options } = partiesOf(provider)
  return grantBy(provider, async () => {
    const state = oauth.generateRandomState()
    const checked = oauth.validateAuthResponse(as, client, new URLSearchParams({ code, state }), state)
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      auth,
      checked,
      redirectUrl,
      verifier,
      options,
    )
    return oauth.processAuthorizationCodeResponse(as, client, response)
  })
}

/**
 * Fetches a new access token.
 *
 * @throws MailboxError; `sign_in` if the grant was revoked or expired
 */
export function refreshGrant(provider: GrantProvider, refreshToken: string): Promise<Grant> {
  const { as, client, auth, options } = partiesOf(provider)
  return grantBy(provider, async () => {
    const response = await oauth.refreshTokenGrantRequest(as, client, auth, refreshToken, options)
    return oauth.processRefreshTokenResponse(as, client, response)
  })
}

/**
 * Revokes a grant (RFC 7009). A token that is already invalid counts as revoked.
 *
 * @returns false if the provider has no endpoint for it
 * @throws MailboxError
 */
export async function revokeGrant(provider: GrantProvider, refreshToken: string): Promise<boolean> {
  if (provider.revokeUrl === null) return false
  const { as, client, auth, options } = partiesOf(provider)
  try {
    await oauth.processRevocationResponse(await oauth.revocationRequest(as, client, auth, refreshToken, options))
  } catch (error) {
    if (!(error instanceof oauth.ResponseBodyError && error.error === 'invalid_token')) throw failureOf(provider, error)
  }
  return true
}

function partiesOf({ tokenUrl, revokeUrl, authorizeUrl, clientId, clientSecret }: GrantProvider) {
  const as: oauth.AuthorizationServer = {
    issuer: new URL(authorizeUrl).origin,
    token_endpoint: tokenUrl,
    ...(revokeUrl === null ? {} : { revocation_endpoint: revokeUrl }),
  }
  return {
    as,
    client: { client_id: clientId },
    auth: oauth.ClientSecretPost(clientSecret),
    options: {
      signal: () => AbortSignal.timeout(TIMEOUT_MS),
      // Fakes on the loopback interface have no certificate; production URLs are https.
      [oauth.allowInsecureRequests]: tokenUrl.startsWith('http:'),
    },
  }
}

async function grantBy(provider: GrantProvider, request: () => Promise<oauth.TokenEndpointResponse>): Promise<Grant> {
  let issued: oauth.TokenEndpointResponse
  try {
    issued = await request()
  } catch (error) {
    throw failureOf(provider, error)
  }
  return {
    accessToken: issued.access_token,
    accessSeconds: issued.expires_in ?? ACCESS_SECONDS,
    refreshToken: issued.refresh_token ?? null,
    scopes: issued.scope?.split(' ').map((scope) => scope.replace(GRAPH_PREFIX, '')) ?? null,
  }
}

/** The grant is gone: the owner revoked it, changed their password, or an administrator withdrew the application. */
const GONE = new Set(['invalid_grant', 'interaction_required', 'consent_required', 'login_required'])

function failureOf({ label }: GrantProvider, error: unknown): MailboxError {
  if (error instanceof oauth.ResponseBodyError) {
    if (GONE.has(error.error)) {
      const reason = `${label} no longer accepts the permission for this mailbox. Connect it again.`
      return new MailboxError({ kind: 'sign_in', reason, retryAfterSeconds: null })
    }
    const retryAfterSeconds = secondsOf(error.response.headers.get('retry-after'))
    if (error.status === 429 || error.status >= 500) return later(label, retryAfterSeconds)
    // Such as `invalid_client`: the operator's registration is wrong, so that no mailbox of this provider works.
    const reason = oneSentence(`${label} rejected this service's registration (${error.error})`)
    return new MailboxError({ kind: 'later', reason, retryAfterSeconds })
  }
  return later(label, null)
}

const later = (label: string, retryAfterSeconds: number | null) =>
  new MailboxError({ kind: 'later', reason: `${label} cannot be reached. Try again later.`, retryAfterSeconds })

function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}
