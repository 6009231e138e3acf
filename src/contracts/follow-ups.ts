import { z } from 'zod'
import { CampaignRates, CampaignStatistics, CampaignStatus, CONTENT_LENGTH_MAX, SubjectLine } from './campaigns.ts'
import { changeOf } from './change-of.ts'
import { data, endpoint, IdParams } from './endpoint.ts'
import { multiLine } from './plain-text.ts'

export const FOLLOW_UPS_MAX = 5
export const FOLLOW_UP_HOURS_MAX = 24 * 60

/** A message to whoever did not answer the one before it. */
export const FollowUp = z.object({
  id: z.string(),
  /** 2 is the first. */
  step: z.number(),
  /** After the message before it. */
  after_hours: z.number(),
  /** Null answers in the thread of the first message. */
  subject: z.string().nullable(),
  content: z.string(),
  text_content: z.string().nullable(),
  stop_on_click: z.boolean(),
  status: CampaignStatus,
  /** Its own messages; `total_recipients` are those that were due so far. */
  statistics: CampaignStatistics,
  rates: CampaignRates,
})
export type FollowUp = z.infer<typeof FollowUp>

export const FollowUpInput = z.object({
  /** Of one that is there; left out, it is a new one. */
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
/** Of one that is there, what is left out stays. */
export const ChangeFollowUp = changeOf(FollowUpInput.shape)
export type ChangeFollowUp = z.output<typeof ChangeFollowUp>

const path = '/dashboard/campaigns/:id/follow-ups'
const returns = data(z.object({ follow_ups: z.array(FollowUp) }))

/** A campaign's follow-ups, in their order. */
export const listFollowUps = endpoint({ method: 'get', path, permission: 'campaigns:view', params: IdParams, returns })
/**
 * Says what all its follow-ups are, in their order; what is left out goes.
 *
 * @throws conflict where the campaign is sending, or is over; of a paused one texts and delays change, and none comes or goes
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
