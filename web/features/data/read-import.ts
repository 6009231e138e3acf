import { openList } from '../../../src/core/csv-text.ts'
import { readContactRow } from '../../../src/domain/contacts/import-rows/read-contact-row.ts'
import { type ImportText, readListText } from '../../../src/domain/contacts/import-rows/read-list.ts'
import { NO_COUNTRY } from '../../../src/lib/csv/cell-values.ts'
import { csvRows } from '../../../src/lib/csv/csv-rows.ts'
import type { RefusedRow } from '../../lib/refused-csv.ts'

/** Preview of an import, made by the server's own parser. */
export interface ImportPreview {
  readonly rows: number
  /** The sheet that is read, in a workbook. */
  readonly sheet: string | null
  /** Rows without any usable value, and unusable values in other rows. */
  readonly refused: readonly RefusedRow[]
  /** Number of rows without any usable value. */
  readonly refusedRows: number
}

const opened = new WeakMap<Blob, Promise<ImportText & { readonly sheet: string | null }>>()

function open(file: Blob) {
  const known = opened.get(file)
  if (known) return known
  const list = file.arrayBuffer().then(async (bytes) => {
    const { text, sheet } = await openList(new Uint8Array(bytes))
    return { ...readListText(text), sheet }
  })
  opened.set(file, list)
  return list
}

/**
 * Reads a file the way an import will. Only the server knows who opted out of collection.
 *
 * @param country default country for national numbers in rows without one; undefined while unknown
 * @throws a refusal by field if the file is not a list
 */
export async function previewImport(file: Blob, country: string | null | undefined): Promise<ImportPreview> {
  const { text, columns, start, sheet } = await open(file)
  const refused: RefusedRow[] = []
  let rows = 0
  let refusedRows = 0
  for (const row of csvRows(text, start)) {
    rows++
    const read = readContactRow(row, columns, country ?? null)
    const known = read.refused.filter(({ reason }) => country !== undefined || reason !== NO_COUNTRY)
    if (known.length === 0) continue
    if (!read.contact && known.length === read.refused.length) refusedRows++
    for (const [reason, values] of Map.groupBy(known, (one) => one.reason))
      refused.push({ line: row.line, reason, values: values.map(({ value }) => value) })
  }
  return { rows, sheet, refused, refusedRows }
}
