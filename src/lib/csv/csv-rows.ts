import Papa from 'papaparse'
import { unixLines } from '../unix-lines.ts'
import type { WorkBudget } from '../work-budget.ts'
import { cleanCell } from './clean-cell.ts'
import { type CsvLayout, layoutOf, unwrapRow } from './csv-layout.ts'

/** The start of a row in a text, with the reader's state at that position. */
export interface CsvPosition {
  /** Offset in characters, after `unixLines`. */
  readonly at: number
  readonly line: number
  /** How many more unclosed quotes may be limited to their own line. */
  readonly unclosedLeft: number
}

export interface CsvRow {
  /** Line number at which the row begins in the file, from 1. */
  readonly line: number
  /** Offset of the row in characters, after `unixLines`. The row ends where the next one begins. */
  readonly at: number
  /**
   * Cells without invisible characters and spreadsheets' guards (`cleanCell`), at most `CELLS_MAX` of `CELL_LENGTH_MAX`
   * characters each.
   */
  readonly cells: readonly string[]
  /** The row contains an unclosed quote. For the first `UNCLOSED_MAX` such rows, the only cell is the unparsed line. */
  readonly isUnclosed: boolean
  /** Where the next row begins. */
  readonly next: CsvPosition
}

/** A pause: the turn is over. */
export interface CsvPause {
  readonly cells: null
  /** Where the next row begins. */
  readonly next: CsvPosition
}

/** Work units for parsing a character, and for a cell or an empty line. */
const CHARACTER_UNITS = 3
const CELL_UNITS = 60
/**
 * Characters parsed at a time. papaparse keeps all parsed rows, of which a file may have millions, and scans its entire
 * input before it returns the first. A limit on rows would therefore scan the rest again for each batch.
 */
const STRETCH_LENGTH = 65_536
/** Number of characters used to detect the dialect. */
const HEAD_LENGTH = 40_000
/** Maximum number of columns in a spreadsheet; further cells are dropped. */
const CELLS_MAX = 16_384
/** More than a spreadsheet allows in a cell. */
const CELL_LENGTH_MAX = 100_000
/** Maximum number of unclosed quotes limited to their own line. Each one makes the parser scan the rest again. */
const UNCLOSED_MAX = 20

/**
 * Returns the non-empty rows of a CSV text (RFC 4180, with any delimiter). Line endings may be of any kind, even mixed,
 * as in files joined from several others.
 *
 * @param from where to continue, from an earlier row of the same text; default: the beginning
 * @param delimiter if it is known; otherwise the text decides
 */
export function* csvRows(given: string, from?: CsvPosition, delimiter?: string): Generator<CsvRow> {
  for (const row of csvRowsInSteps(given, null, from, delimiter)) if (row.cells !== null) yield row
}

/**
 * Like `csvRows`, with pauses, also between skipped rows.
 *
 * @param work counts the cost; a caller that receives a pause must begin a new turn. Null means no pauses.
 */
export function* csvRowsInSteps(
  given: string,
  work: WorkBudget | null,
  from?: CsvPosition,
  delimiter?: string,
): Generator<CsvRow | CsvPause> {
  const text = unixLines(given)
  const declared = /^sep=(.)\n/i.exec(text)
  const layout = layoutOf(
    declared ? text.slice(declared[0].length, declared[0].length + HEAD_LENGTH) : text,
    delimiter ?? declared?.[1],
  )
  let at = from?.at ?? declared?.[0].length ?? 0
  let line = from?.line ?? (declared ? 2 : 1)
  let unclosedLeft = from?.unclosedLeft ?? UNCLOSED_MAX
  while (at < text.length) {
    // Each blank line costs a single check and not a parsed row.
    const next = endOfBlankLines(text, at)
    line += next - at
    // The parser drops a byte order mark at the start of its input without counting it.
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
      // For an unclosed quote, the parser scans to the end.
      work?.trySpend(CHARACTER_UNITS * (end - at) + CELL_UNITS * cells.length)
      line += countLines(text, at, rowEnd)
      at = rowEnd
      const next = { at, line, unclosedLeft }
      if (!isEmpty) yield { ...begins, cells: shown, isUnclosed, next }
      if (work?.isTurnOver) yield { cells: null, next }
    }
  }
}

/** The delimiter that a text is read with, if none is given. */
export function delimiterOf(given: string): string {
  const text = unixLines(given.slice(0, HEAD_LENGTH))
  const declared = /^sep=(.)\n/i.exec(text)
  return layoutOf(declared ? text.slice(declared[0].length) : text, declared?.[1]).delimiter
}

interface ParsedRow {
  readonly cells: string[]
  /** Offset of the next row. */
  readonly end: number
  readonly isUnclosed: boolean
}

/** Returns the complete rows in the next stretch of a text. If the first row does not fit, the stretch is extended. */
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
    // The last row may continue after the stretch.
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
