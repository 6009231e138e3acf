import { z } from 'zod'
import { type CsvColumns, OPENING_ROWS, readColumns, recognise } from '../../lib/csv/csv-columns.ts'
import { type CsvPosition, type CsvRow, csvRows } from '../../lib/csv/csv-rows.ts'
import { restoreCell } from '../../lib/csv-cell.ts'
import { invalid } from '../../lib/errors.ts'
import { BUILT_IN_FIELDS, fieldName } from '../../lib/text/field-name.ts'

/** The standard merge fields for a file's columns; other columns get a field of their own. */
export const RECIPIENT_FIELDS = ['email', 'phone', 'name', 'first_name', 'last_name', 'company'] as const
type RecipientField = (typeof RECIPIENT_FIELDS)[number]

/**
 * Maps column names in the file to fields; null skips a column. Columns that it does not name are recognised by their
 * headers.
 */
export type ColumnMapping = Readonly<Record<string, string | null>>

export interface RecipientColumn {
  /** As in the file; `Column 2` if the file has no headers. */
  readonly name: string
  /** One of `RECIPIENT_FIELDS`, or a custom field name; null if it is skipped. */
  readonly field: string | null
}

export interface RecipientColumns {
  readonly columns: readonly RecipientColumn[]
  /** Where the data starts, below the headers; undefined for the start of the file. */
  readonly start: CsvPosition | undefined
  readonly hasRows: boolean
}

const COLUMNS_MAX = 100
const COLUMN_NAME_LENGTH_MAX = 100
/** `RECIPIENT_FIELDS` as a set, for lookups. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set(RECIPIENT_FIELDS)

const Mapping = z.record(z.string().max(1_000), z.string().max(COLUMN_NAME_LENGTH_MAX).nullable())

/** @throws validation_failed if it is not JSON that maps column names to fields */
export function parseMapping(json: string): ColumnMapping {
  try {
    return Mapping.parse(JSON.parse(json))
  } catch {
    throw invalid({ mapping: ['The mapping must be JSON of column names to fields'] })
  }
}

/**
 * Determines the fields of a file's columns: from the given mapping, from the headers or, without headers, from the
 * values of the first row.
 *
 * @param opening the beginning of the text
 * @throws validation_failed if the file is empty
 */
export function recipientColumns(opening: string, mapping: ColumnMapping | null): RecipientColumns {
  const rows: CsvRow[] = []
  for (const row of csvRows(opening)) {
    rows.push(row)
    if (rows.length > OPENING_ROWS) break
  }
  if (rows.length === 0) throw invalid({ csv_file: ['The file is empty'] })
  const known = readColumns(rows.map(({ cells }) => cells))
  const mapped = mapping ? rowOfMapping(rows, mapping) : -1
  const dataAt = mapped >= 0 ? mapped + 1 : (known?.dataAt ?? 1)
  const headers = dataAt > 0 ? rows[dataAt - 1]!.cells : null
  const width = Math.min(COLUMNS_MAX, Math.max(...rows.map(({ cells }) => cells.length)))
  const names = Array.from({ length: width }, (_, index) => nameOf(headers, index))
  const fields = headers ? names.map((name) => fieldOf(name)) : fieldsByValues(known, width)
  return {
    columns: withoutRepeated(
      names.map((name, index) => {
        const mapped = mappedField(name, mapping)
        return { name, field: mapped === undefined ? (fields[index] ?? null) : mapped }
      }),
      mapping,
    ),
    start: dataAt > 0 ? rows[dataAt - 1]!.next : undefined,
    hasRows: rows.length > dataAt,
  }
}

const headerOf = (cell: string) => restoreCell(cell.trim()).trim()

function nameOf(headers: readonly string[] | null, index: number): string {
  const header = headerOf(headers?.[index] ?? '')
    .slice(0, COLUMN_NAME_LENGTH_MAX)
    .toWellFormed()
  return header === '' ? `Column ${index + 1}` : header
}

/** The row that contains the most column names of a mapping. */
function rowOfMapping(rows: readonly CsvRow[], mapping: ColumnMapping): number {
  const names = new Set(Object.keys(mapping))
  const hits = rows.map(({ cells }) => cells.slice(0, COLUMNS_MAX).filter((cell) => names.has(headerOf(cell))).length)
  const most = Math.max(...hits)
  return most > 0 ? hits.indexOf(most) : -1
}

/** Undefined if the mapping does not mention the column. */
function mappedField(name: string, mapping: ColumnMapping | null): string | null | undefined {
  if (!mapping || !Object.hasOwn(mapping, name)) return undefined
  return fieldName(mapping[name] ?? '') || null
}

const isRecipientField = (field: string): field is RecipientField => KNOWN_FIELDS.has(field)

/** The field that a header names, in any language; a custom field if it names none of the standard ones. */
function fieldOf(header: string): string | null {
  const kind = recognise(header)
  if (kind && isRecipientField(kind)) return kind
  const name = fieldName(header)
  if (name === '' || /^column_\d+$/.test(name)) return null
  // Headers such as `email_status` or `name_prefix` are custom fields; one that equals a built-in name is renamed.
  return (BUILT_IN_FIELDS as readonly string[]).includes(name) ? `${name}_2` : name
}

function fieldsByValues(known: CsvColumns | null, width: number): (string | null)[] {
  const fields: (string | null)[] = Array.from({ length: width }, () => null)
  for (const kind of RECIPIENT_FIELDS) for (const index of known?.byKind[kind] ?? []) fields[index] = kind
  return fields
}

/**
 * Addresses may have several columns, of which the first valid value counts; for other fields, only the first column is
 * used.
 */
function withoutRepeated(columns: readonly RecipientColumn[], mapping: ColumnMapping | null): RecipientColumn[] {
  const seen = new Set<string>()
  return columns.map(({ name, field }) => {
    if (field === null || field === 'email' || field === 'phone') return { name, field }
    if (seen.has(field) && !(mapping && Object.hasOwn(mapping, name))) return { name, field: null }
    seen.add(field)
    return { name, field }
  })
}
