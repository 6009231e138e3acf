import type { ExportedContact, ExportOptions } from '../../../domain/contacts/exported/exported-contact.ts'
import { excelText } from '../../../lib/excel-text.ts'
import { numberOfId } from '../../../lib/numbered-id.ts'
import { type WorkbookSheet, writeWorkbook } from '../../../lib/workbook/write-workbook.ts'
import type { ExportedStep } from './exported-in-steps.ts'
import { OURS } from './our-csv.ts'

const WIDTHS: Readonly<Record<string, number>> = {
  Id: 12,
  Name: 28,
  Organization: 28,
  Email: 32,
  'Other emails': 32,
  'Likely email': 32,
  'Likely email basis': 40,
  Address: 40,
  'Other addresses': 40,
  Website: 28,
  Profiles: 44,
  Notes: 44,
  Sources: 32,
  'Source pages': 44,
}
const WIDTH = 18
/** Columns that are redundant because each kind has its own sheet. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Kind'])
/** Columns that only people have. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['First name', 'Last name', 'Job title', 'Organization'])

/**
 * Writes a workbook with a sheet for people and one for organizations, with the columns of our CSV format. All text is
 * written as text, so no cell is ever a formula.
 *
 * @param read reads the contacts with some numbers, in steps
 * @param numbers all contacts of the file; organizations are read twice, since the sheet of people comes first
 */
export function toWorkbook(
  read: (numbers: readonly number[]) => AsyncIterable<ExportedStep>,
  numbers: readonly number[],
  options: ExportOptions,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const organizations: number[] = []
  async function* people() {
    for await (const { contacts } of read(numbers)) {
      for (const { kind, id } of contacts) if (kind === 'organization') organizations.push(numberOfId(id)!)
      yield contacts.filter(({ kind }) => kind === 'person')
    }
  }
  async function* others() {
    for await (const { contacts } of read(organizations)) yield contacts
  }
  return writeWorkbook([toSheet('People', people, options), toSheet('Organizations', others, options)])
}

function toSheet(
  name: 'People' | 'Organizations',
  read: () => AsyncIterable<readonly ExportedContact[]>,
  options: ExportOptions,
): WorkbookSheet {
  const header = OURS.header(options)
  const isShown = (column: string) => !LEFT_OUT.has(column) && (name === 'People' || !OF_PEOPLE.has(column))
  const shown = header.flatMap((column, at) => (isShown(column) ? [{ name: column, at }] : []))
  return {
    name,
    columns: shown.map((column) => ({ name: column.name, width: WIDTHS[column.name] ?? WIDTH })),
    async *batches() {
      for await (const contacts of read())
        yield contacts.map((contact) => {
          const cells = OURS.row(contact, options)!
          return shown.map(({ at }) => toCell(cells[at]!))
        })
    },
  }
}

const toCell = (text: string) => (text === '' ? null : { value: excelText(text), type: String })
