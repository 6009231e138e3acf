import { z } from 'zod'
import { manyLines } from '../../lib/text/one-line.ts'
import { Audience, AudienceProgress } from '../campaigns/audience.ts'
import { Campaign, ListedCampaign } from '../campaigns/campaign.ts'
import { CreateCampaign, RecipientChoice } from '../campaigns/campaign-input.ts'
import { CampaignStatus } from '../campaigns/campaign-states.ts'
import { checkFollowUp, FOLLOW_UPS_MAX, FollowUpInput } from '../campaigns/follow-ups.ts'
import { SELECTED_MAX } from '../campaigns/limits.ts'
import { CursorQuery, listOf } from '../cursor.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Pagination } from '../pagination.ts'
import { cleanedLine } from '../plain-text.ts'
import { Channel } from '../senders/channel.ts'

/** A recipient who need not be a contact. */
export const CampaignRecipient = z.object({
  email: cleanedLine().max(320).optional(),
  phone: cleanedLine().max(60).optional(),
  name: cleanedLine().max(200).optional(),
  company: cleanedLine().max(200).optional(),
  /** Other values to merge in, by field name. */
  fields: z.record(cleanedLine().max(100), z.string().overwrite(manyLines).max(2_000)).optional(),
})
export type CampaignRecipient = z.output<typeof CampaignRecipient>

const { name, type, subject, content, text_content, format } = CreateCampaign.shape
const { require_opt_in, include_unsubscribe, unsubscribe_url, track_opens, track_clicks, batch_size, batch_delay } =
  CreateCampaign.shape
const { subject_b, subject_test, window, one_per_organization, topic_id, sender_ids, sending_gap, domain_limit } =
  CreateCampaign.shape
const { variants, variant_test, stop_organization } = CreateCampaign.shape

export const NewCampaign = z
  .object({
    name,
    type,
    /** For emails. */
    subject,
    content,
    text_content,
    format,
    /** An email or SMS configuration; by default that of the campaign's type. */
    sender_id: z.uuid().nullish(),
    sender_ids,
    sending_gap,
    domain_limit,
    /** Ids of contacts, or addresses. Recipients who must not be contacted are counted and skipped. */
    recipients: z
      .array(z.union([z.uuid(), CampaignRecipient]))
      .max(SELECTED_MAX, `Name at most ${SELECTED_MAX} recipients at once`)
      .default([]),
    /** Everyone who matches a filter, instead of `recipients`. */
    audience: Audience.optional(),
    /** States that the recipients agreed to be contacted, and how; stored with each. */
    consent: RecipientChoice.shape.consent,
    require_opt_in,
    one_per_organization,
    topic_id,
    include_unsubscribe,
    unsubscribe_url,
    track_opens,
    track_clicks,
    batch_size,
    batch_delay,
    subject_b,
    subject_test,
    variants,
    variant_test,
    stop_organization,
    window,
    /** Messages to recipients who did not reply to the previous one, in order. */
    follow_ups: z
      .array(FollowUpInput.omit({ id: true }).superRefine(checkFollowUp))
      .max(FOLLOW_UPS_MAX, `Use at most ${FOLLOW_UPS_MAX} follow-ups`)
      .default([]),
  })
  .refine((body) => body.type !== 'email' || body.subject, { message: 'Subject is required', path: ['subject'] })
  .refine(({ audience, recipients }) => audience === undefined || recipients.length === 0, {
    message: 'Name recipients or an audience, not both',
    path: ['audience'],
  })
export type NewCampaign = z.output<typeof NewCampaign>

/** The new campaign, and the result for each named recipient. */
const MadeCampaign = z.object({
  campaign: Campaign,
  recipients: z.object({
    added: z.number(),
    known: z.number(),
    invalid: z.number(),
    suppressed: z.number(),
    refused: z.number(),
    total_recipients: z.number(),
  }),
  /** How far the recipients of an audience are; null without one. */
  audience: AudienceProgress.nullable(),
})

/** Newest first. */
export const list = endpoint({
  method: 'get',
  path: '/v1/campaigns',
  permission: 'campaigns:view',
  query: CursorQuery.extend({
    status: CampaignStatus.optional(),
    type: Channel.optional(),
    page: z.coerce.number().int().min(1).optional(),
  }).refine(({ cursor, page }) => cursor === undefined || page === undefined, {
    message: 'Send cursor or page, not both',
    path: ['page'],
  }),
  returns: listOf(ListedCampaign).extend({ pagination: Pagination.optional() }),
})

export const create = endpoint({
  method: 'post',
  path: '/v1/campaigns',
  permission: 'campaigns:edit',
  body: NewCampaign,
  status: 201,
  returns: data(MadeCampaign),
})

export const get = endpoint({
  method: 'get',
  path: '/v1/campaigns/:id',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(Campaign),
})

/** How far the recipients of an audience are; null for a campaign without one. */
export const getAudience = endpoint({
  method: 'get',
  path: '/v1/campaigns/:id/audience',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.object({ audience: AudienceProgress.nullable() })),
})

/** Starts sending, now or at a later time. */
export const send = endpoint({
  method: 'post',
  path: '/v1/campaigns/:id/send',
  permission: 'campaigns:send',
  params: IdParams,
  body: z.object({ scheduled_at: z.iso.datetime({ offset: true }).nullish() }).prefault({}),
  returns: data(Campaign),
})
