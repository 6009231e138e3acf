import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CrawlOptions } from '../../../contracts/crawl-options.ts'
import { CRAWL_ENGINES, CRAWL_STATUSES, PAGE_STATES } from '../../../contracts/crawls.ts'
import { SOURCE_TYPES } from '../../../contracts/items.ts'
import { flag, id, instant } from '../columns.ts'

export const crawls = sqliteTable(
  'crawls',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    /** The first start URL (URL mode) or null. */
    url: text('url'),
    /** JSON list of every start URL; in keyword mode what the search found. */
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
    /** Why a crawl failed, or what a completed one wants to say; shown to the user. */
    reason: text('reason'),
    pagesDone: integer('pages_done').notNull().default(0),
    pagesFailed: integer('pages_failed').notNull().default(0),
    pagesSkipped: integer('pages_skipped').notNull().default(0),
    pagesUnchanged: integer('pages_unchanged').notNull().default(0),
    itemsFound: integer('items_found').notNull().default(0),
    /** JSON: by reason, how many pages failed or were skipped; null until it ended, and in crawls from before this was kept. */
    leftOut: text('left_out', { mode: 'json' }).$type<Record<string, number>>(),
    /** Requests to websites other than those that the crawl is about, and whether a limit of them was reached. */
    thirdPartyRequests: integer('third_party_requests').notNull().default(0),
    isThirdPartyLimited: flag('is_third_party_limited').notNull().default(false),
    /** The finished crawl of the same start before this one. No foreign key: it may be deleted. */
    previousId: text('previous_id'),
    scheduleId: text('schedule_id'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** The last sign of life of the coordinator; the cron wakes crawls that have gone quiet. */
    heartbeatAt: instant('heartbeat_at').notNull(),
  },
  (table) => [
    index('crawls_by_account').on(table.accountId, table.createdAt),
    index('crawls_by_status').on(table.status, table.heartbeatAt),
    index('crawls_by_site').on(table.accountId, table.site, table.createdAt),
  ],
)

/**
 * What a crawl cost its account's plan. Outlives the crawl: deleting results gives no quota back. Only a crawl that read no
 * page costs nothing.
 */
export const crawlSpends = sqliteTable(
  'crawl_spends',
  {
    crawlId: text('crawl_id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** Calendar month in UTC, `2026-11`; empty once it was given back. */
    period: text('period').notNull(),
  },
  (table) => [index('crawl_spends_by_period').on(table.accountId, table.period)],
)

/**
 * The websites that a crawl's spend counts: those it starts from, those its search found and those it was led to. A website
 * of which no page was read is only reserved, and given back when the crawl ends.
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
    /** Canonical URL as the frontier knows it. */
    url: text('url').notNull(),
    state: text('state', { enum: PAGE_STATES }).notNull(),
    /** Why a page failed or was skipped, from the closed lists in `contracts/crawls.ts`; null when it was read. */
    reason: text('reason'),
    /** Where redirects led, when elsewhere. */
    finalUrl: text('final_url'),
    httpStatus: integer('http_status'),
    title: text('title'),
    engine: text('engine', { enum: CRAWL_ENGINES }),
    itemsFound: integer('items_found').notNull().default(0),
    depth: integer('depth').notNull().default(0),
    /** Validators of the answer, for asking the next time whether it has changed (RFC 9110 13.1). */
    etag: text('etag'),
    lastModified: text('last_modified'),
    isUnchanged: flag('is_unchanged').notNull().default(false),
    /** JSON list of `type:normalized`, one for each item the page shows: what an unchanged page brings along. */
    itemKeys: text('item_keys', { mode: 'json' }).$type<string[]>(),
    /** What the page says of people and organisations (`PageFacts`); null where it says nothing. */
    facts: text('facts', { mode: 'json' }).$type<object>(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.crawlId, table.url] })],
)

/** Where items come from: one crawl, one import file, or one manual entry. */
export const sources = sqliteTable(
  'sources',
  {
    /** Of the account's numbers (`account_numbers`): what its sightings name it by. */
    number: integer('number').primaryKey(),
    id: text('id').notNull().unique(),
    accountId: text('account_id').notNull(),
    type: text('type', { enum: SOURCE_TYPES }).notNull(),
    name: text('name').notNull(),
    crawlId: text('crawl_id').references(() => crawls.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Since when it has addresses that nobody has checked, or could; null once all are. */
    uncheckedSince: instant('unchecked_since'),
    /** Since when it has people and organisations that are no contacts yet; null once all are. */
    unresolvedSince: instant('unresolved_since'),
  },
  (table) => [
    index('sources_by_account').on(table.accountId, table.createdAt),
    uniqueIndex('one_source_per_crawl').on(table.crawlId),
    // A second import under a name adds to the first, so the same file twice adds nothing twice.
    uniqueIndex('one_source_per_name').on(table.accountId, table.type, table.name).where(sql`crawl_id IS NULL`),
    index('sources_unresolved').on(table.unresolvedSince).where(sql`unresolved_since IS NOT NULL`),
    index('sources_unchecked').on(table.uncheckedSince).where(sql`unchecked_since IS NOT NULL`),
  ],
)
