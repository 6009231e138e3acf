import { countryOfText } from '../../../extraction/addresses/country-of-text.ts'
import { emailsIn, fullName, phonesIn, reasonForPhone } from '../../../lib/csv/cell-values.ts'
import type { ColumnKind, CsvColumns, OtherColumn } from '../../../lib/csv/csv-columns.ts'
import type { CsvRow } from '../../../lib/csv/csv-rows.ts'
import { countryOfRow } from '../../../lib/csv/row-country.ts'
import { restoreCell } from '../../../lib/csv-cell.ts'
import { readPhoneNumber } from '../../../lib/read-phone-number.ts'
import { oneLine } from '../../../lib/text/one-line.ts'
import {
  type ExportedState,
  exportedFields,
  exportedState,
  type KnownExport,
} from '../../../rules/imports/known-exports.ts'
import { type ContactValue, readCompany, readEmail, readName, readPhone } from '../contact-values.ts'
import { type CustomFields, customColumns, customFieldsOf } from '../custom-fields.ts'
import { type ContactDetails, readDetails } from './read-contact-details.ts'

/** The values of one row, which belong to one contact. */
export interface ContactValues extends ContactDetails {
  readonly emails: readonly ContactValue[]
  readonly phones: readonly ContactValue[]
  readonly name: ContactValue | null
  readonly company: ContactValue | null
  readonly jobTitle: string | null
  /** The contact's own fields, from columns that are none of the known ones. */
  readonly fields?: CustomFields
  /** Why its addresses must get no messages, by the product that the file was exported from. */
  readonly suppressAs?: ExportedState | null
}

export interface RefusedValue {
  readonly reason: string
  readonly value: string
  /** Set where the value itself does not show its kind. */
  readonly kind?: 'email' | 'phone' | 'name'
}

export interface ContactRow {
  /** Null if the row has neither an email address nor a phone number. */
  readonly contact: ContactValues | null
  readonly refused: readonly RefusedValue[]
}

/** Maximum values of one kind per row. */
const VALUES_MAX = 20
const CELL_SHOWN_MAX = 100

/**
 * Reads the values of one row of an import; invalid ones are rejected with a reason.
 *
 * @param country ISO 3166-1 alpha-2: the country for phone numbers without `+`, if the row names none
 */
export function readContactRow(
  row: CsvRow,
  { byKind, others = [], exported = null }: CsvColumns,
  country: string | null = null,
): ContactRow {
  if (row.isUnclosed) {
    const value = row.cells.join(' ').slice(0, CELL_SHOWN_MAX)
    return { contact: null, refused: [{ reason: 'A quote is opened and never closed', value }] }
  }
  const cells = (kind: ColumnKind) =>
    byKind[kind].map((index) => restoreCell((row.cells[index] ?? '').trim()).trim()).filter((cell) => cell !== '')
  const refused: RefusedValue[] = []
  const emails = readAll(cells('email').flatMap(emailsIn), readEmail, 'Not a valid email address', refused)
  const dialledIn = countryOfRow(cells, countryOfText) ?? country
  const phones = readAll(
    cells('phone').flatMap(phonesIn),
    (written) => readPhone(written, dialledIn),
    (written) => reasonForPhone(written, readPhoneNumber(written, dialledIn).refusal),
    refused,
  )
  if (emails.length === 0 && phones.length === 0) {
    if (refused.length === 0) refused.push({ reason: 'No email or phone in this row', value: shownCells(row) })
    return { contact: null, refused }
  }
  const company = cells('company')[0]
  const jobTitle = cells('job_title').find((title) => !/^(?:mr|mrs|ms|miss|dr|prof|herr|frau)\.?$/i.test(title))
  const name = fullName(cells('first_name')[0], cells('last_name')[0], cells('name')[0])
  return {
    contact: {
      emails,
      phones,
      name: name ? readName(name) : null,
      company: company ? readCompany(company) : null,
      jobTitle: jobTitle ? oneLine(jobTitle.slice(0, CELL_SHOWN_MAX)) || null : null,
      fields: customFieldsOf(ownCells(row, others, exported, cells)),
      suppressAs: exported && exportedState(exported, row.cells.map(restoreCell)),
      ...readDetails(cells),
    },
    refused,
  }
}

/** A town alone is no address, but a field. */
function* ownCells(
  row: CsvRow,
  others: readonly OtherColumn[],
  exported: KnownExport | null,
  cells: (kind: ColumnKind) => readonly string[],
): Generator<readonly [name: string, cell: string]> {
  for (const kind of ['city', 'region'] as const) yield [kind, cells(kind)[0] ?? '']
  if (exported)
    for (const [header, value] of exportedFields(exported, row.cells))
      for (const { name } of customColumns([{ index: 0, header }])) yield [name, value]
  for (const { index, name } of customColumns(others)) yield [name, restoreCell((row.cells[index] ?? '').trim())]
}

function readAll(
  written: readonly string[],
  read: (written: string) => ContactValue | null,
  reason: string | ((written: string) => string),
  refused: RefusedValue[],
): ContactValue[] {
  const known = new Map<string, ContactValue>()
  for (const piece of written) {
    const value = read(piece)
    const shown = piece.slice(0, CELL_SHOWN_MAX)
    if (!value) refused.push({ reason: typeof reason === 'string' ? reason : reason(piece), value: shown })
    else if (known.size >= VALUES_MAX) refused.push({ reason: `More than ${VALUES_MAX} in one row`, value: shown })
    else if (!known.has(value.normalized)) known.set(value.normalized, value)
  }
  return [...known.values()]
}

const shownCells = (row: CsvRow) =>
  row.cells
    .filter((cell) => cell.trim() !== '')
    .slice(0, CELL_SHOWN_MAX)
    .join(', ')
    .slice(0, CELL_SHOWN_MAX)
