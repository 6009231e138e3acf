import type { Finding } from '../finding.ts'
import { cellsOf } from '../lists/table-cells.ts'
import { byTag, closest, type Page, type PageElement, textOf } from '../page.ts'
import { PlaceIndex, placesOfName } from '../places.ts'
import { readLead } from './before-name.ts'
import { foldName } from './fold-name.ts'
import { memberTitle } from './group-titles.ts'
import { isOfHeading } from './name-headings.ts'
import { isRoleLabel } from './role-columns.ts'
import { readJobTitle } from './segments.ts'
import { isMemberTitle } from './tidy-title.ts'

const NAMES_MIN = 2
const TITLES_MIN = 2
/** Minimum share of a column's cells that are titles by their words. */
const TITLES_SHARE_MIN = 0.3
/** Maximum number of cells read of one row, and of names read in one cell. */
const ROW_MAX = 12
const CELL_NAMES_MAX = 6

/** A row with people in one of its columns. */
interface Row {
  readonly cells: readonly PageElement[]
  readonly column: number
  /** Indexes of the people in that column. */
  readonly people: readonly number[]
}

/**
 * Returns the titles of people in tables, by their index: the column beside the names is one of titles where its
 * heading says so, or where several of its cells are titles by their words. Otherwise the heading of the names may be
 * the role of all of them. Empty cells keep their place, a name may have an honorific, and a cell may list several
 * people.
 *
 * @param names the people on the page
 */
export function titlesInTables(page: Page, names: readonly Finding[]): ReadonlyMap<number, string> {
  const titles = new Map<number, string>()
  const rows = byTag(page, 'tr')
  if (rows.length < NAMES_MIN) return titles
  const people = new PlaceIndex(names.map((name) => placesOfName(page, name)))
  const tables = Map.groupBy(rows, (row) => closest(row, ({ tag }) => tag === 'table')?.index ?? -1)
  for (const [table, ofTable] of tables) {
    const cellsOfRows = table < 0 ? [] : ofTable.map((row) => cellsOf(page, row).slice(0, ROW_MAX))
    const named = cellsOfRows.flatMap((cells) => rowOf(page, cells, people) ?? [])
    const [first] = named
    if (named.length < NAMES_MIN || !first) continue
    const ofColumn = named.filter(({ column }) => column === first.column)
    const [head] = cellsOfRows
    const title = titleColumn(page, head!, ofColumn)
    const shared = title === null && first.cells !== head ? roleOfHeading(page, head![first.column]) : ''
    for (const { cells, people: ofCell } of ofColumn) {
      const text = title === null ? shared : cells[title] ? textOf(page, cells[title]) : ''
      for (const person of ofCell) if (text !== '' && !titles.has(person)) titles.set(person, text)
    }
  }
  return titles
}

/** The first cell of a row that begins with a person, perhaps behind an honorific; null if there is none. */
function rowOf(page: Page, cells: readonly PageElement[], people: PlaceIndex): Row | null {
  for (const [column, { start, end }] of cells.entries()) {
    const ofCell = people.ownersWithin(start, end, CELL_NAMES_MAX)
    const first = ofCell.length > 0 ? people.after(start) : null
    if (first && isHonorificOnly(page.text.slice(start, first.start))) return { cells, column, people: ofCell }
  }
  return null
}

const isHonorificOnly = (text: string) => text.trim() === '' || readLead(` ${text.trimStart()}`).shown.trim() === ''

/** The index of the column of titles in the rows with people; null if no column is one. */
function titleColumn(page: Page, head: readonly PageElement[], rows: readonly Row[]): number | null {
  const { column: names } = rows[0]!
  const headed = head.findIndex((cell, at) => at !== names && isRoleLabel(textOf(page, cell)))
  if (headed >= 0) return headed
  let best: { column: number; known: number } | null = null
  for (let column = 0; column < ROW_MAX; column++) {
    const texts = column === names ? [] : rows.flatMap(({ cells }) => textAt(page, cells[column]))
    const known = texts.filter((text) => readJobTitle(text) !== null || isMemberTitle(text)).length
    if (known < TITLES_MIN || known < texts.length * TITLES_SHARE_MIN || known <= (best?.known ?? 0)) continue
    best = { column, known }
  }
  return best?.column ?? null
}

/** The role in the heading of a column of people, as each of them has it: `Coach`, `Trustees`; else an empty text. */
function roleOfHeading(page: Page, cell: PageElement | undefined): string {
  const heading = cell ? textOf(page, cell).trim() : ''
  const words = foldName(heading).split(/[^\p{L}'-]+/u)
  if (words.length > HEADING_WORDS_MAX || words.some(isOfHeading)) return ''
  return memberTitle(heading) ?? readJobTitle(heading) ?? ''
}
const HEADING_WORDS_MAX = 4

function textAt(page: Page, cell: PageElement | undefined): string[] {
  const text = cell ? textOf(page, cell) : ''
  return text === '' ? [] : [text]
}
