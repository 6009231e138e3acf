import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import type { Mention } from './judge-mention.ts'
import type { Likelihood } from './likelihood.ts'
import type { NameRun } from './name-runs.ts'
import type { NeighbourTitles } from './neighbour-titles.ts'
import type { Segment } from './segments.ts'
import type { ShapeCensus } from './shape-census.ts'

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
  readonly jobTitle: string | null
}

/** What candidates are weighed with: the page and what was counted on it. */
export interface Reading {
  readonly page: Page
  readonly segments: readonly Segment[]
  /** Segments in a column of names, with the likelihood they need. */
  readonly columns: ReadonlyMap<number, Likelihood>
  readonly titles: NeighbourTitles
  readonly census: ShapeCensus
  /** The page's address or title says that it is about people or how to reach them. */
  readonly isPeoplePage: boolean
}
