import { z } from 'zod'

/** Start addresses of one crawl, and patterns of one list. */
export const START_URLS_MAX = 100
export const PATTERNS_MAX = 50
export const DEPTH_MAX = 20

/** A path pattern as in robots.txt (RFC 9309 2.2.3): a prefix of path and query, `*` for anything, `$` for the end. */
const PathPattern = z
  .string()
  .trim()
  .min(1)
  .max(200, 'A pattern holds at most 200 characters')
  .regex(/^[/*]/, 'A pattern starts with / or *')
const Patterns = z.array(PathPattern).max(PATTERNS_MAX, `At most ${PATTERNS_MAX} patterns`).default([])

/** How a crawl reads sitemaps: as hints beside links, before any link, or not at all. */
export const SITEMAP_USES = ['hints', 'first', 'ignore'] as const

/** The Advanced Options besides engine, robots.txt and page limit. Each has a default that suits most sites. */
export const CrawlOptions = z.object({
  /** Reads only pages whose path matches one of these; start pages are always read. */
  include: Patterns,
  /** Skips pages whose path matches one of these. */
  exclude: Patterns,
  /** Whether other hosts of the same registrable domain belong to the site. */
  subdomains: z.boolean().default(true),
  /** The maximum number of clicks from a start page; null means no limit. */
  depth: z.coerce
    .number()
    .int()
    .min(0)
    .max(DEPTH_MAX, `Depth must be between 0 and ${DEPTH_MAX}`)
    .nullable()
    .default(null),
  sitemap: z.enum(SITEMAP_USES).default('hints'),
  /** ISO 639-1 code of the language to request and prefer; null leaves it to the site. */
  language: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, 'Use a two-letter language code')
    .nullable()
    .default(null),
  /** ISO 3166-1 alpha-2 code of the country assumed for phone numbers; null derives it from the page. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Use a two-letter country code')
    .nullable()
    .default(null),
  /** Whether a language model reviews the results. A plan or an installation may not offer it. */
  ai_extraction: z.boolean().default(false),
})
export type CrawlOptions = z.output<typeof CrawlOptions>

export const DEFAULT_OPTIONS: CrawlOptions = CrawlOptions.parse({})
