import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SelectResult } from 'drizzle-orm/query-builders/select.types'
import type { CrawlContact } from '../../../contracts/crawls/crawl-details.ts'
import type { CrawlPage } from '../../../contracts/crawls/crawls.ts'
import { DATA_TYPES, type DataType } from '../../../contracts/data/items.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { unitsOfText } from '../../../core/file-response.ts'
import { pages, sources } from '../../../db/schema/data/crawls.ts'
import { foundItems } from '../../../db/schema/data/items.ts'
import { contactNumbersOfCrawl, someContactsOfCrawl } from '../../../domain/contacts/contacts-of-crawl.ts'
import { StepSize } from '../../../lib/step-size.ts'
import { toCrawlPage } from '../queries.ts'

/** One value that a crawl found, as a flat record. */
export type ExportedItem = ReturnType<typeof toRecord>

/** The results of a crawl. Each list is read step by step while it is iterated. */
export interface ExportedCrawl {
  readonly itemTotal: number
  readonly contactTotal: number
  /** Sorted by confidence within each type; all types one after another, or a single one. */
  readonly items: (type?: DataType) => AsyncIterable<readonly ExportedItem[]>
  /** Sorted by reachability. */
  readonly contacts: () => AsyncIterable<readonly CrawlContact[]>
  /** In the order in which they were read. */
  readonly pages: () => AsyncIterable<readonly CrawlPage[]>
}

/**
 * Opens the results of a crawl. The set of values and contacts is fixed now; their content is read during the export.
 */
export async function openExportedCrawl(ctx: ServiceContext, crawlId: string): Promise<ExportedCrawl> {
  const [found, contacts] = await Promise.all([
    ctx.data
      .select({ type: foundItems.type, number: foundItems.number })
      .from(sources)
      .innerJoin(foundItems, eq(foundItems.source, sources.number))
      .where(eq(sources.crawlId, crawlId))
      .orderBy(desc(foundItems.confidence), foundItems.number),
    contactNumbersOfCrawl(ctx, crawlId),
  ])
  const numbersBy = Map.groupBy(found, ({ type }) => type)
  return {
    itemTotal: found.length,
    contactTotal: contacts.length,
    async *items(only) {
      for (const type of only ? [only] : DATA_TYPES) {
        const numbers = (numbersBy.get(type) ?? []).map(({ number }) => number)
        yield* inSteps(numbers, (some) => readItems(ctx, crawlId, some))
      }
    },
    contacts: () => inSteps(contacts, (some) => someContactsOfCrawl(ctx, crawlId, some)),
    async *pages() {
      const urls = await ctx.data
        .select({ url: pages.url })
        .from(pages)
        .where(eq(pages.crawlId, crawlId))
        .orderBy(pages.readAt, pages.url)
      yield* inSteps(
        urls.map(({ url }) => url),
        (some) => readPages(ctx, crawlId, some),
      )
    },
  }
}

/** Reads rows by their keys. The number of rows per step depends on their size. */
async function* inSteps<Key, Row extends object>(
  keys: readonly Key[],
  read: (some: readonly Key[]) => Promise<Row[]>,
): AsyncGenerator<readonly Row[]> {
  const size = new StepSize({ first: 100, max: 500 })
  for (let at = 0; at < keys.length; ) {
    const some = keys.slice(at, at + size.rows)
    at += some.length
    const rows = await read(some)
    size.note(
      some.length,
      unitsOfText(
        some.length,
        rows.reduce((sum, row) => sum + lengthOf(row), 0),
      ),
    )
    yield rows
  }
}

/** Estimates the length of a row in characters. Lists and objects in it are short. */
const lengthOf = (row: object): number =>
  Object.values(row).reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 20), 0)

async function readItems(ctx: ServiceContext, crawlId: string, numbers: readonly number[]): Promise<ExportedItem[]> {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`
  const rows = await ctx.data
    .select(ITEM_COLUMNS)
    .from(sources)
    .innerJoin(foundItems, eq(foundItems.source, sources.number))
    .where(and(eq(sources.crawlId, crawlId), sql`${foundItems.number} IN ${listed}`))
    .orderBy(desc(foundItems.confidence), foundItems.number)
  return rows.map(toRecord)
}

async function readPages(ctx: ServiceContext, crawlId: string, urls: readonly string[]): Promise<CrawlPage[]> {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(urls)}))`
  const rows = await ctx.data
    .select(PAGE_COLUMNS)
    .from(pages)
    .where(and(eq(pages.crawlId, crawlId), inArray(pages.url, listed)))
    .orderBy(pages.readAt, pages.url)
  return rows.map(toCrawlPage)
}

const PAGE_COLUMNS = {
  url: pages.url,
  state: pages.state,
  reason: pages.reason,
  finalUrl: pages.finalUrl,
  httpStatus: pages.httpStatus,
  title: pages.title,
  engine: pages.engine,
  isUnchanged: pages.isUnchanged,
  depth: pages.depth,
  itemsFound: pages.itemsFound,
  readAt: pages.readAt,
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
/** The columns of `ExportedItem`, in the order used in files. */
export const EXPORTED_COLUMNS = Object.keys(ITEM_COLUMNS).map((name) => (name === 'seen_at' ? 'found_at' : name))
