import { createHash, randomBytes } from 'node:crypto'

export const FAKE_CLIENT = { id: 'local-client', secret: 'local-secret' } as const

/** A grant by the owner of one mailbox. */
export interface FakeGrant {
  readonly address: string
  readonly scopes: readonly string[]
  isRevoked: boolean
  /** Identifies the person who consented; null if not requested. */
  readonly idToken: string | null
}

interface Code {
  readonly grant: FakeGrant
  readonly redirectUri: string
  readonly challenge: string
}

export interface TokenAnswer {
  readonly status: number
  readonly body: Record<string, unknown>
}

const refused = (error: string, error_description: string, status = 400): TokenAnswer => ({
  status,
  body: { error, error_description },
})
const random = (prefix: string) => `${prefix}${randomBytes(24).toString('base64url')}`

/** How a provider's authorization server behaves (RFC 6749, 7636, 7009). */
export interface FakeOauthTerms {
  readonly accessSeconds: number
  /** The scope required for a refresh token; null issues one always. */
  readonly offlineScope: string | null
  /** The prefix of scopes in responses. */
  readonly scopePrefix: string
  /** Additional fields of token responses. */
  readonly further?: Readonly<Record<string, string>>
}

/** Codes and tokens of one provider. */
export class FakeOauth {
  readonly #terms: FakeOauthTerms
  readonly #codes = new Map<string, Code>()
  readonly #access = new Map<string, { readonly grant: FakeGrant; endsAt: number }>()
  readonly #refresh = new Map<string, { readonly grant: FakeGrant; isUsed: boolean }>()
  /** Addresses whose refresh tokens work once; reuse revokes the grant (RFC 9700, 4.14.2). */
  readonly rotating = new Set<string>()
  /** Addresses that get no refresh token. */
  readonly withoutRefresh = new Set<string>()
  /** Requests to the token endpoint, by address. */
  readonly refreshes = new Map<string, number>()
  readonly revoked: string[] = []

  constructor(terms: FakeOauthTerms) {
    this.#terms = terms
  }

  /** Issues an authorization code, as a person's consent does. */
  consent(query: URLSearchParams, address: string, scopes: readonly string[], idToken: string | null = null): string {
    const code = random('code-')
    this.#codes.set(code, {
      grant: { address: address.toLowerCase(), scopes, isRevoked: false, idToken },
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
    })
    return code
  }

  /** Handles a request to the token endpoint. */
  token(form: URLSearchParams): TokenAnswer {
    if (form.get('client_id') !== FAKE_CLIENT.id || form.get('client_secret') !== FAKE_CLIENT.secret)
      return refused('invalid_client', 'The OAuth client was not found.', 401)
    if (form.get('grant_type') === 'authorization_code') return this.#exchange(form)
    if (form.get('grant_type') === 'refresh_token') return this.#refreshed(form.get('refresh_token') ?? '')
    return refused('unsupported_grant_type', 'Invalid grant_type.')
  }

  #exchange(form: URLSearchParams): TokenAnswer {
    const code = form.get('code') ?? ''
    const kept = this.#codes.get(code)
    this.#codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!kept || kept.challenge !== challenge || kept.redirectUri !== form.get('redirect_uri'))
      return refused('invalid_grant', 'Malformed auth code.')
    return this.#issue(kept.grant, true)
  }

  #refreshed(token: string): TokenAnswer {
    const kept = this.#refresh.get(token)
    if (!kept || kept.grant.isRevoked) return refused('invalid_grant', 'Token has been expired or revoked.')
    const { address } = kept.grant
    this.refreshes.set(address, (this.refreshes.get(address) ?? 0) + 1)
    const rotates = this.rotating.has(address)
    if (kept.isUsed) kept.grant.isRevoked = true
    if (kept.isUsed) return refused('invalid_grant', 'The refresh token was used before.')
    if (rotates) kept.isUsed = true
    return this.#issue(kept.grant, rotates)
  }

  #issue(grant: FakeGrant, withRefresh: boolean): TokenAnswer {
    const { accessSeconds, offlineScope, scopePrefix, further } = this.#terms
    const access = random('access-')
    this.#access.set(access, { grant, endsAt: Date.now() + accessSeconds * 1_000 })
    const isOffline = offlineScope === null || grant.scopes.includes(offlineScope)
    const isGiven = withRefresh && isOffline && !this.withoutRefresh.has(grant.address)
    const refresh = random('refresh-')
    if (isGiven) this.#refresh.set(refresh, { grant, isUsed: false })
    const scope = grant.scopes.flatMap((name) => (name === offlineScope ? [] : `${scopePrefix}${name}`)).join(' ')
    return {
      status: 200,
      body: {
        ...{ access_token: access, token_type: 'Bearer', expires_in: accessSeconds },
        ...(scope === '' ? {} : { scope }),
        ...further,
        ...(isGiven && { refresh_token: refresh }),
        ...(grant.idToken !== null && { id_token: grant.idToken }),
      },
    }
  }

  /** Revokes the grant that a token belongs to. */
  revoke(token: string): TokenAnswer {
    const grant = this.#refresh.get(token)?.grant ?? this.#access.get(token)?.grant
    if (!grant || grant.isRevoked) return refused('invalid_token', 'Token expired or revoked')
    grant.isRevoked = true
    this.revoked.push(grant.address)
    return { status: 200, body: {} }
  }

  /** The grant of an access token; null if the token is invalid. */
  holder(authorization: string | undefined): FakeGrant | null {
    const kept = this.#access.get(authorization?.replace(/^Bearer /, '') ?? '')
    return kept && !kept.grant.isRevoked && kept.endsAt > Date.now() ? kept.grant : null
  }

  /** Invalidates the access tokens of a mailbox; its refresh tokens stay valid. */
  expire(address: string): void {
    for (const kept of this.#access.values()) if (kept.grant.address === address) kept.endsAt = 0
  }

  /** Revokes all grants of a mailbox's owner. */
  revokeAll(address: string): void {
    for (const { grant } of [...this.#access.values(), ...this.#refresh.values()])
      if (grant.address === address) grant.isRevoked = true
  }
}
