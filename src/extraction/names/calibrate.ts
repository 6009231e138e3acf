import type { Finding } from '../finding.ts'
import { CONFIDENCE_TABLE } from './confidence-table.ts'

/** Below this the rules hardly believe a name themselves; too few are found to learn from. */
const LEARNED_MIN = 0.55
/** What code compares confidences of names with: each name stays on its side. Filters belong to the customers. */
const THRESHOLDS = [LEARNED_MIN, 0.7] as const
/** How much of its rise a confidence keeps at a threshold that it may not pass. */
const SLOPE = 0.02

/** The share of right names among those to which the rules give a confidence: rises with it, so that no ranking changes. */
export function calibrate(given: number): number {
  if (given < LEARNED_MIN) return given
  return THRESHOLDS.reduce((value, threshold) => {
    const atThreshold = threshold + SLOPE * (given - 1)
    return given < threshold ? Math.min(value, atThreshold) : Math.max(value, threshold + SLOPE * (given - threshold))
  }, learnedOf(given))
}

/** Linear between the levels of the table, level below them, and up to certainty above. */
function learnedOf(given: number): number {
  const above = CONFIDENCE_TABLE.findIndex(([level]) => level >= given)
  if (above < 0) {
    const [last, learned] = CONFIDENCE_TABLE.at(-1)!
    return learned + ((1 - learned) * (given - last)) / (1 - last)
  }
  const [high, learned] = CONFIDENCE_TABLE[above]!
  const below = CONFIDENCE_TABLE[above - 1]
  if (high === given || !below) return learned
  return below[1] + ((learned - below[1]) * (given - below[0])) / (high - below[0])
}

const PLACES = 1_000

/** Names with probabilities for confidences. */
export const withProbabilities = (names: readonly Finding[]): Finding[] =>
  names.map((name) => ({ ...name, confidence: Math.round(calibrate(name.confidence) * PLACES) / PLACES }))
