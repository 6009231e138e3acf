import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'
import { StartCrawl } from './crawls.ts'

/** The maximum number of addresses that a dry run lists; its totals include the others. */
export const DRY_RUN_ENTRIES_MAX = 2_000

export const ENTRY_ORIGINS = ['start', 'sitemap', 'link'] as const

export const DryRunEntry = z.object({
  url: z.string(),
  /** The text of the link that leads there. */
  text: z.string(),
  found_in: z.enum(ENTRY_ORIGINS),
  would_read: z.boolean(),
  /** Why it would be skipped; null if it would be read. */
  reason: z.string().nullable(),
  /** The reason as a sentence for a person. */
  reason_text: z.string().nullable(),
})
export type DryRunEntry = z.infer<typeof DryRunEntry>

export const DryRunOrigin = z.object({
  origin: z.string(),
  /** Whether its robots.txt admits crawlers. `unread`: it could not be fetched, which forbids everything. */
  robots: z.enum(['obeyed', 'ignored', 'unread', 'opted-out']),
  crawl_delay_ms: z.number().nullable(),
  sitemap_urls: z.number(),
})
export type DryRunOrigin = z.infer<typeof DryRunOrigin>

/** What a crawl would do, according to the start pages, robots.txt and sitemaps. */
export const DryRun = z.object({
  /** Pages that would be read come first, in crawl order. */
  entries: z.array(DryRunEntry),
  would_read: z.number(),
  skipped: z.number(),
  origins: z.array(DryRunOrigin),
  /** Start pages that could not be read, with the reason as a sentence. */
  failures: z.array(z.object({ url: z.string(), reason: z.string(), reason_text: z.string() })),
})
export type DryRun = z.infer<typeof DryRun>

/**
 * Runs a crawl dry: lists what a crawl with the same settings would fetch, and why it would skip the rest. Reads only
 * the start pages, robots.txt and sitemaps, stores nothing and uses none of the plan's crawls. Pages that only other
 * pages link to are discovered by the real crawl.
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
