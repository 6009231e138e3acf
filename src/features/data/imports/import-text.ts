import {
  type ContactValues,
  type RefusedValue,
  readContactRow,
} from '../../../domain/contacts/import-rows/read-contact-row.ts'
import type { ImportText } from '../../../domain/contacts/import-rows/read-list.ts'
import { type CsvPosition, csvRowsInSteps } from '../../../lib/csv/csv-rows.ts'
import { WorkBudget } from '../../../lib/work-budget.ts'
import { rowBytesOf } from '../store-contacts.ts'
import { CONTACTS_MAX, ROWS_MAX, STRETCH_BYTES_MAX } from './limits.ts'

/** What reading takes for a row, and for each character that may be part of a value. */
const ROW_UNITS = 300
const CHARACTER_UNITS = 10

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
