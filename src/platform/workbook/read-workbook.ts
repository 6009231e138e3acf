import { OPENING_ROWS, readColumns } from '../../lib/csv/csv-columns.ts'
import { csvRows } from '../../lib/csv/csv-rows.ts'
import { invalid } from '../../lib/errors.ts'
import type { Steps } from '../../lib/steps.ts'
import { WorkBudget, WorkExceeded } from '../../lib/work-budget.ts'
import { BrokenWorkbook } from './read-xml.ts'
import { sheetCsv } from './sheet-csv.ts'
import { readWorkbookParts, WorkbookTooLarge } from './workbook-parts.ts'
import { type ZipPart, zipParts } from './zip-parts.ts'

/** The work limit: about four seconds, and 60 MB unpacked. */
const WORK_UNITS_MAX = 400_000_000
/** The number of characters in which the headers are searched. */
const OPENING_LENGTH = 100_000

/** A sheet of a workbook as CSV text. */
export interface WorkbookList {
  readonly text: string
  readonly sheet: string
}

/** Whether bytes are an Excel workbook of the Open XML formats (.xlsx, .xlsm). */
export const isWorkbook = (bytes: Uint8Array): boolean => workbookParts(bytes) !== null

/**
 * Reads the list in an Excel workbook: the first visible sheet with a column of emails or phones, otherwise the first
 * sheet that is not empty.
 *
 * @param field the field name for the validation error
 * @throws validation_failed if every sheet is empty, or the file cannot be read or is too large unpacked
 */
export function* readWorkbook(bytes: Uint8Array, field: string, work = workbookBudget()): Steps<WorkbookList> {
  const refused = (reason: string) => invalid({ [field]: [reason] })
  try {
    const parts = workbookParts(bytes)
    if (!parts) throw new BrokenWorkbook('no workbook')
    const book = yield* readWorkbookParts(parts, work)
    let first: WorkbookList | null = null
    for (const sheet of book.sheets) {
      const text = yield* sheetCsv(sheet, book, work)
      if (text === '') continue
      const list = { text, sheet: sheet.name }
      if (holdsAddresses(text)) return list
      first ??= list
    }
    if (first) return first
  } catch (error) {
    if (error instanceof WorkExceeded || error instanceof WorkbookTooLarge)
      throw refused('This workbook is too large. Save the sheet as CSV (UTF-8) in your spreadsheet and import that')
    if (error instanceof BrokenWorkbook)
      throw refused('This workbook cannot be read. Save the sheet as CSV (UTF-8) in your spreadsheet and import that')
    throw error
  }
  throw refused('The file is empty')
}

/** The maximum cost of reading one workbook. */
export const workbookBudget = (): WorkBudget => new WorkBudget(WORK_UNITS_MAX)

function workbookParts(bytes: Uint8Array): ReadonlyMap<string, ZipPart> | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null
  const parts = zipParts(bytes)
  if (!parts) return null
  for (const name of parts.keys()) if (/(?:^|\/)workbook\d*\.xml$/.test(name)) return parts
  return null
}

function holdsAddresses(text: string): boolean {
  const opening: (readonly string[])[] = []
  for (const { cells } of csvRows(text.slice(0, OPENING_LENGTH))) {
    opening.push(cells)
    if (opening.length > OPENING_ROWS) break
  }
  return readColumns(opening) !== null
}
