import type { ExportedContact, ExportOptions } from './exported-contact.ts'

/** One kind of CSV file: a row for each contact below the header. */
export interface CsvFormat {
  readonly header: (options: ExportOptions) => readonly string[]
  /** A cell for each column of the header, or null for a contact that the program does not take. */
  readonly row: (contact: ExportedContact, options: ExportOptions) => readonly string[] | null
  /** Made to be read by a program, which takes an apostrophe before a phone for a part of it. */
  readonly isForImport: boolean
}
