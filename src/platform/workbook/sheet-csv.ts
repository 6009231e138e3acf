import type { Steps } from '../../lib/steps.ts'
import type { WorkBudget } from '../../lib/work-budget.ts'
import { numberText } from './number-text.ts'
import { readXml } from './read-xml.ts'
import { CELL_LENGTH_MAX, type Sheet, type Workbook, WorkbookTooLarge } from './workbook-parts.ts'

/** As many characters as a CSV file may have bytes. */
const TEXT_LENGTH_MAX = 10 * 1024 * 1024
const ROWS_MAX = 1_048_576
/** Cells further to the right are skipped. */
const COLUMNS_MAX = 500
const CELL_UNITS = 40

/**
 * Converts the cells of a sheet to CSV, one line per row, so that line numbers equal row numbers. Line breaks in cells
 * become U+2028, which `cleanCell` converts back.
 *
 * @returns an empty text for a sheet without cells
 * @throws WorkbookTooLarge, WorkExceeded, BrokenWorkbook
 */
export function* sheetCsv({ part }: Sheet, book: Workbook, work: WorkBudget): Steps<string> {
  const lines: string[] = []
  let length = 0
  let width = 0
  let cells: string[] = []
  let column = -1
  let type = ''
  let format = ''
  let text = ''
  let isText = false
  let isPhonetic = false
  const addLine = (line: string) => {
    lines.push(line)
    length += line.length + 1
    if (lines.length > ROWS_MAX || length > TEXT_LENGTH_MAX) throw new WorkbookTooLarge()
  }
  yield* readXml(
    part,
    {
      open(name, attributes) {
        if (name === 'row') {
          cells = []
          column = -1
          // The file omits rows without cells.
          const number = Number(attributes.r)
          if (number > ROWS_MAX) throw new WorkbookTooLarge()
          while (lines.length < number - 1) addLine('')
        } else if (name === 'c') {
          work.spend(CELL_UNITS, 'cells of a workbook')
          column = columnOf(attributes.r) ?? column + 1
          type = attributes.t ?? 'n'
          format = book.formats[Number(attributes.s ?? 0)] ?? ''
          text = ''
        } else if (name === 'rPh') isPhonetic = true
        else if (name === 'v' || name === 't') isText = !isPhonetic
      },
      text(piece) {
        if (isText && text.length < CELL_LENGTH_MAX) text += piece
      },
      close(name) {
        if (name === 'v' || name === 't') isText = false
        else if (name === 'rPh') isPhonetic = false
        else if (name === 'c' && column < COLUMNS_MAX) {
          const shown = cellText(text, { type, format }, book)
          if (shown === '') return
          while (cells.length < column) cells.push('')
          cells[column] = quoted(shown)
        } else if (name === 'row') {
          width = Math.max(width, cells.length)
          addLine(cells.length === 0 ? '' : cells.join(',') + ','.repeat(width - cells.length))
        }
      },
    },
    work,
  )
  return width === 0 ? '' : `${lines.join('\n')}\n`
}

/** A formula has the value that it had when the file was saved. */
function cellText(raw: string, { type, format }: { type: string; format: string }, book: Workbook): string {
  if (type === 's') return unescaped(book.strings[Number(raw)] ?? '')
  if (type === 'inlineStr' || type === 'str' || type === 'd') return unescaped(raw)
  if (type === 'b') return raw.trim() === '1' ? 'TRUE' : raw.trim() === '' ? '' : 'FALSE'
  // Errors such as `#N/A` have no value.
  return type === 'e' ? '' : numberText(raw, format, book.has1904Dates)
}

/** Decodes characters that XML cannot contain, written `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

const quoted = (cell: string): string => `"${cell.replace(/\r\n?|\n/g, '\u2028').replaceAll('"', '""')}"`

/** The zero-based column of a cell reference: 1 for `B7`. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d/i.exec(reference ?? '')?.[1]
  if (!letters) return null
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
