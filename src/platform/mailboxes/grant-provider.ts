import type { GrantKind } from '../../contracts/mailboxes/mailboxes.ts'
import type { OauthProvider } from '../oauth/oauth-provider.ts'

/** A provider whose mailboxes are connected by OAuth 2.0. */
export interface GrantProvider extends OauthProvider {
  readonly kind: GrantKind
  /** The base URL of its mail API. */
  readonly apiUrl: string
}

/** The configuration of each provider; null where its client id or secret is missing. */
export interface GrantClients {
  readonly google: {
    readonly clientId: string
    readonly clientSecret: string
    /** The page where a person consents. */
    readonly authUrl: string
    /** The base of `/token` and `/revoke`. */
    readonly tokenUrl: string
    readonly apiUrl: string
  } | null
  readonly microsoft: {
    readonly clientId: string
    readonly clientSecret: string
    /** The base of `/oauth2/v2.0/authorize` and `/oauth2/v2.0/token`. */
    readonly loginUrl: string
    readonly apiUrl: string
  } | null
}

const GMAIL_SCOPES = ['https://www.googleapis.com/auth/gmail.send', 'https://www.googleapis.com/auth/gmail.modify']
const SUBJECT = 'this mailbox'
const GRAPH_SCOPES = ['Mail.Send', 'Mail.ReadWrite']

/**
 * The provider of a kind of mailbox; null if it is not configured.
 *
 * Google issues a refresh token only with `access_type=offline`, and again for the same account only with
 * `prompt=consent` (https://developers.google.com/identity/protocols/oauth2/web-server). Microsoft issues one for the
 * scope `offline_access`; `User.Read` tells the mailbox's address
 * (https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow).
 */
export function grantProviderOf(kind: GrantKind, { google, microsoft }: GrantClients): GrantProvider | null {
  if (kind === 'google')
    return (
      google && {
        kind,
        label: 'Google',
        subject: SUBJECT,
        clientAuth: 'post',
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        authorizeUrl: google.authUrl,
        tokenUrl: `${google.tokenUrl}/token`,
        revokeUrl: `${google.tokenUrl}/revoke`,
        grantsUrl: 'https://myaccount.google.com/connections',
        apiUrl: google.apiUrl,
        scopes: GMAIL_SCOPES,
        scopesNeeded: GMAIL_SCOPES,
        parameters: { access_type: 'offline', prompt: 'consent' },
      }
    )
  return (
    microsoft && {
      kind,
      label: 'Microsoft',
      subject: SUBJECT,
      clientAuth: 'post',
      clientId: microsoft.clientId,
      clientSecret: microsoft.clientSecret,
      authorizeUrl: `${microsoft.loginUrl}/oauth2/v2.0/authorize`,
      tokenUrl: `${microsoft.loginUrl}/oauth2/v2.0/token`,
      revokeUrl: null,
      grantsUrl: 'https://myapps.microsoft.com',
      apiUrl: microsoft.apiUrl,
      scopes: ['offline_access', 'User.Read', ...GRAPH_SCOPES],
      scopesNeeded: GRAPH_SCOPES,
      parameters: { response_mode: 'query', prompt: 'select_account' },
    }
  )
}
