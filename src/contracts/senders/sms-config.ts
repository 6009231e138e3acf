import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { httpUrl } from '../crawls/crawls.ts'
import { multiLine } from '../plain-text.ts'
import { Limits, line, required, Secret, shown } from './sender-fields.ts'

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
