import type { ExtractionRule } from '../../contracts/extraction-rules.ts'
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
  rule: ExtractionRule = ruleFor(scale, method, jobTitle),
): Verdict | null {
  const confidence = SCALES[scale][likelihood]
  return confidence >= CONFIDENCE_MIN ? { confidence, method, rule, jobTitle } : null
}

/** The rule of a verdict whose reason is its scale. */
function ruleFor(scale: keyof typeof SCALES, method: Verdict['method'], jobTitle: string | null): ExtractionRule {
  if (scale === 'certain') return method === 'author' ? 'names.byline' : 'names.label'
  if (scale === 'strong') return jobTitle === null ? 'names.prose' : 'names.title'
  if (scale === 'minor') return 'names.caption'
  if (method === 'card') return 'names.card'
  return scale === 'bare' ? 'names.bare' : 'names.line'
}
