import type { ColumnUse } from '../../../src/contracts/data/data-additions.ts'
import { type ListText, openList } from '../../../src/core/csv-text.ts'
import { guessColumns, type ListColumns } from '../../../src/domain/contacts/import-rows/guess-columns.ts'
import { mapColumns } from '../../../src/domain/contacts/import-rows/map-columns.ts'
import { readContactRow } from '../../../src/domain/contacts/import-rows/read-contact-row.ts'
import { readListText } from '../../../src/domain/contacts/import-rows/read-list.ts'
import { NO_COUNTRY } from '../../../src/lib/csv/cell-values.ts'
import { csvRows } from '../../../src/lib/csv/csv-rows.ts'
import { runInTurns } from '../../../src/lib/steps.ts'
import type { RefusedRow } from '../../lib/refused-csv.ts'

export type { ListColumns }

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

/** Each file is opened once, however often its columns change. */
const opened = new WeakMap<Blob, Promise<ListText>>()

function open(file: Blob): Promise<ListText> {
  const known = opened.get(file)
  if (known) return known
  const list = file.arrayBuffer().then((bytes) => openList(new Uint8Array(bytes)))
  opened.set(file, list)
  return list
}

/**
 * Reads the columns of a file, with a guess for each, and its first rows.
 *
 * @throws a refusal by field if the file is not a list
 */
export const readColumnsOf = async (file: Blob): Promise<ListColumns> => guessColumns((await open(file)).text)

/**
 * Reads a file the way an import will. Only the server knows who opted out of collection.
 *
 * @param country default country for national numbers in rows without one; undefined while unknown
 * @param uses what each column holds
 * @throws a refusal by field if the file is not a list
 */
export async function previewImport(
  file: Blob,
  country: string | null | undefined,
  uses: readonly ColumnUse[],
): Promise<ImportPreview> {
  const { text: given, sheet } = await open(file)
  const { text, columns, start } = readListText(await runInTurns(mapColumns(given, uses)))
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
