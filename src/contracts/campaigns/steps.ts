import { z } from 'zod'
import { MessageContent, PlainTextPart, SubjectLine } from './message-texts.ts'

/** What a step of a sequence is: a message of the campaign's type, or a task for a person. */
export const STEP_KINDS = ['message', 'call', 'linkedin', 'task'] as const
export const StepKind = z.enum(STEP_KINDS, 'Choose what it is')
export type StepKind = z.infer<typeof StepKind>

/**
 * Who gets a step, judged when it is due by their reactions to all earlier messages of the campaign. Those who do not
 * meet the condition go on to the next step. Only a task can be for those who answered.
 */
export const STEP_CONDITIONS = [
  'no_answer',
  'opened',
  'not_opened',
  'clicked',
  'not_clicked',
  'out_of_office',
  'answered',
] as const
export const StepCondition = z.enum(STEP_CONDITIONS, 'Choose who gets it')
export type StepCondition = z.infer<typeof StepCondition>

export const VARIANT_NAMES = ['a', 'b', 'c', 'd'] as const
export const VariantName = z.enum(VARIANT_NAMES)
export type VariantName = z.infer<typeof VariantName>
/** Variants beside the message itself, which is `a`. */
export const FURTHER_VARIANTS_MAX = VARIANT_NAMES.length - 1

/** Another wording of a step's message. */
export const StepVariant = z.object({
  subject: SubjectLine,
  content: MessageContent,
  text_content: PlainTextPart,
})
export type StepVariant = z.output<typeof StepVariant>
export const StepVariants = z.array(StepVariant).max(FURTHER_VARIANTS_MAX, 'Use at most 4 variants')

/** How the best variant is found. Without a clear winner, everyone keeps getting equal shares. */
export const VariantTest = z.object({
  by: z.enum(['replies', 'clicks', 'opens']).default('replies'),
  /** Messages that each variant needs before one can win. */
  sample: z.number().int().min(20, 'At least 20').max(10_000, 'At most 10,000').default(100),
})
export type VariantTest = z.output<typeof VariantTest>

/** The results of one variant of a step; counts people, not events, and no machines. */
export const VariantFigures = z.object({
  variant: VariantName,
  subject: z.string().nullable(),
  sent: z.number(),
  opened: z.number(),
  prefetched: z.number(),
  clicked: z.number(),
  replied: z.number(),
})
