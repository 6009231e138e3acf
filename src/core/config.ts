import { z } from 'zod'
import { QUEUE_NAMES, queueBinding } from '../contracts/queues.ts'
import { isShard } from '../db/shards.ts'
import { memoizeByObject } from '../lib/memoize-by-object.ts'
import { readOtlpHeaders } from '../lib/otlp/read-otlp-headers.ts'
import type { CrmClients } from '../platform/crm/crm-providers.ts'
import type { GrantClients } from '../platform/mailboxes/grant-provider.ts'
import type { PaymentKeys } from '../platform/payments/create-payment-providers.ts'
import { readSmtpUrl } from '../platform/smtp/read-smtp-url.ts'
import { readNetworks } from '../platform/web/networks.ts'
import type { SealingKey } from './sealing.ts'

const Word = z.string().trim().min(1)
const Secret = z.string().min(32)
/** `id:key, id:key`, each key 64 hexadecimal digits. */
const SealingKeys = z
  .string()
  .regex(
    /^ *[\w-]{1,32}:[\da-f]{64}(?: *, *[\w-]{1,32}:[\da-f]{64}){0,9} *$/i,
    'id:key, each key 64 hexadecimal digits',
  )
  .transform((text) => text.split(',').map(readSealingKey) as [SealingKey, ...SealingKey[]])
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'two keys have one id')
/** A base URL that paths are appended to. */
const Base = z.url().transform((url) => url.replace(/\/$/, ''))
const Flag = z.enum(['true', 'false']).transform((word) => word === 'true')

function readSealingKey(text: string): SealingKey {
  const [id, hex] = text.trim().split(':') as [string, string]
  return { id, key: Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16)) }
}

