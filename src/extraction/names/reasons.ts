import type { ExtractionRule } from '../../contracts/extraction-rules.ts'
import type { Finding } from '../finding.ts'
import type { Likelihood } from './likelihood.ts'
import { REASON_WEIGHTS, type ReasonId } from './reason-weights.ts'

/** One thing that speaks for or against a person. Its weight in log-odds stands in `reason-weights.ts`. */
export interface Reason<Of> {
  readonly id: ReasonId
  /** How a person whom it shows was found; none for what speaks against one. */
  readonly rule?: ExtractionRule
  readonly method?: Finding['method']
  /** Holds for brands and firms as well, which open shops and can be rung up. */
  readonly isOfFirms?: true
  readonly holds: (of: Of) => boolean
}

/** Anything that speaks for a person, and the sum of it. */
export interface Tally {
  /** Log-odds. */
  readonly sum: number
  /** What counted, in the order in which it was asked. */
  readonly counted: readonly Reason<never>[]
}

/** From here on no more reasons are asked: nine times in ten it is a person. */
export const SURE = Math.log(9)

/** From here on a name is a person's: a little more often than not. */
export const PERSON_MIN = Math.log(0.55 / 0.45)

/** What the words of a name say by themselves. */
export const oddsOfWords = (likelihood: Likelihood): number =>
  likelihood === 0 ? Number.NEGATIVE_INFINITY : REASON_WEIGHTS[`words.${likelihood}`]

/**
 * Adds the weights of the reasons that hold to what was counted before, in their order, until a person is sure.
 *
 * @param before what was counted so far
 * @param enough the log-odds from which on nothing is asked
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

/** Log-odds as a probability of three places. */
export const probabilityOf = (odds: number): number => Math.round(1_000 / (1 + Math.exp(-odds))) / 1_000

/** Those that speak for a person, the heaviest first. */
export const strongestOf = ({ counted }: Tally): readonly Reason<never>[] =>
  counted
    .filter(({ id }) => REASON_WEIGHTS[id] > 0)
    .sort((one, other) => REASON_WEIGHTS[other.id] - REASON_WEIGHTS[one.id])
