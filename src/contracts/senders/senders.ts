import { z } from 'zod'
import { WarmUp } from '../campaigns/campaign-settings.ts'
import { changeOf } from '../change-of.ts'
import { httpUrl } from '../crawls/crawls.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Mailbox } from '../mailboxes/mailboxes.ts'
import { multiLine, singleLine } from '../plain-text.ts'

export const CHANNELS = ['email', 'sms'] as const
/** The medium of a message. */
export const Channel = z.enum(CHANNELS)
export type Channel = z.infer<typeof Channel>

export const ENCRYPTIONS = ['tls', 'ssl', 'none'] as const
/** `tls`: STARTTLS, required. `ssl`: TLS from the first byte. `none`: in the clear. */
export const Encryption = z.enum(ENCRYPTIONS)
export type Encryption = z.infer<typeof Encryption>

export const SMS_PROVIDERS = ['twilio', 'aws_sns', 'messagebird', 'vonage', 'custom'] as const
export const SmsProvider = z.enum(SMS_PROVIDERS, 'Choose a provider')
export type SmsProvider = z.infer<typeof SmsProvider>

/**
 * Providers that sign their reports with a separate secret, and their name for it; the others sign with the API key.
 */
export const SMS_REPORT_KEY_LABELS: Readonly<Partial<Record<SmsProvider, string>>> = {
  messagebird: 'Signing key',
  vonage: 'Signature secret',
}

/** The providers' own names for their key and secret (spec 3, section 3). */
export const SMS_KEY_LABELS: Readonly<Record<SmsProvider, { readonly key: string; readonly secret: string }>> = {
  twilio: { key: 'Account SID', secret: 'Auth Token' },
  aws_sns: { key: 'Access Key ID', secret: 'Secret Access Key' },
  messagebird: { key: 'API Key', secret: 'Originator' },
  vonage: { key: 'API Key', secret: 'API Secret' },
  custom: { key: 'API Key', secret: 'API Secret' },
}

export const SENDERS_MAX = 50
/** Ports for mail submission (RFC 8314, RFC 6409), and the common alternative when those are blocked. */
export const SMTP_PORTS = [465, 587, 2525] as const
export const EMAIL_LIMIT_DEFAULTS = { max_recipients_per_hour: 100, max_recipients_per_day: 1000 } as const
export const RECIPIENTS_LIMIT_MAX = 1_000_000

/** A header value of a message; a line break would start another header. */
const line = (lengthMax: number) => singleLine().max(lengthMax, `Use at most ${lengthMax} characters`)
const required = (label: string, lengthMax: number) => line(lengthMax).min(1, `${label} is required`)
const Limit = z.coerce
  .number()
  .int()
  .min(1, 'At least 1')
  .max(RECIPIENTS_LIMIT_MAX, `At most ${RECIPIENTS_LIMIT_MAX.toLocaleString('en-US')}`)
/** A secret in an update: blank keeps the stored one. */
const Secret = z.string().max(8_192, 'Use at most 8,192 characters')
/** Turns blank into null and keeps undefined, which leaves the stored value unchanged in an update. */
const blankIsNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null)
const OptionalUrl = z
  .union([z.literal(''), httpUrl(z.string().trim().max(2000)), z.null()])
  .optional()
  .transform(blankIsNull)

export const Compliance = z.object({
  use_spf: z.boolean().default(true),
  use_dmarc: z.boolean().default(true),
  use_dkim: z.boolean().default(false),
  require_opt_in: z.boolean().default(true),
  include_unsubscribe: z.boolean().default(true),
})
export const Limits = z.object({
  max_recipients_per_hour: Limit.default(EMAIL_LIMIT_DEFAULTS.max_recipients_per_hour),
  max_recipients_per_day: Limit.default(EMAIL_LIMIT_DEFAULTS.max_recipients_per_day),
})

