import { type StepVariant, VARIANT_NAMES, type VariantName } from '../../contracts/campaigns/steps.ts'

interface Subjects {
  readonly subject: string | null
  readonly subjectB: string | null
  readonly variants?: readonly StepVariant[] | null
}

/**
 * The subject of a message, with its fields not yet merged. If the campaign tests several, the recipient's; for a follow-up
 * without its own, a reply to the first message's subject.
 *
 * @param first the campaign that is followed up; null if this is not a follow-up
 */
export function subjectFor(
  { subject, subjectB, variants }: Subjects,
  first: Subjects | null,
  variant: VariantName | null,
): string | null {
  if (first === null) {
    const another = variant === null ? undefined : variants?.[VARIANT_NAMES.indexOf(variant) - 1]
    return another?.subject ?? (variant === 'b' ? (subjectB ?? subject) : subject)
  }
  if (subject !== null) return subject
  const got = subjectFor(first, null, variant)
  return got === null || /^re:/i.test(got.trim()) ? got : `Re: ${got}`
}
