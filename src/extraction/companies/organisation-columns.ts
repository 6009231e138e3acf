import { type ColumnCell, columnCells } from '../names/table-columns.ts'
import { byTag, closest, elementAt, type Page, type PageElement, textOf } from '../page.ts'
import { affiliatedRows } from './headed-affiliations.ts'
import { isClearKind } from './kind-words.ts'
import { isOrganisationHeading } from './labelled-companies.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'

const CELLS_MAX = 300
/** When at least this share of a column's cells may name organisations, all cells that may do so count. */
const NAMES_SHARE_MIN = 0.6
/** Separators between a name and a place or note in its cell. */
const BESIDE = /, | \(/u
/** Minimum rows of a table without headings, and how many of its cells are read at most. */
const ROWS_MIN = 3
const UNHEADED_CELLS_MAX = 1_200
const CELL_LENGTH_MAX = 90

/**
 * Finds names in the cells below headings such as "Company", "Institution" or "Firma", and in columns that need no
 * heading to be clear. Each column is decided as a whole.
 */
export function findColumnNames(page: Page): CompanyMention[] {
  const cells = [...firstOf(columnCells(page, isOrganisationHeading, 2), CELLS_MAX)]
    // Rows with a heading cell are not rows of a list.
    .filter(({ text, start }) => text.trim() !== '' && !closest(elementAt(page, start), ({ tag }) => tag === 'th'))
    .map(nameIn)
  const named = cells.filter(({ look }) => look === 'organisation' || look === 'unit' || look === 'name')
  const isColumn = named.length >= cells.length * NAMES_SHARE_MIN
  const found = new Map<string, CompanyMention>()
  for (const { name, start } of [
    ...named.filter((cell) => isColumn || cell.look === 'organisation'),
    ...unheadedNames(page),
    ...affiliatedNames(page),
  ])
    if (!found.has(name)) found.set(name, kindWordMention(page.text, start, start + name.length))
  return [...found.values()]
}

const affiliatedNames = (page: Page) =>
  affiliatedRows(page).flatMap(({ place }) =>
    place === null ? [] : [{ name: page.text.slice(place.start, place.end), start: place.start }],
  )

interface NamedCell {
  readonly name: string
  readonly look: NameLook
  readonly start: number
}

function nameIn({ text, start }: Pick<ColumnCell, 'text' | 'start'>): NamedCell {
  const whole = text.trim()
  const name = lookOf(text) === 'organisation' ? whole : whole.split(BESIDE, 1)[0]!
  return { name, look: lookOf(name), start: start + text.indexOf(name) }
}

/**
 * The names in the columns of tables without headings, in which most cells say clearly what kind of organisation they
 * name: `Roe | Jane | University of Elmstead`.
 */
function unheadedNames(page: Page): NamedCell[] {
  const columns = new Map<string, NamedCell[]>()
  let row: PageElement | null = null
  let column = 0
  for (const cell of byTag(page, 'td').slice(0, UNHEADED_CELLS_MAX)) {
    column = cell.parent === row ? column + 1 : 0
    row = cell.parent
    const table = closest(cell, ({ tag }) => tag === 'table')
    if (table === null || cell.end - cell.start > CELL_LENGTH_MAX) continue
    const text = textOf(page, cell)
    const key = `${table.index} ${column}`
    const named = nameIn({ text, start: page.text.indexOf(text, cell.start) })
    const cells = columns.get(key)
    if (cells) cells.push(named)
    else columns.set(key, [named])
  }
  return [...columns].flatMap(([key, cells]) => {
    const [table = ''] = key.split(' ')
    if (!columns.has(`${table} 1`)) return []
    const clear = cells.filter(({ name, look }) => look === 'organisation' && name.split(' ').some(isClearKind))
    const isColumn = clear.length >= ROWS_MIN && clear.length >= cells.length * NAMES_SHARE_MIN
    return isColumn ? cells.filter(({ look }) => look === 'organisation' || look === 'name') : []
  })
}

function* firstOf(cells: Iterable<ColumnCell>, max: number): Generator<ColumnCell> {
  let count = 0
  for (const cell of cells) {
    if (count++ >= max) return
    yield cell
  }
}
