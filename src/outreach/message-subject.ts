import type { Variant } from './judge-subject-test.ts'

interface Subjects {
  readonly subject: string | null
  readonly subjectB: string | null
}

/**
 * The subject of a message, fields still to be merged: of a campaign that tries two the one that is the recipient's; of a follow-up without one of its own an
 * answer to what they got first.
 *
 * @param first the campaign that is followed; null where this is none that follows
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
