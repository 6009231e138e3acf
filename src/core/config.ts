import { z } from 'zod'
import { QUEUE_NAMES, queueBinding } from '../contracts/queues.ts'
import { isShard } from '../db/shards.ts'
import { memoizeByObject } from '../lib/memoize-by-object.ts'
import type { PaymentKeys } from '../platform/payments/create-payment-providers.ts'
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
/** An address that paths are added to. */
const Base = z.url().transform((url) => url.replace(/\/$/, ''))
const Flag = z.enum(['true', 'false']).transform((word) => word === 'true')

function readSealingKey(text: string): SealingKey {
  const [id, hex] = text.trim().split(':') as [string, string]
  return { id, key: Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16)) }
}

/** Everything the environment may set. Bindings are typed by the generated `Env`; this checks what text can get wrong. */
const Variables = z.object({
  ENVIRONMENT: z.enum(['development', 'production']),
  /** Where this site is reached; links in mail start with it. */
  APP_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  /** A short domain of this site, as `https://ctry.io`: the links of text messages begin with it (`domain/outreach-links/stop-links.ts`). */
  SHORT_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), 'an origin without a path')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** Signs sessions and links; at least 32 characters. */
  JWT_SECRET: Secret,
  /** Keys the hashes of who asked not to be collected; at least 32 characters. A new one forgets them all. */
  OPT_OUT_KEY: Secret,
  /** Seal what customers entrust: the first seals, all open. */
  SEALING_KEYS: SealingKeys,
  RESEND_API_KEY: Word.optional(),
  /** Where mail for accounts comes in: answers, bounces and complaints. None without, but in development. */
  MAIL_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z][a-z0-9-]{0,61}[a-z0-9]$/, 'a domain')
    .optional(),
  /** What the receiver of that mail calls itself in `Authentication-Results` (RFC 8601): Email Routing, by default. */
  MAIL_AUTHSERV_ID: Word.toLowerCase().default('mx.cloudflare.net'),
  /** The same of the receiver that posts mail, where it is the operator's own and takes away what others wrote in that name. None without. */
  POSTED_MAIL_AUTHSERV_ID: Word.toLowerCase().optional(),
  MAIL_FROM: Word.default('Contactory <no-reply@contactory.test>'),
  /** Where the contact form's messages go, and the mailboxes that the public pages name. */
  SUPPORT_EMAIL: z.email().default('support@contactory.test'),
  SECURITY_EMAIL: z.email().default('security@contactory.test'),
  PRIVACY_EMAIL: z.email().default('privacy@contactory.test'),
  CRAWLER_EMAIL: z.email().default('crawler@contactory.test'),
  RESEND_URL: z.url().default('https://api.resend.com'),
  /** Carry text messages (`SMS_URLS` in production); in development those without an address go to the outbox. */
  TWILIO_URL: Base.optional(),
  MESSAGEBIRD_URL: Base.optional(),
  VONAGE_URL: Base.optional(),
  /** With `{region}` where the region goes. */
  AWS_SNS_URL: Word.includes('{region}').optional(),
  /** Take payments; those whose keys are set are offered. */
  PAYSTACK_SECRET_KEY: Word.optional(),
  PAYSTACK_URL: Base.default('https://api.paystack.co'),
  FLUTTERWAVE_SECRET_KEY: Word.optional(),
  /** As it is typed into the provider's dashboard. */
  FLUTTERWAVE_WEBHOOK_HASH: Word.optional(),
  FLUTTERWAVE_URL: Base.default('https://api.flutterwave.com/v3'),
  STRIPE_SECRET_KEY: Word.optional(),
  STRIPE_WEBHOOK_SECRET: Word.optional(),
  STRIPE_URL: Base.default('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: Word.optional(),
  PAYPAL_SECRET: Word.optional(),
  PAYPAL_WEBHOOK_ID: Word.optional(),
  PAYPAL_URL: Base.default('https://api-m.paypal.com'),
  /** DNS-over-HTTPS resolver that answers JSON, for the guard on outgoing requests. */
  DNS_URL: z.url().default('https://cloudflare-dns.com/dns-query'),
  /** Lifts the public-addresses rule of outgoing requests. Development only. */
  ALLOW_PRIVATE_NETWORK: Flag.default(false),
  /** Search engines for keyword crawls; the first that is configured is asked. */
  SERPAPI_KEY: Word.optional(),
  SERPAPI_URL: z.url().default('https://serpapi.com'),
  BRAVE_SEARCH_KEY: Word.optional(),
  BRAVE_SEARCH_URL: z.url().default('https://api.search.brave.com'),
  SEARXNG_URL: z.url().optional(),
  /** A plain results page, with `{query}` where the words go. */
  SEARCH_PAGE_URL: Word.includes('{query}').optional(),
  /** Which model of Workers AI looks through what crawls find, where the binding `AI` is there. */
  AI_MODEL: Word.default('@cf/mistralai/mistral-small-3.1-24b-instruct'),
  /** Requests that all crawls together may have open at one origin. */
  ORIGIN_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(8),
  /** Largest page limit a crawl may ask for. */
  CRAWL_PAGES_MAX: z.coerce.number().int().min(1).default(100),
})

