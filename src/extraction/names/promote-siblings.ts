import { SAYS_PEOPLE } from '../lists/class-marks.ts'
import { closest, elementAt, type Page, type PageElement, textOf } from '../page.ts'
import { isHeadingTag } from '../tag-traits.ts'
import type { Candidate, Verdict } from './candidate.ts'
import { lastHeadingBefore } from './last-heading.ts'
import { listed } from './listed.ts'
import { isPeopleHeading } from './people-headings.ts'
import { isPlaceName } from './place-names.ts'
import type { Reading } from './reading.ts'
import { listOf } from './shape-census.ts'
import { placeOf, shapeOf } from './surroundings.ts'

const ACCEPTED_MIN = 2
/** Minimum number of unknown names below a heading of people, if the list contains nothing else. */
const UNKNOWN_MIN = 3
/** Maximum share of other elements with the same shape. Above it the list is of mixed things. */
const OTHERS_SHARE_MAX = 1 / 3

/**
 * Accepts unknown names in a row of cards of the same shape, in a table column or in a list, if other cards, cells or
 * items contain accepted names. Two alike are enough where the markup says what they are, and a heading such as "Our
 * Team" above nothing but names.
 */
export function promoteSiblings(
  { page, census }: Reading,
  candidates: readonly Candidate[],
  verdicts: ReadonlyMap<Candidate, Verdict>,
): Map<Candidate, Verdict> {
  const promoted = new Map<Candidate, Verdict>()
  const alone = candidates.filter(({ mention }) => mention.isAlone && !mention.isSomethingElse)
  if (alone.every((candidate) => verdicts.has(candidate))) return promoted

  const groups = new Map<string, Group>()
  for (const candidate of alone) {
    const place = placeOf(page, candidate.run.start, candidate.run.end)
    const element = place.element ?? elementWithTitle(page, candidate.run.start, candidate.run.end)
    if (!element || place.isNavigation) continue
    const column = columnOf(page, element)
    const list = column ? null : census.countInList(element)
    const add = (key: string, elements: number) => {
      const group = groups.get(key) ?? { elements, accepted: 0, pending: [], first: element, isMarked: false }
      groups.set(key, group)
      if ([element, element.parent].some((at) => SAYS_PEOPLE.test(at?.attributes.class ?? ''))) group.isMarked = true
      if (verdicts.has(candidate)) group.accepted++
      else group.pending.push(candidate)
    }
    add(column?.key ?? shapeOf(element), column?.cells ?? census.countOf(element).elements)
    if (list) add(`list ${listOf(element)!.index}`, list.elements)
  }
  for (const group of groups.values()) {
    const { elements, accepted, pending } = group
    const others = elements - accepted - pending.length
    const isOfPeople =
      accepted >= ACCEPTED_MIN
        ? pending.length <= accepted * 2 && others <= elements * OTHERS_SHARE_MAX
        : others === 0 && (isPair(group) || isBelowHeading(page, group))
    if (!isOfPeople) continue
    for (const candidate of pending) promoted.set(candidate, listed('names.siblings', 'card'))
  }
  return promoted
}

/** Elements of one shape, or the cells of a column. */
interface Group {
  readonly elements: number
  accepted: number
  readonly pending: Candidate[]
  readonly first: PageElement
  /** A class says that it is about people or names. */
  isMarked: boolean
}

/** Whether one of two names is known and the markup says what both are. */
const isPair = ({ accepted, pending, isMarked }: Group) =>
  isMarked && accepted > 0 && pending.length <= accepted && pending.every(isNoPlace)

/**
 * Whether nothing but names is below a heading such as "Our Team", at least one of which is likely: lists of people
 * whose names are strange to us.
 */
function isBelowHeading(page: Page, { accepted, pending, first }: Group): boolean {
  if (accepted + pending.length < UNKNOWN_MIN || !pending.every(isNoPlace)) return false
  if (accepted === 0 && pending.every(({ likelihood }) => likelihood < 2)) return false
  const heading = lastHeadingBefore(page, first.start, closest(first, ({ tag }) => isHeadingTag(tag))?.tag)
  return heading !== null && isPeopleHeading(textOf(page, heading))
}

const isNoPlace = ({ run }: Candidate) => !isPlaceName(run.value)

const TITLE_MAX = 24

/** The innermost element that contains a name with the degrees around it: `<h3>Dr. Jane Roe, MD</h3>`. */
const elementWithTitle = (page: Page, start: number, end: number) =>
  closest(
    elementAt(page, start),
    (at) => at.start < start - 1 && at.start >= start - TITLE_MAX && at.end <= end + TITLE_MAX,
  )

/** The table column of an element, with the number of its non-empty cells. */
function columnOf({ text }: Page, element: PageElement): { key: string; cells: number } | null {
  const cell = closest(element, ({ tag }) => tag === 'td')
  const table = cell && closest(cell, ({ tag }) => tag === 'table')
  if (!table) return null
  const line = text.slice(text.lastIndexOf('\n', cell.start - 1) + 1, cell.start)
  const column = line.split('\t').length - 1
  if (column === 0 && line !== '') return null
  const rows = text.slice(table.start, table.end).split('\n')
  return {
    key: `${table.index} ${column}`,
    cells: rows.filter((row) => (row.split('\t')[column]?.trim() ?? '') !== '').length,
  }
}
