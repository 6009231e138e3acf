import type { CrawlSpec } from '../../contracts/crawls/crawl-slices.ts'
import { displayHost, siteOf } from '../../lib/url.ts'

/**
 * Returns the display name of a crawl in messages: the name that it was given, or else its site or its keyword.
 */
export const nameOf = (
  { keyword, start_urls }: Pick<CrawlSpec, 'keyword' | 'start_urls'>,
  name: string | null = null,
): string => name ?? (keyword === null ? displayHost(start_urls[0]!) : `“${keyword}”`)

/** Returns the name of the source of a crawl's data if the crawl has no name. */
export function sourceNameOf(urls: readonly string[], keyword: string | null): string {
  if (keyword !== null) return keyword
  const sites = new Set(urls.map(siteOf))
  return sites.size === 1 ? displayHost(urls[0]!) : `${displayHost(urls[0]!)} and ${sites.size - 1} more`
}
