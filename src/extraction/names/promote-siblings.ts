import { closest, elementAt, type Page, type PageElement } from '../page.ts'
import type { Candidate, Verdict } from './candidate.ts'
import { listed } from './listed.ts'
import type { Reading } from './reading.ts'
import { listOf } from './shape-census.ts'
import { placeOf, shapeOf } from './surroundings.ts'

const ACCEPTED_MIN = 2
/** Maximum share of other elements with the same shape. Above it the list is of mixed things. */
const OTHERS_SHARE_MAX = 1 / 3

/**
 * Accepts unknown names in a row of cards of the same shape, in a table column or in a list, if other cards, cells or
 * items contain accepted names.
 */
export function promoteSiblings(
  { page, census }: Reading,
  candidates: readonly Candidate[],
  verdicts: ReadonlyMap<Candidate, Verdict>,
): Map<Candidate, Verdict> {
  const promoted = new Map<Candidate, Verdict>()
  const alone = candidates.filter(({ mention }) => mention.isAlone && !mention.isSomethingElse)
  if (verdicts.size < ACCEPTED_MIN || alone.every((candidate) => verdicts.has(candidate))) return promoted

  const groups = new Map<string, { elements: number; accepted: number; pending: Candidate[] }>()
  for (const candidate of alone) {
    const place = placeOf(page, candidate.run.start, candidate.run.end)
    const element = place.element ?? elementWithTitle(page, candidate.run.start, candidate.run.end)
    if (!element || place.isNavigation) continue
    const column = columnOf(page, element)
    const list = column ? null : census.countInList(element)
    const add = (key: string, elements: number) => {
      const group = groups.get(key) ?? { elements, accepted: 0, pending: [] }
      groups.set(key, group)
      if (verdicts.has(candidate)) group.accepted++
      else group.pending.push(candidate)
    }
    add(column?.key ?? shapeOf(element), column?.cells ?? census.countOf(element).elements)
    if (list) add(`list ${listOf(element)!.index}`, list.elements)
  }
  for (const { elements, accepted, pending } of groups.values()) {
    const others = elements - accepted - pending.length
    if (accepted < ACCEPTED_MIN || pending.length > accepted * 2 || others > elements * OTHERS_SHARE_MAX) continue
    for (const candidate of pending) promoted.set(candidate, listed('names.siblings', 'card'))
  }
  return promoted
}

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
