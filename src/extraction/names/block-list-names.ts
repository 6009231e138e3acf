import { lookOf, type NameLook } from '../companies/name-looks.ts'
import { blockLists, type Cell } from '../lists/repeated-blocks.ts'
import type { Page } from '../page.ts'
import { LISTING } from './inherit-verdict.ts'

/** A name in a cell of a list. */
export interface ListedName {
  readonly value: string
  readonly start: number
  readonly end: number
}

const WITNESSES_MIN = 2
/** Minimum share of a column's cells that were accepted as people for reasons of their own. */
const WITNESSES_SHARE_MIN = 0.6
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|\p{Ll}{1,3})){0,3} \p{Lu}[\p{L}'’-]+$/u

/**
 * Returns the names in cells that stand where the other blocks of their list name accepted people: a strange name in a
 * team is a person for its siblings' sake, even if none of its words is known. The list is decided as a whole. Where the
 * names of the others fill their cells, one of which only the beginning was read goes on to the end of its cell.
 *
 * @param accepted the names accepted so far, their ends by their offsets
 * @param witnesses the offsets of those that were accepted for reasons of their own
 */
export function namesOfBlockLists(
  page: Page,
  accepted: ReadonlyMap<number, number>,
  witnesses: ReadonlySet<number>,
): ListedName[] {
  const found = new Map<number, ListedName>()
  for (const { columns, isNavigation } of witnesses.size < WITNESSES_MIN ? [] : blockLists(page)) {
    if (isNavigation) continue
    for (const column of columns) {
      if (!isOfPeople(column, witnesses)) continue
      const areFilled = column.filter((cell) => accepted.get(cell.start) === endOf(cell)).length
      for (const cell of column) {
        const end = accepted.get(cell.start)
        if (end !== undefined && (end >= endOf(cell) || areFilled < WITNESSES_MIN || !isName(cell.text))) continue
        for (const name of namesIn(cell)) found.set(name.start, name)
      }
    }
  }
  return [...found.values()]
}

const endOf = ({ start, text }: Cell) => start + text.length

function isOfPeople(cells: readonly Cell[], witnesses: ReadonlySet<number>): boolean {
  const people = cells.filter(({ start }) => witnesses.has(start))
  const texts = new Set(people.map(({ text }) => text))
  return texts.size >= WITNESSES_MIN && people.length >= cells.length * WITNESSES_SHARE_MIN
}

/** A cell may name two people. */
function namesIn({ text, start }: Cell): ListedName[] {
  const pieces = text.split(LISTING).map((piece) => piece.trim())
  if (pieces.length > PEOPLE_MAX || !pieces.every(isName)) return []
  return pieces.map((value) => {
    const from = start + text.indexOf(value)
    return { value, start: from, end: from + value.length }
  })
}
const PEOPLE_MAX = 2

const isName = (piece: string) => NAME.test(piece) && MAY_BE.has(lookOf(piece))
const MAY_BE: ReadonlySet<NameLook> = new Set(['person', 'name'])
