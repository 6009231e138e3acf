import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { closest, type Page, type PageElement, textOf } from '../page.ts'
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
  /** The counts of the items of the element's own list; null outside lists and in lists of fewer than three items. */
  countInList(element: PageElement): ShapeCount | null
  /** Whether a significant share of the first elements with the same shape are names of towns or countries. */
  listsPlaces(element: PageElement): boolean
  /** Whether the first elements with the same shape label contact details: at most one email and one phone below. */
  listsFields(element: PageElement): boolean
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
const ITEMS_MIN = 3

/** The list that an element is an item of, or fills an item of. */
export const listOf = (element: PageElement): PageElement | null =>
  closest(element, ({ tag }) => tag === 'li')?.parent ?? null

/** Counts the short elements of a page by shape, and the items of its lists, on first use. */
export function shapeCensus(page: Page, candidates: readonly Candidate[]): ShapeCensus {
  let counts: Counts | null = null
  const countOf = (element: PageElement) => {
    counts ??= countShapes(page, candidates)
    return counts.byShape.get(shapeOf(element)) ?? NONE
  }
  const countInList = (element: PageElement) => {
    counts ??= countShapes(page, candidates)
    const list = listOf(element)
    const count = list && counts.byList.get(list)
    return count && count.elements >= ITEMS_MIN ? count : null
  }
  const areOfPlaces = memoizeByObject(({ first }: Counted) => {
    const places = first.filter((element) => isPlaceName(textOf(page, element))).length
    return places >= PLACES_MIN && places >= first.length * PLACES_SHARE_MIN
  })
  const areFields = memoizeByObject(({ first }: Counted) => {
    const values = first.map(({ end }) => lineBelow(page, end))
    const emails = values.filter((value) => value.includes('@')).length
    const numbers = values.filter((value) => PHONE.test(value)).length
    return first.length >= FIELDS_MIN && emails < 2 && numbers < 2
  })
  return {
    countOf,
    countInList,
    listsPlaces: (element) => areOfPlaces(countOf(element)),
    listsFields: (element) => areFields(countOf(element)),
  }
}

const FIELDS_MIN = 3
const VALUE_MAX = 60
// Bounded: a value has 60 characters.
const PHONE = /\d(?:[ ()./-]{0,3}\d){6}/

/** The line or cell below an element. */
const lineBelow = ({ text }: Page, end: number) =>
  text
    .slice(end, end + VALUE_MAX)
    .trimStart()
    .split(/[\n\t]/, 1)[0]!

interface Counts {
  readonly byShape: ReadonlyMap<string, Counted>
  readonly byList: ReadonlyMap<PageElement, { elements: number; names: number }>
}

function countShapes(page: Page, candidates: readonly Candidate[]): Counts {
  const byShape = new Map<string, Counted>()
  const byList = new Map<PageElement, { elements: number; names: number }>()
  for (const element of page.elements) {
    const length = element.end - element.start
    if (length === 0) continue
    if (element.tag === 'li' && element.parent) {
      const items = byList.get(element.parent)
      if (items) items.elements++
      else byList.set(element.parent, { elements: 1, names: 0 })
    }
    if (length > TITLE_LENGTH_MAX) continue
    const shape = shapeOf(element)
    const count = byShape.get(shape)
    if (!count) byShape.set(shape, { elements: 1, names: 0, first: [element] })
    else if (count.elements++ < FIRST_MAX) count.first.push(element)
  }
  for (const { run, likelihood, mention } of candidates) {
    if (!mention.isAlone || mention.isSomethingElse || likelihood < 2) continue
    const { element } = placeOf(page, run.start, run.end)
    if (!element) continue
    const count = byShape.get(shapeOf(element))
    if (count) count.names++
    const list = listOf(element)
    const items = list && byList.get(list)
    if (items) items.names++
  }
  return { byShape, byList }
}

const LISTED_TAG = /^(?:a|li|h[1-6]|dd|dt|figcaption|label)$/
const LIST_MIN = 4
/**
 * Minimum share of names among elements of one shape. Headings need less, because they also head other sections; list
 * items are uniform.
 */
const NAMES_SHARE_MIN = { heading: 0.34, item: 0.5 } as const

/**
 * Whether a name is an item in a list of other things: products, places, links. A list of names is none, whatever the
 * other lists of the page contain.
 */
export function isAmongOtherThings(census: ShapeCensus, element: PageElement | null): boolean {
  if (element === null || !LISTED_TAG.test(element.tag)) return false
  const isMixed = ({ elements, names }: ShapeCount, least: number) => elements >= least && names < elements * share
  const share = /^h/.test(element.tag) ? NAMES_SHARE_MIN.heading : NAMES_SHARE_MIN.item
  const inList = census.countInList(element)
  return isMixed(census.countOf(element), LIST_MIN) && (inList === null || isMixed(inList, ITEMS_MIN))
}

/** Whether an element is an item in a list of towns or countries. */
export const isAmongPlaces = (census: ShapeCensus, element: PageElement | null): boolean =>
  element !== null && LISTED_TAG.test(element.tag) && census.listsPlaces(element)
