import Papa from 'papaparse'
import { parseMailbox } from '../parse-mailbox.ts'
import { countHeaders, OPENING_ROWS } from './csv-columns.ts'

/** The CSV dialect of a file. */
export interface CsvLayout {
  readonly delimiter: string
  readonly quoteChar: string
  /**
   * The escape character for a quote within quotes: the quote itself (RFC 4180), or a backslash, as databases write it.
   */
  readonly escapeChar: string
  /** The inner delimiter, if each line is a single quoted cell that contains a row; otherwise null. */
  readonly wrapped: string | null
}

const DELIMITERS = [',', ';', '\t', '|', '^', '~', ':', '\x1f']
/** Number of characters and rows examined. */
const SAMPLE_LENGTH = 20_000
const SAMPLE_ROWS = 100
/** Longer cells are text, even if they contain addresses. */
const ADDRESS_CELL_LENGTH_MAX = 300
/** Share of a file's lines that must have a form for the file to be read in that form. */
const MOST = 0.8

/**
 * Detects the CSV dialect of a text by its shape: the best delimiter results in cells that are complete addresses and
 * rows of equal length. Headers count for little, since notes in them contain delimiters too.
 *
 * @param text with lines that end in `\n`, without a line that declares its delimiter
 * @param declared the delimiter of a `sep=` line
 */
export function layoutOf(text: string, declared?: string): CsvLayout {
  const sample = text.slice(0, SAMPLE_LENGTH).trimStart()
  const quoteChar = isSingleQuoted(sample) ? "'" : '"'
  const escapeChar =
    quoteChar === '"' && /\\"[^"\\\s,;|\t]/.test(sample) && !/[^,;|\t\n\\]""/.test(sample) ? '\\' : quoteChar
  const quoting = { quoteChar, escapeChar }
  const inner = quoteChar === '"' ? wrappedRows(sample) : null
  if (inner !== null) {
    const wrapped = bestDelimiter(inner, quoting)
    // If there is a single column, the cells are not wrapped rows.
    if (parse(inner, wrapped, quoting).every((cells) => cells.length > 1))
      return { delimiter: declared ?? ';', ...quoting, wrapped }
  }
  return { delimiter: declared ?? bestDelimiter(sample, quoting), ...quoting, wrapped: null }
}

/** Returns the cells of a row that is wrapped in one cell. */
export const unwrapRow = (cells: readonly string[], { wrapped, quoteChar, escapeChar }: CsvLayout): string[] =>
  parse(cells[0] ?? '', wrapped!, { quoteChar, escapeChar })[0] ?? []

interface Quoting {
  readonly quoteChar: string
  readonly escapeChar: string
}

function parse(text: string, delimiter: string, quoting: Quoting): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: SAMPLE_ROWS, ...quoting })
  return data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
}

function bestDelimiter(sample: string, quoting: Quoting): string {
  const scored = DELIMITERS.map((delimiter, index) => {
    const rows = parse(sample, delimiter, quoting)
    // The last row of a sample may be cut off.
    if (rows.length > 2 && sample.length >= SAMPLE_LENGTH - 1) rows.pop()
    return { delimiter, score: scoreOf(rows), cells: rows[0]?.length ?? 0, index }
  })
  scored.sort((a, b) => b.score - a.score || b.cells - a.cells || a.index - b.index)
  return scored[0]!.delimiter
}

function scoreOf(rows: readonly (readonly string[])[]): number {
  if (rows.length === 0) return 0
  const widths = new Map<number, number>()
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1)
  const [width, count] = [...widths].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]!
  const evenness = count / rows.length
  const addresses = rows.reduce((sum, cells) => sum + Math.max(...cells.map(addressShare)), 0) / rows.length
  const headers = Math.max(...rows.slice(0, OPENING_ROWS).map(countHeaders))
  return addresses * evenness * 3 + evenness * (1 - 1 / width) + Math.min(headers, 10) / 10
}

/** Returns 1 for a cell with nothing but email addresses, 0.5 for one with some and other words, otherwise 0. */
function addressShare(cell: string): number {
  if (cell.length > ADDRESS_CELL_LENGTH_MAX || !cell.includes('@')) return 0
  const pieces = cell.split(/[\s,;|<>"']+/).filter((piece) => piece !== '')
  const isAddress = (piece: string) => parseMailbox(piece.replace(/^mailto:/i, '')) !== null
  return pieces.every(isAddress) ? 1 : pieces.some(isAddress) ? 0.5 : 0
}

/** Returns the non-empty lines of a sample. If the sample was cut, its last line is dropped. */
function linesOf(sample: string): string[] {
  const lines = sample.split('\n').slice(0, SAMPLE_ROWS)
  const whole = lines.length > 2 && sample.length >= SAMPLE_LENGTH - 1 ? lines.slice(0, -1) : lines
  return whole.filter((line) => line.trim() !== '')
}

const isSingleQuoted = (sample: string): boolean => {
  const lines = linesOf(sample)
  const quoted = lines.filter((line) => /^'[^']*'[,;|\t]/.test(line) && line.trimEnd().endsWith("'"))
  return quoted.length > 0 && quoted.length >= lines.length * MOST
}

/** Returns the rows contained in the single cell of each line; null if the lines are not such cells. */
function wrappedRows(sample: string): string | null {
  const lines = linesOf(sample)
  const cells = lines.map((line) => wrappedCell(line))
  const held = cells.filter((cell) => cell !== null)
  return held.length > 0 && held.length >= lines.length * MOST ? held.join('\n') : null
}

/** A line that is a single quoted cell, followed by nothing but delimiters. */
const ONLY_CELL = /^"((?:[^"]|"")*)"[;,\t ]*$/

function wrappedCell(line: string): string | null {
  return ONLY_CELL.exec(line)?.[1]?.replaceAll('""', '"') ?? null
}
