import { z } from 'zod'
import { Channel } from '../senders/channel.ts'
import { SendingGap, SendingWindow, SubjectTest } from './campaign-settings.ts'
import { CampaignStatus } from './campaign-states.ts'
import { MessageFormat } from './message-format.ts'

export const CampaignStatistics = z.object({
  total_recipients: z.number(),
  pending_count: z.number(),
  sent_count: z.number(),
  delivered_count: z.number(),
  opened_count: z.number(),
  clicked_count: z.number(),
  bounced_count: z.number(),
  failed_count: z.number(),
  skipped_count: z.number(),
  unknown_count: z.number(),
  unsubscribed_count: z.number(),
  complained_count: z.number(),
})

export type CampaignStatistics = z.infer<typeof CampaignStatistics>

/** In percent; null if the divisor is zero. */
export const CampaignRates = z.object({
  delivery_rate: z.number().nullable(),
  open_rate: z.number().nullable(),
  click_rate: z.number().nullable(),
  bounce_rate: z.number().nullable(),
  complaint_rate: z.number().nullable(),
})

export type CampaignRates = z.infer<typeof CampaignRates>

export const CampaignCompliance = z.object({
  /** From 0 (good) to 100 (bad); null before the first check. */
  spam_score: z.number().nullable(),
  passed_spam_check: z.boolean(),
  gdpr_compliant: z.boolean(),
  can_spam_compliant: z.boolean(),
})

const shownFields = {
  id: z.string(),
  name: z.string(),
  type: Channel,
  subject: z.string().nullable(),
  email_config_id: z.string().nullable(),
  sms_config_id: z.string().nullable(),
  sender_name: z.string().nullable(),
  /** All its senders, in order; one unless it rotates several. Those that were left out are among them. */
  sender_ids: z.array(z.string()),
  status: CampaignStatus,
  /** Why it was paused or failed, as a sentence. */
  status_reason: z.string().nullable(),
  statistics: CampaignStatistics,
  rates: CampaignRates,
  compliance: CampaignCompliance,
  /** When off, opens or clicks are not known, and their rate is null. */
  track_opens: z.boolean(),
  track_clicks: z.boolean(),
  /** The number of follow-ups (`follow-ups.ts`). */
  follow_up_count: z.number(),
  scheduled_at: z.string().nullable(),
  started_at: z.string().nullable(),
  /** When the last message went out. */
  sent_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}

export const ListedCampaign = z.object(shownFields)

export type ListedCampaign = z.infer<typeof ListedCampaign>

export const Campaign = ListedCampaign.extend({
  content: z.string(),
  /** The plain-text part of an email; null generates it from `content`. */
  text_content: z.string().nullable(),
  format: MessageFormat,
  require_opt_in: z.boolean(),
  one_per_organization: z.boolean(),
  include_unsubscribe: z.boolean(),
  unsubscribe_url: z.string().nullable(),
  batch_size: z.number(),
  /** Seconds. */
  batch_delay: z.number(),
  subject_b: z.string().nullable(),
  subject_test: SubjectTest.nullable(),
  /** The winning subject, once decided. */
  subject_winner: z.enum(['a', 'b']).nullable(),
  /**
   * The metric that decided. Differs from `subject_test` when opens were unreliable; null without a winner, and for old
   * campaigns.
   */
  subject_decided_by: SubjectTest.shape.by.unwrap().nullable(),
  /** When messages may be sent; null means always. */
  window: SendingWindow.nullable(),
  /** The random pause between two messages of one sender; null for none. */
  sending_gap: SendingGap.nullable(),
  /** The most messages in a day to one recipient domain; null for any number. */
  domain_limit: z.number().nullable(),
  /** The recipient fields available for merging. */
  merge_fields: z.array(z.string()),
})

export type Campaign = z.infer<typeof Campaign>
