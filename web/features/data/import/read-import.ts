import { openList } from '../../../../src/core/csv-text.ts'
import { guessColumns, type ListColumns } from '../../../../src/domain/contacts/import-rows/guess-columns.ts'
import type { ListDelimiter, ListEncoding } from '../../../../src/rules/imports/list-encodings.ts'

export type { ListColumns }

/** A file before its import. */
export interface OpenedList extends ListColumns {
  /** The sheet that is read, in a workbook. */
  readonly sheet: string | null
  /** As the file was read; null for files that have no encoding of their own, such as workbooks. */
  readonly encoding: string | null
}

/**
 * Reads the columns of a file, with a guess for each, and its first rows, by the server's own parser.
 *
 * @param encoding by default, the file's bytes decide
 * @param delimiter by default, its text decides
 * @throws a refusal by field if the file is not a list
 */
export async function readColumnsOf(
  file: Blob,
  encoding?: ListEncoding,
  delimiter?: ListDelimiter,
): Promise<OpenedList> {
  const list = await openList(new Uint8Array(await file.arrayBuffer()), encoding)
  const columns = guessColumns(list.text, list.encoding === null ? undefined : delimiter)
  return { ...columns, sheet: list.sheet, encoding: list.encoding }
}
