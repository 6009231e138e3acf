import type { Variant } from '../outcomes/judge-subject-test.ts'

interface Subjects {
  readonly subject: string | null
  readonly subjectB: string | null
}

/**
 * The subject of a message, with its fields not yet merged. If the campaign tests two, the recipient's; for a follow-up
 * without its own, a reply to the first message's subject.
 *
 * @param first the campaign that is followed up; null if this is not a follow-up
 */
export function subjectFor(
  { subject, subjectB }: Subjects,
  first: Subjects | null,
  variant: Variant | null,
): string | null {
  if (first === null) return variant === 'b' ? (subjectB ?? subject) : subject
  if (subject !== null) return subject
  const got = subjectFor(first, null, variant)
  return got === null || /^re:/i.test(got.trim()) ? got : `Re: ${got}`
}
