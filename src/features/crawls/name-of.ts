import type { CrawlSpec } from '../../contracts/crawl-slices.ts'
import { displayHost } from '../../lib/url.ts'

/** What a crawl is called where it is told of: its site, or its words. */
export const nameOf = ({ keyword, start_urls }: Pick<CrawlSpec, 'keyword' | 'start_urls'>): string =>
  keyword === null ? displayHost(start_urls[0]!) : `“${keyword}”`
