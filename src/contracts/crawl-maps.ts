import { z } from 'zod'
import { StartCrawl } from './crawls.ts'
import { data, endpoint } from './endpoint.ts'

/** Addresses that one dry run lists; how many it met beyond them stands in its totals. */
export const MAP_ENTRIES_MAX = 2_000

export const MAP_ORIGINS = ['start', 'sitemap', 'link'] as const

export const MapEntry = z.object({
  url: z.string(),
  /** What the link that leads there says. */
  text: z.string(),
  found_in: z.enum(MAP_ORIGINS),
  would_read: z.boolean(),
  /** Why it would be left alone; null when it would be read. */
  reason: z.string().nullable(),
  /** The reason as a sentence for a person. */
  reason_text: z.string().nullable(),
})
export type MapEntry = z.infer<typeof MapEntry>

export const MappedOrigin = z.object({
  origin: z.string(),
  /** Whether its robots.txt lets crawlers in at all: `unread` is one that could not be had, which forbids everything. */
  robots: z.enum(['obeyed', 'ignored', 'unread', 'do-not-collect']),
  crawl_delay_ms: z.number().nullable(),
  sitemap_urls: z.number(),
})
export type MappedOrigin = z.infer<typeof MappedOrigin>

/** What a crawl would do, from what the start pages, the robots.txt and the sitemaps say. */
export const CrawlMap = z.object({
  /** Those that would be read come first, in the order in which the crawl would take them. */
  entries: z.array(MapEntry),
  would_read: z.number(),
  skipped: z.number(),
  origins: z.array(MappedOrigin),
  /** Start pages that could not be read, with the reason as a sentence. */
  failures: z.array(z.object({ url: z.string(), reason: z.string(), reason_text: z.string() })),
})
export type CrawlMap = z.infer<typeof CrawlMap>

/**
 * A dry run: what a crawl with the same settings would fetch, and why it would leave the rest alone. It reads the start
 * pages, robots.txt and sitemaps only, stores nothing and costs no crawl of the plan; pages that only other pages link
 * to are met by the crawl itself.
 */
export const mapCrawl = endpoint({
  method: 'post',
  path: '/dashboard/crawl/map',
  permission: 'crawls:create',
  body: StartCrawl.refine((input) => input.url !== undefined || input.urls.length > 0, {
    message: 'URL is required',
    path: ['url'],
  }),
  returns: data(CrawlMap),
})
