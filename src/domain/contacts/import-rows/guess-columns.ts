import type { ColumnUse } from '../../../contracts/data/data-additions.ts'
import { isOwnField, kindOfValue, OPENING_ROWS, readColumns } from '../../../lib/csv/csv-columns.ts'
import { type CsvPosition, type CsvRow, csvRows, delimiterOf } from '../../../lib/csv/csv-rows.ts'
import { restoreCell } from '../../../lib/csv-cell.ts'
import { invalid } from '../../../lib/errors.ts'
import { unixLines } from '../../../lib/unix-lines.ts'
import { type KnownExport, recogniseExport } from '../../../rules/imports/known-exports.ts'
import { customColumns } from '../custom-fields.ts'

/** How many rows a preview shows, and how many of them decide what a column holds. */
export const PREVIEW_ROWS = 20
/** Columns beyond these are ignored. */
export const MAPPED_COLUMNS_MAX = 200
const OPENING_LENGTH_MAX = 1_000_000
/** The share of a column's values that must be of a kind, so that one stray address does not decide. */
const SHARE_MIN = 0.6

/** A column of a list before its import. */
export interface ListColumn {
  /** As in the file; empty if it has none. */
  readonly header: string
  /** What it most likely holds. */
  readonly guess: ColumnUse
  /** Whether its header can name a field of the contact. */
  readonly canBeField: boolean
}

export interface ListColumns {
  readonly columns: readonly ListColumn[]
  /** The first rows of data, with one cell per column. */
  readonly preview: readonly (readonly string[])[]
  /** Where the data begins; undefined if there are no headers above it. */
  readonly start: CsvPosition | undefined
  /** The product that the file was exported from; null if its headers show none. */
  readonly exported: KnownExport | null
  /** Between the cells. */
  readonly delimiter: string
}

/**
 * Guesses what the columns of a list hold: by their values, then by their headers, in any language that
 * `header-names.ts` knows. A column that is neither becomes a field of the contact. In the export of another product
 * that is recognised, columns that mean something to that product only are not imported.
 *
 * @param given CSV text, with any line endings
 * @param chosen the delimiter; by default the text decides
 * @throws validation_failed if there are no rows
 */
export function guessColumns(given: string, chosen?: string): ListColumns {
  const opening: CsvRow[] = []
  for (const row of csvRows(unixLines(given).slice(0, OPENING_LENGTH_MAX), undefined, chosen)) {
    if (opening.push(row) > OPENING_ROWS + PREVIEW_ROWS) break
  }
  if (opening.length === 0) throw invalid({ csv_file: ['The file is empty'] })
  const known = readColumns(opening.slice(0, OPENING_ROWS + 1).map(({ cells }) => cells))
  // Without known columns the first row contains no values, so it can only be headers.
  const dataAt = known?.dataAt ?? 1
  const data = opening.slice(dataAt, dataAt + PREVIEW_ROWS)
  if (data.length === 0) throw invalid({ csv_file: ['The file has headers but no rows below them'] })
  const headers = opening[dataAt - 1]?.cells ?? []
  const width = Math.min(MAPPED_COLUMNS_MAX, Math.max(headers.length, ...data.map(({ cells }) => cells.length)))
  const exported = recogniseExport(headers.map((header) => restoreCell(header.trim())))
  const kinds = new Map(
    Object.entries(known?.byKind ?? {}).flatMap(([kind, indexes]) =>
      indexes.map((index) => [index, kind as ColumnUse]),
    ),
  )
  const columns = Array.from({ length: width }, (_, index): ListColumn => {
    const header = headers[index]?.trim() ?? ''
    const canBeField = isOwnField(header) && customColumns([{ index, header }]).length > 0
    const byValues = kindOfColumn(data.map(({ cells }) => cells[index] ?? ''))
    const guess = useInExport(exported, index) ?? byValues ?? kinds.get(index) ?? (canBeField ? 'field' : 'ignore')
    return { header, guess, canBeField }
  })
  const preview = data.map(({ cells }) => columns.map((_, index) => cells[index] ?? ''))
  return { columns, preview, start: opening[dataAt - 1]?.next, exported, delimiter: chosen ?? delimiterOf(given) }
}

/** What a column of a recognised export holds, where only that product knows. */
function useInExport(exported: KnownExport | null, index: number): ColumnUse | null {
  if (exported?.fieldsAt === index) return 'field'
  return exported?.stateAt === index || exported?.ignored.has(index) ? 'ignore' : null
}

function kindOfColumn(cells: readonly string[]): 'email' | 'phone' | null {
  const kinds = cells.filter((cell) => cell.trim() !== '').map(kindOfValue)
  const isMostly = (kind: string) => kinds.filter((one) => one === kind).length >= SHARE_MIN * kinds.length
  if (kinds.length === 0) return null
  return isMostly('email') ? 'email' : isMostly('phone') ? 'phone' : null
}
