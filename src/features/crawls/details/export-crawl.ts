import Papa from 'papaparse'
import type { CrawlExportFormat } from '../../../contracts/crawl-details.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { neutraliseCell } from '../../../lib/csv-cell.ts'
import { notFound } from '../../../lib/errors.ts'
import { requireCrawl } from '../queries.ts'
import { type ExportedCrawl, readExportedCrawl } from './exported-crawl.ts'
import { toVCards } from './vcards.ts'
import { toWorkbook } from './workbook.ts'

const MEDIA_TYPES: Record<CrawlExportFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json',
  vcf: 'text/vcard; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The account's crawl as a file.
 *
 * @throws not_found when there is nothing to write
 */
export async function exportCrawl(ctx: ServiceContext, crawlId: string, format: CrawlExportFormat): Promise<Response> {
  await requireCrawl(ctx, crawlId)
  const found = await readExportedCrawl(ctx, crawlId)
  if ((format === 'vcf' ? found.contacts : found.items).length === 0) {
    throw Object.assign(notFound('Data'), { message: 'No data to export' })
  }
  const name = `contactory-crawl-${ctx.clock.now().toISOString().slice(0, 10)}.${format}`
  return new Response(await WRITERS[format](found), {
    headers: {
      'content-type': MEDIA_TYPES[format],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

const WRITERS: Record<CrawlExportFormat, (found: ExportedCrawl) => string | Promise<ArrayBuffer>> = {
  csv: ({ items }) =>
    `\uFEFF${Papa.unparse(
      items.map((item) => mapCells(item, (cell) => (typeof cell === 'string' ? neutraliseCell(cell) : cell))),
      { newline: '\r\n' },
    )}\r\n`,
  json: (found) => JSON.stringify(found, null, 2),
  vcf: ({ contacts }) => toVCards(contacts),
  xlsx: toWorkbook,
}

const mapCells = <T extends object>(record: T, change: (cell: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, change(cell)]))
