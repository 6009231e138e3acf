import { Mail, MessageSquareText } from 'lucide-react'
import type {
  CampaignStatus,
  CampaignValidation,
  RecipientEventKind,
  RecipientState,
} from '../../../src/contracts/campaigns.ts'
import { counted } from '../../../src/contracts/counted.ts'
import type { Channel } from '../../../src/contracts/senders.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import type { Tone } from '../../ui/tone.ts'

export const channels = {
  email: { label: 'Email', icon: Mail, address: 'email', dataType: 'emails' },
  sms: { label: 'SMS', icon: MessageSquareText, address: 'phone', dataType: 'phones' },
} as const satisfies Record<Channel, unknown>

export const statuses: Readonly<Record<CampaignStatus, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  sending: { label: 'Sending', tone: 'brand' },
  paused: { label: 'Paused', tone: 'warning' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

/** What stands on a recipient's chip; pending yellow, sent blue, delivered green. */
export const recipientStates: Readonly<Record<RecipientState, { label: string; tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'warning' },
  claimed: { label: 'In a batch', tone: 'warning' },
  sending: { label: 'Sending', tone: 'brand' },
  sent: { label: 'Sent', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'success' },
  bounced: { label: 'Bounced', tone: 'danger' },
  failed: { label: 'Failed', tone: 'danger' },
  skipped: { label: 'Skipped', tone: 'neutral' },
  unknown: { label: 'Unknown', tone: 'warning' },
}

export const eventKinds: Readonly<Record<RecipientEventKind, string>> = {
  sent: 'Sent',
  deferred: 'Put off, tried again later',
  delivered: 'Delivered',
  bounced: 'Bounced',
  failed: 'Failed',
  skipped: 'Skipped',
  unknown: 'No answer: whether it arrived is unknown',
  opened: 'Opened',
  clicked: 'Clicked',
  unsubscribed: 'Unsubscribed',
  complained: 'Reported as spam',
  replied: 'Replied',
}

export const countedRecipients = (total: number): string => counted(total, 'recipient')

/** A rate in percent with one decimal; `–` where there is nothing to divide by. */
export const rateText = (rate: number | null): string => (rate === null ? '–' : `${rate.toFixed(1)}%`)

/** How a score of 0 good to 100 bad looks: under 30 green, under 60 yellow, else red. */
export const spamTone = (score: number): 'success' | 'warning' | 'danger' =>
  score < 30 ? 'success' : score < 60 ? 'warning' : 'danger'

/** "today at 3:40 PM" for what is near, else the day and minute. */
export function whenText(instant: string, now = new Date()): string {
  const time = new Date(instant).toLocaleTimeString('en-US', { timeStyle: 'short' })
  return formatDate(instant, now) === formatDate(now, now) ? `today at ${time}` : formatDateTime(instant, now)
}

/** When it would be through, and what holds it up most. */
export function forecastText({
  finishes_at,
  batches,
  limited_by,
}: NonNullable<CampaignValidation['forecast']>): string {
  const why = {
    batches: `in ${counted(batches, 'batch', 'batches')}`,
    hour: `in ${counted(batches, 'batch', 'batches')}, held back by the sender’s limit per hour`,
    day: `in ${counted(batches, 'batch', 'batches')}, held back by the sender’s limit per day`,
  }[limited_by]
  return `Through about ${whenText(finishes_at)}, ${why}.`
}

/** As the browser's own control for a day and minute writes an instant, in the viewer's zone. */
export function toLocalInput(instant: Date): string {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
