import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CrawlOptions } from '../../../contracts/crawls/crawl-options.ts'
import { CRAWL_ENGINES, CRAWL_STATUSES, PAGE_STATES } from '../../../contracts/crawls/crawls.ts'
import { SOURCE_TYPES } from '../../../contracts/data/items.ts'
import { flag, id, instant } from '../columns.ts'

export const crawls = sqliteTable(
  'crawls',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    /** The name that the account gave it; null for its website or keyword. */
    name: text('name'),
    /** The first start URL (URL mode) or null. */
    url: text('url'),
    /** JSON list of all start URLs; in keyword mode those that the search found. */
    urls: text('urls', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The keyword (keyword mode) or null. */
    keyword: text('keyword'),
    /** Registrable domain, or host with port for an address without one. */
    site: text('site'),
    /** JSON list of data types to keep. */
    types: text('types', { mode: 'json' }).$type<string[]>().notNull(),
    engine: text('engine', { enum: CRAWL_ENGINES }).notNull(),
    /** JSON of `CrawlOptions`; null stands for the defaults. */
    options: text('options', { mode: 'json' }).$type<CrawlOptions>(),
    respectsRobots: flag('respects_robots').notNull(),
    isBackground: flag('is_background').notNull(),
    pagesMax: integer('pages_max').notNull(),
    status: text('status', { enum: CRAWL_STATUSES }).notNull(),
    /** Why a crawl failed, or a notice about a completed one; shown to the user. */
    reason: text('reason'),
    pagesDone: integer('pages_done').notNull().default(0),
    pagesFailed: integer('pages_failed').notNull().default(0),
    pagesSkipped: integer('pages_skipped').notNull().default(0),
    pagesUnchanged: integer('pages_unchanged').notNull().default(0),
    itemsFound: integer('items_found').notNull().default(0),
    /** Known pages that it did not read before its limit; a continuation starts with them. */
    pagesLeft: integer('pages_left').notNull().default(0),
    /** How often it was continued after its end, and when last. */
    continuations: integer('continuations').notNull().default(0),
    continuedAt: instant('continued_at'),
    /**
     * JSON: the number of failed or skipped pages by reason; null until it ends, and in crawls from before this was
     * stored.
     */
    leftOut: text('left_out', { mode: 'json' }).$type<Record<string, number>>(),
    /** Requests to other websites than the crawl's own, and whether their limit was reached. */
    thirdPartyRequests: integer('third_party_requests').notNull().default(0),
    isThirdPartyLimited: flag('is_third_party_limited').notNull().default(false),
    /** The previous finished crawl of the same start. No foreign key: it may be deleted. */
    previousId: text('previous_id'),
    scheduleId: text('schedule_id'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** The coordinator's last heartbeat; a scheduled job resumes stalled crawls. */
    heartbeatAt: instant('heartbeat_at').notNull(),
  },
  (table) => [
    index('crawls_by_account').on(table.accountId, table.createdAt),
    index('crawls_by_status').on(table.status, table.heartbeatAt),
    index('crawls_by_site').on(table.accountId, table.site, table.createdAt),
  ],
)

/**
 * What a crawl cost its account's plan. It outlives the crawl: deleting results refunds nothing. Only a crawl that read
 * no page is free.
 */
export const crawlSpends = sqliteTable(
  'crawl_spends',
  {
    crawlId: text('crawl_id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** Calendar month in UTC, `2026-11`; empty once refunded. */
    period: text('period').notNull(),
  },
  (table) => [index('crawl_spends_by_period').on(table.accountId, table.period)],
)

/**
 * The websites that a crawl is charged for: its start sites, those its search found and those it was redirected to. A
 * website of which no page was read is only reserved, and refunded when the crawl ends.
 */
export const crawlSpendSites = sqliteTable(
  'crawl_spend_sites',
  {
    crawlId: text('crawl_id').notNull(),
    accountId: text('account_id').notNull(),
    period: text('period').notNull(),
    site: text('site').notNull(),
    isRead: flag('is_read').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.crawlId, table.site] }),
    index('crawl_spend_sites_by_period').on(table.accountId, table.period, table.site),
    index('crawl_spend_sites_by_site').on(table.accountId, table.site),
  ],
)

export const pages = sqliteTable(
  'pages',
  {
    crawlId: text('crawl_id')
      .notNull()
      .references(() => crawls.id, { onDelete: 'cascade' }),
    /** The canonical URL, as in the frontier. */
    url: text('url').notNull(),
    state: text('state', { enum: PAGE_STATES }).notNull(),
    /** Why a page failed or was skipped, from the closed lists in `contracts/crawls/crawls.ts`; null if it was read. */
    reason: text('reason'),
    /** The final URL after redirects, if different. */
    finalUrl: text('final_url'),
    httpStatus: integer('http_status'),
    title: text('title'),
    engine: text('engine', { enum: CRAWL_ENGINES }),
    itemsFound: integer('items_found').notNull().default(0),
    depth: integer('depth').notNull().default(0),
    /** Validators of the response, to check next time whether it has changed (RFC 9110 13.1). */
    etag: text('etag'),
    lastModified: text('last_modified'),
    isUnchanged: flag('is_unchanged').notNull().default(false),
    /** JSON list of `type:normalized`, one for each item on the page: reused if the page is unchanged. */
    itemKeys: text('item_keys', { mode: 'json' }).$type<string[]>(),
    /** The page's facts about people and organisations (`PageFacts`); null if there are none. */
    facts: text('facts', { mode: 'json' }).$type<object>(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.crawlId, table.url] })],
)

/** Where items come from: one crawl, one import file, or one manual entry. */
export const sources = sqliteTable(
  'sources',
  {
    /** From the account's number range (`account_numbers`); its occurrences refer to it. */
    number: integer('number').primaryKey(),
    id: text('id').notNull().unique(),
    accountId: text('account_id').notNull(),
    type: text('type', { enum: SOURCE_TYPES }).notNull(),
    name: text('name').notNull(),
    crawlId: text('crawl_id').references(() => crawls.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Since when it has had unchecked addresses, including failed checks; null if there are none. */
    uncheckedSince: instant('unchecked_since'),
    /** Since when it has had people and organisations without a contact; null if there are none. */
    unresolvedSince: instant('unresolved_since'),
  },
  (table) => [
    index('sources_by_account').on(table.accountId, table.createdAt),
    uniqueIndex('one_source_per_crawl').on(table.crawlId),
    // A second import with the same name adds to the first, so importing a file twice creates no duplicates.
    uniqueIndex('one_source_per_name').on(table.accountId, table.type, table.name).where(sql`crawl_id IS NULL`),
    index('sources_unresolved').on(table.unresolvedSince).where(sql`unresolved_since IS NOT NULL`),
    index('sources_unchecked').on(table.uncheckedSince).where(sql`unchecked_since IS NOT NULL`),
  ],
)
