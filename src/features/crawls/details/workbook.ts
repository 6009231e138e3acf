import { CrawlPage } from '../../../contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../../contracts/data/items.ts'
import { excelText } from '../../../lib/excel-text.ts'
import { type WorkbookSheet, writeWorkbook } from '../../../lib/workbook/write-workbook.ts'
import { EXPORTED_COLUMNS, type ExportedCrawl } from './exported-crawl.ts'

type Cell = string | number | boolean | null | undefined
type Row = Readonly<Record<string, Cell>>

const WIDTHS: Readonly<Record<string, number>> = {
  value: 36,
  snippet: 60,
  page_url: 44,
  url: 44,
  title: 36,
  address: 40,
}
const WIDTH = 18

/** The columns of each kind of sheet, in order. The sheet's name is its type, and only email addresses are checked. */
const ITEM_COLUMNS = EXPORTED_COLUMNS.filter((name) => !['type', 'email_check', 'mailbox'].includes(name))
const EMAIL_COLUMNS = [...ITEM_COLUMNS, 'email_check', 'mailbox']
const CONTACT_COLUMNS = [
  ...['kind', 'name', 'job_title', 'company', 'email', 'email_check', 'phone', 'address', 'site', 'page_url'],
  'confidence',
]
const PAGE_COLUMNS = Object.keys(CrawlPage.shape)

/**
 * Writes a workbook with a sheet for each type, for the contacts and for the pages, if there are any. All text is
 * written as text, so no cell is ever a formula.
 */
export const toWorkbook = ({ items, contacts, pages }: ExportedCrawl): AsyncGenerator<Uint8Array<ArrayBuffer>> =>
  writeWorkbook([
    ...DATA_TYPES.map((type) =>
      toSheet(type.charAt(0).toUpperCase() + type.slice(1), type === 'emails' ? EMAIL_COLUMNS : ITEM_COLUMNS, () =>
        items(type),
      ),
    ),
    toSheet('Contacts', CONTACT_COLUMNS, contacts),
    toSheet('Pages', PAGE_COLUMNS, pages),
  ])

const toSheet = (
  name: string,
  columns: readonly string[],
  read: () => AsyncIterable<readonly object[]>,
): WorkbookSheet => ({
  name,
  columns: columns.map((column) => ({ name: headingOf(column), width: WIDTHS[column] ?? WIDTH })),
  async *batches() {
    for await (const rows of read()) yield rows.map((row) => columns.map((column) => toCell((row as Row)[column])))
  },
})

const headingOf = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

function toCell(cell: Cell) {
  if (cell === null || cell === undefined || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (typeof cell === 'boolean') return { value: cell, type: Boolean }
  return { value: excelText(String(cell)), type: String }
}
