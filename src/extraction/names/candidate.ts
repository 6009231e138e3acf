import type { ExtractionRule } from '../../contracts/extraction-rules.ts'
import type { Finding } from '../finding.ts'
import type { Mention } from './judge-mention.ts'
import type { Likelihood } from './likelihood.ts'
import type { NameRun } from './name-runs.ts'
import type { ReasonId } from './reason-weights.ts'

/** A run of words on the page that may be a person, with what is known about it. */
export interface Candidate {
  readonly run: NameRun
  /** Position in the list of segments. */
  readonly segment: number
  readonly likelihood: Likelihood
  readonly mention: Mention
  readonly isSpelledByEmail: boolean
}

/** That a candidate is a person, and why. */
export interface Verdict {
  readonly confidence: number
  readonly method: Finding['method']
  /** By which rules, the strongest first. */
  readonly rules: readonly ExtractionRule[]
  /** What counted, in the order in which it was asked. */
  readonly reasons: readonly ReasonId[]
  readonly jobTitle: string | null
}
