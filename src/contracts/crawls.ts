import { z } from 'zod'
import { CrawlOptions, START_URLS_MAX } from './crawl-options.ts'
import { data, endpoint, IdParams, nothing } from './endpoint.ts'
import { DATA_TYPES, DataType } from './items.ts'
import { seenAddress, textProblem } from './one-line.ts'
import { Pagination, pageQuery } from './pagination.ts'
import { singleLine } from './plain-text.ts'

export const CRAWL_ENGINES = ['default', 'browserless', 'serpapi', 'basic'] as const
export const CrawlEngine = z.enum(CRAWL_ENGINES)
export type CrawlEngine = z.infer<typeof CrawlEngine>

export const CRAWL_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export const CrawlStatus = z.enum(CRAWL_STATUSES)
export type CrawlStatus = z.infer<typeof CrawlStatus>

/** A page was read, could not be read, or was left alone on purpose. */
export const PAGE_STATES = ['read', 'failed', 'skipped'] as const
export const PageState = z.enum(PAGE_STATES)

/** Page limit of one crawl: what the form allows, and the default. */
export const PAGE_LIMIT_MAX = 100
export const PAGE_LIMIT_DEFAULT = 10

/** A form sends booleans, an API client may send the words. */
export const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

export const HTTP_URL = /^https?:\/\/.+/i
export const URL_MESSAGE = 'Please enter a valid URL starting with http:// or https://'
/**
 * An address that is kept or called as it was given. What nobody sees is left out of it; control characters, line ends and what changes
 * the direction of text could show it as another one, and are refused.
 */
export const httpUrl = (given: z.ZodString): z.ZodString =>
  given
    .overwrite(seenAddress)
    .regex(HTTP_URL, URL_MESSAGE)
    .refine((text) => textProblem(text, 'one') === null, URL_MESSAGE)

export const LIMIT_MESSAGE = `Page limit must be between 1 and ${PAGE_LIMIT_MAX}`

export const StartCrawl = z
  .object({
    types: z
      .array(DataType, 'Please select at least one data type')
      .min(1, 'Please select at least one data type')
      .max(DATA_TYPES.length),
    engine: CrawlEngine.default('default'),
    /** Whether robots.txt is respected, by the name that the customer gave it here (`respect_robots` for downloads); all else says `respectsRobots`. */
    check_robot: Flag.default(true),
    /** The most a crawl may read is the installation's to say, so only the form knows an upper bound. */
    limit: z.coerce.number(LIMIT_MESSAGE).int(LIMIT_MESSAGE).min(1, LIMIT_MESSAGE).default(PAGE_LIMIT_DEFAULT),
    url: httpUrl(
      z.string().trim().min(1, { error: 'URL is required', abort: true }).max(2000, 'The URL is too long'),
    ).optional(),
    /** Several start addresses, bare domains among them; with `url` they follow it. */
    urls: z
      .array(z.string().trim().min(1).max(2000, 'The URL is too long'))
      .max(START_URLS_MAX, `At most ${START_URLS_MAX} addresses`)
      .default([]),
    keyword: singleLine().min(1, 'Keyword is required').max(200).optional(),
    options: CrawlOptions.prefault({}),
    run_in_background: Flag.default(false),
    /**
     * An id of the caller's own making (`crawl-ids.ts`), so that a crawl whose answer is still to come can be watched,
     * and found again when the answer is lost. One that was ever taken is refused, as is one made for another account.
     */
    crawl_id: z.uuidv7('The crawl id must be a UUIDv7').toLowerCase().optional(),
  })
  .refine((input) => input.url !== undefined || input.urls.length > 0 || input.keyword !== undefined, {
    message: 'Please provide either a URL or keyword',
    path: ['url'],
  })
export type StartCrawl = z.output<typeof StartCrawl>

const Found = z.record(DataType, z.number())

export const Crawl = z.object({
  id: z.string(),
  url: z.string().nullable(),
  /** Every start address; in keyword mode the sites that the search found. */
  urls: z.array(z.string()),
  query: z.string().nullable(),
  options: CrawlOptions,
  /** What the crawl is called in lists: its site or its keyword. */
  source: z.string(),
  types: z.array(DataType),
  engine: CrawlEngine,
  check_robot: z.boolean(),
  run_in_background: z.boolean(),
  limit: z.number(),
  status: CrawlStatus,
  reason: z.string().nullable(),
  /** Why it ended, as a code: `page-limit`, `no-more-links`, `time-limit`, `cancelled`, a cause such as `robots`; null before. */
  end_reason: z.string().nullable(),
  /** The same as a sentence, with how many pages each cause kept from it. */
  end_reason_text: z.string().nullable(),
  pages_done: z.number(),
  pages_failed: z.number(),
  pages_skipped: z.number(),
  /** Pages among those read that the site says have not changed since the crawl before (304). */
  pages_unchanged: z.number(),
  items_found: z.number(),
  /** Requests to other websites that its pages caused, and what to say where a limit of them was reached. */
  third_party_requests: z.number(),
  third_party_notice: z.string().nullable(),
  found: Found,
  /** The finished crawl of the same start before this one, if there is one. */
  previous_id: z.string().nullable(),
  schedule_id: z.string().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
})
export type Crawl = z.infer<typeof Crawl>

