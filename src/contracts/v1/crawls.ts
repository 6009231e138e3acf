import { z } from 'zod'
import { CrawlContact } from '../crawls/crawl-details.ts'
import { CrawlOptions, START_URLS_MAX } from '../crawls/crawl-options.ts'
import * as dashboard from '../crawls/crawls.ts'
import { CrawlEngine, CrawlPage, CrawlStatus, Flag, PAGE_LIMIT_DEFAULT, StartCrawl } from '../crawls/crawls.ts'
import { CursorQuery, listOf } from '../cursor.ts'
import { DataItem } from '../data/data.ts'
import { DATA_TYPES, DataType } from '../data/items.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'

/** A crawl in the external API. */
export const CrawlJob = z.object({
  id: z.string(),
  /** The name that it was given, if any. */
  name: z.string().nullable(),
  status: CrawlStatus,
  /** The first start URL; null for a keyword crawl. */
  url: z.string().nullable(),
  /** All start URLs; for a keyword crawl the websites that the search found. */
  urls: z.array(z.string()),
  keywords: z.string().nullable(),
  data_types: z.array(DataType),
  max_pages: z.number(),
  respect_robots: z.boolean(),
  engine: CrawlEngine,
  pages_done: z.number(),
  pages_failed: z.number(),
  pages_skipped: z.number(),
  /** How many more pages a continuation would read by default; 0 if it cannot be continued. */
  more_pages: z.number(),
  items_found: z.number(),
  /** Why it ended, as a code such as `page-limit`, `no-more-links` or `cancelled`; null before it ends. */
  end_reason: z.string().nullable(),
  /** The same as a sentence. */
  end_reason_text: z.string().nullable(),
  /** Why it failed, as a sentence. */
  error: z.string().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
})
export type CrawlJob = z.infer<typeof CrawlJob>

export const CreateCrawl = z
  .object({
    /** The start URL, or a bare domain. */
    url: StartCrawl.shape.url,
    /** Further start URLs. */
    urls: z.array(z.string().trim().min(1).max(2000, 'The URL is too long')).max(START_URLS_MAX).default([]),
    /** Words to search the web for; the websites found are crawled. */
    keywords: StartCrawl.shape.keyword,
    data_types: z
      .array(DataType)
      .min(1)
      .max(DATA_TYPES.length)
      .default([...DATA_TYPES]),
    max_pages: z.coerce.number().int().min(1).default(PAGE_LIMIT_DEFAULT),
    respect_robots: Flag.default(true),
    engine: CrawlEngine.default('default'),
    options: CrawlOptions.prefault({}),
    /** What to call it. */
    name: StartCrawl.shape.name,
  })
  .refine(({ url, urls, keywords }) => url !== undefined || urls.length > 0 || keywords !== undefined, {
    message: 'Please provide either a URL or keyword',
    path: ['url'],
  })
export type CreateCrawl = z.output<typeof CreateCrawl>

/** Starts a crawl in the background. Poll its status, or follow its events. */
export const start = endpoint({
  method: 'post',
  path: '/v1/crawl',
  permission: 'crawls:create',
  body: CreateCrawl,
  status: 201,
  returns: data(CrawlJob),
})

/** Newest first. */
export const list = endpoint({
  method: 'get',
  path: '/v1/crawl',
  permission: 'crawls:view',
  query: CursorQuery,
  returns: listOf(CrawlJob),
})

export const getStatus = endpoint({
  method: 'get',
  path: '/v1/crawl/:id/status',
  permission: 'crawls:view',
  params: IdParams,
  returns: data(CrawlJob),
})

/** Lists the items found so far, newest first. */
export const listResults = endpoint({
  method: 'get',
  path: '/v1/crawl/:id/results',
  permission: 'crawls:view',
  params: IdParams,
  query: CursorQuery.extend({ type: DataType.optional() }),
  returns: listOf(DataItem),
})

export const listPages = endpoint({
  method: 'get',
  path: '/v1/crawl/:id/pages',
  permission: 'crawls:view',
  params: IdParams,
  query: CursorQuery,
  returns: listOf(CrawlPage),
})

/** Lists the people and organisations found, reachable first. They are assembled when the crawl ends. */
export const listContacts = endpoint({
  method: 'get',
  path: '/v1/crawl/:id/contacts',
  permission: 'crawls:view',
  params: IdParams,
  query: CursorQuery,
  returns: listOf(CrawlContact),
})

/**
 * Streams the progress as Server-Sent Events: `progress` on each change, with the crawl as `/status` returns it, and
 * finally `finished`. If the key may no longer see the crawl, the last event is `ended` with a code and a message.
 */
export const streamEvents = endpoint({
  method: 'get',
  path: '/v1/crawl/:id/events',
  permission: 'crawls:view',
  params: IdParams,
  returns: nothing,
  file: 'text/event-stream',
})

/** Renames the crawl; `null` removes its name. */
export const update = endpoint({
  method: 'put',
  path: '/v1/crawl/:id',
  permission: 'crawls:create',
  params: IdParams,
  body: dashboard.update.body!,
  returns: data(CrawlJob),
})

/**
 * Continues a finished crawl, in the background, with the pages that it knew but did not read. `max_pages` is the new
 * limit altogether, so a repeated call changes nothing.
 */
export const continueCrawl = endpoint({
  method: 'post',
  path: '/v1/crawl/:id/continue',
  permission: 'crawls:create',
  params: IdParams,
  body: z.object({ max_pages: z.coerce.number().int().min(1).optional() }),
  returns: data(CrawlJob),
})

/** Cancels the crawl; pages being read are still completed. */
export const cancel = endpoint({
  method: 'post',
  path: '/v1/crawl/:id/cancel',
  permission: 'crawls:cancel',
  params: IdParams,
  returns: data(CrawlJob),
})

/** Deletes the crawl and everything that only it found. */
export const remove = endpoint({
  method: 'delete',
  path: '/v1/crawl/:id',
  permission: 'crawls:delete',
  params: IdParams,
  returns: nothing,
})
