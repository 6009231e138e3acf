import { desc, eq } from 'drizzle-orm'
import Papa from 'papaparse'
import type { CrawlContact, CrawlExportFormat } from '../../../contracts/crawl-details.ts'
import type { CrawlPage } from '../../../contracts/crawls.ts'
import { DATA_TYPES } from '../../../contracts/items.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { pages, sources } from '../../../db/schema/crawls.ts'
import { contacts, items } from '../../../db/schema/items.ts'
import { neutraliseCell } from '../../../lib/csv-cell.ts'
import { notFound } from '../../../lib/errors.ts'
import { requireCrawl, toCrawlPage } from '../queries.ts'
import { CONTACT_COLUMNS } from './list-contacts.ts'
import { toVCards } from './vcards.ts'
import { toWorkbook } from './workbook.ts'

/** One value of a crawl, flat. */
export type ExportedItem = ReturnType<typeof toRecord>

export interface ExportedCrawl {
  readonly items: readonly ExportedItem[]
  readonly contacts: readonly CrawlContact[]
  readonly pages: readonly CrawlPage[]
}

/** More than the largest crawl finds; a file is put together in memory. */
const ROWS_MAX = 20_000
const MEDIA_TYPES: Record<CrawlExportFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json',
  vcf: 'text/vcard; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The viewer's crawl as a file.
 *
 * @throws not_found when there is nothing to write
 */
export async function exportCrawl(ctx: ServiceContext, crawlId: string, format: CrawlExportFormat): Promise<Response> {
  await requireCrawl(ctx, crawlId)
  const found = await readAll(ctx, crawlId)
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

async function readAll(ctx: ServiceContext, crawlId: string): Promise<ExportedCrawl> {
  const ofCrawl = eq(sources.crawlId, crawlId)
  const [itemRows, contactRows, pageRows] = await Promise.all([
    ctx.db
      .select({ item: items })
      .from(sources)
      .innerJoin(items, eq(items.sourceId, sources.id))
      .where(ofCrawl)
      .orderBy(desc(items.confidence), items.id)
      .limit(ROWS_MAX),
    ctx.db
      .select(CONTACT_COLUMNS)
      .from(sources)
      .innerJoin(contacts, eq(contacts.sourceId, sources.id))
      .where(ofCrawl)
      .orderBy(desc(contacts.confidence), contacts.id)
      .limit(ROWS_MAX),
    ctx.db.select().from(pages).where(eq(pages.crawlId, crawlId)).orderBy(pages.readAt, pages.url).limit(ROWS_MAX),
  ])
  const order = (type: string) => DATA_TYPES.indexOf(type as (typeof DATA_TYPES)[number])
  return {
    items: itemRows.map(({ item }) => toRecord(item)).sort((a, b) => order(a.type) - order(b.type)),
    contacts: contactRows,
    pages: pageRows.map(toCrawlPage),
  }
}

const toRecord = (item: typeof items.$inferSelect) => ({
  type: item.type,
  value: item.value,
  normalized: item.normalized,
  confidence: item.confidence,
  method: item.method,
  email_check: item.emailCheck,
  mailbox: item.mailbox,
  page_url: item.pageUrl,
  snippet: item.snippet,
  found_at: item.createdAt,
})
