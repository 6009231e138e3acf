import type { IdentityProvider } from '../../../contracts/identities/identities.ts'
import { IDENTITY_PROVIDERS, PROVIDER_LABELS } from '../../../contracts/identities/identities.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { OpenidProvider } from '../../../platform/oauth/openid.ts'
import { paths } from '../../../rules/site/app-paths.ts'

type Configured = Pick<ServiceContext, 'config'>

/** Where providers return people, exactly as registered with them. */
export const providerReturnUrl = ({ config }: Configured): string => `${config.appUrl}${paths.providerReturn.pattern}`

const SCOPES = ['openid', 'email', 'profile']
/** Issuers of all tenants of Microsoft. `https://learn.microsoft.com/en-us/entra/identity-platform/id-token-claims-reference` */
const issuerOfMicrosoft = (loginUrl: string) => `${loginUrl.replace(/\/[^/]*$/, '')}/{tenantid}/v2.0`

const common = (label: string) => ({
  ...{ label, subject: 'your account', clientAuth: 'post', revokeUrl: null },
  ...{ scopes: SCOPES, scopesNeeded: [] },
  // Asks which account, since people have several and a shared browser keeps one signed in.
  parameters: { prompt: 'select_account' },
})

/** The provider to sign in with; null if the operator has not registered with it. */
export function identityProviderOf({ config }: Configured, kind: IdentityProvider): OpenidProvider | null {
  const { google, microsoft } = config.signInClients
  if (kind === 'google')
    return (
      google && {
        ...common(PROVIDER_LABELS.google),
        clientAuth: 'post',
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        authorizeUrl: google.authUrl,
        tokenUrl: `${google.tokenUrl}/token`,
        grantsUrl: 'https://myaccount.google.com/connections',
        issuer: google.issuer,
        keysUrl: google.keysUrl,
      }
    )
  return (
    microsoft && {
      ...common(PROVIDER_LABELS.microsoft),
      clientAuth: 'post',
      clientId: microsoft.clientId,
      clientSecret: microsoft.clientSecret,
      authorizeUrl: `${microsoft.loginUrl}/oauth2/v2.0/authorize`,
      tokenUrl: `${microsoft.loginUrl}/oauth2/v2.0/token`,
      grantsUrl: 'https://myapps.microsoft.com',
      issuer: issuerOfMicrosoft(microsoft.loginUrl),
      keysUrl: `${microsoft.loginUrl}/discovery/v2.0/keys`,
    }
  )
}

/** The providers that the operator offers. */
export const offeredProviders = (ctx: Configured): IdentityProvider[] =>
  IDENTITY_PROVIDERS.filter((kind) => identityProviderOf(ctx, kind) !== null)
