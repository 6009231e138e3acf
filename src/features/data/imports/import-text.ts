import { openCsv } from '../../../core/csv-text.ts'
import { type CsvColumns, OPENING_ROWS, readColumns } from '../../../lib/csv/csv-columns.ts'
import { type CsvPosition, type CsvRow, csvRows, csvRowsInSteps } from '../../../lib/csv/csv-rows.ts'
import { invalid } from '../../../lib/errors.ts'
import { unixLines } from '../../../lib/unix-lines.ts'
import { WorkBudget } from '../../../lib/work-budget.ts'
import { type ContactValues, type RefusedValue, readContactRow } from '../read-contact-row.ts'
import { rowBytesOf } from '../store-contacts.ts'
import { CONTACTS_MAX, ROWS_MAX, STRETCH_BYTES_MAX } from './limits.ts'

/** Characters among which a file's headers are looked for: a quote that nothing closes is looked for to their end. */
const OPENING_LENGTH_MAX = 1_000_000
/** What reading takes for a row, and for each character that may be part of a value. */
const ROW_UNITS = 300
const CHARACTER_UNITS = 10

/** A CSV file, as far as an import needs to know it. */
export interface ImportText {
  readonly text: string
  readonly columns: CsvColumns
  /** Where its data begins, below the headers. */
  readonly start: CsvPosition | undefined
}

/** @throws validation_failed when no column holds emails or phones, or no row follows the headers */
export function readImportText(bytes: Uint8Array): ImportText {
  const text = unixLines(openCsv(bytes))
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

/** What a row was read as; without a contact it holds nothing to take. */
export interface ReadRow {
  readonly line: number
  readonly contact: ContactValues | null
  readonly refused: readonly RefusedValue[]
}

/** Rows that are settled together. */
export interface Stretch {
  readonly rows: readonly ReadRow[]
  /** Where the next one begins; undefined at the end of the file. */
  readonly next: CsvPosition | undefined
}

/**
 * The rows of a file in stretches, the same ones from the same place on. Any may be empty: where reading alone has lasted long
 * enough, others have their turn.
 *
 * @param country where numbers without `+` are dialled in rows that name no country
 */
export function* stretchesOf(
  { text, columns }: ImportText,
  from: CsvPosition | undefined,
  country: string | null = null,
): Generator<Stretch> {
  let rows: ReadRow[] = []
  let contacts = 0
  let bytes = 0
  let next = from
  const work = WorkBudget.unlimited()
  const stretch = (): Stretch => {
    const read = { rows, next }
    rows = []
    contacts = 0
    bytes = 0
    work.beginTurn()
    return read
  }
  for (const row of csvRowsInSteps(text, work, from)) {
    if (row.cells === null) {
      next = row.next
      yield stretch()
      continue
    }
    const read = { line: row.line, ...readContactRow(row, columns, country) }
    work.trySpend(ROW_UNITS + CHARACTER_UNITS * (row.next.at - row.at))
    rows.push(read)
    next = row.next
    if (read.contact) {
      contacts++
      bytes += rowBytesOf(read.contact)
    }
    const isFull = rows.length === ROWS_MAX || contacts === CONTACTS_MAX || bytes > STRETCH_BYTES_MAX
    // To find out that nothing closes a quote takes a look through all that follows, and others wait meanwhile.
    if (isFull || row.isUnclosed) yield stretch()
  }
  yield { rows, next: undefined }
}
