import type { OauthProviderName } from '../../rules/integrations/integration-fields.ts'
import type { OauthProvider } from '../oauth/oauth-provider.ts'
import { textOf } from './crm-api.ts'

/** A client that the operator registered with a provider. */
interface Client {
  readonly clientId: string
  readonly clientSecret: string
}

/** The configuration of each provider; null where its client id or secret is missing. */
export interface CrmClients {
  readonly hubspot: (Client & { readonly authUrl: string; readonly apiUrl: string }) | null
  /** `oauthUrl` is the base of `/authorize`, `/token` and `/revoke`. */
  readonly pipedrive: (Client & { readonly oauthUrl: string }) | null
  /** `loginUrl` is the base of `/services/oauth2/authorize` and others. */
  readonly salesforce: (Client & { readonly loginUrl: string }) | null
  readonly google_sheets:
    | (Client & { readonly authUrl: string; readonly tokenUrl: string; readonly apiUrl: string })
    | null
}

/** A CRM or spreadsheet service that is connected by OAuth 2.0. */
export interface CrmProvider extends OauthProvider {
  readonly name: OauthProviderName
  /** The base URL of its API; null where each account has its own, named in the token response. */
  readonly apiUrl: string | null
  /** The member of the token response that names it, and the domains that it may be of. */
  readonly apiUrlMember: string | null
  readonly apiDomains: readonly string[]
}

const SUBJECT = 'this connection'
const HUBSPOT_SCOPES = [
  'oauth',
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'crm.objects.companies.read',
  'crm.objects.companies.write',
  'crm.schemas.contacts.read',
  'crm.schemas.contacts.write',
  'crm.schemas.companies.read',
  'crm.schemas.companies.write',
]
/** Opens only files that this application created, so that no other file of a person can be read. */
const SHEETS_SCOPES = ['https://www.googleapis.com/auth/drive.file']

/**
 * The provider of a name; null if it is not configured.
 *
 * Tokens last 30 minutes at HubSpot (https://developers.hubspot.com/docs/api-reference/auth-oauth-v1/guide), an hour at
 * Pipedrive, whose refresh token ends after 60 days without use
 * (https://pipedrive.readme.io/docs/marketplace-oauth-authorization), and as long as the session policy says at
 * Salesforce (https://help.salesforce.com/s/articleView?id=sf.remoteaccess_oauth_web_server_flow.htm), which does not
 * tell; all of them are refreshed when they are rejected, too.
 */
export function crmProviderOf(name: OauthProviderName, clients: CrmClients): CrmProvider | null {
  switch (name) {
    case 'hubspot':
      return clients.hubspot && hubspot(clients.hubspot)
    case 'pipedrive':
      return clients.pipedrive && pipedrive(clients.pipedrive)
    case 'salesforce':
      return clients.salesforce && salesforce(clients.salesforce)
    case 'google_sheets':
      return clients.google_sheets && googleSheets(clients.google_sheets)
  }
}

const FIXED = { apiUrlMember: null, apiDomains: [] } as const

const hubspot = ({ clientId, clientSecret, authUrl, apiUrl }: NonNullable<CrmClients['hubspot']>): CrmProvider => ({
  ...FIXED,
  ...{ name: 'hubspot', label: 'HubSpot', subject: SUBJECT, clientId, clientSecret, clientAuth: 'post', apiUrl },
  authorizeUrl: authUrl,
  tokenUrl: `${apiUrl}/oauth/v1/token`,
  revokeUrl: `${apiUrl}/oauth/v1/refresh-tokens/{token}`,
  grantsUrl: 'https://app.hubspot.com/l/connected-apps',
  scopes: HUBSPOT_SCOPES,
  // The response does not name them; consent is for all or none.
  scopesNeeded: [],
  parameters: {},
})

const pipedrive = ({ clientId, clientSecret, oauthUrl }: NonNullable<CrmClients['pipedrive']>): CrmProvider => ({
  ...{ name: 'pipedrive', label: 'Pipedrive', subject: SUBJECT, clientId, clientSecret, clientAuth: 'basic' },
  authorizeUrl: `${oauthUrl}/authorize`,
  tokenUrl: `${oauthUrl}/token`,
  revokeUrl: `${oauthUrl}/revoke`,
  grantsUrl: 'https://app.pipedrive.com/settings/marketplace/manage',
  apiUrl: null,
  apiUrlMember: 'api_domain',
  apiDomains: ['pipedrive.com'],
  // The registration of the client names them.
  scopes: [],
  scopesNeeded: [],
  parameters: {},
})

const salesforce = ({ clientId, clientSecret, loginUrl }: NonNullable<CrmClients['salesforce']>): CrmProvider => ({
  ...{ name: 'salesforce', label: 'Salesforce', subject: SUBJECT, clientId, clientSecret, clientAuth: 'post' },
  authorizeUrl: `${loginUrl}/services/oauth2/authorize`,
  tokenUrl: `${loginUrl}/services/oauth2/token`,
  revokeUrl: `${loginUrl}/services/oauth2/revoke`,
  grantsUrl: 'https://login.salesforce.com/lightning/settings/personal/ConnectedApps/home',
  apiUrl: null,
  apiUrlMember: 'instance_url',
  apiDomains: ['salesforce.com', 'force.com', 'salesforce.mil', 'cloudforce.com'],
  scopes: ['api', 'refresh_token'],
  scopesNeeded: ['api'],
  parameters: { prompt: 'login consent' },
})

const googleSheets = (client: NonNullable<CrmClients['google_sheets']>): CrmProvider => ({
  ...FIXED,
  ...{ name: 'google_sheets', label: 'Google', subject: SUBJECT, clientAuth: 'post' },
  clientId: client.clientId,
  clientSecret: client.clientSecret,
  authorizeUrl: client.authUrl,
  tokenUrl: `${client.tokenUrl}/token`,
  revokeUrl: `${client.tokenUrl}/revoke`,
  grantsUrl: 'https://myaccount.google.com/connections',
  apiUrl: client.apiUrl,
  scopes: SHEETS_SCOPES,
  scopesNeeded: SHEETS_SCOPES,
  parameters: { access_type: 'offline', prompt: 'consent' },
})

/**
 * The base URL of an account's API.
 *
 * @param further members of the token response
 * @returns null if the response names none, or one that is not the provider's
 */
export function apiUrlOf(provider: CrmProvider, further: Readonly<Record<string, unknown>>): string | null {
  if (provider.apiUrlMember === null) return provider.apiUrl
  const url = URL.parse(textOf(further[provider.apiUrlMember]))
  if (!url) return null
  // A fake on the loopback interface names itself.
  const isOwn = url.origin === new URL(provider.tokenUrl).origin
  const isTheirs =
    url.protocol === 'https:' &&
    url.port === '' &&
    provider.apiDomains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`))
  return isOwn || isTheirs ? url.origin : null
}
