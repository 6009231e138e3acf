import Papa from 'papaparse'
import type { CrawlExportFormat } from '../../../contracts/crawls/crawl-details.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { CSV_TYPE, fileResponse, XLSX_TYPE } from '../../../core/file-response.ts'
import { neutraliseCell } from '../../../lib/csv-cell.ts'
import { notFound } from '../../../lib/errors.ts'
import { fileNamePart } from '../../../lib/text/file-name-part.ts'
import { requireCrawl } from '../queries.ts'
import { EXPORTED_COLUMNS, type ExportedCrawl, openExportedCrawl } from './exported-crawl.ts'
import { toVCards } from './vcards.ts'
import { toWorkbook } from './workbook.ts'

const MEDIA_TYPES: Record<CrawlExportFormat, string> = {
  csv: CSV_TYPE,
  json: 'application/json',
  vcf: 'text/vcard; charset=utf-8',
  xlsx: XLSX_TYPE,
}

/**
 * Streams the results of the account's crawl as a file.
 *
 * @throws not_found if there are no results
 */
export async function exportCrawl(ctx: ServiceContext, crawlId: string, format: CrawlExportFormat): Promise<Response> {
  const { name } = await requireCrawl(ctx, crawlId)
  const found = await openExportedCrawl(ctx, crawlId)
  if ((format === 'vcf' ? found.contactTotal : found.itemTotal) === 0)
    throw Object.assign(notFound('Data'), { message: 'No data to export' })
  return fileResponse(ctx, {
    name: `contactory-crawl-${name ? `${fileNamePart(name)}-` : ''}${ctx.clock.now().toISOString().slice(0, 10)}.${format}`,
    type: MEDIA_TYPES[format],
    pieces: WRITERS[format](found),
  })
}

const NEWLINE = '\r\n'
const linesOf = (rows: readonly (readonly unknown[])[]) =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: NEWLINE },
  )}${NEWLINE}`

const WRITERS: Record<CrawlExportFormat, (found: ExportedCrawl) => AsyncIterable<string | Uint8Array<ArrayBuffer>>> = {
  async *csv({ items }) {
    // The byte order mark makes spreadsheets read the file as UTF-8.
    yield `\uFEFF${linesOf([EXPORTED_COLUMNS])}`
    for await (const rows of items())
      if (rows.length > 0)
        yield linesOf(
          rows.map((row) => Object.values(row).map((cell) => (typeof cell === 'string' ? neutraliseCell(cell) : cell))),
        )
  },
  async *json({ items, contacts, pages }) {
    const lists = { items: items(), contacts: contacts(), pages: pages() }
    let before = '{\n'
    for (const [name, batches] of Object.entries(lists)) {
      yield `${before}  ${JSON.stringify(name)}: [`
      let between = '\n'
      for await (const rows of batches) {
        if (rows.length === 0) continue
        yield `${between}${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}`
        between = ',\n'
      }
      yield between === '\n' ? ']' : '\n  ]'
      before = ',\n'
    }
    yield '\n}\n'
  },
  async *vcf({ contacts }) {
    for await (const some of contacts()) yield toVCards(some)
  },
  xlsx: toWorkbook,
}
