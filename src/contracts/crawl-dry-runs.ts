import { z } from 'zod'
import { StartCrawl } from './crawls.ts'
import { data, endpoint } from './endpoint.ts'

/** Addresses that one dry run lists; how many it met beyond them stands in its totals. */
export const DRY_RUN_ENTRIES_MAX = 2_000

export const ENTRY_ORIGINS = ['start', 'sitemap', 'link'] as const

export const DryRunEntry = z.object({
  url: z.string(),
  /** What the link that leads there says. */
  text: z.string(),
  found_in: z.enum(ENTRY_ORIGINS),
  would_read: z.boolean(),
  /** Why it would be left alone; null when it would be read. */
  reason: z.string().nullable(),
  /** The reason as a sentence for a person. */
  reason_text: z.string().nullable(),
})
export type DryRunEntry = z.infer<typeof DryRunEntry>

export const DryRunOrigin = z.object({
  origin: z.string(),
  /** Whether its robots.txt lets crawlers in at all: `unread` is one that could not be had, which forbids everything. */
  robots: z.enum(['obeyed', 'ignored', 'unread', 'opted-out']),
  crawl_delay_ms: z.number().nullable(),
  sitemap_urls: z.number(),
})
export type DryRunOrigin = z.infer<typeof DryRunOrigin>

/** What a crawl would do, from what the start pages, the robots.txt and the sitemaps say. */
export const DryRun = z.object({
  /** Those that would be read come first, in the order in which the crawl would take them. */
  entries: z.array(DryRunEntry),
  would_read: z.number(),
  skipped: z.number(),
  origins: z.array(DryRunOrigin),
  /** Start pages that could not be read, with the reason as a sentence. */
  failures: z.array(z.object({ url: z.string(), reason: z.string(), reason_text: z.string() })),
})
export type DryRun = z.infer<typeof DryRun>

/**
 * A dry run: what a crawl with the same settings would fetch, and why it would leave the rest alone. It reads the start
 * pages, robots.txt and sitemaps only, stores nothing and costs no crawl of the plan; pages that only other pages link
 * to are met by the crawl itself.
 */
export const dryRunCrawl = endpoint({
  method: 'post',
  path: '/dashboard/crawl/dry-run',
  permission: 'crawls:create',
  body: StartCrawl.refine((input) => input.url !== undefined || input.urls.length > 0, {
    message: 'URL is required',
    path: ['url'],
  }),
  returns: data(DryRun),
})
