import {
  type CreateSmsConfig,
  CustomSms,
  SMS_REPORT_KEY_LABELS,
  type SmsConfig,
  type SmsProvider,
  type UpdateSmsConfig,
} from '../../contracts/senders/sms-config.ts'
import type { ServiceContext } from '../../core/context.ts'
import { assertSecretsGiven } from '../../core/secret-destination.ts'
import type { SmsSecrets, SmsSettings } from '../../db/schema/data/senders.ts'
import { openSmsSecrets, requireSender, smsSettingsOf } from '../../domain/senders/senders.ts'
import { applyPart } from '../../lib/apply-change.ts'
import { AppError, invalid } from '../../lib/errors.ts'
import { fieldErrorsOf } from '../../lib/field-errors.ts'
import { isOnlySwitchedOff } from '../../lib/is-only-switched-off.ts'
import { isNumber } from '../../outreach/compose/compose-sms.ts'
import { isUrlAllowed } from '../../platform/web/guard-url.ts'
import { destinationOfSms } from '../../rules/senders/secret-destination.ts'
import { readSmsConfig } from './queries.ts'
import { assertChannel, insertSender, updateSender } from './store-sender.ts'

const END_LENGTH = 4
/**
 * An international number, a short code, a name of at most eleven characters, or the id of a Twilio messaging service.
 */
const FROM = /^(?:\+?[1-9]\d{2,14}|(?=.*[a-z])[a-z\d &.'+-]{1,11}|MG[\da-f]{32})$/i

/**
 * Adds an SMS provider. It is unverified until it is tested. @throws feature_not_in_plan, url_not_allowed,
 * validation_failed, conflict
 */
export async function createSmsConfig(ctx: ServiceContext, input: CreateSmsConfig): Promise<SmsConfig> {
  assertChannel(ctx, 'sms')
  const secrets: SmsSecrets = {
    apiKey: input.api_key.trim(),
    apiSecret: input.api_secret.trim(),
    reportKey: reportKeyOf(input.provider, input.report_key, null),
  }
  const settings = settingsOf(input.provider, input.from_number, input.region, input.custom, secrets)
  assertSound(ctx, settings, secrets)
  const receivesAnswers = answersOf(settings, input.receives_answers ?? null)
  const id = await insertSender(ctx, 'sms', {
    name: input.name,
    settings: { ...settings, receivesAnswers },
    secrets,
    isActive: input.is_active,
    isDefault: input.is_default,
    perHour: input.limits.max_recipients_per_hour,
    perDay: input.limits.max_recipients_per_day,
    warmUp: null,
    isUntested: true,
    isUnproven: false,
  })
  return readSmsConfig(ctx, id)
}

/**
 * Changes an SMS provider. Omitted fields keep their values, and so do blank secrets as long as they go to the same
 * provider. If anything that affects sending changes, it has to be tested again.
 *
 * @throws not_found, feature_not_in_plan, url_not_allowed, validation_failed, conflict
 */
export async function updateSmsConfig(ctx: ServiceContext, id: string, input: UpdateSmsConfig): Promise<SmsConfig> {
  const before = await requireSender(ctx, 'sms', id)
  if (!isOnlySwitchedOff(input)) assertChannel(ctx, 'sms')
  const was = smsSettingsOf(before)
  const had = await openSmsSecrets(ctx, before)
  const provider = input.provider ?? was.provider
  const secrets: SmsSecrets = {
    apiKey: input.api_key?.trim() || had.apiKey,
    apiSecret: input.api_secret?.trim() || had.apiSecret,
    reportKey: reportKeyOf(provider, input.report_key, provider === was.provider ? had.reportKey : null),
  }
  const settings = settingsOf(
    provider,
    input.from_number ?? was.fromNumber,
    input.region === undefined ? was.region : input.region,
    customOf(was.custom, input.custom),
    secrets,
  )
  assertSecretsGiven(destinationOfSms(was), destinationOfSms(settings), {
    api_key: input.api_key,
    api_secret: input.api_secret,
  })
  assertSound(ctx, settings, secrets)
  const given = input.receives_answers
  // After a change of provider or number, inbound messages have to be configured at the provider first.
  const isSame = provider === was.provider && settings.fromNumber === was.fromNumber
  const receivesAnswers = given === undefined ? (isSame ? was.receivesAnswers : null) : answersOf(settings, given)
  const isOther = secrets.apiKey !== had.apiKey || secrets.apiSecret !== had.apiSecret
  await updateSender(ctx, before, {
    name: input.name ?? before.name,
    settings: { ...settings, receivesAnswers },
    secrets: isOther || secrets.reportKey !== had.reportKey || ctx.sealing.isOutdated(before.secrets) ? secrets : null,
    isActive: input.is_active ?? before.isActive,
    isDefault: input.is_default ?? before.isDefault,
    perHour: input.limits?.max_recipients_per_hour ?? before.perHour,
    perDay: input.limits?.max_recipients_per_day ?? before.perDay,
    warmUp: null,
    isUnproven: false,
    isUntested:
      isOther ||
      JSON.stringify(settings) !== JSON.stringify(settingsAgain(was, { ...had, reportKey: secrets.reportKey })),
  })
  return readSmsConfig(ctx, id)
}

/** Omitted properties keep their values. @throws validation_failed when the result is invalid */
function customOf(was: CustomSms | null, given: UpdateSmsConfig['custom']): CustomSms | null {
  if (given === null) return null
  if (given === undefined) return was
  const parsed = CustomSms.safeParse(applyPart(was, given))
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error.issues, ['custom']))
  return parsed.data
}

