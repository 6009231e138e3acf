import type { CrmClients } from '../../platform/crm/crm-providers.ts'
import type { GrantClients } from '../../platform/mailboxes/grant-provider.ts'
import type { PaymentKeys } from '../../platform/payments/create-payment-providers.ts'
import type { VariableValues } from './variables.ts'

/** The keys of payment providers; those without a key are not offered. */
export const paymentKeysOf = (variables: VariableValues): PaymentKeys => ({
  paystack: { key: variables.PAYSTACK_SECRET_KEY, url: variables.PAYSTACK_URL },
  flutterwave: {
    key: variables.FLUTTERWAVE_SECRET_KEY,
    webhookHash: variables.FLUTTERWAVE_WEBHOOK_HASH,
    url: variables.FLUTTERWAVE_URL,
  },
  stripe: {
    key: variables.STRIPE_SECRET_KEY,
    webhookSecret: variables.STRIPE_WEBHOOK_SECRET,
    url: variables.STRIPE_URL,
  },
  paypal: {
    clientId: variables.PAYPAL_CLIENT_ID,
    secret: variables.PAYPAL_SECRET,
    webhookId: variables.PAYPAL_WEBHOOK_ID,
    url: variables.PAYPAL_URL,
  },
})

/** The clients for connecting mailboxes; null where the operator has none. */
export function grantClientsOf(variables: VariableValues): GrantClients {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET } = variables
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            authUrl: variables.GOOGLE_AUTH_URL,
            tokenUrl: variables.GOOGLE_TOKEN_URL,
            apiUrl: variables.GMAIL_URL,
          }
        : null,
    microsoft:
      MICROSOFT_CLIENT_ID && MICROSOFT_CLIENT_SECRET
        ? {
            clientId: MICROSOFT_CLIENT_ID,
            clientSecret: MICROSOFT_CLIENT_SECRET,
            loginUrl: variables.MICROSOFT_LOGIN_URL,
            apiUrl: variables.GRAPH_URL,
          }
        : null,
  }
}

/** The clients for signing in; null where the operator has none. */
export function signInClientsOf(variables: VariableValues) {
  const google = { clientId: variables.GOOGLE_SIGN_IN_CLIENT_ID, clientSecret: variables.GOOGLE_SIGN_IN_CLIENT_SECRET }
  const microsoft = {
    clientId: variables.MICROSOFT_SIGN_IN_CLIENT_ID,
    clientSecret: variables.MICROSOFT_SIGN_IN_CLIENT_SECRET,
  }
  const isSet = (client: typeof google): client is { clientId: string; clientSecret: string } =>
    client.clientId !== undefined && client.clientSecret !== undefined
  return {
    google: isSet(google)
      ? {
          ...google,
          authUrl: variables.GOOGLE_AUTH_URL,
          tokenUrl: variables.GOOGLE_TOKEN_URL,
          issuer: variables.GOOGLE_ISSUER,
          keysUrl: variables.GOOGLE_KEYS_URL,
        }
      : null,
    microsoft: isSet(microsoft) ? { ...microsoft, loginUrl: variables.MICROSOFT_LOGIN_URL } : null,
  }
}

/** The clients for connecting CRMs; null where the operator has none. */
export function crmClientsOf(variables: VariableValues): CrmClients {
  const clientOf = <Urls extends object>(clientId: string | undefined, clientSecret: string | undefined, urls: Urls) =>
    clientId && clientSecret ? { clientId, clientSecret, ...urls } : null
  return {
    hubspot: clientOf(variables.HUBSPOT_CLIENT_ID, variables.HUBSPOT_CLIENT_SECRET, {
      authUrl: variables.HUBSPOT_AUTH_URL,
      apiUrl: variables.HUBSPOT_API_URL,
    }),
    pipedrive: clientOf(variables.PIPEDRIVE_CLIENT_ID, variables.PIPEDRIVE_CLIENT_SECRET, {
      oauthUrl: variables.PIPEDRIVE_OAUTH_URL,
    }),
    salesforce: clientOf(variables.SALESFORCE_CLIENT_ID, variables.SALESFORCE_CLIENT_SECRET, {
      loginUrl: variables.SALESFORCE_LOGIN_URL,
    }),
    google_sheets: clientOf(variables.GOOGLE_CLIENT_ID, variables.GOOGLE_CLIENT_SECRET, {
      authUrl: variables.GOOGLE_AUTH_URL,
      tokenUrl: variables.GOOGLE_TOKEN_URL,
      apiUrl: variables.SHEETS_URL,
    }),
  }
}

/** Access to Cloudflare for SaaS; null where the deployment serves no domains of customers. */
export function linkDomainsOf(variables: VariableValues) {
  const {
    CLOUDFLARE_SAAS_TOKEN: token,
    CLOUDFLARE_SAAS_ZONE_ID: zoneId,
    CLOUDFLARE_SAAS_TARGET: target,
    CLOUDFLARE_API_URL: baseUrl,
  } = variables
  return token && zoneId && target ? { token, zoneId, target, baseUrl } : null
}