export const CrawlPage = z.object({
  url: z.string(),
  state: PageState,
  reason: z.string().nullable(),
  /** The reason as a sentence for a person. */
  reason_text: z.string().nullable(),
  final_url: z.string().nullable(),
  http_status: z.number().nullable(),
  title: z.string().nullable(),
  /** What read it: a plain request or a browser; null for a page that was not read. */
  engine: CrawlEngine.nullable(),
  is_unchanged: z.boolean(),
  depth: z.number(),
  items_found: z.number(),
  read_at: z.string(),
})
export type CrawlPage = z.infer<typeof CrawlPage>

/** A finished crawl: its values by type, as the spec names them. */
export const CrawlResult = z.object({
  crawl: Crawl,
  results: z.record(DataType, z.array(z.string())),
  /** Of each phone in `results`, as the website writes it: the number in E.164. */
  phone_numbers: z.record(z.string(), z.string()),
  source: z.string(),
  url: z.string().nullable(),
  query: z.string().nullable(),
  /** Keyword mode: the sites that the search found. */
  found_urls: z.array(z.string()),
})
export type CrawlResult = z.infer<typeof CrawlResult>

/** What a crawl is doing, in the order in which it does it; only a keyword crawl searches. */
export const CRAWL_STEPS = ['queued', 'searching', 'preparing', 'reading', 'finishing', 'finished'] as const

/** What the live connection sends: the whole small state each time, so a lost message loses nothing. */
export const CrawlProgress = z.object({
  status: CrawlStatus,
  reason: z.string().nullable(),
  step: z.enum(CRAWL_STEPS),
  limit: z.number(),
  pages_done: z.number(),
  pages_failed: z.number(),
  pages_skipped: z.number(),
  pages_waiting: z.number(),
  items_found: z.number(),
  /** Keyword mode: the sites that the search found; null before it has answered, and in URL mode. */
  sites_found: z.number().nullable(),
  current_url: z.string().nullable(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
})
export type CrawlProgress = z.infer<typeof CrawlProgress>

/** A foreground crawl answers after at most so long, in milliseconds, with what it has by then; it goes on in the background. */
export const FOREGROUND_MS_MAX = 90_000
export const FOREGROUND_CONTINUES =
  'The crawl takes longer and continues in the background. You will be notified when complete.'

/**
 * Foreground: the result once the crawl is over, or `crawl_failed`; of one that takes longer than `FOREGROUND_MS_MAX`, what it has found so
 * far, with its status as it is then. Background: the crawl as queued, and no results yet.
 */
export const start = endpoint({
  method: 'post',
  path: '/dashboard/crawl',
  permission: 'crawls:create',
  body: StartCrawl,
  returns: data(CrawlResult),
})

export const listRecent = endpoint({
  method: 'get',
  path: '/dashboard/recent-crawls',
  permission: 'crawls:view',
  query: pageQuery(5),
  returns: z.object({ data: z.array(Crawl), pagination: Pagination }),
})

export const listHistory = endpoint({
  method: 'get',
  path: '/dashboard/crawl-history',
  permission: 'crawls:view',
  query: pageQuery(15),
  returns: z.object({ data: z.array(Crawl), pagination: Pagination }),
})

export const get = endpoint({
  method: 'get',
  path: '/dashboard/crawls/:id',
  permission: 'crawls:view',
  params: IdParams,
  returns: data(CrawlResult),
})

export const getProgress = endpoint({
  method: 'get',
  path: '/dashboard/crawls/:id/progress',
  permission: 'crawls:view',
  params: IdParams,
  returns: data(CrawlProgress),
})

export const listPages = endpoint({
  method: 'get',
  path: '/dashboard/crawls/:id/pages',
  permission: 'crawls:view',
  params: IdParams,
  query: pageQuery(50).extend({ state: PageState.optional() }),
  returns: z.object({ data: z.array(CrawlPage), pagination: Pagination }),
})

/**
 * A ticket opens a live connection within a minute. It travels as a WebSocket subprotocol beside `LIVE_PROTOCOL`, so
 * that it stands in no URL and no log.
 */
export const LIVE_PROTOCOL = 'contactory.live'
export const openLive = endpoint({
  method: 'post',
  path: '/dashboard/crawls/:id/live-ticket',
  permission: 'crawls:view',
  impersonation: 'allowed',
  params: IdParams,
  returns: data(z.object({ ticket: z.string(), path: z.string() })),
})

export const cancel = endpoint({
  method: 'post',
  path: '/dashboard/crawls/:id/cancel',
  permission: 'crawls:cancel',
  params: IdParams,
  returns: data(Crawl),
})

/** Deletes a crawl with its pages, items and contacts. */
export const remove = endpoint({
  method: 'delete',
  path: '/dashboard/crawl-result/:id',
  permission: 'crawls:delete',
  params: IdParams,
  returns: nothing,
})
