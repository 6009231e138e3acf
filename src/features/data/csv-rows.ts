import Papa from 'papaparse'
import { decodeBody } from '../../platform/web/decode-body.ts'
import { countHeaders, OPENING_ROWS } from './csv-columns.ts'

export interface CsvRow {
  /** Where the row begins in the file, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** The row opens a quote that nothing closes; its one cell is the line as it stands. */
  readonly isUnclosed: boolean
}

const DELIMITERS = [',', ';', '\t', '|', '^', '~', ':', '\x1f']
/** Rows parsed at a time: papaparse keeps all it has parsed, and a file may hold a hundred thousand. */
const ROWS_AT_A_TIME = 1_000
/** Rows with a quote that nothing closes that cost only themselves: each makes the parser look through the rest again. */
const UNCLOSED_MAX = 20

/** The text of a CSV file in whatever encoding it came; spreadsheets also write UTF-16 without a byte order mark. */
export function decodeCsv(bytes: Uint8Array): string {
  const [a, b, c, d] = bytes
  if (a && b === 0 && c && d === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0 && b && c === 0 && d) return new TextDecoder('utf-16be').decode(bytes)
  return decodeBody(bytes, null).text
}

/**
 * The rows of a CSV text (RFC 4180, with any delimiter), empty ones left out. Lines may end in any way, also in several
 * ways in one file, as files that were put together of others do.
 */
export function* csvRows(given: string): Generator<CsvRow> {
  const text = given.includes('\r') ? given.replace(/\r\n?/g, '\n') : given
  const declared = /^sep=(.)\n/i.exec(text)
  let at = declared ? declared[0].length : 0
  let line = declared ? 2 : 1
  const delimiter = declared?.[1] ?? detectDelimiter(text)
  let unclosedLeft = UNCLOSED_MAX
  while (at < text.length) {
    // A file of blank lines costs one look at each, not a row.
    const next = endOfBlankLines(text, at)
    line += next - at
    at = next
    const rows: { cells: string[]; end: number; isUnclosed: boolean }[] = []
    const rest = text.slice(at)
    Papa.parse<string[]>(rest, {
      delimiter,
      newline: '\n',
      preview: ROWS_AT_A_TIME,
      step: ({ data, meta, errors }) => {
        rows.push({ cells: data, end: meta.cursor, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') })
      },
    })
    let start = 0
    for (const { cells, end, isUnclosed } of rows) {
      const isLost = isUnclosed && unclosedLeft-- > 0
      const rowEnd = isLost ? rest.indexOf('\n', start) + 1 || end : end
      const shown = isLost ? [rest.slice(start, rowEnd)] : cells
      if (shown.some((cell) => cell.trim() !== '')) yield { line, cells: shown, isUnclosed }
      line += countLines(rest, start, rowEnd)
      start = rowEnd
    }
    if (start === 0) return
    at += start
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
