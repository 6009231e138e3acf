import type { CrawlSpec } from '../../contracts/crawls/crawl-slices.ts'
import { displayHost } from '../../lib/url.ts'

/** Returns the display name of a crawl: its site, or its keyword. */
export const nameOf = ({ keyword, start_urls }: Pick<CrawlSpec, 'keyword' | 'start_urls'>): string =>
  keyword === null ? displayHost(start_urls[0]!) : `“${keyword}”`
