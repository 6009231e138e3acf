import { openCsv } from '../../../core/csv-text.ts'
import { type CsvColumns, OPENING_ROWS, readColumns } from '../../../lib/csv/csv-columns.ts'
import { type CsvPosition, type CsvRow, csvRows } from '../../../lib/csv/csv-rows.ts'
import { invalid } from '../../../lib/errors.ts'
import { unixLines } from '../../../lib/unix-lines.ts'

/** Characters among which a file's headers are looked for: a quote that nothing closes is looked for to their end. */
const OPENING_LENGTH_MAX = 1_000_000

/** A CSV file, as far as an import needs to know it. */
export interface ImportText {
  readonly text: string
  readonly columns: CsvColumns
  /** Where its data begins, below the headers. */
  readonly start: CsvPosition | undefined
}

/** @throws validation_failed when no column holds emails or phones, or no row follows the headers */
export const readImportText = (bytes: Uint8Array): ImportText => readListText(openCsv(bytes))

/**
 * Tells the columns of a list and where its data begins.
 *
 * @param given CSV text, with any line ends
 * @throws validation_failed when no column holds emails or phones, or no row follows the headers
 */
export function readListText(given: string): ImportText {
  const text = unixLines(given)
  const opening: CsvRow[] = []
  for (const row of csvRows(text.slice(0, OPENING_LENGTH_MAX))) {
    opening.push(row)
    // A row more than may be above the data, so that headers alone can be told from headers with rows.
    if (opening.length > OPENING_ROWS) break
  }
  if (opening.length === 0) throw invalid({ csv_file: ['The file is empty'] })
  const columns = readColumns(opening.map(({ cells }) => cells))
  if (!columns) throw invalid({ csv_file: ["The CSV must contain 'email' or 'phone' columns"] })
  if (columns.dataAt === opening.length) throw invalid({ csv_file: ['The file has headers but no rows below them'] })
  return { text, columns, start: opening[columns.dataAt - 1]?.next }
}