/** All environment variables. The generated `Env` types the bindings; this validates the text values. */
const Variables = z.object({
  ENVIRONMENT: z.enum(['development', 'production']),
  /** Public URL of this site; links in mail start with it. */
  APP_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  /**
   * A short domain of this site, such as `https://ctry.io`: the links in text messages start with it
   * (`domain/outreach-links/stop-links.ts`).
   */
  SHORT_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), 'an origin without a path')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /**
   * Where people use passkeys, if not at `APP_URL`: the origin whose host passkeys belong to (WebAuthn, "relying
   * party"). Browsers make none for IP addresses. Passkeys stop working if its host changes.
   */
  PASSKEY_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Signs sessions and links; at least 32 characters. */
  JWT_SECRET: Secret,
  /**
   * Keys all HMACs of `core/keyed-hash.ts`: opt-outs, suppression lists, erased values, used trials and the links in
   * messages; at least 32 characters. A new value invalidates all of them.
   */
  OPT_OUT_KEY: Secret,
  /** Encrypt the secrets that customers entrust to the service: the first key seals, all of them open. */
  SEALING_KEYS: SealingKeys,
  RESEND_API_KEY: Word.optional(),
  /** A mail server for the product's own mail, instead of Resend: `smtps://user:password@host:465` (`readSmtpUrl`). */
  SMTP_URL: z
    .string()
    .transform(readSmtpUrl)
    .refine((server) => server !== null, 'smtps://user:password@host:465 or smtp://user:password@host:587')
    .optional(),
  /**
   * Domain of inbound mail for accounts: replies, bounces and complaints. Without it there is none, except in
   * development.
   */
  MAIL_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z][a-z0-9-]{0,61}[a-z0-9]$/, 'a domain')
    .optional(),
  /** The id of the receiving server in `Authentication-Results` (RFC 8601); by default that of Email Routing. */
  MAIL_AUTHSERV_ID: Word.toLowerCase().default('mx.cloudflare.net'),
  /**
   * The same for the server that posts mail to us, if the operator runs it and it strips such headers that others
   * forged. Without it none is trusted.
   */
  POSTED_MAIL_AUTHSERV_ID: Word.toLowerCase().optional(),
  MAIL_FROM: Word.default('Contactory <no-reply@contactory.test>'),
  /** The mailboxes that public pages name. The first one receives the contact form's messages. */
  SUPPORT_EMAIL: z.email().default('support@contactory.test'),
  SECURITY_EMAIL: z.email().default('security@contactory.test'),
  PRIVACY_EMAIL: z.email().default('privacy@contactory.test'),
  CRAWLER_EMAIL: z.email().default('crawler@contactory.test'),
  RESEND_URL: z.url().default('https://api.resend.com'),
  /**
   * Base URLs of text message providers (default in production: `SMS_URLS`); in development, messages of those without
   * one go to the outbox.
   */
  TWILIO_URL: Base.optional(),
  MESSAGEBIRD_URL: Base.optional(),
  VONAGE_URL: Base.optional(),
  /** Contains `{region}` in place of the region. */
  AWS_SNS_URL: Word.includes('{region}').optional(),
  /** Payment providers; those whose keys are set are offered. */
  PAYSTACK_SECRET_KEY: Word.optional(),
  PAYSTACK_URL: Base.default('https://api.paystack.co'),
  FLUTTERWAVE_SECRET_KEY: Word.optional(),
  /** As entered in the provider's dashboard. */
  FLUTTERWAVE_WEBHOOK_HASH: Word.optional(),
  FLUTTERWAVE_URL: Base.default('https://api.flutterwave.com/v3'),
  STRIPE_SECRET_KEY: Word.optional(),
  STRIPE_WEBHOOK_SECRET: Word.optional(),
  STRIPE_URL: Base.default('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: Word.optional(),
  PAYPAL_SECRET: Word.optional(),
  PAYPAL_WEBHOOK_ID: Word.optional(),
  PAYPAL_URL: Base.default('https://api-m.paypal.com'),
  /**
   * Clients registered with Google and Microsoft for connecting mailboxes; those whose id and secret are set are
   * offered. The redirect URL to register is `APP_URL` with `paths.mailboxConnected` (`rules/site/app-paths.ts`).
   */
  GOOGLE_CLIENT_ID: Word.optional(),
  GOOGLE_CLIENT_SECRET: Word.optional(),
  GOOGLE_AUTH_URL: Base.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: Base.default('https://oauth2.googleapis.com'),
  GMAIL_URL: Base.default('https://gmail.googleapis.com'),
  MICROSOFT_CLIENT_ID: Word.optional(),
  MICROSOFT_CLIENT_SECRET: Word.optional(),
  /** Contains the tenant: `common` for work, school and personal accounts. */
  MICROSOFT_LOGIN_URL: Base.default('https://login.microsoftonline.com/common'),
  /**
   * Clients registered with Google and Microsoft for signing in, which may be the same as those for mailboxes; those
   * whose id and secret are set are offered. The redirect URL to register is `APP_URL` with `paths.providerReturn`.
   */
  GOOGLE_SIGN_IN_CLIENT_ID: Word.optional(),
  GOOGLE_SIGN_IN_CLIENT_SECRET: Word.optional(),
  /** The issuer of Google's ID tokens, and where the keys that sign them are. */
  GOOGLE_ISSUER: Base.default('https://accounts.google.com'),
  GOOGLE_KEYS_URL: Base.default('https://www.googleapis.com/oauth2/v3/certs'),
  MICROSOFT_SIGN_IN_CLIENT_ID: Word.optional(),
  MICROSOFT_SIGN_IN_CLIENT_SECRET: Word.optional(),
  GRAPH_URL: Base.default('https://graph.microsoft.com/v1.0'),
  /**
   * Clients registered with CRMs; those whose id and secret are set are offered, Google Sheets with the client of
   * `GOOGLE_CLIENT_ID`. The redirect URL to register is `APP_URL` with `paths.integrationConnected`.
   */
  HUBSPOT_CLIENT_ID: Word.optional(),
  HUBSPOT_CLIENT_SECRET: Word.optional(),
  HUBSPOT_AUTH_URL: Base.default('https://app.hubspot.com/oauth/authorize'),
  HUBSPOT_API_URL: Base.default('https://api.hubapi.com'),
  PIPEDRIVE_CLIENT_ID: Word.optional(),
  PIPEDRIVE_CLIENT_SECRET: Word.optional(),
  PIPEDRIVE_OAUTH_URL: Base.default('https://oauth.pipedrive.com/oauth'),
  SALESFORCE_CLIENT_ID: Word.optional(),
  SALESFORCE_CLIENT_SECRET: Word.optional(),
  SALESFORCE_LOGIN_URL: Base.default('https://login.salesforce.com'),
  SHEETS_URL: Base.default('https://sheets.googleapis.com'),
  /**
   * Cloudflare for SaaS, for customers' own link domains: an API token with "SSL and Certificates: Edit" for the zone,
   * the zone's id, and the host under which every name leads to this Worker. Without them the feature is absent.
   */
  CLOUDFLARE_SAAS_TOKEN: Word.optional(),
  CLOUDFLARE_SAAS_ZONE_ID: Word.optional(),
  CLOUDFLARE_SAAS_TARGET: Word.regex(
    /^(?=.{1,200}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/,
    'a host, such as links.example.com',
  ).optional(),
  CLOUDFLARE_API_URL: Base.default('https://api.cloudflare.com/client/v4'),
  /** DNS-over-HTTPS resolver that answers JSON, for the guard on outgoing requests. */
  DNS_URL: z.url().default('https://cloudflare-dns.com/dns-query'),
  /** Allows outgoing requests to private addresses. Development only. */
  ALLOW_PRIVATE_NETWORK: Flag.default(false),
  /**
   * Networks of the operator's own that customers' requests may reach as well, on a server of one's own: addresses and
   * CIDR ranges, separated by commas.
   */
  ALLOWED_NETWORKS: z
    .string()
    .default('')
    .transform(readNetworks)
    .refine((networks) => networks !== null, 'addresses and CIDR ranges such as 10.1.0.0/16, none of them link-local'),
  /** Search engines for keyword crawls; the first configured one is used. */
  SERPAPI_KEY: Word.optional(),
  SERPAPI_URL: z.url().default('https://serpapi.com'),
  BRAVE_SEARCH_KEY: Word.optional(),
  BRAVE_SEARCH_URL: z.url().default('https://api.search.brave.com'),
  SEARXNG_URL: z.url().optional(),
  /** URL of a plain results page, with `{query}` in place of the search words. */
  SEARCH_PAGE_URL: Word.includes('{query}').optional(),
  /**
   * Base URL of a service of breached passwords with the range API of Have I Been Pwned, which new passwords are checked
   * against: `https://api.pwnedpasswords.com`. Without it they are not.
   */
  BREACHED_PASSWORDS_URL: Base.optional(),
  /** Bearer token of `GET /api/metrics`; at least 32 characters. Without it there are no metrics. */
  METRICS_TOKEN: Secret.optional(),
  /** Where logs and traces go by OpenTelemetry (OTLP/HTTP with JSON); without it nowhere. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** Headers for it, such as a token: `name=value,name=value`, values percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().transform(readOtlpHeaders).optional(),
  /** The Workers AI model that reviews what crawls find, where the binding `AI` exists. */
  AI_MODEL: Word.default('@cf/mistralai/mistral-small-3.1-24b-instruct'),
  /** Maximum concurrent requests to one origin, of all crawls together. */
  ORIGIN_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(10),
  /** The largest page limit that a crawl may request. */
  CRAWL_PAGES_MAX: z.coerce.number().int().min(1).default(100),
})

