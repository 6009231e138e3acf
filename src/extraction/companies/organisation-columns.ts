import { type ColumnCell, columnCells } from '../names/table-columns.ts'
import { closest, elementAt, type Page } from '../page.ts'
import { isOrganisationHeading } from './labelled-companies.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'

const CELLS_MAX = 300
/** The share of a column's cells that may name organisations, from which on all that may do. */
const NAMES_SHARE_MIN = 0.6
/** What stands behind a name in its cell: a place, a note. */
const BESIDE = /, | \(/u

/** The cells below headings such as "Company", "Institution" or "Firma", decided column by column. */
export function findColumnNames(page: Page): CompanyMention[] {
  const cells = [...firstOf(columnCells(page, isOrganisationHeading, 2), CELLS_MAX)]
    // Rows that a cell of their own heads are no rows of a list.
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
