import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { type Page, type PageElement, textOf } from '../page.ts'
import type { Candidate } from './candidate.ts'
import { isPlaceName } from './place-names.ts'
import { placeOf, shapeOf } from './surroundings.ts'

/** The number of elements of one shape, and of those that contain only a name. */
export interface ShapeCount {
  readonly elements: number
  readonly names: number
}

export interface ShapeCensus {
  countOf(element: PageElement): ShapeCount
  /** Whether a significant share of the first elements with the same shape are names of towns or countries. */
  listsPlaces(element: PageElement): boolean
}

interface Counted extends ShapeCount {
  elements: number
  names: number
  /** The first elements of the shape. */
  readonly first: PageElement[]
}

const TITLE_LENGTH_MAX = 50
const FIRST_MAX = 30
const PLACES_MIN = 2
const PLACES_SHARE_MIN = 0.25
const NONE: Counted = { elements: 0, names: 0, first: [] }

/** Counts the short elements of a page by shape, on first use. */
export function shapeCensus(page: Page, candidates: readonly Candidate[]): ShapeCensus {
  let counts: Map<string, Counted> | null = null
  const countOf = (element: PageElement) => {
    counts ??= countShapes(page, candidates)
    return counts.get(shapeOf(element)) ?? NONE
  }
  const areOfPlaces = memoizeByObject(({ first }: Counted) => {
    const places = first.filter((element) => isPlaceName(textOf(page, element))).length
    return places >= PLACES_MIN && places >= first.length * PLACES_SHARE_MIN
  })
  return { countOf, listsPlaces: (element) => areOfPlaces(countOf(element)) }
}

function countShapes(page: Page, candidates: readonly Candidate[]): Map<string, Counted> {
  const counts = new Map<string, Counted>()
  for (const element of page.elements) {
    const length = element.end - element.start
    if (length === 0 || length > TITLE_LENGTH_MAX) continue
    const shape = shapeOf(element)
    const count = counts.get(shape)
    if (!count) counts.set(shape, { elements: 1, names: 0, first: [element] })
    else if (count.elements++ < FIRST_MAX) count.first.push(element)
  }
  for (const { run, likelihood, mention } of candidates) {
    if (!mention.isAlone || mention.isSomethingElse || likelihood < 2) continue
    const { element } = placeOf(page, run.start, run.end)
    const count = element && counts.get(shapeOf(element))
    if (count) count.names++
  }
  return counts
}

const LISTED_TAG = /^(?:a|li|h[1-6]|dd|dt|figcaption|label)$/
const LIST_MIN = 4
/**
 * Minimum share of names among elements of one shape. Headings need less, because they also head other sections; list
 * items are uniform.
 */
const NAMES_SHARE_MIN = { heading: 0.34, item: 0.5 } as const

/** Whether a name is an item in a list of other things: products, places, links. */
export function isAmongOtherThings(census: ShapeCensus, element: PageElement | null): boolean {
  if (element === null || !LISTED_TAG.test(element.tag)) return false
  const { elements, names } = census.countOf(element)
  return (
    elements >= LIST_MIN && names < elements * (/^h/.test(element.tag) ? NAMES_SHARE_MIN.heading : NAMES_SHARE_MIN.item)
  )
}

/** Whether an element is an item in a list of towns or countries. */
export const isAmongPlaces = (census: ShapeCensus, element: PageElement | null): boolean =>
  element !== null && LISTED_TAG.test(element.tag) && census.listsPlaces(element)
