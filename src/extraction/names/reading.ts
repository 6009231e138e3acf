import type { Page } from '../page.ts'
import type { Likelihood } from './likelihood.ts'
import type { NeighbourTitles } from './neighbour-titles.ts'
import type { Segment } from './segments.ts'
import type { ShapeCensus } from './shape-census.ts'

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
