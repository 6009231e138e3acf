import Papa from 'papaparse'
import { unixLines } from '../unix-lines.ts'
import { countHeaders, OPENING_ROWS } from './csv-columns.ts'

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
  readonly cells: readonly string[]
  /** The row opens a quote that nothing closes; its one cell is the line as it stands. */
  readonly isUnclosed: boolean
  /** Where the next row begins. */
  readonly next: CsvPosition
}

const DELIMITERS = [',', ';', '\t', '|', '^', '~', ':', '\x1f']
/**
 * Characters parsed at a time. papaparse keeps all rows it has parsed, of which a file may hold millions, and looks
 * through all it is given before it gives the first, so that a bound on rows would read the rest again for each batch.
 */
const STRETCH_LENGTH = 65_536
/** Rows with a quote that nothing closes that cost only themselves: each makes the parser look through the rest again. */
const UNCLOSED_MAX = 20

/**
 * The rows of a CSV text (RFC 4180, with any delimiter), empty ones left out. Lines may end in any way, also in several
 * ways in one file, as files that were put together of others do.
 *
 * @param from where to go on, as an earlier row of the same text said; its beginning when left out
 */
export function* csvRows(given: string, from?: CsvPosition): Generator<CsvRow> {
  const text = unixLines(given)
  const declared = /^sep=(.)\n/i.exec(text)
  const delimiter = declared?.[1] ?? detectDelimiter(text)
  let at = from?.at ?? declared?.[0].length ?? 0
  let line = from?.line ?? (declared ? 2 : 1)
  let unclosedLeft = from?.unclosedLeft ?? UNCLOSED_MAX
  while (at < text.length) {
    // A file of blank lines costs one look at each, not a row.
    const next = endOfBlankLines(text, at)
    line += next - at
    // The parser drops a byte order mark wherever it begins, without counting it.
    at = text.charCodeAt(next) === 0xfeff ? next + 1 : next
    const rows = rowsOfStretch(text, at, delimiter)
    if (rows.length === 0) return
    for (const { cells, end, isUnclosed } of rows) {
      const isLost = isUnclosed && unclosedLeft-- > 0
      const rowEnd = isLost ? text.indexOf('\n', at) + 1 || end : end
      const shown = isLost ? [text.slice(at, rowEnd)] : cells
      const isEmpty = shown.every((cell) => cell.trim() === '')
      const begins = line
      line += countLines(text, at, rowEnd)
      at = rowEnd
      if (!isEmpty) yield { line: begins, cells: shown, isUnclosed, next: { at, line, unclosedLeft } }
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
function rowsOfStretch(text: string, at: number, delimiter: string): ParsedRow[] {
  for (let length = STRETCH_LENGTH; ; length *= 4) {
    const rows: ParsedRow[] = []
    Papa.parse<string[]>(text.slice(at, at + length), {
      delimiter,
      newline: '\n',
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

/** The delimiter that makes the most known headers of one of the first rows; else the one that parts the first the most. */
function detectDelimiter(text: string): string {
  const opening = text.slice(0, 20_000).trimStart()
  const scored = DELIMITERS.map((delimiter, index) => {
    const rows = Papa.parse<string[]>(opening, { delimiter, newline: '\n', preview: OPENING_ROWS }).data
    const known = Math.max(0, ...rows.map(countHeaders))
    return { delimiter, known, cells: rows[0]?.length ?? 0, index }
  })
  scored.sort((a, b) => b.known - a.known || b.cells - a.cells || a.index - b.index)
  return scored[0]!.delimiter
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
