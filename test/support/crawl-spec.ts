import { DEFAULT_OPTIONS } from '../../src/contracts/crawls/crawl-options.ts'
import type { CrawlSpec } from '../../src/contracts/crawls/crawl-slices.ts'
import { newId } from '../../src/lib/ids.ts'

/** A background crawl for emails: ten pages, one start URL. */
export const crawlSpec = (more: Partial<CrawlSpec> = {}): CrawlSpec => ({
  crawl_id: newId(),
  account_id: newId(),
  source_id: newId(),
  start_urls: ['https://acme.com/'],
  keyword: null,
  options: DEFAULT_OPTIONS,
  previous_id: null,
  schedule_id: null,
  types: ['emails'],
  engine: 'basic',
  respects_robots: true,
  pages_max: 10,
  sites_max: null,
  is_background: true,
  continuations: 0,
  ...more,
})
