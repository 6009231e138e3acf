import * as oauth from 'oauth4webapi'
import type { Relay } from '../../lib/relayed-request.ts'
import { ProviderError } from '../providers/provider-error.ts'
import type { OpenidFetch } from './openid.ts'

/** What an issuer says of itself (OpenID Connect Discovery 1.0). */
export interface DiscoveredIssuer {
  /** Exactly as ID tokens name it. */
  readonly issuer: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly keysUrl: string
  readonly clientAuth: 'post' | 'basic'
  readonly algorithms: readonly string[]
}

const ANSWER_BYTES_MAX = 512 * 1024
const TIMEOUT_MS = 15_000
/** Those that verify with a public key. */
const ALGORITHMS = new Set(['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'])

/** Makes the OAuth library's requests by the guarded fetch, since a customer chose where they go. */
export const openidFetchBy =
  (relay: Relay): OpenidFetch =>
  async (url, { method, headers, body, signal }) => {
    const answer = await relay({
      ...{ url, method, headers, sizeMaxBytes: ANSWER_BYTES_MAX },
      ...(body === undefined || body === null ? {} : { body: new TextEncoder().encode(String(body)) }),
      ...(signal && { signal }),
    })
    if (answer.kind === 'failed') throw new TypeError(`fetch failed: ${answer.reason}`)
    const content = answer.body.length === 0 ? null : new Uint8Array(answer.body)
    return new Response(content, {
      status: answer.status,
      headers: answer.headers.map(([name, value]) => [name, value]),
    })
  }

/**
 * Asks an issuer for its endpoints.
 *
 * @param mayBePlain whether `http:` is accepted, for development
 * @throws ProviderError with a sentence for the person who entered the issuer
 */
export async function discoverIssuer(
  issuer: string,
  fetch: OpenidFetch,
  mayBePlain: boolean,
): Promise<DiscoveredIssuer> {
  const expected = URL.parse(issuer)
  const isPlain = expected?.protocol === 'http:'
  if (!expected || (expected.protocol !== 'https:' && !(isPlain && mayBePlain)))
    throw refused('Enter the issuer as an address that begins with https://.')
  if (expected.search !== '' || expected.hash !== '' || expected.username !== '' || expected.password !== '')
    throw refused('An issuer is an address without a query, a fragment or a user name.')
  const as = await readDocument(expected, fetch, isPlain)
  const { authorization_endpoint, token_endpoint, jwks_uri } = as
  const urls = [authorization_endpoint, token_endpoint, jwks_uri]
  const isSafe = (url: string | undefined) => {
    const protocol = URL.parse(url ?? '')?.protocol
    return protocol === 'https:' || (protocol === 'http:' && mayBePlain)
  }
  if (!authorization_endpoint || !token_endpoint || !jwks_uri || !urls.every(isSafe))
    throw refused('This issuer does not name the endpoints that signing in takes, or not by https.')
  const algorithms = (as.id_token_signing_alg_values_supported ?? ['RS256']).filter((name) => ALGORITHMS.has(name))
  if (algorithms.length === 0) throw refused('This issuer signs its ID tokens in no way that can be verified here.')
  const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return {
    ...{ issuer: as.issuer, authorizeUrl: authorization_endpoint, tokenUrl: token_endpoint, keysUrl: jwks_uri },
    ...{ algorithms, clientAuth: methods.includes('client_secret_post') ? 'post' : 'basic' },
  }
}

async function readDocument(issuer: URL, fetch: OpenidFetch, isPlain: boolean): Promise<oauth.AuthorizationServer> {
  let response: Response
  try {
    response = await oauth.discoveryRequest(issuer, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      [oauth.customFetch]: fetch,
      [oauth.allowInsecureRequests]: isPlain,
    })
  } catch {
    throw refused(`${issuer.host} cannot be reached. Check the issuer.`)
  }
  try {
    return await oauth.processDiscoveryResponse(issuer, response)
  } catch {
    throw refused(`${issuer.host} does not describe this issuer. Enter the issuer as your provider writes it.`)
  }
}

const refused = (reason: string) => new ProviderError({ kind: 'refused', reason, retryAfterSeconds: null })
