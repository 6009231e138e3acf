import type { ExportedContact, ExportOptions } from '../../../domain/contacts/exported/exported-contact.ts'

/** A CSV format: a header, and one row per contact. */
export interface CsvFormat {
  readonly header: (options: ExportOptions) => readonly string[]
  /** A cell for each column of the header, or null for a contact that the target program does not accept. */
  readonly row: (contact: ExportedContact, options: ExportOptions) => readonly string[] | null
  /**
   * Whether the file is for import by a program, which would read an apostrophe before a phone number as part of it.
   */
  readonly isForImport: boolean
}
