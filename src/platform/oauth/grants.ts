import * as oauth from 'oauth4webapi'
import { fetchProvider, oneSentence } from '../providers/fetch-provider.ts'
import { ProviderError } from '../providers/provider-error.ts'
import type { OauthProvider } from './oauth-provider.ts'

/** What a provider issued. */
export interface Grant {
  readonly accessToken: string
  /** How long the access token lasts, from the request on. */
  readonly accessSeconds: number
  /** Null if the provider issued none; at a refresh, the former one then stays valid. */
  readonly refreshToken: string | null
  /** The scopes granted, without their common prefix; null if the provider did not say. */
  readonly scopes: readonly string[] | null
  /** Further members of the response, such as the base URL of the API. */
  readonly further: Readonly<Record<string, unknown>>
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
 * @param address the account to suggest; null for none
 */
export async function authorizationOf(
  provider: OauthProvider,
  redirectUrl: string,
  address: string | null,
): Promise<Authorization> {
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()]
  const url = new URL(provider.authorizeUrl)
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUrl,
    ...(provider.scopes.length === 0 ? {} : { scope: provider.scopes.join(' ') }),
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
 * @throws ProviderError; `sign_in` if the code was used, expired or belongs to another request
 */
export function exchangeCode(
  provider: OauthProvider,
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
 * @throws ProviderError; `sign_in` if the grant was revoked or expired
 */
export function refreshGrant(provider: OauthProvider, refreshToken: string): Promise<Grant> {
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
 * @throws ProviderError
 */
export async function revokeGrant(provider: OauthProvider, refreshToken: string): Promise<boolean> {
  if (provider.revokeUrl === null) return false
  if (provider.revokeUrl.includes('{token}')) return deleteToken(provider, provider.revokeUrl, refreshToken)
  const { as, client, auth, options } = partiesOf(provider)
  try {
    await oauth.processRevocationResponse(await oauth.revocationRequest(as, client, auth, refreshToken, options))
  } catch (error) {
    if (!(error instanceof oauth.ResponseBodyError && error.error === 'invalid_token')) throw failureOf(provider, error)
  }
  return true
}

async function deleteToken(provider: OauthProvider, url: string, token: string): Promise<true> {
  const answer = await fetchProvider(url.replace('{token}', encodeURIComponent(token)), { method: 'DELETE' })
  if (answer.kind === 'answer' && (answer.status < 300 || answer.status === 404)) return true
  throw later(provider.label, null)
}

/** The provider and us, as the OAuth library takes them. */
export function partiesOf(provider: OauthProvider) {
  const { tokenUrl, revokeUrl, authorizeUrl, clientId, clientSecret, clientAuth } = provider
  const as: oauth.AuthorizationServer = {
    issuer: new URL(authorizeUrl).origin,
    token_endpoint: tokenUrl,
    ...(revokeUrl === null ? {} : { revocation_endpoint: revokeUrl }),
  }
  return {
    as,
    client: { client_id: clientId },
    auth: clientAuth === 'post' ? oauth.ClientSecretPost(clientSecret) : oauth.ClientSecretBasic(clientSecret),
    options: {
      signal: () => AbortSignal.timeout(TIMEOUT_MS),
      // Fakes on the loopback interface have no certificate; production URLs are https.
      [oauth.allowInsecureRequests]: tokenUrl.startsWith('http:'),
    },
  }
}

async function grantBy(provider: OauthProvider, request: () => Promise<oauth.TokenEndpointResponse>): Promise<Grant> {
  let issued: oauth.TokenEndpointResponse
  try {
    issued = await request()
  } catch (error) {
    throw failureOf(provider, error)
  }
  const { access_token, expires_in, refresh_token, scope, token_type: _, ...further } = issued
  return {
    accessToken: access_token,
    accessSeconds: expires_in ?? ACCESS_SECONDS,
    refreshToken: refresh_token ?? null,
    // Pipedrive separates them by commas.
    scopes: scope?.split(/[ ,]/).map((name) => name.replace(GRAPH_PREFIX, '')) ?? null,
    further,
  }
}

/** The grant is gone: the owner revoked it, changed their password, or an administrator withdrew the application. */
const GONE = new Set(['invalid_grant', 'interaction_required', 'consent_required', 'login_required'])

/** What an error of the OAuth library means for the person. */
export function failureOf({ label, subject }: OauthProvider, error: unknown): ProviderError {
  if (error instanceof oauth.ResponseBodyError) {
    if (GONE.has(error.error)) {
      const reason = `${label} no longer accepts the permission for ${subject}. Connect it again.`
      return new ProviderError({ kind: 'sign_in', reason, retryAfterSeconds: null })
    }
    const retryAfterSeconds = secondsOf(error.response.headers.get('retry-after'))
    if (error.status === 429 || error.status >= 500) return later(label, retryAfterSeconds)
    // Such as `invalid_client`: the operator's registration is wrong, so that no connection to this provider works.
    const reason = oneSentence(`${label} rejected this service's registration (${error.error})`)
    return new ProviderError({ kind: 'later', reason, retryAfterSeconds })
  }
  return later(label, null)
}

const later = (label: string, retryAfterSeconds: number | null) =>
  new ProviderError({ kind: 'later', reason: `${label} cannot be reached. Try again later.`, retryAfterSeconds })

function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}