/** Providers whose mail reports are supported. */
export const MAIL_PROVIDERS = ['amazon_ses', 'mailgun', 'postmark', 'sendgrid'] as const
export const MailProvider = z.enum(MAIL_PROVIDERS)
export type MailProvider = z.infer<typeof MailProvider>

/**
 * How the ownership of a From address was verified. `account`: its holder confirmed the mailbox; `dns`: its domain has
 * the account's record; `dkim`: its domain publishes a DKIM key that the account signs with; `code`: a code sent to the
 * address was entered; `mailbox`: its holder connected the mailbox at its provider.
 */
export const FROM_PROOFS = ['account', 'dns', 'dkim', 'code', 'mailbox'] as const
export type FromProof = (typeof FROM_PROOFS)[number]
/** The name of the DNS record, prefixed to the From address's domain. */
export const FROM_RECORD = '_contactory-sender'
export const FROM_CODE_LENGTH = 8

/** Fields of both kinds of senders. */
const shown = {
  id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  /** Whether the last test or a later message succeeded; for mail also whether the From address is confirmed. */
  is_verified: z.boolean(),
  is_default: z.boolean(),
  limits: Limits,
  /** The last problem, as a sentence; null after the next success. */
  problem: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}

/** How a sender's mail leaves: by its mail server, or through a connected mailbox. */
export const Transport = z.enum(['smtp', 'google', 'microsoft'])
export type Transport = z.infer<typeof Transport>

export const EmailConfig = z.object({
  ...shown,
  transport: Transport,
  /** Where answers and bounces are read; null if nowhere. */
  mailbox: Mailbox.nullable(),
  host: z.string(),
  port: z.number(),
  encryption: Encryption,
  from_name: z.string(),
  from_email: z.string(),
  /** How `from_email` was verified; null if it was not, and then no campaign can use it. */
  from_proof: z.enum(FROM_PROOFS).nullable(),
  /** When it must be confirmed again by a code; null if the proof is checked in the DNS. */
  from_proof_ends_at: z.string().nullable(),
  /** Whether it can be confirmed again now. */
  is_from_proof_ending: z.boolean(),
  /** The TXT record that verifies it. */
  from_record: z.object({ name: z.string(), value: z.string() }),
  reply_to: z.string().nullable(),
  /** Included in every commercial message (CAN-SPAM, 15 U.S.C. 7704(a)(5)). */
  postal_address: z.string().nullable(),
  unsubscribe_url: z.string().nullable(),
  dkim_selector: z.string().nullable(),
  dkim_domain: z.string().nullable(),
  has_dkim_key: z.boolean(),
  /** The last four characters. */
  username_end: z.string(),
  /** In percent of the last 30 days' messages with a known outcome; null if there are none. */
  reputation: z.object({ delivery_rate: z.number().nullable() }),
  compliance: Compliance,
  /**
   * The bounce address, such as `bounces@acme.com`: each message's envelope sender begins like this and identifies the
   * message (VERP). Null sends bounces to `from_email`.
   */
  bounce_address: z.string().nullable(),
  /** Whether replies go to the inbox here instead of to `reply_to`. */
  collect_replies: z.boolean(),
  /** How the daily limit grows while the sender is new; null if it does not. */
  warm_up: WarmUp.nullable(),
  /** Today's limit; lower than the daily limit during warm-up. */
  limit_today: z.number(),
  /** The URLs where each mail provider can report bounces and complaints. */
  report_urls: z.record(MailProvider, z.string()),
  has_report_key: z.boolean(),
})
export type EmailConfig = z.infer<typeof EmailConfig>

