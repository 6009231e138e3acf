import Papa from 'papaparse'
import type { ExportedContact, ExportOptions } from '../../../domain/contacts/exported/exported-contact.ts'
import { neutraliseCell } from '../../../lib/csv-cell.ts'
import type { CsvFormat } from './csv-format.ts'
import { GOOGLE } from './google-csv.ts'
import { HUBSPOT, MAILCHIMP, SALESFORCE } from './import-formats.ts'
import { OURS } from './our-csv.ts'

/** Our own format with all columns, and those that other programs import without manual mapping of columns. */
export const CSV_FORMATS = {
  csv: OURS,
  hubspot: HUBSPOT,
  salesforce: SALESFORCE,
  google: GOOGLE,
  mailchimp: MAILCHIMP,
} as const satisfies Readonly<Record<string, CsvFormat>>
export type CsvFormatName = keyof typeof CSV_FORMATS

/** A phone number that is safe in spreadsheets: evaluating it as a formula yields the same number. */
const PHONE = /^\+\d{4,15}$/
const NEWLINE = '\r\n'

/**
 * Returns the CSV lines of some contacts, to be appended to those of the previous ones.
 *
 * @param isFirst whether to write the header first, with the byte order mark that makes spreadsheets read the file as
 *   UTF-8
 * @returns an empty text if the format accepts none of them
 */
export function csvLines(
  name: CsvFormatName,
  contacts: readonly ExportedContact[],
  options: ExportOptions,
  isFirst: boolean,
): string {
  const format: CsvFormat = CSV_FORMATS[name]
  const rows = contacts.map((contact) => format.row(contact, options)).filter((row) => row !== null)
  const cells = rows.map((row) =>
    row.map((cell) => (format.isForImport && PHONE.test(cell) ? cell : neutraliseCell(cell))),
  )
  const lines = cells.length > 0 ? `${Papa.unparse(cells, { newline: NEWLINE })}${NEWLINE}` : ''
  return isFirst ? `\uFEFF${Papa.unparse([[...format.header(options)]])}${NEWLINE}${lines}` : lines
}
