import {
  type ContactValues,
  type RefusedValue,
  readContactRow,
} from '../../../domain/contacts/import-rows/read-contact-row.ts'
import type { ImportText } from '../../../domain/contacts/import-rows/read-list.ts'
import { rowBytesOf } from '../../../domain/contacts/store-contacts.ts'
import { type CsvPosition, csvRowsInSteps } from '../../../lib/csv/csv-rows.ts'
import { WorkBudget } from '../../../lib/work-budget.ts'
import { CONTACTS_MAX, ROWS_MAX, STRETCH_BYTES_MAX } from './limits.ts'

/** Cost of reading a row, and each character that may be part of a value. */
const ROW_UNITS = 300
const CHARACTER_UNITS = 10

/** The result of reading a row. `contact` is null if the row has nothing to import. */
export interface ReadRow {
  readonly line: number
  readonly contact: ContactValues | null
  readonly refused: readonly RefusedValue[]
}

/** Rows that are processed in one transaction. */
export interface Stretch {
  readonly rows: readonly ReadRow[]
  /** Start of the next batch; undefined at the end of the file. */
  readonly next: CsvPosition | undefined
}

/**
 * Yields the rows of a file in batches; the same position always gives the same rows. A batch may be empty, so that
 * other requests get processor time during long parsing.
 *
 * @param country the country of numbers without `+` in rows that name none
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
    // Detecting an unclosed quote scans the rest of the file, so control is yielded afterwards.
    if (isFull || row.isUnclosed) yield stretch()
  }
  yield { rows, next: undefined }
}
