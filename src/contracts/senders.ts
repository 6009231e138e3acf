import { z } from 'zod'
import { WarmUp } from './campaign-settings.ts'
import { changeOf } from './change-of.ts'
import { httpUrl } from './crawls.ts'
import { data, endpoint, IdParams, nothing } from './endpoint.ts'
import { multiLine, singleLine } from './plain-text.ts'

export const CHANNELS = ['email', 'sms'] as const
/** How a message reaches somebody. */
export const Channel = z.enum(CHANNELS)
export type Channel = z.infer<typeof Channel>

export const ENCRYPTIONS = ['tls', 'ssl', 'none'] as const
/** `tls`: STARTTLS, required. `ssl`: TLS from the first byte. `none`: in the clear. */
export const Encryption = z.enum(ENCRYPTIONS)
export type Encryption = z.infer<typeof Encryption>

export const SMS_PROVIDERS = ['twilio', 'aws_sns', 'messagebird', 'vonage', 'custom'] as const
export const SmsProvider = z.enum(SMS_PROVIDERS, 'Choose a provider')
export type SmsProvider = z.infer<typeof SmsProvider>

/** Those that sign their reports with a secret of its own, and what they call it; the others sign with the key that they are called with. */
export const SMS_REPORT_KEY_LABELS: Readonly<Partial<Record<SmsProvider, string>>> = {
  messagebird: 'Signing key',
  vonage: 'Signature secret',
}

/** What providers call their key and secret (spec 3, section 3). */
export const SMS_KEY_LABELS: Readonly<Record<SmsProvider, { readonly key: string; readonly secret: string }>> = {
  twilio: { key: 'Account SID', secret: 'Auth Token' },
  aws_sns: { key: 'Access Key ID', secret: 'Secret Access Key' },
  messagebird: { key: 'API Key', secret: 'Originator' },
  vonage: { key: 'API Key', secret: 'API Secret' },
  custom: { key: 'API Key', secret: 'API Secret' },
}

export const SENDERS_MAX = 50
/** Ports of mail submission (RFC 8314, RFC 6409) and the common way around blocked ones. */
export const SMTP_PORTS = [465, 587, 2525] as const
export const EMAIL_LIMIT_DEFAULTS = { max_recipients_per_hour: 100, max_recipients_per_day: 1000 } as const
export const RECIPIENTS_LIMIT_MAX = 1_000_000

/** What may stand in a header of a message, where a line end would begin another header. */
const line = (lengthMax: number) => singleLine().max(lengthMax, `Use at most ${lengthMax} characters`)
const required = (label: string, lengthMax: number) => line(lengthMax).min(1, `${label} is required`)
const Limit = z.coerce
  .number()
  .int()
  .min(1, 'At least 1')
  .max(RECIPIENTS_LIMIT_MAX, `At most ${RECIPIENTS_LIMIT_MAX.toLocaleString('en-US')}`)
/** A secret on an edit: blank keeps the one that is there. */
const Secret = z.string().max(8_192, 'Use at most 8,192 characters')
/** What is left out stays left out: on an edit it keeps what is there. */
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

/** Those whose reports of mail are understood. */
export const MAIL_PROVIDERS = ['amazon_ses', 'mailgun', 'postmark', 'sendgrid'] as const
export const MailProvider = z.enum(MAIL_PROVIDERS)
export type MailProvider = z.infer<typeof MailProvider>

/**
 * How a From address is shown to be the account's: its holder confirmed that mailbox, its domain has the account's record or a DKIM key that the
 * account signs with, or a code that was sent to it was entered.
 */
export const FROM_PROOFS = ['account', 'dns', 'dkim', 'code'] as const
export type FromProof = (typeof FROM_PROOFS)[number]
/** Where the record stands, before the From's domain. */
export const FROM_RECORD = '_contactory-sender'
export const FROM_CODE_LENGTH = 8

