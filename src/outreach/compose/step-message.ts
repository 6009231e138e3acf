import { type StepVariant, VARIANT_NAMES, type VariantName } from '../../contracts/campaigns/steps.ts'

/** What the variants of a step replace. */
interface Wording {
  readonly subject: string | null
  readonly content: string
  readonly textContent: string | null
  readonly variants: readonly StepVariant[] | null
}

/** The names of a step's variants; only `a` without further ones. */
export const variantNamesOf = ({ variants }: Pick<Wording, 'variants'>): readonly VariantName[] =>
  VARIANT_NAMES.slice(0, 1 + (variants?.length ?? 0))

/**
 * A step with the wording of one of its variants; without a subject of its own it has the step's. A variant that was
 * removed meanwhile is `a`.
 */
export function inVariant<Step extends Wording>(step: Step, variant: VariantName | null | undefined): Step {
  const wording = variant ? step.variants?.[VARIANT_NAMES.indexOf(variant) - 1] : undefined
  if (!wording) return step
  return {
    ...step,
    subject: wording.subject ?? step.subject,
    content: wording.content,
    textContent: wording.text_content,
  }
}
