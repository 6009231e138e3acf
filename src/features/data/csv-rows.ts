import Papa from 'papaparse'
import { decodeBody } from '../../platform/web/decode-body.ts'
import { recognise } from './csv-columns.ts'

export interface CsvRow {
  /** Where the row begins in the file, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** The row opens a quote that nothing closes, so that the rest of the file is in it. */
  readonly isUnclosed: boolean
}

const DELIMITERS = [',', ';', '\t', '|', '^', '~', ':', '\x1f']
/** Rows parsed at a time: papaparse keeps all it has parsed, and a file may hold a hundred thousand. */
const ROWS_AT_A_TIME = 1_000

/** The text of a CSV file in whatever encoding it came; spreadsheets also write UTF-16 without a byte order mark. */
export function decodeCsv(bytes: Uint8Array): string {
  const [a, b, c, d] = bytes
  if (a && b === 0 && c && d === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0 && b && c === 0 && d) return new TextDecoder('utf-16be').decode(bytes)
  return decodeBody(bytes, null).text
}

/** The rows of a CSV text (RFC 4180, with any delimiter), empty ones left out. */
export function* csvRows(text: string): Generator<CsvRow> {
  const declared = /^sep=(.)\r?\n/i.exec(text)
  let at = declared ? declared[0].length : 0
  let line = declared ? 2 : 1
  const delimiter = declared?.[1] ?? detectDelimiter(text)
  const newline = detectNewline(text)
  while (at < text.length) {
    // A file of blank lines costs one look at each, not a row.
    const next = endOfBlankLines(text, at)
    line += countLines(text, at, next)
    at = next
    const rows: { cells: string[]; end: number; isUnclosed: boolean }[] = []
    const rest = text.slice(at)
    Papa.parse<string[]>(rest, {
      delimiter,
      // Told, or it would be guessed from all of the rest each time.
      newline,
      preview: ROWS_AT_A_TIME,
      step: ({ data, meta, errors }) => {
        rows.push({ cells: data, end: meta.cursor, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') })
      },
    })
    let start = 0
    for (const { cells, end, isUnclosed } of rows) {
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells, isUnclosed }
      line += countLines(rest, start, end)
      start = end
    }
    if (start === 0) return
    at += start
  }
}

/** The delimiter that makes the most known headers of the first line; else the one that parts it the most. */
function detectDelimiter(text: string): string {
  const first = /[^\r\n]*\S[^\r\n]*/.exec(text.slice(0, 20_000))?.[0] ?? ''
  const scored = DELIMITERS.map((delimiter, index) => {
    const cells = Papa.parse<string[]>(first, { delimiter }).data[0] ?? []
    return { delimiter, known: cells.filter((cell) => recognise(cell) !== null).length, cells: cells.length, index }
  })
  scored.sort((a, b) => b.known - a.known || b.cells - a.cells || a.index - b.index)
  return scored[0]!.delimiter
}

/** How the rows of the text end; the first that ends tells for all. */
function detectNewline(text: string): '\r\n' | '\n' | '\r' {
  const first = /\r\n|\n|\r/.exec(text)?.[0]
  return first === '\r\n' || first === '\r' ? first : '\n'
}

function endOfBlankLines(text: string, start: number): number {
  let at = start
  while (at < text.length && (text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13)) at++
  return at
}

function countLines(text: string, start: number, end: number): number {
  let lines = 0
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) lines++
  }
  return lines
}