/** The names of all variables, secrets included. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape)

function grantClientsOf(variables: z.output<typeof Variables>): GrantClients {
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

function signInClientsOf(variables: z.output<typeof Variables>) {
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

function crmClientsOf(variables: z.output<typeof Variables>): CrmClients {
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

const SAAS_NAMES = ['CLOUDFLARE_SAAS_TOKEN', 'CLOUDFLARE_SAAS_ZONE_ID', 'CLOUDFLARE_SAAS_TARGET'] as const

/** Null where the deployment serves no domains of customers. */
function linkDomainsOf(variables: z.output<typeof Variables>) {
  const {
    CLOUDFLARE_SAAS_TOKEN: token,
    CLOUDFLARE_SAAS_ZONE_ID: zoneId,
    CLOUDFLARE_SAAS_TARGET: target,
    CLOUDFLARE_API_URL: baseUrl,
  } = variables
  return token && zoneId && target ? { token, zoneId, target, baseUrl } : null
}

/** Required in production; development has substitutes. */
const REQUIRED_IN_PRODUCTION = [
  'RESEND_API_KEY',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SECURITY_EMAIL',
  'PRIVACY_EMAIL',
  'CRAWLER_EMAIL',
] as const
const SMS_URLS = {
  twilio: 'https://api.twilio.com',
  messagebird: 'https://rest.messagebird.com',
  vonage: 'https://rest.nexmo.com',
  aws_sns: 'https://sns.{region}.amazonaws.com/',
} as const
/** Domain of inbound mail in development. */
const MAIL_DOMAIN_OF_DEVELOPMENT = 'mail.contactory.test'
/** Placeholder domains of this repository, which a deployment must replace. */
const EXAMPLE = /\bcontactory\.(?:example|test)\b/i
const BINDINGS = [
  'DB',
  'FILES',
  ...QUEUE_NAMES.map(queueBinding),
  'ACCOUNT_FEED',
  'API_METER',
  'CRAWL_COORDINATOR',
  'ORIGIN_GATE',
  'RATE_LIMITER',
  'SITE_DOWNLOAD_COORDINATOR',
  'SLICE_SCHEDULER',
] as const

