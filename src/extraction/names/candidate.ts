import type { ExtractionRule } from '../../contracts/crawls/extraction-rules.ts'
import type { Finding } from '../finding.ts'
import type { ReasonId } from './generated/reason-weights.ts'
import type { Mention } from './judge-mention.ts'
import type { Likelihood } from './likelihood.ts'
import type { NameRun } from './name-runs.ts'

/** A run of words on the page that may be a person, with the evidence about it. */
export interface Candidate {
  readonly run: NameRun
  /** Index in the list of segments. */
  readonly segment: number
  readonly likelihood: Likelihood
  readonly mention: Mention
  readonly isSpelledByEmail: boolean
}

/** The decision that a candidate is a person, and the reasons. */
export interface Verdict {
  readonly confidence: number
  readonly method: Finding['method']
  /** The rules behind the decision, strongest first. */
  readonly rules: readonly ExtractionRule[]
  /** The reasons that counted, in the order of evaluation. */
  readonly reasons: readonly ReasonId[]
  readonly jobTitle: string | null
}
