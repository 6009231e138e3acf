import { z } from 'zod'
import { readOtlpHeaders } from '../../lib/otlp/read-otlp-headers.ts'
import { readSmtpUrl } from '../../platform/smtp/read-smtp-url.ts'
import { readNetworks } from '../../platform/web/networks.ts'
import type { SealingKey } from '../sealing.ts'

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
export const Variables = z.object({
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

export type VariableValues = z.output<typeof Variables>
