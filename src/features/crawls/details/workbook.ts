import writeExcelFile from 'write-excel-file/universal'
import type { CrawlContact } from '../../../contracts/crawl-details.ts'
import { DATA_TYPES } from '../../../contracts/items.ts'
import { excelText } from '../../../lib/excel-text.ts'
import type { ExportedCrawl, ExportedItem } from './exported-crawl.ts'

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

/** A workbook with a sheet for each type, the contacts and the pages. Text stays text: no cell is ever a formula. */
export async function toWorkbook({ items, contacts, pages }: ExportedCrawl): Promise<ArrayBuffer> {
  const lists: [name: string, rows: readonly Row[]][] = [
    ...DATA_TYPES.map((type): [string, readonly Row[]] => [
      type.charAt(0).toUpperCase() + type.slice(1),
      items.filter((item) => item.type === type).map((item) => toRow(item)),
    ]),
    ['Contacts', contacts.map(toContactRow)],
    ['Pages', pages],
  ]
  const sheets = lists.filter(([, rows]) => rows.length > 0).map(([sheet, rows]) => toSheet(sheet, rows))
  const blob = await writeExcelFile(sheets).toBlob()
  return blob.arrayBuffer()
}

/** A sheet names its type, and only addresses of mail are checked. */
function toRow({ type, email_check, mailbox, ...rest }: ExportedItem): Row {
  return type === 'emails' ? { ...rest, email_check, mailbox } : rest
}

const toContactRow = ({
  kind,
  name,
  job_title,
  company,
  email,
  email_check,
  phone,
  address,
  site,
  page_url,
  confidence,
}: CrawlContact): Row => ({
  ...{ kind, name, job_title, company, email, email_check, phone, address, site, page_url, confidence },
})

function toSheet(sheet: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0]!)
  return {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map((name) => ({ width: WIDTHS[name] ?? WIDTH })),
    data: [
      columns.map((name) => ({ value: headingOf(name), type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => columns.map((name) => toCell(row[name]))),
    ],
  }
}

const headingOf = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

function toCell(cell: Cell) {
  if (cell === null || cell === undefined || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (typeof cell === 'boolean') return { value: cell, type: Boolean }
  return { value: excelText(String(cell)), type: String }
}
