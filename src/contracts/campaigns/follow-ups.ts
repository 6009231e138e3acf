import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { multiLine } from '../plain-text.ts'
import { CampaignRates, CampaignStatistics } from './campaign.ts'
import { SubjectLine } from './campaign-input.ts'
import { CampaignStatus } from './campaign-states.ts'
import { CONTENT_LENGTH_MAX } from './limits.ts'

export const FOLLOW_UPS_MAX = 5
export const FOLLOW_UP_HOURS_MAX = 24 * 60

/** A message to recipients who did not reply to the previous one. */
export const FollowUp = z.object({
  id: z.string(),
  /** The first follow-up is step 2. */
  step: z.number(),
  /** Counted from the previous message. */
  after_hours: z.number(),
  /** Null sends it as a reply in the thread of the first message. */
  subject: z.string().nullable(),
  content: z.string(),
  text_content: z.string().nullable(),
  stop_on_click: z.boolean(),
  status: CampaignStatus,
  /** Statistics of its own messages; `total_recipients` are those due so far. */
  statistics: CampaignStatistics,
  rates: CampaignRates,
})
export type FollowUp = z.infer<typeof FollowUp>

export const FollowUpInput = z.object({
  /** The id of an existing follow-up; without it, a new one is created. */
  id: z.uuid().nullish(),
  after_hours: z.coerce
    .number('Say after how many hours')
    .int()
    .min(1, 'At least 1 hour')
    .max(FOLLOW_UP_HOURS_MAX, 'At most 60 days'),
  subject: SubjectLine,
  content: multiLine('Content is required')
    .max(CONTENT_LENGTH_MAX, 'The content is too long')
    .refine((text) => text.trim() !== '', 'Content is required'),
  text_content: multiLine()
    .max(CONTENT_LENGTH_MAX, 'The content is too long')
    .nullish()
    .transform((text) => text || null),
  stop_on_click: z.boolean().default(false),
})
export type FollowUpInput = z.output<typeof FollowUpInput>
/** For an existing follow-up, omitted fields stay unchanged. */
export const ChangeFollowUp = changeOf(FollowUpInput.shape)
export type ChangeFollowUp = z.output<typeof ChangeFollowUp>

const path = '/dashboard/campaigns/:id/follow-ups'
const returns = data(z.object({ follow_ups: z.array(FollowUp) }))

/** Lists a campaign's follow-ups, in order. */
export const listFollowUps = endpoint({ method: 'get', path, permission: 'campaigns:view', params: IdParams, returns })
/**
 * Replaces all follow-ups, in order; those not listed are deleted.
 *
 * @throws conflict if the campaign is sending or has ended; a paused one accepts changes of texts and delays, but no
 * new or removed follow-ups
 */
export const putFollowUps = endpoint({
  method: 'put',
  path,
  permission: 'campaigns:edit',
  params: IdParams,
  body: z.object({
    follow_ups: z.array(ChangeFollowUp).max(FOLLOW_UPS_MAX, `Use at most ${FOLLOW_UPS_MAX} follow-ups`),
  }),
  returns,
})
