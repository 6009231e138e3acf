import { lookOf } from '../companies/name-looks.ts'
import type { Cell } from '../lists/repeated-blocks.ts'
import { cellsOf } from '../lists/table-cells.ts'
import { byTag, closest, type Page, type PageElement, textOf } from '../page.ts'
import type { AddressCandidate } from './candidate.ts'
import { readPart } from './part-reading.ts'

/** Minimum share of a column's cells that are a house on a street by their own words. */
const STREETS_SHARE_MIN = 0.6
const STREETS_MIN = 2
const PEOPLE_SHARE_MIN = 0.5
const CELL_LENGTH_MAX = 60
const CONFIDENCE = 0.8

/**
 * Returns the addresses in a table's column of houses without their town, as associations list where their members
 * live: `Jane Roe | Elmvej 12`. The column is decided as a whole, so that a street without a street word is one for its
 * siblings' sake.
 */
export function addressesInColumns(page: Page): AddressCandidate[] {
  const found: AddressCandidate[] = []
  for (const columns of columnsOfTables(page)) {
    const houses = columns.filter(isOfHouses)
    if (houses.length > 0 && columns.some(isOfPeople)) found.push(...houses.flat().map(toCandidate))
  }
  return found
}

/** The columns of each table, without empty and long cells; cells beyond the eighth of a row are left out. */
function columnsOfTables(page: Page): Iterable<readonly Cell[][]> {
  const tables = new Map<PageElement | null, Cell[][]>()
  for (const row of byTag(page, 'tr')) {
    const table = closest(row, ({ tag }) => tag === 'table')
    const columns = tables.get(table) ?? []
    tables.set(table, columns)
    for (const [index, cell] of cellsOf(page, row).slice(0, CELLS_MAX).entries()) {
      const text = textOf(page, cell).trim()
      if (text === '' || text.length > CELL_LENGTH_MAX) continue
      columns[index] ??= []
      columns[index].push({ text, start: cell.start + textOf(page, cell).indexOf(text) })
    }
  }
  return [...tables.values()].map((columns) => columns.filter((cells) => cells.length >= ROWS_MIN))
}

const CELLS_MAX = 8
const ROWS_MIN = 3

function isOfHouses(cells: readonly Cell[]): boolean {
  if (!cells.every(({ text }) => /\d/.test(text))) return false
  const texts = new Set(cells.map(({ text }) => text))
  const streets = [...texts].filter(isHouse).length
  return streets >= STREETS_MIN && streets >= texts.size * STREETS_SHARE_MIN && [...texts].every(mayBeHouse)
}

/** Beside other columns a list of houses is one of things for sale, or of places. */
const isOfPeople = (cells: readonly Cell[]) =>
  cells.filter(({ text }) => lookOf(text) === 'person').length >= cells.length * PEOPLE_SHARE_MIN

/** Whether a text is a street with its house number and nothing else. */
function isHouse(text: string): boolean {
  const { street, isForeign } = readPart(text)
  return street?.isNumbered === true && street.isRouteOnly !== true && isWhole(text, street) && !isForeign
}

const isWhole = (text: string, { start, end }: { start: number; end: number }) => start === 0 && end === text.length

const mayBeHouse = (text: string) => isHouse(text) || readPart(text).isStreetShaped

const toCandidate = ({ text, start }: Cell): AddressCandidate => ({
  value: text,
  country: null,
  confidence: CONFIDENCE,
  method: 'text',
  rules: ['addresses.column'],
  start,
  end: start + text.length,
})
