import type { ExtractionRule } from '../../contracts/crawls/extraction-rules.ts'
import type { Finding } from '../finding.ts'
import { REASON_WEIGHTS, type ReasonId } from './generated/reason-weights.ts'
import type { Likelihood } from './likelihood.ts'

/** One piece of evidence for or against a person. Its weight in log-odds is in `reason-weights.ts`. */
export interface Reason<Of> {
  readonly id: ReasonId
  /** The rule that a finding reports; none for evidence against a person. */
  readonly rule?: ExtractionRule
  readonly method?: Finding['method']
  /** Also applies to brands and firms, which open shops and have phone numbers. */
  readonly isOfFirms?: true
  readonly holds: (of: Of) => boolean
}

/** The collected evidence and its sum. */
export interface Tally {
  /** Log-odds. */
  readonly sum: number
  /** The reasons that counted, in the order of evaluation. */
  readonly counted: readonly Reason<never>[]
}

/** Evaluation stops at these odds: the probability of a person is 90%. */
export const SURE = Math.log(9)

/** Minimum odds for accepting a name as a person: a probability of 58%. */
export const PERSON_MIN = Math.log(0.58 / 0.42)

/** The odds from the words of a name alone. */
export const oddsOfWords = (likelihood: Likelihood): number =>
  likelihood === 0 ? Number.NEGATIVE_INFINITY : REASON_WEIGHTS[`words.${likelihood}`]

/**
 * Adds the weights of the reasons that hold, in their order, until the sum reaches `enough`.
 *
 * @param before the evidence so far
 * @param enough log-odds at which evaluation stops
 */
export function addReasons<Of>(before: Tally, reasons: readonly Reason<Of>[], of: Of, enough = SURE): Tally {
  let { sum } = before
  let counted: Reason<never>[] | null = null
  for (const reason of reasons) {
    if (sum >= enough) break
    if (!reason.holds(of)) continue
    sum += REASON_WEIGHTS[reason.id]
    counted ??= [...before.counted]
    counted.push(reason)
  }
  return counted ? { sum, counted } : before
}

/** Converts log-odds to a probability, rounded to three decimals. */
export const probabilityOf = (odds: number): number => Math.round(1_000 / (1 + Math.exp(-odds))) / 1_000

/** The reasons that count for a person, heaviest first. */
export const strongestOf = ({ counted }: Tally): readonly Reason<never>[] =>
  counted
    .filter(({ id }) => REASON_WEIGHTS[id] > 0)
    .sort((one, other) => REASON_WEIGHTS[other.id] - REASON_WEIGHTS[one.id])