const emailFields = {
  name: required('Name', 120),
  host: required('Host', 253),
  port: z.coerce.number('Port is required').int().min(1).max(65_535),
  encryption: Encryption,
  from_name: line(120),
  from_email: z.email('Enter a valid email address').max(254),
  reply_to: z
    .union([z.literal(''), z.email('Enter a valid email address').max(254), z.null()])
    .optional()
    .transform(blankIsNull),
  postal_address: multiLine().trim().max(500, 'Use at most 500 characters').nullish().transform(blankIsNull),
  compliance: Compliance,
  limits: Limits,
  unsubscribe_url: OptionalUrl,
  dkim_selector: line(63).nullish(),
  dkim_domain: line(253).nullish(),
  bounce_address: z
    .union([z.literal(''), z.email('Enter a valid email address').max(200), z.null()])
    .optional()
    .transform(blankIsNull),
  collect_replies: z.boolean(),
  warm_up: WarmUp.nullish(),
  /**
   * Verifies the provider's reports: a signing key (Mailgun), a public key (SendGrid) or the password of basic
   * authentication (Postmark). Without it, reports are rejected. Blank keeps it.
   */
  report_key: Secret.nullish(),
  /** PEM, PKCS #1 or #8. */
  dkim_private_key: Secret.nullish(),
  is_active: z.boolean(),
  is_default: z.boolean(),
}
// Only creation has defaults: a partial schema applies them too, and a change of one field would reset the others.
export const CreateEmailConfig = z.object({
  ...emailFields,
  port: emailFields.port.default(587),
  encryption: emailFields.encryption.default('tls'),
  from_name: emailFields.from_name.default(''),
  compliance: Compliance.prefault({}),
  limits: Limits.prefault({}),
  collect_replies: z.boolean().default(false),
  is_active: z.boolean().default(true),
  is_default: z.boolean().default(false),
  username: required('Username', 254),
  password: Secret.min(1, 'Password is required'),
})
export type CreateEmailConfig = z.output<typeof CreateEmailConfig>
/** Omitted fields and blank secrets stay unchanged. */
export const UpdateEmailConfig = z
  .object({
    ...emailFields,
    compliance: changeOf(Compliance.shape),
    limits: changeOf(Limits.shape),
    warm_up: changeOf(WarmUp.shape).nullable(),
    username: line(254),
    password: Secret,
  })
  .partial()
export type UpdateEmailConfig = z.output<typeof UpdateEmailConfig>

/**
 * The request template of a custom provider. Placeholders: `{{to}}`, `{{from}}`, `{{text}}`, `{{key}}` and
 * `{{secret}}`; `{{reference}}` is our id of the message, `{{report_url}}` the URL for delivery reports
 * (`features/delivery-reports/read-report.ts`).
 */
export const CustomSms = z.object({
  url: httpUrl(z.string().trim().max(2000)),
  method: z.enum(['POST', 'PUT', 'GET']).default('POST'),
  content_type: z.enum(['application/json', 'application/x-www-form-urlencoded']).default('application/json'),
  headers: z
    .record(z.string().regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'This is no name of a header'), line(1_000))
    .refine((headers) => Object.keys(headers).length <= 20, 'Use at most 20 headers')
    .default({}),
  body: multiLine().max(4_000).default('{"to":"{{to}}","from":"{{from}}","text":"{{text}}"}'),
  /** Statuses that mean success. */
  success_statuses: z.array(z.number().int().min(200).max(299)).min(1).default([200, 201, 202]),
  /** The path of the message's id in the response, such as `messages.0.id`. */
  id_path: line(200).nullish(),
  /**
   * The path in the response that says whether the message was accepted, such as `messages.0.status`, and its success
   * values; without it, only the HTTP status counts.
   */
  success_path: line(200).nullish(),
  success_values: z.array(line(100)).max(20).nullish(),
  /** The format of numbers: `plus` is E.164, `digits` omits its plus. */
  number_format: z.enum(['plus', 'digits']).nullish(),
  /**
   * How reports and replies are authenticated: by their signature, or by the secret in the URL that only the provider
   * knows.
   */
  proof: z.enum(['signature', 'address']).nullish(),
})
export type CustomSms = z.output<typeof CustomSms>