/** What both kinds say of themselves. */
const shown = {
  id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  /** The last test, or a message since, went through; of mail also that its From is confirmed. */
  is_verified: z.boolean(),
  is_default: z.boolean(),
  limits: Limits,
  /** What went wrong last, as a sentence; null once something went right. */
  problem: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}

export const EmailConfig = z.object({
  ...shown,
  host: z.string(),
  port: z.number(),
  encryption: Encryption,
  from_name: z.string(),
  from_email: z.string(),
  /** How `from_email` was shown to be the account's; null while it was not: no campaign goes out by it. */
  from_proof: z.enum(FROM_PROOFS).nullable(),
  /** When it has to be confirmed again, by a code; null where that is looked up. */
  from_proof_ends_at: z.string().nullable(),
  /** That it may be confirmed again now. */
  is_from_proof_ending: z.boolean(),
  /** The TXT record that shows it. */
  from_record: z.object({ name: z.string(), value: z.string() }),
  reply_to: z.string().nullable(),
  /** In every message that markets something (CAN-SPAM, 15 U.S.C. 7704(a)(5)). */
  postal_address: z.string().nullable(),
  unsubscribe_url: z.string().nullable(),
  dkim_selector: z.string().nullable(),
  dkim_domain: z.string().nullable(),
  has_dkim_key: z.boolean(),
  /** The last four characters. */
  username_end: z.string(),
  /** Percent of what was sent in the last 30 days and has an outcome; null while nothing has. */
  reputation: z.object({ delivery_rate: z.number().nullable() }),
  compliance: Compliance,
  /** Where bounces go, as `bounces@acme.com`: each message's begins so and names the message (VERP); null sends them to `from_email`. */
  bounce_address: z.string().nullable(),
  /** Answers come to the inbox here instead of to `reply_to`. */
  collect_replies: z.boolean(),
  /** How its daily limit rises while it is new; null where it does not. */
  warm_up: WarmUp.nullable(),
  /** What it may send today; less than its daily limit while it warms up. */
  limit_today: z.number(),
  /** Where its mail provider may tell of bounces and complaints. */
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
   * What the provider's reports are checked with: a signing key (Mailgun), a public key (SendGrid) or the password of basic
   * authentication (Postmark). Without it their reports are refused. Blank keeps it.
   */
  report_key: Secret.nullish(),
  /** PEM, PKCS #1 or #8. */
  dkim_private_key: Secret.nullish(),
  is_active: z.boolean(),
  is_default: z.boolean(),
}
// Only what is new has defaults: a partial schema fills them in as well, and a change of one field would reset the others.
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
/** What is left out stays; so do secrets that are blank. */
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
 * How a custom provider is called; `{{to}}`, `{{from}}`, `{{text}}`, `{{key}}` and `{{secret}}` stand for what they name, `{{reference}}` for what we call the
 * message, and `{{report_url}}` for where it may be told what became of it (`features/delivery-reports/read-report.ts`).
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
  /** Where the answer has the message's id, as `messages.0.id`. */
  id_path: line(200).nullish(),
  /** Where the answer says whether the message was taken, as `messages.0.status`, and by which values; without it the status alone counts. */
  success_path: line(200).nullish(),
  success_values: z.array(line(100)).max(20).nullish(),
  /** How numbers are written: `plus` is E.164, `digits` leaves out its plus. */
  number_format: z.enum(['plus', 'digits']).nullish(),
  /** What shows that reports and answers are the provider's: their signature, or the secret in the address that only it knows. */
  proof: z.enum(['signature', 'address']).nullish(),
})
export type CustomSms = z.output<typeof CustomSms>

