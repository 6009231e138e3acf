import { desc, eq } from 'drizzle-orm'
import type { CrawlContact } from '../../../contracts/crawl-details.ts'
import type { CrawlPage } from '../../../contracts/crawls.ts'
import { DATA_TYPES } from '../../../contracts/items.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { pages, sources } from '../../../db/schema/crawls.ts'
import { contacts, items } from '../../../db/schema/items.ts'
import { toCrawlPage } from '../queries.ts'
import { CONTACT_COLUMNS } from './list-contacts.ts'

/** One value of a crawl, flat. */
export type ExportedItem = ReturnType<typeof toRecord>

export interface ExportedCrawl {
  readonly items: readonly ExportedItem[]
  readonly contacts: readonly CrawlContact[]
  readonly pages: readonly CrawlPage[]
}

/** More than the largest crawl finds; a file is put together in memory. */
const ROWS_MAX = 20_000

/** Everything that a crawl found, surest values first within their type. */
export async function readExportedCrawl(ctx: ServiceContext, crawlId: string): Promise<ExportedCrawl> {
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
