import { z } from 'zod'
import { EMAIL_LIMIT_DEFAULTS } from '../../../src/contracts/senders/sender-fields.ts'
import {
  CreateSmsConfig,
  CustomSms,
  SMS_KEY_LABELS,
  SMS_REPORT_KEY_LABELS,
  type SmsConfig,
  type SmsProvider,
  UpdateSmsConfig,
} from '../../../src/contracts/senders/sms-config.ts'
import { destinationOfSms, isSameDestination } from '../../../src/rules/senders/secret-destination.ts'

/** Fields as typed: headers one per line, statuses separated by commas. */
const CustomFields = z.object({
  url: z.string(),
  method: CustomSms.shape.method,
  content_type: CustomSms.shape.content_type,
  headers: z.string(),
  body: z.string(),
  success_statuses: z.string(),
  id_path: z.string(),
  success_path: z.string(),
  success_values: z.string(),
  number_format: CustomSms.shape.number_format.unwrap().unwrap(),
  proof: CustomSms.shape.proof.unwrap().unwrap(),
})
type CustomFields = z.output<typeof CustomFields>

const SmsForm = CreateSmsConfig.extend({
  api_key: UpdateSmsConfig.shape.api_key.unwrap(),
  api_secret: UpdateSmsConfig.shape.api_secret.unwrap(),
  report_key: z.string().trim(),
  region: z.string().trim(),
  receives_answers: z.boolean(),
  custom: CustomFields,
})
export type SmsFormInput = z.input<typeof SmsForm>
export type SmsFormOutput = z.output<typeof SmsForm>

const HEADER = /^([^\s:]+):[ \t]*(\S.*)$/
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const customOf = ({ headers, success_statuses, id_path, success_path, success_values, ...rest }: CustomFields) => ({
  ...rest,
  headers: Object.fromEntries(linesOf(headers).map((line) => HEADER.exec(line)?.slice(1) ?? [line, ''])),
  success_statuses: success_statuses
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number),
  id_path: id_path.trim() || null,
  success_path: success_path.trim() || null,
  success_values: success_values
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean),
})

/** Error messages for fields that are typed as text. */
const TEXT_MESSAGES: Readonly<Record<string, string>> = {
  success_statuses: 'Numbers from 200 to 299, with commas',
  headers: 'One header per line, as Name: value',
}

function checkCustom(custom: CustomFields, check: z.RefinementCtx): void {
  const add = (field: string, message: string) => check.addIssue({ code: 'custom', path: ['custom', field], message })
  if (linesOf(custom.headers).some((line) => !HEADER.test(line))) add('headers', TEXT_MESSAGES.headers ?? '')
  if (custom.success_path.trim() && !custom.success_values.trim())
    add('success_values', 'At least one value is required')
  for (const { path, message } of CustomSms.safeParse(customOf(custom)).error?.issues ?? []) {
    const field = String(path[0])
    add(field, TEXT_MESSAGES[field] ?? message)
  }
}

/**
 * A new configuration requires credentials, as does a change of provider, region or URL. Otherwise the stored ones are
 * kept.
 */
export function smsFormSchema(former: SmsConfig | null): z.ZodType<SmsFormOutput, SmsFormInput> {
  return SmsForm.superRefine(({ provider, api_key, api_secret, region, custom }, check) => {
    const add = (field: string, message: string) => check.addIssue({ code: 'custom', path: [field], message })
    if (!keepsSecrets(former, { provider, region, url: custom.url })) {
      const labels = SMS_KEY_LABELS[provider]
      if (!api_key) add('api_key', `${labels.key} is required`)
      if (!api_secret) add('api_secret', `${labels.secret} is required`)
    }
    if (provider === 'custom') checkCustom(custom, check)
    if (provider !== 'aws_sns') return
    const refusal = CreateSmsConfig.shape.region.safeParse(region).error?.issues[0]
    if (refusal) add('region', region ? refusal.message : 'Region is required')
  })
}

/**
 * Whether the provider is still the one for which the credentials were entered. For another one they must be entered
 * again.
 */
export const keepsSecrets = (
  former: SmsConfig | null,
  { provider, region, url }: { provider: SmsProvider; region: string; url: string },
): former is SmsConfig =>
  former !== null &&
  isSameDestination(
    destinationOfSms(former),
    destinationOfSms({
      provider,
      region: provider === 'aws_sns' ? region || null : null,
      custom: provider === 'custom' ? { url: url.trim() } : null,
    }),
  )

/** The form's initial values. Credentials never leave the server, so their fields are blank. */
export function smsFormDefaults(former: SmsConfig | null): SmsFormInput {
  const custom = former?.custom ?? CustomSms.parse({ url: 'https://example.com' })
  return {
    name: former?.name ?? '',
    provider: former?.provider ?? 'twilio',
    api_key: '',
    api_secret: '',
    report_key: '',
    from_number: former?.from_number ?? '',
    region: former?.region ?? '',
    receives_answers: former?.receives_answers ?? false,
    limits: former?.limits ?? { ...EMAIL_LIMIT_DEFAULTS },
    is_active: former?.is_active ?? true,
    is_default: former?.is_default ?? false,
    custom: {
      ...custom,
      url: former?.custom?.url ?? '',
      headers: Object.entries(custom.headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      success_statuses: custom.success_statuses.join(', '),
      id_path: custom.id_path ?? '',
      success_path: custom.success_path ?? '',
      success_values: custom.success_values?.join(', ') ?? '',
      number_format: custom.number_format ?? 'plus',
      proof: custom.proof ?? 'signature',
    },
  }
}

/** The body to send: the fields that the provider needs, and no blank secrets. */
export function smsBody({ api_key, api_secret, report_key, region, receives_answers, custom, ...rest }: SmsFormOutput) {
  return {
    ...rest,
    ...(api_key && { api_key }),
    ...(api_secret && { api_secret }),
    ...(report_key && SMS_REPORT_KEY_LABELS[rest.provider] && { report_key }),
    region: rest.provider === 'aws_sns' ? region : null,
    // These two handle a STOP reply themselves.
    ...(rest.provider !== 'twilio' && rest.provider !== 'aws_sns' && { receives_answers }),
    custom: rest.provider === 'custom' ? customOf(custom) : null,
  }
}