export const SmsConfig = z.object({
  ...shown,
  provider: SmsProvider,
  from_number: z.string(),
  /** For `aws_sns`. */
  region: z.string().nullable(),
  custom: CustomSms.nullable(),
  /** The last four characters. */
  api_key_end: z.string(),
  has_report_key: z.boolean(),
  /** Whether the account says that replies to the number arrive here; null if it has not said. */
  receives_answers: z.boolean().nullable(),
  /** Whether messages end with "Reply STOP" instead of a short link. */
  stops_by_reply: z.boolean(),
  /**
   * The URL, with a secret, to which the provider can post replies, and a `custom` one also its reports. Null for
   * `aws_sns`, which itself excludes recipients who reply STOP.
   */
  answers_url: z.string().nullable(),
})
export type SmsConfig = z.infer<typeof SmsConfig>

const smsFields = {
  name: required('Name', 120),
  provider: SmsProvider,
  /** A number in international format, or a name of at most eleven characters. */
  from_number: required('From Number', 20),
  region: z
    .string()
    .regex(/^[a-z]{2}(?:-[a-z]{2,9}){1,2}-\d$/, 'A region reads like eu-west-1')
    .nullish(),
  custom: CustomSms.nullish(),
  /**
   * The secret with which the provider signs its reports (`SMS_REPORT_KEY_LABELS`); without it, all are rejected. Blank
   * keeps it, null removes it.
   */
  report_key: Secret.nullish(),
  /**
   * Whether replies to the number arrive here, so that messages end with "Reply STOP". Null uses the provider's
   * default: true for Twilio's and Amazon's numbers, since both handle a STOP themselves.
   */
  receives_answers: z.boolean().nullish(),
  limits: Limits,
  is_active: z.boolean(),
  is_default: z.boolean(),
}
export const CreateSmsConfig = z.object({
  ...smsFields,
  limits: Limits.prefault({}),
  is_active: z.boolean().default(true),
  is_default: z.boolean().default(false),
  api_key: Secret.min(1, 'Key is required'),
  api_secret: Secret.min(1, 'Secret is required'),
})
export type CreateSmsConfig = z.output<typeof CreateSmsConfig>
export const UpdateSmsConfig = z
  .object({
    ...smsFields,
    custom: changeOf(CustomSms.shape).nullish(),
    limits: changeOf(Limits.shape),
    api_key: Secret,
    api_secret: Secret,
  })
  .partial()
export type UpdateSmsConfig = z.output<typeof UpdateSmsConfig>

/** One result of checking the DNS of a sender's domain, and its meaning. */
export const DomainFinding = z.object({
  /** Such as `spf_missing`; unique for each finding. */
  code: z.string(),
  subject: z.enum(['spf', 'dkim', 'dmarc', 'mx', 'from', 'postal_address', 'unsubscribe', 'opt_in', 'encryption']),
  level: z.enum(['good', 'advice', 'problem', 'unknown']),
  title: z.string(),
  /** What it means and what to do. */
  text: z.string(),
  /** The record found, or one to publish. */
  record: z.string().nullable(),
})
export type DomainFinding = z.infer<typeof DomainFinding>

export const EmailCompliance = z.object({
  domain: z.string(),
  /** Whether no finding is a problem. */
  is_compliant: z.boolean(),
  findings: z.array(DomainFinding),
  checked_at: z.string(),
})
export type EmailCompliance = z.infer<typeof EmailCompliance>

export const Recommendation = z.object({
  code: z.string(),
  level: z.enum(['advice', 'problem']),
  title: z.string(),
  text: z.string(),
  /** The configuration concerned; null for all. */
  config_id: z.string().nullable(),
})
export type Recommendation = z.infer<typeof Recommendation>

/** The endpoints that both kinds share. */
function callsOf<
  Base extends '/dashboard/email-configs' | '/dashboard/sms-configs',
  Config extends z.ZodType,
  Create extends z.ZodType,
  Update extends z.ZodType,
