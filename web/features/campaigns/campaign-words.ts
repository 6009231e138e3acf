import { ListTodo, Mail, MessageSquareText, Phone, UserPlus } from 'lucide-react'
import type { CampaignStatistics } from '../../../src/contracts/campaigns/campaign.ts'
import type { SendingWindow, SubjectTest } from '../../../src/contracts/campaigns/campaign-settings.ts'
import type {
  CampaignStatus,
  RecipientEventKind,
  RecipientState,
} from '../../../src/contracts/campaigns/campaign-states.ts'
import { SUBJECT_LENGTH_MAX } from '../../../src/contracts/campaigns/limits.ts'
import type { CampaignValidation } from '../../../src/contracts/campaigns/sending.ts'
import type { StepCondition, StepKind, VariantTest } from '../../../src/contracts/campaigns/steps.ts'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { timeZoneName } from '../../ui/time-zones.ts'
import { TONE_OF, type Tone } from '../../ui/tone.ts'

export const channels = {
  email: { label: 'Email', icon: Mail, address: 'email', dataType: 'emails' },
  sms: { label: 'SMS', icon: MessageSquareText, address: 'phone', dataType: 'phones' },
} as const satisfies Record<Channel, unknown>

export const statuses: Readonly<Record<CampaignStatus, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: TONE_OF.draft },
  scheduled: { label: 'Scheduled', tone: TONE_OF.scheduled },
  sending: { label: 'Sending', tone: TONE_OF.running },
  paused: { label: 'Paused', tone: TONE_OF.paused },
  sent: { label: 'Sent', tone: TONE_OF.done },
  failed: { label: 'Failed', tone: TONE_OF.failed },
  cancelled: { label: 'Cancelled', tone: TONE_OF.cancelled },
}

/** The label of a recipient's chip, and its tone. Pending is yellow by the specification. */
export const recipientStates: Readonly<Record<RecipientState, { label: string; tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'warning' },
  claimed: { label: 'In a batch', tone: 'warning' },
  sending: { label: 'Sending', tone: TONE_OF.running },
  sent: { label: 'Sent', tone: TONE_OF.sent },
  delivered: { label: 'Delivered', tone: TONE_OF.delivered },
  bounced: { label: 'Bounced', tone: TONE_OF.bounced },
  failed: { label: 'Failed', tone: TONE_OF.failed },
  skipped: { label: 'Skipped', tone: TONE_OF.skipped },
  unknown: { label: 'Unknown', tone: TONE_OF.uncertain },
}

export const eventKinds: Readonly<Record<RecipientEventKind, string>> = {
  sent: 'Sent',
  deferred: 'Delayed, will retry',
  delivered: 'Delivered',
  bounced: 'Bounced',
  failed: 'Failed',
  skipped: 'Skipped',
  unknown: 'No response, delivery unknown',
  opened: 'Opened',
  clicked: 'Clicked',
  unsubscribed: 'Unsubscribed',
  complained: 'Reported as spam',
  replied: 'Replied',
}

export const countedRecipients = (total: number): string => pluralize(total, 'recipient')

/** A rate in percent with one decimal; `–` for null, where the denominator is zero. */
export const rateText = (rate: number | null): string => (rate === null ? '–' : `${rate.toFixed(1)}%`)

/** Shown in place of a rate that is unknown because tracking is off. */
export const NOT_TRACKED = 'Not tracked'
/** The same for opens and clicks, whose rates are known only if tracking is on. */
export const trackedRateText = (rate: number | null, isTracked: boolean): string =>
  isTracked ? rateText(rate) : NOT_TRACKED

/**
 * How many messages arrived, as far as that is known. An email counts as delivered if the mail server accepted it and
 * it did not bounce. For text messages, the provider reports delivery.
 */
export const arrivedOf = (
  type: Channel,
  pluralize: Pick<CampaignStatistics, 'sent_count' | 'bounced_count' | 'delivered_count'>,
) => (type === 'email' ? pluralize.sent_count - pluralize.bounced_count : pluralize.delivered_count)

/** Metrics by which a subject test is decided. */
export const metrics: Readonly<Record<SubjectTest['by'], { label: string; noun: string }>> = {
  opens: { label: 'Opens', noun: 'opens' },
  clicks: { label: 'Clicks', noun: 'clicks' },
  replies: { label: 'Answers', noun: 'answers' },
}

