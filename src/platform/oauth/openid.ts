import { decodeJwt } from 'jose'
import * as oauth from 'oauth4webapi'
import { ProviderError } from '../providers/provider-error.ts'
import { failureOf, partiesOf } from './grants.ts'
import type { OauthProvider } from './oauth-provider.ts'

/** A provider that says who a person is (OpenID Connect). */
export interface OpenidProvider extends OauthProvider {
  /**
   * Its identifier, which ID tokens must name. With `{tenantid}`, that claim of the token takes its place: Microsoft has
   * an issuer for each tenant.
   */
  readonly issuer: string
  /** Where it publishes the keys that sign ID tokens. */
  readonly keysUrl: string
  /** How it signs ID tokens; RS256 unless given. */
  readonly algorithms?: readonly string[]
  /** Makes its requests, for providers that customers choose; the platform's own `fetch` unless given. */
  readonly fetch?: OpenidFetch
}

/** A request of the OAuth library. */
export type OpenidFetch = (
  url: string,
  options: {
    readonly method: string
    readonly headers: Record<string, string>
    readonly body?: unknown
    readonly signal?: AbortSignal
  },
) => Promise<Response>

/** The claims of a verified ID token. */
export type IdClaims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

const TENANT = '{tenantid}'
/** The length of a tenant's id and of a subject, as we keep them. */
const SUBJECT_LENGTH_MAX = 255

/** Returns a nonce of 256 random bits. */
export const newNonce = (): string => oauth.generateRandomNonce()

/**
 * Exchanges an authorization code for an ID token and verifies it: signature, issuer, audience, lifetime and nonce.
 *
 * @param iss the issuer that the authorization response named (RFC 9207); null if it named none
 * @throws ProviderError; `sign_in` if the code is not valid, `refused` if the token is not
 */
export async function readIdToken(
  provider: OpenidProvider,
  {
    code,
    verifier,
    redirectUrl,
    nonce,
    iss,
  }: {
    readonly code: string
    readonly verifier: string
    readonly redirectUrl: string
    readonly nonce: string
    readonly iss: string | null
  },
): Promise<IdClaims> {
  const parties = partiesOf(provider)
  const { client, auth } = parties
  const options = { ...parties.options, ...(provider.fetch && { [oauth.customFetch]: provider.fetch }) }
  const as = {
    ...{ ...parties.as, issuer: provider.issuer, jwks_uri: provider.keysUrl },
    ...(provider.algorithms && { id_token_signing_alg_values_supported: [...provider.algorithms] }),
  }
  const isOfTenants = provider.issuer.includes(TENANT)
  if (!isOfTenants && iss !== null && iss !== provider.issuer) throw untrusted(provider)
  try {
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
    // Which tenant it is; whether the token is true is checked below.
    if (isOfTenants) as.issuer = provider.issuer.replace(TENANT, await tenantOf(response.clone()))
    const result = await oauth.processAuthorizationCodeResponse(as, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    })
    await oauth.validateApplicationLevelSignature(as, response, options)
    const claims = oauth.getValidatedIdTokenClaims(result)
    if (!claims || claims.sub === '' || claims.sub.length > SUBJECT_LENGTH_MAX) throw untrusted(provider)
    return claims
  } catch (error) {
    if (error instanceof ProviderError) throw error
    const isForged = error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError
    throw isForged && !isUnreachable(error) ? untrusted(provider) : failureOf(provider, error)
  }
}

/** Whether a provider answered with an error page instead of a token or keys. */
const isUnreachable = (error: Error & { readonly code?: string }) =>
  error.code === oauth.RESPONSE_IS_NOT_CONFORM || error.code === oauth.RESPONSE_IS_NOT_JSON

async function tenantOf(response: Response): Promise<string> {
  try {
    const { id_token } = (await response.json()) as { id_token?: unknown }
    const { tid } = decodeJwt(String(id_token))
    return typeof tid === 'string' && /^[\da-f-]{36}$/i.test(tid) ? tid : ''
  } catch {
    return ''
  }
}

const untrusted = ({ label }: OauthProvider) =>
  new ProviderError({
    kind: 'refused',
    reason: `${label}'s answer could not be trusted, so nobody was signed in. Please start again.`,
    retryAfterSeconds: null,
  })
