import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { byTag, closest, type Page, type PageElement, snippetAround, textOf } from '../page.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { splitColumns } from './name-headings.ts'
import { personValue } from './person-value.ts'
import { isPlaceName } from './place-names.ts'
import { cellStart, headedRows } from './table-columns.ts'
import { isEntityHead, isFamilyName, isPlainWord, isRoleWord } from './vocabulary.ts'

/** One to three capitalised words, with particles: `José María`, `van der Marl`, `QUAXLEY`. */
const PART = /^(?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}\p{M}'’.-]{0,24}(?: \p{L}[\p{L}\p{M}'’.-]{0,24}){0,2}$/u

/** The people in tables with separate columns for given and family names. */
export function namesInTwoColumns(page: Page): Finding[] {
  const findings: Finding[] = []
  for (const { heading, width, start: rowStart, cells } of headedRows(page, splitColumns)) {
    const given = cells[heading.given]?.trim() ?? ''
    const family = cells[heading.family]?.trim() ?? ''
    const isKnown = givenOf(given) !== 'unknown'
    // A cell is missing, so the others may have shifted.
    if (cells.length > width || (cells.length < width && !isKnown) || !PART.test(given) || !PART.test(family)) continue
    const columns = [heading.given, heading.family].sort((a, b) => a - b)
    const start = cellStart(rowStart, cells, columns[0]!)
    const end = cellStart(rowStart, cells, columns[1]!) + cells[columns[1]!]!.length
    findings.push(...toFinding(page, given, family, start, end, isKnown ? 0.93 : 0.84))
  }
  return [...findings, ...namesWithoutHeadings(page)]
}

const ROWS_MIN = 3
const CELLS_MAX = 2_000
/** Shares of a table's rows. */
const BOTH_MIN = 0.8
const GIVEN_MIN = 0.6
const STRANGE_MAX = 0.3

/**
 * The people in tables without headings whose first two columns are family and given names, in either order. The table
 * is decided as a whole: nearly all rows have two words that may be names, most of one column are known given names, and
 * few of the other are given names, places or ordinary words.
 */
function namesWithoutHeadings(page: Page): Finding[] {
  const tables = new Map<PageElement, PageElement[][]>()
  for (const [row, cells] of Map.groupBy(byTag(page, 'td').slice(0, CELLS_MAX), ({ parent }) => parent)) {
    const table = row && closest(row, ({ tag }) => tag === 'table')
    if (!table) continue
    const rows = tables.get(table)
    if (rows) rows.push(cells)
    else tables.set(table, [cells])
  }
  return [...tables.values()].flatMap((rows) => namesOfTable(page, rows))
}

function namesOfTable(page: Page, rows: readonly (readonly PageElement[])[]): Finding[] {
  const filled = rows.filter((cells) => cells.length > 1 && cells.some((cell) => textOf(page, cell).trim() !== ''))
  const pairs = filled.flatMap(([first, second]) => {
    const [one, other] = [first!, second!].map((cell) => textOf(page, cell).trim())
    return PART.test(one!) && PART.test(other!)
      ? [{ one: one!, other: other!, start: first!.start, end: second!.end }]
      : []
  })
  if (pairs.length < ROWS_MIN || pairs.length < filled.length * BOTH_MIN) return []
  const share = (holds: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(holds).length / pairs.length
  const isFamilyFirst = share(({ other }) => givenOf(other) === 'sure') > share(({ one }) => givenOf(one) === 'sure')
  const people = pairs.map(({ one, other, ...place }) => ({
    ...place,
    family: isFamilyFirst ? one : other,
    given: isFamilyFirst ? other : one,
  }))
  const count = (holds: (person: (typeof people)[number]) => boolean) => people.filter(holds).length / people.length
  if (count(({ given }) => givenOf(given) === 'sure') < GIVEN_MIN) return []
  if (count(({ family }) => givenOf(family) === 'sure' || isThing(family)) > STRANGE_MAX) return []
  return people.flatMap(({ given, family, start, end }) => toFinding(page, given, family, start, end, LISTED))
}
const LISTED = 0.84

const givenOf = (cell: string) => givenName(foldName(cell.split(' ')[0]!))
const isThing = (cell: string) =>
  isPlaceName(cell) ||
  foldName(cell)
    .split(' ')
    .some((word) => !isFamilyName(word) && (isPlainWord(word) || isRoleWord(word) || isEntityHead(word)))

function toFinding(
  page: Page,
  given: string,
  family: string,
  start: number,
  end: number,
  confidence: number,
): Finding[] {
  const value = personValue(`${given} ${family}`)
  if (value === null) return []
  const normalized = nameIdentity(value)
  const snippet = snippetAround(page, start, end)
  return [{ type: 'names', value, normalized, confidence, method: 'label', snippet, start, end }]
}