/** "20% of recipients get one of the two, split evenly. After 4 hours the rest get the one with more opens." */
export function subjectTestText({ share, wait_hours, by }: SubjectTest): string {
  if (share === 100) return 'Half of the recipients get the first subject, half the second.'
  return `${share}% of recipients get one of the two, split evenly. After ${pluralize(wait_hours, 'hour')} the rest get the one with more ${metrics[by].noun}.`
}

/** Numbered from 1, as in ISO 8601. */
export const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** "Mon to Fri, 09:00 to 17:00, in each recipient’s time zone". */
export function windowText({ days, from, until, time_zone, by_recipient, skip_holidays }: SendingWindow): string {
  const zone = by_recipient
    ? `in each recipient’s time zone, or in ${timeZoneName(time_zone)} where unknown`
    : `in ${timeZoneName(time_zone)}`
  return `${daysText(days)}, ${from} to ${until}, ${zone}${skip_holidays ? ', except public holidays' : ''}`
}

/** Consecutive days as a range: "Mon to Fri, Sun". */
function daysText(days: readonly number[]): string {
  const runs: number[][] = []
  for (const day of [...new Set(days)].toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  if (runs[0]?.length === 7) return 'Every day'
  const nameOf = (day: number | undefined) => dayNames[(day ?? 1) - 1]
  return runs
    .flatMap((run) => (run.length > 2 ? [`${nameOf(run[0])} to ${nameOf(run.at(-1))}`] : run.map(nameOf)))
    .join(', ')
}

/** The subject of a reply in the same thread. */
export const answerTo = (subject: string): string => {
  const asked = subject.trim()
  return asked && (/^re:/i.test(asked) ? asked : `Re: ${asked}`).slice(0, SUBJECT_LENGTH_MAX)
}

/** "3 days" for 72 hours. */
export const delayText = (hours: number): string =>
  hours % 24 === 0 ? pluralize(hours / 24, 'day') : pluralize(hours, 'hour')

/** "today at 3:40 PM" for near instants, otherwise the date and time. */
export function whenText(instant: string, now = new Date()): string {
  const time = new Date(instant).toLocaleTimeString('en-US', { timeStyle: 'short' })
  return formatDate(instant, now) === formatDate(now, now) ? `today at ${time}` : formatDateTime(instant, now)
}

/** The estimated finish, and the main limit on the pace. */
export function forecastText({
  finishes_at,
  batches,
  limited_by,
}: NonNullable<CampaignValidation['forecast']>): string {
  const why = {
    batches: `in ${pluralize(batches, 'batch', 'batches')}`,
    hour: `in ${pluralize(batches, 'batch', 'batches')}, limited by the sender’s hourly limit`,
    day: `in ${pluralize(batches, 'batch', 'batches')}, limited by the sender’s daily limit`,
    gap: 'one by one, with a pause after each message',
    domain: 'limited by messages per domain and day',
  }[limited_by]
  return `Through about ${whenText(finishes_at)}, ${why}.`
}

/** What a step of a sequence is. */
export const stepKinds = {
  message: { label: 'Message', icon: Mail },
  call: { label: 'Call', icon: Phone },
  linkedin: { label: 'LinkedIn', icon: UserPlus },
  task: { label: 'Task', icon: ListTodo },
} as const satisfies Record<StepKind, unknown>

/** Who gets a step, as a choice and as the rest of a sentence: "3 days later, to those who opened". */
export const stepConditions: Readonly<Record<StepCondition, { label: string; text: string }>> = {
  no_answer: { label: "Everyone who hasn't replied", text: '' },
  opened: { label: 'Opened an earlier message', text: 'to those who opened' },
  not_opened: { label: "Didn't open any message", text: "to those who didn't open" },
  clicked: { label: 'Clicked a link', text: 'to those who clicked' },
  not_clicked: { label: "Didn't click", text: "to those who didn't click" },
  out_of_office: { label: 'Sent an out-of-office reply', text: 'to those who were out of office' },
  answered: { label: 'Answered', text: 'for those who replied' },
}

/** How the best variant is found. */
export function variantTestText({ by, sample }: VariantTest): string {
  return `Each variant goes to an equal share. Once every variant has been sent ${sample.toLocaleString('en-US')} times and one has clearly more ${metrics[by].noun}, the rest get that one.`
}
