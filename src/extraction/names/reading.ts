import type { Page } from '../page.ts'
import type { Likelihood } from './likelihood.ts'
import type { NeighbourTitles } from './neighbour-titles.ts'
import type { Segment } from './segments.ts'
import type { ShapeCensus } from './shape-census.ts'

/** The context for evaluating candidates: the page and its statistics. */
export interface Reading {
  readonly page: Page
  readonly segments: readonly Segment[]
  /** Segments in a column of names, with the minimum likelihood of their names. */
  readonly columns: ReadonlyMap<number, Likelihood>
  readonly titles: NeighbourTitles
  readonly census: ShapeCensus
  /** The page's URL or title indicates people or contact details. */
  readonly isPeoplePage: boolean
}
