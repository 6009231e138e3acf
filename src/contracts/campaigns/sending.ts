import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { multiLine, singleLine } from '../plain-text.ts'
import { Channel } from '../senders/channel.ts'
import { OptionalId } from './campaign-input.ts'
import { CampaignStatus } from './campaign-states.ts'
import { one } from './campaigns.ts'
import { CONTENT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from './limits.ts'
import { MessageFormat } from './message-format.ts'

/** Starts sending, now or at `scheduled_at`, and freezes the list of recipients. */
export const sendCampaign = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/send',
  permission: 'campaigns:send',
  params: IdParams,
  body: z.object({ scheduled_at: z.iso.datetime({ offset: true }).nullish() }).prefault({}),
  returns: one,
})

const actOn = (verb: 'pause' | 'resume' | 'cancel') =>
  endpoint({
    method: 'post',
    path: `/dashboard/campaigns/:id/${verb}`,
    permission: 'campaigns:send',
    params: IdParams,
    returns: one,
  })

export const pauseCampaign = actOn('pause')

export const resumeCampaign = actOn('resume')

export const cancelCampaign = actOn('cancel')

/**
 * Turns an ended campaign into a draft. For a sent one, `all` resets every recipient, `failed` only those whom it did
 * not reach and who may still be contacted. For a failed one, resets only those who got nothing.
 */
export const resendCampaign = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/resend',
  permission: 'campaigns:send',
  params: IdParams,
  body: z.object({ recipients: z.enum(['all', 'failed'], 'Say who gets it again').default('all') }).prefault({}),
  returns: one,
})

/** Counts each recipient once, by the state of the campaign's own message. */
export const CampaignProgress = z.object({
  campaign_status: CampaignStatus,
  total_recipients: z.number(),
  sent_count: z.number(),
  failed_count: z.number(),
  sent_at: z.string().nullable(),
  updated_at: z.string(),
})

export const getCampaignStatus = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/:id/status',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(CampaignProgress),
})

export const getCampaignProgress = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/:id/progress',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(
    z.object({
      progress: CampaignProgress.extend({
        pending_count: z.number(),
        skipped_count: z.number(),
        unknown_count: z.number(),
        /**
         * Messages of the campaign and its follow-ups. A follow-up's messages are added as the ones before it are sent.
         */
        messages: z.object({ total: z.number(), sent: z.number(), failed: z.number(), pending: z.number() }),
        /** 0 to 100, of the messages. */
        percent: z.number(),
        /** The estimated end, given the sender's limits and its other campaigns; null if not sending. */
        finishes_at: z.string().nullable(),
      }),
    }),
  ),
})

/** What prevents sending, and what deserves attention. */
export const CampaignValidation = z.object({
  can_send: z.boolean(),
  problems: z.array(z.object({ code: z.string(), text: z.string() })),
  advice: z.array(z.object({ code: z.string(), text: z.string() })),
  /** Fields without a fallback that recipients lack, with the names or addresses of the first of them. */
  missing_fields: z.array(z.object({ name: z.string(), recipients: z.number(), examples: z.array(z.string()) })),
  /** The recipients who would get it now, and those who would be skipped, by reason. */
  recipients: z.object({
    total: z.number(),
    sendable: z.number(),
    /** On the suppression list, or unsubscribed through another of their addresses. */
    suppressed: z.number(),
    /** Opted out of being collected, or erased. */
    refused: z.number(),
    without_consent: z.number(),
    /** Replied, or an earlier message to them bounced. */
    stopped: z.number(),
    /** Further addresses of organisations that already get it at another address. */
    same_organization: z.number(),
  }),
  /** The forecast for starting now. */
  forecast: z
    .object({ finishes_at: z.string(), batches: z.number(), limited_by: z.enum(['batches', 'hour', 'day']) })
    .nullable(),
  /** For text messages: the number of parts of the longest one. */
  sms_parts: z.number().nullable(),
  /**
   * For text messages: the total number of parts, which is what providers bill. With many recipients, extrapolated from
   * the first ones.
   */
  sms_parts_total: z.number().nullable(),
})

export type CampaignValidation = z.infer<typeof CampaignValidation>

export const validateCampaign = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/:id/validate',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.object({ validation: CampaignValidation })),
})

/** A message as a recipient would get it. */
export const previewCampaign = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/preview',
  permission: 'campaigns:view',
  impersonation: 'allowed',
  body: z.object({
    type: Channel,
    subject: singleLine().max(SUBJECT_LENGTH_MAX).nullish(),
    content: multiLine().max(CONTENT_LENGTH_MAX),
    text_content: multiLine().max(CONTENT_LENGTH_MAX).nullish(),
    format: MessageFormat.nullish(),
    email_config_id: OptionalId,
    /** The SMS sender, which decides how a text message ends. */
    sms_config_id: OptionalId,
    include_unsubscribe: z.boolean().nullish(),
    /** The recipient whose fields are merged in; an example when omitted. */
    campaign_id: z.uuid().nullish(),
    recipient_id: z.uuid().nullish(),
    /** A contact whose fields are merged in instead. */
    contact_id: z.uuid().nullish(),
  }),
  returns: data(
    z.object({
      subject: z.string(),
      html: z.string().nullable(),
      text: z.string(),
      /** Fields that the message names, that the recipient lacks, and that have no fallback. */
      missing: z.array(z.string()),
      sms: z.object({ encoding: z.enum(['gsm7', 'ucs2']), units: z.number(), parts: z.number() }).nullable(),
      /** The recipient whose fields were merged; null for an example. */
      recipient: z.object({ name: z.string().nullable(), address: z.string() }).nullable(),
      /** The fields that were merged, each once. */
      fields: z.array(z.object({ name: z.string(), value: z.string(), fell_back: z.boolean() })),
      /** The conditions, with the tag of the branch that was taken, such as `{% else %}`; null for none. */
      conditions: z.array(z.object({ condition: z.string(), taken: z.string().nullable() })),
      /** The alternatives, as in `{Hi|Hello}`, with the chosen one. */
      alternatives: z.array(z.object({ options: z.array(z.string()), chosen: z.string() })),
      /** What in the message is not understood, and fields that nobody has. */
      problems: z.array(z.object({ code: z.string(), text: z.string() })),
    }),
  ),
})

/** Sends one message to one of the account's own addresses. It counts against the sender's limits only. */
export const sendTestMessage = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/test',
  permission: 'campaigns:send',
  params: IdParams,
  body: z.object({ to: singleLine().min(3).max(254), recipient_id: z.uuid().nullish() }),
  returns: nothing,
})
