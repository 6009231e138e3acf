import { Zip, ZipDeflate } from 'fflate'
import { WorkBudget } from '../work-budget.ts'
import { escapeXml } from './escape-xml.ts'
import { fixedParts, sheetPath } from './fixed-parts.ts'

/** A cell; null means empty. */
export type WorkbookCell = {
  readonly value: string | number | boolean
  /** The type that Excel shows. Text stays text: no cell is ever a formula. */
  readonly type: StringConstructor | NumberConstructor | BooleanConstructor
} | null
export type WorkbookRow = readonly WorkbookCell[]

/** A sheet whose rows are read while it is written. */
export interface WorkbookSheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string
  /** The headers, and the width of each column in characters. */
  readonly columns: readonly { readonly name: string; readonly width: number }[]
  readonly batches: () => AsyncIterable<readonly WorkbookRow[]>
}

/** Characters compressed at a time. */
const PIECE_LENGTH = 32 * 1024
/** Work units for escaping, encoding and compressing a character. */
const UNITS_OF_CHARACTER = 12
const UNITS_OF_CELL = 100

/**
 * Writes an Excel workbook (ISO/IEC 29500, SpreadsheetML) as a stream. It holds at most one batch of rows in memory,
 * and yields to the event loop by work done. The available libraries either hold the whole workbook or compress in a
 * `Worker`, which the runtime does not have.
 *
 * @param sheets empty ones are left out; if all are empty, the first one is written with only its header
 * @yields the bytes of the file, in order
 */
export async function* writeWorkbook(sheets: readonly WorkbookSheet[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const work = WorkBudget.unlimited()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    pieces.push(bytes as Uint8Array<ArrayBuffer>)
  })
  const written: string[] = []
  for (const sheet of sheets) {
    let file: PartWriter | null = null
    for await (const rows of sheet.batches()) {
      for (const row of rows) {
        file ??= beginSheet(zip, sheet, written, work)
        file.write('<row>')
        for (const [column, cell] of row.entries()) {
          file.write(cellXml(cell, column, file.row))
          if (!work.isTurnOver) continue
          yield* pieces.splice(0)
          await work.yieldTurn()
        }
        file.write('</row>')
        file.row++
      }
      yield* pieces.splice(0)
    }
    file?.end(SHEET_END)
  }
  if (written.length === 0) beginSheet(zip, sheets[0]!, written, work).end(SHEET_END)
  for (const [path, text] of fixedParts(written)) new PartWriter(zip, path, work).end(text)
  zip.end()
  yield* pieces.splice(0)
}

function beginSheet(zip: Zip, { name, columns }: WorkbookSheet, written: string[], work: WorkBudget): PartWriter {
  written.push(name)
  const file = new PartWriter(zip, sheetPath(written.length), work)
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const header = columns.map(({ name }, column) => cellXml({ value: name, type: String }, column, file.row, BOLD))
  file.write(`${SHEET_BEGIN}<cols>${widths.join('')}</cols><sheetData><row>${header.join('')}</row>`)
  file.row++
  return file
}

/** A file in the ZIP archive, whose text is compressed in pieces of bounded size. */
class PartWriter {
  /** The number of the current row, from 1. */
  row = 1
  readonly #file: ZipDeflate
  readonly #work: WorkBudget
  readonly #encoder = new TextEncoder()
  #texts: string[] = []
  #length = 0

  constructor(zip: Zip, path: string, work: WorkBudget) {
    this.#file = new ZipDeflate(path)
    this.#work = work
    zip.add(this.#file)
  }

  write(text: string): void {
    this.#texts.push(text)
    this.#length += text.length
    this.#work.trySpend(UNITS_OF_CELL + text.length * UNITS_OF_CHARACTER)
    if (this.#length >= PIECE_LENGTH) this.#compress(false)
  }

  end(text: string): void {
    this.#texts.push(text)
    this.#compress(true)
  }

  #compress(isLast: boolean): void {
    this.#file.push(this.#encoder.encode(this.#texts.join('')), isLast)
    this.#texts = []
    this.#length = 0
  }
}

/** The first row is frozen. */
const SHEET_BEGIN =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
const SHEET_END = '</sheetData></worksheet>'
/** The second style of `fixedParts`. */
const BOLD = 1

function cellXml(cell: WorkbookCell, column: number, row: number, style = 0): string {
  if (cell === null) return ''
  const at = `<c r="${columnName(column)}${row}"${style === 0 ? '' : ` s="${style}"`}`
  const { value } = cell
  if (typeof value === 'number' && Number.isFinite(value)) return `${at}><v>${value}</v></c>`
  if (typeof value === 'boolean') return `${at} t="b"><v>${value ? 1 : 0}</v></c>`
  return `${at} t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(value))}</t></is></c>`
}

/** Returns the column's letters: 0 is A, 25 is Z, 26 is AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}
