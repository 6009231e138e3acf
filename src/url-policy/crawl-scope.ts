import type { CrawlOptions } from '../contracts/crawl-options.ts'
import type { SkipReason } from '../contracts/crawl-slices.ts'
import { normalisePattern, pathOf, pathPattern } from '../extraction/robots/path-pattern.ts'

/** Which URLs of its sites a crawl wants, as its options say. */
export interface CrawlScope {
  /** Why a URL is left alone, or null. Start pages are not asked about: they are always read. */
  refusalOf(url: string, depth: number): SkipReason | null
}

/** `www.` is no subdomain that anyone means. */
const bareHost = (url: string) => new URL(url).host.replace(/^www\./, '')

/**
 * @param startUrls what the crawl starts from; without subdomains only their hosts belong to it
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
