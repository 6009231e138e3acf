import type { EmailConfig, MailProvider } from '../../../src/contracts/senders/email-config.ts'
import type { SmsConfig, SmsProvider } from '../../../src/contracts/senders/sms-config.ts'
import { formatNumber } from '../../lib/format.ts'
import { TONE_OF, type Tone } from '../../ui/tone.ts'

/** Properties that both kinds of configuration have. */
export type Sender = EmailConfig | SmsConfig

/** The badge that says whether a configuration can send. */
export function stateOf({ is_active, is_verified }: Pick<Sender, 'is_active' | 'is_verified'>): {
  label: 'Active' | 'Not Verified' | 'Inactive'
  tone: Tone
} {
  if (!is_active) return { label: 'Inactive', tone: TONE_OF.inactive }
  return is_verified ? { label: 'Active', tone: TONE_OF.active } : { label: 'Not Verified', tone: TONE_OF.unverified }
}

/** "100 per hour, 1,000 per day". */
export const limitWords = ({ limits }: Pick<Sender, 'limits'>): string =>
  `${formatNumber(limits.max_recipients_per_hour)} per hour, ${formatNumber(limits.max_recipients_per_day)} per day`

/** Whether today's limit is below the daily limit, because the sender is warming up. */
export const isWarmingUp = ({ warm_up, limit_today, limits }: EmailConfig): boolean =>
  warm_up !== null && limit_today < limits.max_recipients_per_day
/** "Today: 30 of 1,000". */
export const todayWords = ({ limit_today, limits }: EmailConfig): string =>
  `Today: ${formatNumber(limit_today)} of ${formatNumber(limits.max_recipients_per_day)}`

export const mailProviderNames: Readonly<Record<MailProvider, string>> = {
  amazon_ses: 'Amazon SES',
  mailgun: 'Mailgun',
  postmark: 'Postmark',
  sendgrid: 'SendGrid',
}

export const providerNames: Readonly<Record<SmsProvider, string>> = {
  twilio: 'Twilio',
  aws_sns: 'AWS SNS',
  messagebird: 'MessageBird',
  vonage: 'Vonage',
  custom: 'Custom',
}
