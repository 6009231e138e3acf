import type { Candidate, Verdict } from './candidate.ts'

/** How sure a person is, by likelihood 0 to 3. Below `CONFIDENCE_MIN` nothing is said. */
const SCALES = {
  /** A label, a byline or a column says that a person stands here. */
  certain: [0, 0.66, 0.84, 0.93],
  /** A job title, an honorific or contact data stand beside it. */
  strong: [0, 0.6, 0.78, 0.9],
  /** It stands where people stand. */
  weak: [0, 0, 0.58, 0.72],
  /** It begins or ends a short line. */
  beside: [0, 0, 0, 0.6],
  /** It stands for itself. */
  bare: [0, 0, 0, 0.6],
  /** Named for a picture. */
  minor: [0, 0, 0.5, 0.5],
} as const
const CONFIDENCE_MIN = 0.5

/** The verdict of one scale, or null when the candidate is not likely enough for it. */
export function verdictOf(
  { likelihood }: Candidate,
  scale: keyof typeof SCALES,
  method: Verdict['method'],
  jobTitle: string | null = null,
): Verdict | null {
  const confidence = SCALES[scale][likelihood]
  return confidence >= CONFIDENCE_MIN ? { confidence, method, jobTitle } : null
}
