import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { CampaignRates, CampaignStatistics } from './campaign.ts'
import { CampaignStatus } from './campaign-states.ts'
import { MessageContent, PlainTextPart, SubjectLine } from './message-texts.ts'
import { StepCondition, StepKind, StepVariant, StepVariants, VariantName, VariantTest } from './steps.ts'

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
  /** A message, or a task for a person, whose instructions are the content. */
  kind: StepKind,
  condition: StepCondition,
  /** Further wordings, beside its own, which is variant `a`. */
  variants: z.array(StepVariant),
  variant_test: VariantTest.nullable(),
  /** The best variant, which everyone gets from then on; null before it is found. */
  variant_winner: VariantName.nullable(),
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
    .number('Enter the number of hours')
    .int()
    .min(1, 'At least 1 hour')
    .max(FOLLOW_UP_HOURS_MAX, 'At most 60 days'),
  subject: SubjectLine,
  content: MessageContent,
  text_content: PlainTextPart,
  stop_on_click: z.boolean().default(false),
  kind: StepKind.default('message'),
  condition: StepCondition.default('no_answer'),
  variants: StepVariants.default([]),
  variant_test: VariantTest.nullish().transform((test) => test ?? null),
})
export type FollowUpInput = z.output<typeof FollowUpInput>
interface Checked {
  readonly kind: StepKind
  readonly condition: StepCondition
  readonly stop_on_click: boolean
  readonly variants: readonly object[]
}

/** Checks that the settings of a follow-up go together. */
export function checkFollowUp({ kind, condition, stop_on_click, variants }: Checked, check: z.RefinementCtx): void {
  const refuse = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
  if (condition === 'answered' && kind === 'message')
    refuse('condition', 'People who reply get no further messages. Choose a task instead.')
  if (condition === 'clicked' && stop_on_click)
    refuse('condition', "A click can't both end the sequence and trigger this step.")
  if (kind !== 'message' && variants.length > 0) refuse('variants', 'Only messages have variants')
}

/** For an existing follow-up, omitted fields stay unchanged. */
export const ChangeFollowUp = changeOf({
  ...FollowUpInput.shape,
  variant_test: changeOf(VariantTest.shape).nullable(),
})
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
