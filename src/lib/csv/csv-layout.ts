import Papa from 'papaparse'
import { parseMailbox } from '../parse-mailbox.ts'
import { countHeaders, OPENING_ROWS } from './csv-columns.ts'

/** How a file writes its rows. */
export interface CsvLayout {
  readonly delimiter: string
  readonly quoteChar: string
  /** What stands before a quote within quotes: the quote itself (RFC 4180), or a backslash as databases write it. */
  readonly escapeChar: string
  /** The delimiter within a row's only cell, where each line is one quoted cell that holds a row; otherwise null. */
  readonly wrapped: string | null
}

const DELIMITERS = [',', ';', '\t', '|', '^', '~', ':', '\x1f']
/** Characters and rows that show a file's shape. */
const SAMPLE_LENGTH = 20_000
const SAMPLE_ROWS = 100
/** Longer cells are text, whatever addresses are in them. */
const ADDRESS_CELL_LENGTH_MAX = 300
/** How much of a file has to look one way to be read that way. */
const MOST = 0.8

/**
 * Tells how a CSV text is written by its shape: the delimiter that leaves cells which are whole addresses and rows
 * which are equally long; headers count for little, since their notes hold delimiters too.
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
    // Cells of one column are no rows.
    if (parse(inner, wrapped, quoting).every((cells) => cells.length > 1))
      return { delimiter: declared ?? ';', ...quoting, wrapped }
  }
  return { delimiter: declared ?? bestDelimiter(sample, quoting), ...quoting, wrapped: null }
}

/** The cells of a row that is wrapped in one cell. */
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

/** 1 for a cell that holds email addresses and nothing else, half for one that holds some beside other words. */
function addressShare(cell: string): number {
  if (cell.length > ADDRESS_CELL_LENGTH_MAX || !cell.includes('@')) return 0
  const pieces = cell.split(/[\s,;|<>"']+/).filter((piece) => piece !== '')
  const isAddress = (piece: string) => parseMailbox(piece.replace(/^mailto:/i, '')) !== null
  return pieces.every(isAddress) ? 1 : pieces.some(isAddress) ? 0.5 : 0
}

/** Lines of a sample that hold something, without the last one, which may be cut off. */
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

/** The rows that stand in the only cell of each line; null where lines are no such cells. */
function wrappedRows(sample: string): string | null {
  const lines = linesOf(sample)
  const cells = lines.map((line) => wrappedCell(line))
  const held = cells.filter((cell) => cell !== null)
  return held.length > 0 && held.length >= lines.length * MOST ? held.join('\n') : null
}

/** The cell that makes up a line, with nothing but delimiters behind it. */
const ONLY_CELL = /^"((?:[^"]|"")*)"[;,\t ]*$/

function wrappedCell(line: string): string | null {
  return ONLY_CELL.exec(line)?.[1]?.replaceAll('""', '"') ?? null
}
