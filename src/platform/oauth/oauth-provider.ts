/** A provider whose accounts are connected by OAuth 2.0. */
export interface OauthProvider {
  /** Its name in sentences. */
  readonly label: string
  /** What a person connects, in sentences: `this mailbox`. */
  readonly subject: string
  readonly clientId: string
  readonly clientSecret: string
  /** How the client authenticates at the token endpoint (RFC 6749, 2.3.1): in the form, or in the header. */
  readonly clientAuth: 'post' | 'basic'
  readonly authorizeUrl: string
  readonly tokenUrl: string
  /**
   * The endpoint that revokes a token by RFC 7009; with `{token}`, one that deletes it by its URL. Null if the provider
   * has none.
   */
  readonly revokeUrl: string | null
  /** Where a person removes a grant by hand. */
  readonly grantsUrl: string
  /** The scopes that are requested; none where the registration of the client names them. */
  readonly scopes: readonly string[]
  /** Those of them that must be granted, as the provider writes them in its response. */
  readonly scopesNeeded: readonly string[]
  /** Further parameters of the authorization request. */
  readonly parameters: Readonly<Record<string, string>>
}
