import { memoizeByObject } from '../lib/memoize-by-object.ts'
import { BadConfig, checkBindings, checkVariables } from './config/check-environment.ts'
import {
  crmClientsOf,
  grantClientsOf,
  linkDomainsOf,
  paymentKeysOf,
  signInClientsOf,
} from './config/registered-clients.ts'
import { Variables } from './config/variables.ts'

const SMS_URLS = {
  twilio: 'https://api.twilio.com',
  messagebird: 'https://rest.messagebird.com',
  vonage: 'https://rest.nexmo.com',
  aws_sns: 'https://sns.{region}.amazonaws.com/',
} as const
/** Domain of inbound mail in development. */
const MAIL_DOMAIN_OF_DEVELOPMENT = 'mail.contactory.test'

export type Config = Readonly<ReturnType<typeof parse>>

function versionIdOf({ VERSION }: Readonly<Record<string, unknown>>): string | null {
  const { id } = (VERSION ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : null
}

function parse(env: Env) {
  const values: Record<string, unknown> = { ...env }
  const problems = [...checkVariables(values), ...checkBindings(values)]
  if (problems.length > 0) throw new BadConfig(problems)
  const variables = Variables.parse(values)
  const smsUrls = variables.ENVIRONMENT === 'production' ? SMS_URLS : null
  return {
    isProduction: variables.ENVIRONMENT === 'production',
    environment: variables.ENVIRONMENT,
    /** The Worker's deployed version, where the deployment binds it (`scripts/deploy/wanted.ts`). */
    versionId: versionIdOf(values),
    appUrl: variables.APP_URL,
    passkeyOrigin: variables.PASSKEY_ORIGIN ?? new URL(variables.APP_URL).origin,
    /** Null where the links in text messages start with `appUrl`. */
    shortUrl: variables.SHORT_URL ?? null,
    jwtSecret: new TextEncoder().encode(variables.JWT_SECRET),
    mail: {
      resendApiKey: variables.RESEND_API_KEY,
      resendUrl: variables.RESEND_URL,
      /** Null where there is no mail server; otherwise it is used rather than Resend. */
      smtp: variables.SMTP_URL ?? null,
      from: variables.MAIL_FROM,
    },
    /** Null where there is no inbound mail. */
    mailDomain: variables.MAIL_DOMAIN ?? (variables.ENVIRONMENT === 'development' ? MAIL_DOMAIN_OF_DEVELOPMENT : null),
    /** The servers whose `Authentication-Results` are trusted for a mail's From; null where none is. */
    authservIds: { routed: variables.MAIL_AUTHSERV_ID, posted: variables.POSTED_MAIL_AUTHSERV_ID ?? null },
    mailboxes: {
      support: variables.SUPPORT_EMAIL,
      security: variables.SECURITY_EMAIL,
      privacy: variables.PRIVACY_EMAIL,
      crawler: variables.CRAWLER_EMAIL,
    },
    /** Each null where messages go to the outbox. */
    smsUrls: {
      twilio: variables.TWILIO_URL ?? smsUrls?.twilio ?? null,
      messagebird: variables.MESSAGEBIRD_URL ?? smsUrls?.messagebird ?? null,
      vonage: variables.VONAGE_URL ?? smsUrls?.vonage ?? null,
      aws_sns: variables.AWS_SNS_URL ?? smsUrls?.aws_sns ?? null,
    },
    payments: paymentKeysOf(variables),
    grantClients: grantClientsOf(variables),
    signInClients: signInClientsOf(variables),
    crmClients: crmClientsOf(variables),
    linkDomains: linkDomainsOf(variables),
    dnsUrl: variables.DNS_URL,
    sealingKeys: variables.SEALING_KEYS,
    optOutKey: variables.OPT_OUT_KEY,
    search: {
      serpApi: { key: variables.SERPAPI_KEY, url: variables.SERPAPI_URL },
      brave: { key: variables.BRAVE_SEARCH_KEY, url: variables.BRAVE_SEARCH_URL },
      searxngUrl: variables.SEARXNG_URL,
      pageTemplate: variables.SEARCH_PAGE_URL,
    },
    /** Null where new passwords are not checked against breaches. */
    breachedPasswordsUrl: variables.BREACHED_PASSWORDS_URL ?? null,
    /** Null where there are no metrics. */
    metricsToken: variables.METRICS_TOKEN ?? null,
    /** Null where nothing is exported by OpenTelemetry. */
    otlp: variables.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: variables.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          environment: variables.ENVIRONMENT,
          appUrl: variables.APP_URL,
        }
      : null,
    allowPrivateNetwork: variables.ALLOW_PRIVATE_NETWORK,
    allowedNetworks: variables.ALLOWED_NETWORKS ?? [],
    aiModel: variables.AI_MODEL,
    originConcurrency: variables.ORIGIN_CONCURRENCY,
    crawlPagesMax: variables.CRAWL_PAGES_MAX,
  }
}

/**
 * The validated configuration of an environment, read once per isolate.
 *
 * @throws BadConfig that names every missing or malformed variable or binding
 */
export const readConfig: (env: Env) => Config = memoizeByObject(parse)
