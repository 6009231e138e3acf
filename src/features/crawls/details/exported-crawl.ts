import { desc, eq } from 'drizzle-orm'
import type { SelectResult } from 'drizzle-orm/query-builders/select.types'
import type { CrawlContact } from '../../../contracts/crawl-details.ts'
import type { CrawlPage } from '../../../contracts/crawls.ts'
import { DATA_TYPES } from '../../../contracts/items.ts'
import { contactsOfCrawl } from '../../../core/contacts/contacts-of-crawl.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { pages, sources } from '../../../db/schema/data/crawls.ts'
import { foundItems } from '../../../db/schema/data/items.ts'
import { toCrawlPage } from '../queries.ts'

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
    ctx.data
      .select(ITEM_COLUMNS)
      .from(sources)
      .innerJoin(foundItems, eq(foundItems.source, sources.number))
      .where(ofCrawl)
      .orderBy(desc(foundItems.confidence), foundItems.number)
      .limit(ROWS_MAX),
    contactsOfCrawl(ctx, crawlId, { limit: ROWS_MAX }),
    ctx.data.select().from(pages).where(eq(pages.crawlId, crawlId)).orderBy(pages.readAt, pages.url).limit(ROWS_MAX),
  ])
  const order = (type: string) => DATA_TYPES.indexOf(type as (typeof DATA_TYPES)[number])
  return {
    items: itemRows.map(toRecord).sort((a, b) => order(a.type) - order(b.type)),
    contacts: contactRows,
    pages: pageRows.map(toCrawlPage),
  }
}

const ITEM_COLUMNS = {
  type: foundItems.type,
  value: foundItems.value,
  normalized: foundItems.normalized,
  confidence: foundItems.confidence,
  method: foundItems.method,
  email_check: foundItems.emailCheck,
  mailbox: foundItems.mailbox,
  page_url: foundItems.pageUrl,
  snippet: foundItems.snippet,
  seen_at: foundItems.seenAt,
}

const toRecord = ({ seen_at, ...item }: SelectResult<typeof ITEM_COLUMNS, 'single', Record<string, never>>) => ({
  ...item,
  found_at: new Date(seen_at).toISOString(),
})
