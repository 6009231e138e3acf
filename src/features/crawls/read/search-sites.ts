import { eq } from 'drizzle-orm'
import type { CrawlSpec, SearchTask, SliceReport } from '../../../contracts/crawls/crawl-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { searchEngineOf } from '../../../core/search.ts'
import { crawls } from '../../../db/schema/data/crawls.ts'
import { canonicalUrl, siteOf } from '../../../lib/url.ts'
import { SearchError, type SearchResult } from '../../../platform/search/port.ts'
import { isUrlAllowed, type NetworkRules } from '../../../platform/web/guard-url.ts'
import { bookSites } from '../spent-sites.ts'
import { isListingSite } from './not-a-company-site.ts'

/** Search results to request per wanted site, since many are directories or lead to the same site. */
const RESULTS_PER_SITE = 3
const RESULTS_MIN = 20
const RESULTS_MAX = 100

type Searched = NonNullable<SliceReport['searched']>

/**
 * Searches for the keyword of a crawl and charges the websites found to the account's plan, as many as it covers. A
 * repetition after a failure charges nothing twice.
 */
export async function searchSites(ctx: ServiceContext, spec: CrawlSpec, task: SearchTask): Promise<Searched> {
  const engine = searchEngineOf(ctx.config, spec.engine === 'serpapi' ? 'serpapi' : undefined)
  if (!engine) return { urls: [], failure: 'search-unavailable', is_final: true }
  const { language, country } = spec.options
  const count = Math.min(RESULTS_MAX, Math.max(RESULTS_MIN, task.sites_max * RESULTS_PER_SITE))
  let results: SearchResult[]
  try {
    results = await engine.search({ query: task.keyword, count, language, country })
  } catch (error) {
    if (!(error instanceof SearchError)) throw error
    ctx.log.warn('search failed', { crawl_id: spec.crawl_id, engine: engine.name, reason: error.message })
    return { urls: [], failure: error.failure, is_final: error.failure === 'search-refused' }
  }
  const found = companySites(results, ctx.config).slice(0, task.sites_max)
  if (found.length === 0) return { urls: [], failure: 'search-empty', is_final: true }
  const urls = await bookFound(ctx, spec, found)
  const failure = urls.length === 0 ? 'search-plan-limit' : null
  return { urls, failure, is_final: true, is_cut: urls.length < found.length }
}

/**
 * Returns one start page for each website among the results, in their order. Directories and similar sites are left
 * out.
 */
export function companySites(results: readonly SearchResult[], rules: NetworkRules): string[] {
  const bySite = new Map<string, string>()
  for (const { url: given } of results) {
    const url = isUrlAllowed(given, rules) ? canonicalUrl(given) : null
    if (!url || isListingSite(url) || bySite.has(siteOf(url))) continue
    bySite.set(siteOf(url), url)
  }
  return [...bySite.values()]
}

/** Charges the websites in order until the plan covers no more, and stores the covered ones with the crawl. */
async function bookFound(ctx: ServiceContext, spec: CrawlSpec, urls: readonly string[]): Promise<string[]> {
  const covered = await bookSites(ctx, spec, urls.map(siteOf), { isRead: false })
  const left = urls.filter((url) => covered.has(siteOf(url)))
  await ctx.data.update(crawls).set({ urls: left }).where(eq(crawls.id, spec.crawl_id))
  return left
}
