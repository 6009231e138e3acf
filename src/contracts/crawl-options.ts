import { z } from 'zod'

/** Start addresses of one crawl, and patterns of one list. */
export const START_URLS_MAX = 100
export const PATTERNS_MAX = 50
export const DEPTH_MAX = 20

/**
 * Which paths a pattern means, as robots.txt writes them (RFC 9309 2.2.3): a prefix of path and query, `*` for anything,
 * `$` for the end.
 */
const PathPattern = z
  .string()
  .trim()
  .min(1)
  .max(200, 'A pattern holds at most 200 characters')
  .regex(/^[/*]/, 'A pattern starts with / or *')
const Patterns = z.array(PathPattern).max(PATTERNS_MAX, `At most ${PATTERNS_MAX} patterns`).default([])

/** How a crawl reads sitemaps: as hints beside links, before any link, or not at all. */
export const SITEMAP_USES = ['hints', 'first', 'ignore'] as const

/** What Advanced Options hold beside engine, robots.txt and page limit. Every one has a default that suits most sites. */
export const CrawlOptions = z.object({
  /** Only pages whose path matches one of these are read; the start pages always are. */
  include: Patterns,
  /** Pages whose path matches one of these are not read. */
  exclude: Patterns,
  /** Whether other hosts of the same registrable domain belong to the site. */
  subdomains: z.boolean().default(true),
  /** Clicks from a start page that the crawl goes; null is no limit. */
  depth: z.coerce
    .number()
    .int()
    .min(0)
    .max(DEPTH_MAX, `Depth must be between 0 and ${DEPTH_MAX}`)
    .nullable()
    .default(null),
  sitemap: z.enum(SITEMAP_USES).default('hints'),
  /** ISO 639-1 code of the language that pages are asked for in and preferred; null leaves it to the site. */
  language: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, 'Use a two-letter language code')
    .nullable()
    .default(null),
  /** ISO 3166-1 alpha-2 code of the country whose phone numbers are meant; null is read from the page. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Use a two-letter country code')
    .nullable()
    .default(null),
  /** Whether a language model looks through what was found; a plan may lack it, as may an installation. */
  ai_extraction: z.boolean().default(false),
})
export type CrawlOptions = z.output<typeof CrawlOptions>

export const DEFAULT_OPTIONS: CrawlOptions = CrawlOptions.parse({})