export const SmsConfig = z.object({
  ...shown,
  provider: SmsProvider,
  from_number: z.string(),
  /** Of `aws_sns`. */
  region: z.string().nullable(),
  custom: CustomSms.nullable(),
  /** The last four characters. */
  api_key_end: z.string(),
  has_report_key: z.boolean(),
  /** The account says that answers to the number come in here; null where it does not say. */
  receives_answers: z.boolean().nullable(),
  /** Whether messages end with "Reply STOP" rather than with a short link. */
  stops_by_reply: z.boolean(),
  /**
   * Where the provider may hand over what people answer, and a `custom` one also its reports, by a secret in the address; null of `aws_sns`, which leaves out by
   * itself whoever answers STOP.
   */
  answers_url: z.string().nullable(),
})
export type SmsConfig = z.infer<typeof SmsConfig>

const smsFields = {
  name: required('Name', 120),
  provider: SmsProvider,
  /** A number in international form, or a name of at most eleven characters. */
  from_number: required('From Number', 20),
  region: z
    .string()
    .regex(/^[a-z]{2}(?:-[a-z]{2,9}){1,2}-\d$/, 'A region reads like eu-west-1')
    .nullish(),
  custom: CustomSms.nullish(),
  /** What the provider signs its reports with (`SMS_REPORT_KEY_LABELS`): without it none is believed. Blank keeps it, null takes it away. */
  report_key: Secret.nullish(),
  /**
   * That answers to the number come in here, so that messages end with "Reply STOP". Null: as the provider has it, which for Twilio's and Amazon's numbers is true,
   * since they heed a STOP by themselves.
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

/** One thing that was looked at in the DNS of a sender's domain, and what it means. */
export const DomainFinding = z.object({
  /** As `spf_missing`; one word for one finding. */
  code: z.string(),
  subject: z.enum(['spf', 'dkim', 'dmarc', 'mx', 'from', 'postal_address', 'unsubscribe', 'opt_in', 'encryption']),
  level: z.enum(['good', 'advice', 'problem', 'unknown']),
  title: z.string(),
  /** What it means and what to do. */
  text: z.string(),
  /** The record that was found, or one to publish. */
  record: z.string().nullable(),
})
export type DomainFinding = z.infer<typeof DomainFinding>

export const EmailCompliance = z.object({
  domain: z.string(),
  /** That nothing is a problem. */
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
  /** The configuration that it is about; null for all. */
  config_id: z.string().nullable(),
})
export type Recommendation = z.infer<typeof Recommendation>

/** The same calls for both kinds. */
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

/** Connects, signs in, and says in words what failed; `email` sends a test message there as well. */
export const testEmailConfig = endpoint({
  method: 'post',
  path: '/dashboard/email-configs/:id/test',
  permission: 'senders:edit',
  params: IdParams,
  body: z.object({ email: z.email('Enter a valid email address').max(254).nullish() }).prefault({}),
  returns: data(z.object({ config: EmailConfig })),
})

/** Sends a code to the From address, which shows that its mailbox agrees. */
export const sendFromCode = endpoint({
  method: 'post',
  path: '/dashboard/email-configs/:id/from-code',
  permission: 'senders:edit',
  params: IdParams,
  returns: nothing,
})

/** Confirms the From address by that code; without one, by what the DNS of its domain says now. */
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

/** Asks the provider whether the key is good; `phone` sends a test message there as well, which costs money. */
export const testSmsConfig = endpoint({
  method: 'post',
  path: '/dashboard/sms-configs/:id/test',
  permission: 'senders:edit',
  params: IdParams,
  body: z.object({ phone: z.string().trim().max(30).nullish() }).prefault({}),
  returns: data(z.object({ config: SmsConfig })),
})

/** Asks the DNS of the sender's domain now. */
export const checkCompliance = endpoint({
  method: 'get',
  path: '/dashboard/email-configs/:id/compliance',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.object({ compliance: EmailCompliance })),
})

/** What would make mail of this account arrive better, the most pressing first. */
export const readRecommendations = endpoint({
  method: 'get',
  path: '/dashboard/email-configs/recommendations',
  permission: 'campaigns:view',
  returns: data(z.object({ recommendations: z.array(Recommendation) })),
})
