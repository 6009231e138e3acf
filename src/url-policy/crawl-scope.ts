import type { CrawlOptions } from '../contracts/crawls/crawl-options.ts'
import type { SkipReason } from '../contracts/crawls/crawl-slices.ts'
import { normalisePattern, pathOf, pathPattern } from '../extraction/robots/path-pattern.ts'

/** The URL filter given by a crawl's options. */
export interface CrawlScope {
  /** Returns why a URL is skipped, or null. Do not call it for start pages: they are always read. */
  refusalOf(url: string, depth: number): SkipReason | null
}

/** Returns the host without `www.`, which does not count as a subdomain. */
const bareHost = (url: string) => new URL(url).host.replace(/^www\./, '')

/**
 * Builds the URL filter of a crawl.
 *
 * @param startUrls the start URLs; if subdomains are off, only their hosts belong to the crawl
 */
export function crawlScope(options: CrawlOptions, startUrls: readonly string[]): CrawlScope {
  const toTests = (patterns: readonly string[]) => patterns.map((pattern) => pathPattern(normalisePattern(pattern)))
  const included = toTests(options.include)
  const excluded = toTests(options.exclude)
  const hosts = options.subdomains ? null : new Set(startUrls.map(bareHost))
  return {
    refusalOf(url, depth) {
      if (hosts && !hosts.has(bareHost(url))) return 'other-subdomain'
      if (options.depth !== null && depth > options.depth) return 'too-deep'
      if (included.length === 0 && excluded.length === 0) return null
      const path = pathOf(url)
      if (excluded.some((matches) => matches(path))) return 'excluded'
      return included.length > 0 && !included.some((matches) => matches(path)) ? 'not-included' : null
    },
  }
}
