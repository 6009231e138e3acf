import { openCsv } from '../../../core/csv-text.ts'
import { type CsvColumns, OPENING_ROWS, readColumns } from '../../../lib/csv/csv-columns.ts'
import { type CsvPosition, type CsvRow, csvRows } from '../../../lib/csv/csv-rows.ts'
import { invalid } from '../../../lib/errors.ts'
import { unixLines } from '../../../lib/unix-lines.ts'

/** How many characters are searched for headers; an unclosed quote would extend to the end of the file. */
const OPENING_LENGTH_MAX = 1_000_000

/** The parsed properties of a CSV file that an import needs. */
export interface ImportText {
  readonly text: string
  readonly columns: CsvColumns
  /** The start of the data, below the headers. */
  readonly start: CsvPosition | undefined
}

/** @throws validation_failed if no column holds email addresses or phone numbers, or no row follows the headers */
export const readImportText = (bytes: Uint8Array): ImportText => readListText(openCsv(bytes))

/**
 * Detects the columns of a list and the start of its data.
 *
 * @param given CSV text, with any line endings
 * @throws validation_failed if no column holds email addresses or phone numbers, or no row follows the headers
 */
export function readListText(given: string): ImportText {
  const text = unixLines(given)
  const opening: CsvRow[] = []
  for (const row of csvRows(text.slice(0, OPENING_LENGTH_MAX))) {
    opening.push(row)
    // Reads one row more than can precede the data, to distinguish headers alone from headers with rows.
    if (opening.length > OPENING_ROWS) break
  }
  if (opening.length === 0) throw invalid({ csv_file: ['The file is empty'] })
  const columns = readColumns(opening.map(({ cells }) => cells))
  if (!columns) throw invalid({ csv_file: ["The CSV must contain 'email' or 'phone' columns"] })
  if (columns.dataAt === opening.length) throw invalid({ csv_file: ['The file has headers but no rows below them'] })
  return { text, columns, start: opening[columns.dataAt - 1]?.next }
}