export type Config = Readonly<ReturnType<typeof parse>>

/** A variable or binding that is missing or malformed. The message never contains the value. */
export interface ConfigProblem {
  readonly name: string
  readonly message: string
}

/** Thrown for an environment that the product cannot run with; lists everything that is wrong with it. */
export class BadConfig extends Error {
  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    super(`Bad environment. ${problems.map(({ name, message }) => `${name}: ${message}`).join('; ')}`)
    this.name = 'BadConfig'
    this.problems = problems
  }
}

/**
 * Checks the variables, secrets included, without the bindings.
 *
 * @returns every problem; empty if the product can run with them
 */
export function checkVariables(values: Readonly<Record<string, unknown>>): ConfigProblem[] {
  const parsed = Variables.safeParse(values)
  const problems: ConfigProblem[] = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({
        name: path.join('.'),
        message: values[String(path[0])] === undefined ? 'missing' : message,
      }))
  const saas = SAAS_NAMES.filter((name) => values[name])
  if (saas.length > 0 && saas.length < SAAS_NAMES.length)
    for (const name of SAAS_NAMES)
      if (!values[name]) problems.push({ name, message: `required with ${saas.join(' and ')}` })
  if (values.ENVIRONMENT === 'production') {
    for (const name of REQUIRED_IN_PRODUCTION)
      if (!values[name] && !(name === 'RESEND_API_KEY' && values.SMTP_URL))
        problems.push({ name, message: 'required in production' })
    for (const name of ['APP_URL', 'MAIL_DOMAIN', ...REQUIRED_IN_PRODUCTION] as const) {
      if (EXAMPLE.test(String(values[name]))) problems.push({ name, message: 'still that of the example' })
    }
    // Passwords and sessions would travel in the clear.
    if (/^\s*http:/i.test(String(values.APP_URL))) problems.push({ name: 'APP_URL', message: 'https in production' })
    if (values.ALLOW_PRIVATE_NETWORK === 'true')
      problems.push({ name: 'ALLOW_PRIVATE_NETWORK', message: 'not in production' })
  }
  return problems
}

function checkBindings(values: Readonly<Record<string, unknown>>): ConfigProblem[] {
  const missing = BINDINGS.filter((name) => values[name] === undefined) as string[]
  if (!Object.keys(values).some((name) => isShard(name) && values[name] !== undefined)) missing.unshift('DATA_1')
  return missing.map((name) => ({ name, message: 'binding is missing' }))
}

function versionIdOf({ VERSION }: Readonly<Record<string, unknown>>): string | null {
  const { id } = (VERSION ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : null
}

function parse(env: Env) {
  const values: Record<string, unknown> = { ...env }
  const problems = [...checkVariables(values), ...checkBindings(values)]
  if (problems.length > 0) throw new BadConfig(problems)
  const variables = Variables.parse(values)
  const payments: PaymentKeys = {
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
  }
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
    payments,
    grantClients: grantClientsOf(variables),
    /** Each null where the operator offers no sign-in with it. */
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
