import { type ContactValues, type RefusedValue, readContactRow } from '../../../core/contact-rows/read-contact-row.ts'
import type { ImportText } from '../../../core/contact-rows/read-list.ts'
import { type CsvPosition, csvRows } from '../../../lib/csv/csv-rows.ts'
import { rowBytesOf } from '../store-contacts.ts'
import { CONTACTS_MAX, ROWS_MAX, STRETCH_BYTES_MAX } from './limits.ts'

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
 * The rows of a file in stretches, the same ones from the same place on. The last may be empty.
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
  let isCostly = false
  let next = from
  for (const row of csvRows(text, from)) {
    const read = { line: row.line, ...readContactRow(row, columns, country) }
    const size = read.contact ? rowBytesOf(read.contact) : 0
    const isFull = rows.length >= ROWS_MAX || contacts >= CONTACTS_MAX || bytes + size > STRETCH_BYTES_MAX || isCostly
    if (isFull && rows.length > 0) {
      yield { rows, next }
      rows = []
      contacts = 0
      bytes = 0
    }
    rows.push(read)
    // To find out that nothing closes a quote takes a look through all that follows, and others wait meanwhile.
    isCostly = row.isUnclosed
    if (read.contact) contacts++
    bytes += size
    next = row.next
  }
  yield { rows, next: undefined }
}
