import {
  CUSTOM_FIELD_LENGTH_MAX,
  CUSTOM_FIELD_NAME_LENGTH_MAX,
  CUSTOM_FIELDS_MAX,
} from '../../contracts/contacts/contact.ts'
import type { OtherColumn } from '../../lib/csv/csv-columns.ts'
import { BUILT_IN_FIELDS, fieldName } from '../../lib/text/field-name.ts'
import { manyLines } from '../../lib/text/one-line.ts'

/** A contact's own fields: values by name, as `fieldName` writes it. */
export type CustomFields = Readonly<Record<string, string>>

/** Fields that every contact has, and columns of our own exports that describe a contact. */
const RESERVED: ReadonlySet<string> = new Set([
  ...BUILT_IN_FIELDS,
  ...'id kind job_title organization site country website email_check other_emails other_addresses likely_email_basis likely_email_check lists sources source_pages first_seen updated profiles linkedin source_page source_title'.split(
    ' ',
  ),
])

export const isReservedField = (name: string): boolean => RESERVED.has(name)

export interface CustomColumn {
  readonly index: number
  /** As `fieldName` writes it. */
  readonly name: string
}

/** The columns of a file that become fields: those whose headers name no known kind of data. */
export function customColumns(others: readonly OtherColumn[]): CustomColumn[] {
  const seen = new Set<string>()
  return others.flatMap(({ index, header }) => {
    const name = fieldName(header.slice(0, CUSTOM_FIELD_NAME_LENGTH_MAX))
    if (name === '' || /^column_\d+$/.test(name) || RESERVED.has(name) || seen.has(name)) return []
    seen.add(name)
    return [{ index, name }]
  })
}

/** The fields of a row: its non-empty cells, shortened, and at most fifty. */
export function customFieldsOf(cells: Iterable<readonly [name: string, cell: string]>): CustomFields {
  const fields: [string, string][] = []
  for (const [name, cell] of cells) {
    if (fields.length >= CUSTOM_FIELDS_MAX) break
    const value = manyLines(cell.slice(0, CUSTOM_FIELD_LENGTH_MAX).toWellFormed())
    if (value !== '') fields.push([name, value])
  }
  return Object.fromEntries(fields)
}

/**
 * Combines the fields that several sources give a contact. Earlier ones win, and a person's edits win over all.
 *
 * @param edits null for a field that was removed
 * @returns null for none; in order of their names
 */
export function joinFields(
  all: readonly (CustomFields | undefined)[],
  edits: Readonly<Record<string, string | null>> = {},
): CustomFields | null {
  const joined = new Map<string, string>()
  for (const fields of all)
    for (const [name, value] of Object.entries(fields ?? {})) if (!joined.has(name)) joined.set(name, value)
  for (const [name, value] of Object.entries(edits)) {
    if (value === null) joined.delete(name)
    else joined.set(name, value)
  }
  const kept = [...joined].slice(0, CUSTOM_FIELDS_MAX).sort(([one], [other]) => (one < other ? -1 : 1))
  return kept.length > 0 ? Object.fromEntries(kept) : null
}
