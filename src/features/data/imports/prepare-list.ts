import type { ImportCsv } from '../../../contracts/data/data-additions.ts'
import { encodeCsv, openList } from '../../../core/csv-text.ts'
import { guessColumns } from '../../../domain/contacts/import-rows/guess-columns.ts'
import { mapColumns } from '../../../domain/contacts/import-rows/map-columns.ts'
import { runInTurns } from '../../../lib/steps.ts'
import { unixLines } from '../../../lib/unix-lines.ts'

export interface PreparedList {
  /** The list as consumers read it: CSV whose headers say what its columns hold. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The file's own rows, if the columns were mapped; refused rows are returned as they were. */
  readonly original: Uint8Array<ArrayBuffer> | null
  /** The file's own headers; empty if it has none. */
  readonly headers: readonly string[]
  /** Between the cells of the original, where it was chosen. */
  readonly delimiter: string | undefined
}

/**
 * Opens an uploaded list. Consumers and erasures read only CSV, so the list of a workbook, of a JSON export and of a
 * file whose encoding or delimiter was chosen is stored as CSV. With chosen columns, it is rewritten.
 *
 * @throws validation_failed if it is no list
 */
export async function prepareList({
  csv_file,
  columns,
  encoding,
  delimiter,
}: Pick<ImportCsv, 'csv_file' | 'columns' | 'encoding' | 'delimiter'>): Promise<PreparedList> {
  const given = new Uint8Array(await csv_file.arrayBuffer())
  const opened = await openList(given, encoding)
  // Only the text of a file can be divided differently.
  const chosen = opened.encoding === null ? undefined : delimiter
  const guessed = guessColumns(opened.text, chosen)
  const uses = columns ?? (chosen ? guessed.columns.map(({ guess }) => guess) : null)
  const headers = guessed.start ? guessed.columns.map(({ header }) => header) : []
  if (uses === null) {
    const isGiven = opened.encoding !== null && encoding === undefined
    return { bytes: isGiven ? given : encodeCsv(opened.text), original: null, headers, delimiter: undefined }
  }
  const mapped = await runInTurns(mapColumns(opened.text, uses, { delimiter: chosen }))
  return {
    bytes: encodeCsv(mapped),
    original: encodeCsv(unixLines(opened.text)),
    headers,
    delimiter: chosen,
  }
}