>(base: Base, config: Config, create: Create, update: Update) {
  return {
    list: endpoint({
      method: 'get',
      path: base,
      permission: 'campaigns:view',
      returns: data(z.object({ configs: z.array(config) })),
    }),
    create: endpoint({
      method: 'post',
      path: base,
      permission: 'senders:edit',
      body: create,
      status: 201,
      returns: data(z.object({ config })),
    }),
    get: endpoint({
      method: 'get',
      path: `${base}/:id`,
      permission: 'campaigns:view',
      params: IdParams,
      returns: data(z.object({ config })),
    }),
    update: endpoint({
      method: 'put',
      path: `${base}/:id`,
      permission: 'senders:edit',
      params: IdParams,
      body: update,
      returns: data(z.object({ config })),
    }),
    remove: endpoint({
      method: 'delete',
      path: `${base}/:id`,
      permission: 'senders:edit',
      params: IdParams,
      returns: nothing,
    }),
  }
}

export const {
  list: listEmailConfigs,
  create: createEmailConfig,
  get: getEmailConfig,
  update: updateEmailConfig,
  remove: deleteEmailConfig,
} = callsOf('/dashboard/email-configs', EmailConfig, CreateEmailConfig, UpdateEmailConfig)

export const {
  list: listSmsConfigs,
  create: createSmsConfig,
  get: getSmsConfig,
  update: updateSmsConfig,
  remove: deleteSmsConfig,
} = callsOf('/dashboard/sms-configs', SmsConfig, CreateSmsConfig, UpdateSmsConfig)

/** Connects, authenticates, and describes any failure in words; with `email`, also sends a test message there. */
export const testEmailConfig = endpoint({
  method: 'post',
  path: '/dashboard/email-configs/:id/test',
  permission: 'senders:edit',
  params: IdParams,
  body: z.object({ email: z.email('Enter a valid email address').max(254).nullish() }).prefault({}),
  returns: data(z.object({ config: EmailConfig })),
})

/** Sends a code to the From address, to confirm its mailbox. */
export const sendFromCode = endpoint({
  method: 'post',
  path: '/dashboard/email-configs/:id/from-code',
  permission: 'senders:edit',
  params: IdParams,
  returns: nothing,
})

/** Confirms the From address with that code or, without one, by the current DNS records of its domain. */
export const confirmFrom = endpoint({
  method: 'post',
  path: '/dashboard/email-configs/:id/confirm-from',
  permission: 'senders:edit',
  params: IdParams,
  body: z
    .object({
      code: z
        .string()
        .transform((code) => code.replace(/\s/g, ''))
        .pipe(
          z.string().regex(/^\d+$/, 'The code is made of digits').max(FROM_CODE_LENGTH, 'That is too long for a code'),
        )
        .nullish(),
    })
    .prefault({}),
  returns: data(z.object({ config: EmailConfig })),
})

/** Checks the key with the provider; with `phone`, also sends a test message there, which costs money. */
export const testSmsConfig = endpoint({
  method: 'post',
  path: '/dashboard/sms-configs/:id/test',
  permission: 'senders:edit',
  params: IdParams,
  body: z.object({ phone: z.string().trim().max(30).nullish() }).prefault({}),
  returns: data(z.object({ config: SmsConfig })),
})

/** Queries the DNS of the sender's domain now. */
export const checkCompliance = endpoint({
  method: 'get',
  path: '/dashboard/email-configs/:id/compliance',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.object({ compliance: EmailCompliance })),
})

/** Suggestions to improve the delivery of the account's mail, most urgent first. */
export const readRecommendations = endpoint({
  method: 'get',
  path: '/dashboard/email-configs/recommendations',
  permission: 'campaigns:view',
  returns: data(z.object({ recommendations: z.array(Recommendation) })),
})
