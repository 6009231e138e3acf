import writeExcelFile from 'write-excel-file/universal'
import { excelText } from '../../../lib/excel-text.ts'
import type { ExportedContact, ExportOptions } from './exported-contact.ts'
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
/** Says nothing where each kind has a sheet of its own. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Kind'])
/** What people have and organisations have not. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['First name', 'Last name', 'Job title', 'Organization'])

/**
 * A workbook with a sheet of people and one of organisations, with the columns of our CSV. Text stays text: no cell is ever a formula.
 *
 * @param contacts all of the file: a workbook is put together in memory
 */
export async function toWorkbook(contacts: readonly ExportedContact[], options: ExportOptions): Promise<ArrayBuffer> {
  const people = contacts.filter(({ kind }) => kind === 'person')
  const organizations = contacts.filter(({ kind }) => kind === 'organization')
  const sheets = [
    ...(people.length > 0 || organizations.length === 0 ? [toSheet('People', people, options)] : []),
    ...(organizations.length > 0 ? [toSheet('Organizations', organizations, options)] : []),
  ]
  return (await writeExcelFile(sheets).toBlob()).arrayBuffer()
}

function toSheet(sheet: 'People' | 'Organizations', contacts: readonly ExportedContact[], options: ExportOptions) {
  const header = OURS.header(options)
  const isShown = (name: string) => !LEFT_OUT.has(name) && (sheet === 'People' || !OF_PEOPLE.has(name))
  const shown = header.flatMap((name, at) => (isShown(name) ? [{ name, at }] : []))
  return {
    sheet,
    stickyRowsCount: 1,
    columns: shown.map(({ name }) => ({ width: WIDTHS[name] ?? WIDTH })),
    data: [
      shown.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' as const })),
      ...contacts.map((contact) => {
        const cells = OURS.row(contact, options)!
        return shown.map(({ at }) => toCell(cells[at]!))
      }),
    ],
  }
}

const toCell = (text: string) => (text === '' ? null : { value: excelText(text), type: String })