/** Each provider signs with its own key, so a key is not kept for another provider. */
function reportKeyOf(provider: SmsProvider, given: string | null | undefined, had: string | null): string | null {
  if (!SMS_REPORT_KEY_LABELS[provider] || given === null) return null
  return given?.trim() || had
}

const settingsAgain = (was: SmsSettings, had: SmsSecrets) =>
  settingsOf(was.provider, was.fromNumber, was.region, was.custom, had)

function settingsOf(
  provider: SmsProvider,
  fromNumber: string,
  region: string | null | undefined,
  custom: CustomSms | null | undefined,
  { apiKey, reportKey }: SmsSecrets,
): SmsSettings {
  const from = fromNumber.trim()
  return {
    provider,
    // Numbers may be entered with spaces and brackets.
    fromNumber: /^[+\d][\d ().-]{5,}$/.test(from) ? from.replace(/[ ().-]/g, '') : from,
    region: provider === 'aws_sns' ? (region ?? null) : null,
    custom: provider === 'custom' ? (custom ?? null) : null,
    apiKeyEnd: apiKey.slice(-END_LENGTH),
    hasReportKey: reportKey !== null,
  }
}

/** A sender name cannot receive replies. @throws validation_failed */
function answersOf({ fromNumber }: SmsSettings, given: boolean | null): boolean | null {
  if (given && !isNumber(fromNumber))
    throw invalid({ receives_answers: ["People can't reply to a name. Send from a number, or turn this off"] })
  return given
}

const CONTROL = /[^\x20-\x7e]/

function assertSound(ctx: ServiceContext, { provider, fromNumber, custom }: SmsSettings, secrets: SmsSecrets): void {
  const fields: Record<string, string[]> = {}
  if (!FROM.test(fromNumber))
    fields.from_number = ['Enter a number such as +15551234567, or a name of at most 11 letters and digits']
  if (CONTROL.test(secrets.apiKey)) fields.api_key = ['The key has characters that no key has']
  if (CONTROL.test(secrets.reportKey ?? '')) fields.report_key = ['The key has characters that no key has']
  if (CONTROL.test(secrets.apiSecret)) fields.api_secret = ['The secret has characters that no secret has']
  if (provider === 'custom' && !custom) fields.custom = ['Say how your provider is called']
  if (Object.keys(fields).length > 0) throw invalid(fields)
  // Placeholders for the number or the text must not determine the host.
  const called = custom?.url.replace(/\{\{\w+\}\}/g, 'x')
  const isSafe =
    !called || (isUrlAllowed(called, ctx.config) && hostOf(called) === hostOf(custom?.url.replace(/\{\{\w+\}\}/g, 'y')))
  if (!isSafe) throw new AppError('url_not_allowed', 'This address cannot be called.')
}

const hostOf = (url: string | undefined) => URL.parse(url ?? '')?.host
