import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { headingOf } from '../names/name-headings.ts'
import { cellStart, headedRows } from '../names/table-columns.ts'
import type { Page } from '../page.ts'
import type { Place } from '../places.ts'
import { isTitled } from './affiliation-columns.ts'
import { isOrganisationHeading } from './labelled-companies.ts'
import { lookOf, type NameLook } from './name-looks.ts'

/** Rows of a page that are read, and the minimum that decides. */
const ROWS_MAX = 600
const ROWS_MIN = 3
/** Minimum share of rows that may name organisations, and of those whose look says so. */
const NAMES_SHARE_MIN = 0.6
const CLEAR_SHARE_MIN = 0.3
const CELL_LENGTH_MAX = 100
/** Separators between a name and a place or note in its cell: `Elmtec (Retired)`. */
const BESIDE = /, | ?\(/u
/** Cells that name an organisation because their column does: `Port of Elmstead` also looks like a person. */
const MAY_BE_NAME: ReadonlySet<NameLook> = new Set(['unit', 'name', 'person', 'other'])
/** What such a cell says of people who work for nobody: `Retired`. */
const NO_EMPLOYER = compilePattern(
  `^(?:${wordsOfLanguages(({ organisationTexts }) => organisationTexts?.emptyNames?.employers, '|').join('|')})$`,
  'iu',
)

/** A row of a table with a person and a column of organisations. */
export interface AffiliatedRow {
  /** Offset of the row in `page.text`. */
  readonly rowStart: number
  /** Where the organisation stands, or null if the cell names none. */
  readonly place: Place | null
}

/**
 * The rows of tables that have a column of people and one of organisations, by their headings: `Name | Residence |
 * Affiliation`. Every cell of that column names an organisation, unless it says what somebody does. Nothing else in such
 * a row is one. Empty where most cells cannot be names.
 */
export const affiliatedRows = memoizeByObject((page: Page): readonly AffiliatedRow[] => {
  const rows: (AffiliatedRow & { readonly look: NameLook })[] = []
  for (const { heading, width, start, cells } of headedRows(page, organisationColumn)) {
    if (rows.length >= ROWS_MAX) break
    const cell = cells.length === width ? cells[heading]! : ''
    if (cell.trim() !== '' && cell.length <= CELL_LENGTH_MAX)
      rows.push({ rowStart: start, ...readCell(cell, cellStart(start, cells, heading)) })
  }
  const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length
  const areNames =
    count(({ place }) => place !== null) >= Math.max(ROWS_MIN, rows.length * NAMES_SHARE_MIN) &&
    count(({ look }) => look === 'organisation') >= rows.length * CLEAR_SHARE_MIN
  return areNames ? rows : []
})

function organisationColumn(cells: readonly string[]): number | null {
  const column = cells.findIndex(isOrganisationHeading)
  const hasPeople = cells.some((cell, at) => at !== column && headingOf(cell.trim()) !== null)
  return column >= 0 && hasPeople ? column : null
}

function readCell(cell: string, start: number): { readonly look: NameLook; readonly place: Place | null } {
  const whole = cell.trim()
  const text = lookOf(whole) === 'organisation' ? whole : whole.split(BESIDE, 1)[0]!.trim()
  const look = lookOf(text)
  const isName = look === 'organisation' || (MAY_BE_NAME.has(look) && isTitled(text) && !NO_EMPLOYER.test(text))
  const from = start + cell.indexOf(text)
  return { look, place: isName ? { start: from, end: from + text.length } : null }
}

/** The organisations of those rows, by where they end. */
export const affiliatedPlaces = memoizeByObject(
  (page: Page): ReadonlyMap<number, Place> =>
    new Map(affiliatedRows(page).flatMap(({ place }) => (place ? [[place.end, place]] : []))),
)

const startsOfRows = memoizeByObject((page: Page) => new Set(affiliatedRows(page).map(({ rowStart }) => rowStart)))

/** Whether a line is a row of a table whose headings say which of its cells is an organisation. */
export const isAffiliatedRow = (page: Page, lineStart: number): boolean => startsOfRows(page).has(lineStart)
