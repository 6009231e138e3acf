import { type Page, type PageElement, textOf } from '../page.ts'
import type { Candidate } from './candidate.ts'
import { isPlaceName } from './place-names.ts'
import { placeOf, shapeOf } from './surroundings.ts'

/** How many elements of one shape a page has, and how many of them hold nothing but a name, or a town's or a country's. */
export interface ShapeCount {
  readonly elements: number
  readonly names: number
  readonly places: number
}

export interface ShapeCensus {
  countOf(element: PageElement): ShapeCount
}

const TITLE_LENGTH_MAX = 50
const NONE: ShapeCount = { elements: 0, names: 0, places: 0 }

/** Counts the short elements of a page by their shape, when first asked. */
export function shapeCensus(page: Page, candidates: readonly Candidate[]): ShapeCensus {
  let counts: Map<string, ShapeCount> | null = null
  return {
    countOf(element) {
      counts ??= countShapes(page, candidates)
      return counts.get(shapeOf(element)) ?? NONE
    },
  }
}

function countShapes(page: Page, candidates: readonly Candidate[]): Map<string, ShapeCount> {
  const counts = new Map<string, { elements: number; names: number; places: number }>()
  for (const element of page.elements) {
    const length = element.end - element.start
    if (length === 0 || length > TITLE_LENGTH_MAX) continue
    const shape = shapeOf(element)
    const count = counts.get(shape) ?? { elements: 0, names: 0, places: 0 }
    counts.set(shape, count)
    count.elements++
    if (LISTED_TAG.test(element.tag) && isPlaceName(textOf(page, element))) count.places++
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
const PLACES_MIN = 2
const PLACES_SHARE_MIN = 0.25
/** Headings of one shape also stand over other sections of a page of people; the items of a list are all alike. */
const NAMES_SHARE_MIN = { heading: 0.34, item: 0.5 } as const

/** Whether a name is one item in a list of other things: products, places, links. */
export function isAmongOtherThings(census: ShapeCensus, element: PageElement | null): boolean {
  if (element === null || !LISTED_TAG.test(element.tag)) return false
  const { elements, names, places } = census.countOf(element)
  if (places >= PLACES_MIN && places >= elements * PLACES_SHARE_MIN) return true
  return (
    elements >= LIST_MIN && names < elements * (/^h/.test(element.tag) ? NAMES_SHARE_MIN.heading : NAMES_SHARE_MIN.item)
  )
}
