import { type ColumnCell, columnCells } from '../names/table-columns.ts'
import { closest, elementAt, type Page } from '../page.ts'
import { isOrganisationHeading } from './labelled-companies.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'

const CELLS_MAX = 300
/** When at least this share of a column's cells may name organisations, all cells that may do so count. */
const NAMES_SHARE_MIN = 0.6
/** Separators between a name and a place or note in its cell. */
const BESIDE = /, | \(/u

/**
 * Finds names in the cells below headings such as "Company", "Institution" or "Firma". Each column is decided as a
 * whole.
 */
export function findColumnNames(page: Page): CompanyMention[] {
  const cells = [...firstOf(columnCells(page, isOrganisationHeading, 2), CELLS_MAX)]
    // Rows with a heading cell are not rows of a list.
    .filter(({ text, start }) => text.trim() !== '' && !closest(elementAt(page, start), ({ tag }) => tag === 'th'))
    .map((cell) => {
      const whole = cell.text.trim()
      const name = lookOf(cell.text) === 'organisation' ? whole : whole.split(BESIDE, 1)[0]!
      return { name, look: lookOf(name), start: cell.start + cell.text.indexOf(name) }
    })
  const named = cells.filter(({ look }) => look === 'organisation' || look === 'unit' || look === 'name')
  const isColumn = named.length >= cells.length * NAMES_SHARE_MIN
  const found = new Map<string, CompanyMention>()
  for (const { name, look, start } of named)
    if ((isColumn || look === 'organisation') && !found.has(name))
      found.set(name, kindWordMention(page.text, start, start + name.length))
  return [...found.values()]
}

function* firstOf(cells: Iterable<ColumnCell>, max: number): Generator<ColumnCell> {
  let count = 0
  for (const cell of cells) {
    if (count++ >= max) return
    yield cell
  }
}