/** Production runs on these; development has stand-ins. */
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
/** Where mail of a development's accounts would come in. */
const MAIL_DOMAIN_OF_DEVELOPMENT = 'mail.contactory.test'
/** Addresses that stand for a deployment's own in this repository, where they are nobody's. */
const EXAMPLE = /\bcontactory\.(?:example|test)\b/i
const BINDINGS = [
  'DB',
  'FILES',
  ...QUEUE_NAMES.map(queueBinding),
  'API_METER',
  'CRAWL_COORDINATOR',
  'ORIGIN_GATE',
  'RATE_LIMITER',
  'SITE_DOWNLOAD_COORDINATOR',
  'SLICE_SCHEDULER',
] as const

export type Config = Readonly<ReturnType<typeof parse>>

function parse(env: Env) {
  const values: Record<string, unknown> = { ...env }
  const parsed = Variables.safeParse(values)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!Object.keys(values).some((name) => isShard(name) && values[name] !== undefined))
    problems.push('DATA_1: binding is missing')
  for (const name of BINDINGS) if (values[name] === undefined) problems.push(`${name}: binding is missing`)
  if (values.ENVIRONMENT === 'production') {
    for (const name of REQUIRED_IN_PRODUCTION) if (!values[name]) problems.push(`${name}: required in production`)
    for (const name of ['APP_URL', 'MAIL_DOMAIN', ...REQUIRED_IN_PRODUCTION] as const) {
      if (EXAMPLE.test(String(values[name]))) problems.push(`${name}: still that of the example`)
    }
    // Passwords and sessions would travel in the clear.
    if (/^\s*http:/i.test(String(values.APP_URL))) problems.push('APP_URL: https in production')
    if (values.ALLOW_PRIVATE_NETWORK === 'true') problems.push('ALLOW_PRIVATE_NETWORK: not in production')
  }
  if (!parsed.success || problems.length > 0) throw new Error(`Bad environment. ${problems.join('; ')}`)
  const variables = parsed.data
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
    appUrl: variables.APP_URL,
    /** Null where the links of text messages begin with `appUrl`. */
    shortUrl: variables.SHORT_URL ?? null,
    jwtSecret: new TextEncoder().encode(variables.JWT_SECRET),
    mail: { resendApiKey: variables.RESEND_API_KEY, resendUrl: variables.RESEND_URL, from: variables.MAIL_FROM },
    /** Null where no mail comes in. */
    mailDomain: variables.MAIL_DOMAIN ?? (variables.ENVIRONMENT === 'development' ? MAIL_DOMAIN_OF_DEVELOPMENT : null),
    /** Whose word on a mail's From is believed; null where nobody's is. */
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
    dnsUrl: variables.DNS_URL,
    sealingKeys: variables.SEALING_KEYS,
    optOutKey: variables.OPT_OUT_KEY,
    search: {
      serpApi: { key: variables.SERPAPI_KEY, url: variables.SERPAPI_URL },
      brave: { key: variables.BRAVE_SEARCH_KEY, url: variables.BRAVE_SEARCH_URL },
      searxngUrl: variables.SEARXNG_URL,
      pageTemplate: variables.SEARCH_PAGE_URL,
    },
    allowPrivateNetwork: variables.ALLOW_PRIVATE_NETWORK,
    aiModel: variables.AI_MODEL,
    originConcurrency: variables.ORIGIN_CONCURRENCY,
    crawlPagesMax: variables.CRAWL_PAGES_MAX,
  }
}

/**
 * The checked configuration of an environment, read once an isolate.
 *
 * @throws Error naming every variable or binding that is missing or malformed
 */
export const readConfig: (env: Env) => Config = memoizeByObject(parse)
