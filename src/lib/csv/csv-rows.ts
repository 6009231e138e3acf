import Papa from 'papaparse'
import { unixLines } from '../unix-lines.ts'
import type { WorkBudget } from '../work-budget.ts'
import { cleanCell } from './clean-cell.ts'
import { type CsvLayout, layoutOf, unwrapRow } from './csv-layout.ts'

/** Where in a text a row begins, and what the reader has to know there. */
export interface CsvPosition {
  /** In characters of `unixLines` of the text. */
  readonly at: number
  readonly line: number
  /** Quotes that nothing closes which may still cost only their own line. */
  readonly unclosedLeft: number
}

export interface CsvRow {
  /** Where the row begins in the file, counted from 1. */
  readonly line: number
  /** Where the row begins, in characters of `unixLines` of the text; it ends where the next one begins. */
  readonly at: number
  /** Without characters that nobody sees and without spreadsheets' guards (`cleanCell`); as many and as long as a spreadsheet has. */
  readonly cells: readonly string[]
  /** The row opens a quote that nothing closes; its one cell is the line as it stands. */
  readonly isUnclosed: boolean
  /** Where the next row begins. */
  readonly next: CsvPosition
}

/** A turn is over: others wait. */
export interface CsvPause {
  readonly cells: null
  /** Where the next row begins. */
  readonly next: CsvPosition
}

/** What parsing takes for a character, and for a cell or an empty line. */
const CHARACTER_UNITS = 3
const CELL_UNITS = 60
/**
 * Characters parsed at a time. papaparse keeps all rows it has parsed, of which a file may hold millions, and looks
 * through all it is given before it gives the first, so that a bound on rows would read the rest again for each batch.
 */
const STRETCH_LENGTH = 65_536
/** Characters that show how a file is written. */
const HEAD_LENGTH = 40_000
/** As many columns as a spreadsheet has; what stands behind them is in no column. */
const CELLS_MAX = 16_384
/** More than a spreadsheet keeps in a cell. */
const CELL_LENGTH_MAX = 100_000
/** Rows with a quote that nothing closes that cost only themselves: each makes the parser look through the rest again. */
const UNCLOSED_MAX = 20

/**
 * The rows of a CSV text (RFC 4180, with any delimiter), empty ones left out. Lines may end in any way, also in several
 * ways in one file, as files that were put together of others do.
 *
 * @param from where to go on, as an earlier row of the same text said; its beginning when left out
 */
export function* csvRows(given: string, from?: CsvPosition): Generator<CsvRow> {
  for (const row of csvRowsInSteps(given, null, from)) if (row.cells !== null) yield row
}

/**
 * The same, with pauses, which also come between rows that are left out.
 *
 * @param work counts what reading takes; whoever gets a pause begins a new turn. Without one there are no pauses.
 */
export function* csvRowsInSteps(
  given: string,
  work: WorkBudget | null,
  from?: CsvPosition,
): Generator<CsvRow | CsvPause> {
  const text = unixLines(given)
  const declared = /^sep=(.)\n/i.exec(text)
  const layout = layoutOf(
    declared ? text.slice(declared[0].length, declared[0].length + HEAD_LENGTH) : text,
    declared?.[1],
  )
  let at = from?.at ?? declared?.[0].length ?? 0
  let line = from?.line ?? (declared ? 2 : 1)
  let unclosedLeft = from?.unclosedLeft ?? UNCLOSED_MAX
  while (at < text.length) {
    // A file of blank lines costs one look at each, not a row.
    const next = endOfBlankLines(text, at)
    line += next - at
    // The parser drops a byte order mark wherever it begins, without counting it.
    at = text.charCodeAt(next) === 0xfeff ? next + 1 : next
    const rows = rowsOfStretch(text, at, layout)
    if (rows.length === 0) return
    for (const { cells, end, isUnclosed } of rows) {
      const isLost = isUnclosed && unclosedLeft-- > 0
      const rowEnd = isLost ? text.indexOf('\n', at) + 1 || end : end
      const whole = isLost ? [text.slice(at, rowEnd)] : layout.wrapped === null ? cells : unwrapRow(cells, layout)
      const shown = whole.slice(0, CELLS_MAX).map((cell) => cleanCell(cell.slice(0, CELL_LENGTH_MAX)))
      const isEmpty = shown.every((cell) => cell.trim() === '')
      const begins = { line, at }
      // A quote that nothing closes is looked for to the end.
      work?.trySpend(CHARACTER_UNITS * (end - at) + CELL_UNITS * cells.length)
      line += countLines(text, at, rowEnd)
      at = rowEnd
      const next = { at, line, unclosedLeft }
      if (!isEmpty) yield { ...begins, cells: shown, isUnclosed, next }
      if (work?.isTurnOver) yield { cells: null, next }
    }
  }
}

interface ParsedRow {
  readonly cells: string[]
  /** Where in the text the next row begins. */
  readonly end: number
  readonly isUnclosed: boolean
}

/** The rows that are whole in the next stretch of a text, which is longer where the first row is. */
function rowsOfStretch(text: string, at: number, { delimiter, quoteChar, escapeChar }: CsvLayout): ParsedRow[] {
  for (let length = STRETCH_LENGTH; ; length *= 4) {
    const rows: ParsedRow[] = []
    Papa.parse<string[]>(text.slice(at, at + length), {
      delimiter,
      newline: '\n',
      quoteChar,
      escapeChar,
      step: ({ data, meta, errors }) => {
        const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes')
        rows.push({ cells: data, end: at + meta.cursor, isUnclosed })
      },
    })
    if (at + length >= text.length) return rows
    // The last one may go on behind the stretch.
    rows.pop()
    if (rows.length > 0) return rows
  }
}

function endOfBlankLines(text: string, start: number): number {
  let at = start
  while (at < text.length && text.charCodeAt(at) === 10) at++
  return at
}

function countLines(text: string, start: number, end: number): number {
  let lines = 0
  for (let i = start; i < end; i++) {
    if (text.charCodeAt(i) === 10) lines++
  }
  return lines
}
