import { counted } from '../../contracts/counted.ts'
import { HTTP_URL, PAGE_LIMIT_MAX, type StartCrawl, URL_MESSAGE } from '../../contracts/crawls.ts'
import type { ViewerPlan } from '../../core/viewer.ts'
import { type AppError, invalid, limitReached } from '../../lib/errors.ts'
import { withScheme } from '../../lib/given-url.ts'

/** @throws validation_failed for more pages than the installation allows */
export function assertPageLimit(limit: number, pagesMax: number): void {
  if (limit <= pagesMax) return
  throw invalid({ limit: [`Page limit must be between 1 and ${Math.max(pagesMax, PAGE_LIMIT_MAX)}`] })
}

/**
 * The start addresses of a request as given, each once; empty in keyword mode. A URL goes before a keyword when both are
 * given.
 *
 * @throws validation_failed for what is no web address
 */
export function startAddressesOf(input: Pick<StartCrawl, 'url' | 'urls'>): string[] {
  const given = [...(input.url === undefined ? [] : [input.url]), ...input.urls.map(withScheme)]
  const odd = given.find((address) => !HTTP_URL.test(address) || !URL.canParse(address))
  if (odd !== undefined) throw invalid({ [input.url === odd ? 'url' : 'urls']: [URL_MESSAGE] })
  return [...new Set(given)]
}

/** The calendar month in UTC that a plan's monthly limits count in. */
export const periodOf = (now: Date): string => now.toISOString().slice(0, 7)

/** What a plan allows in a period, for the guarded statement; null is no limit. */
export function crawlCaps(plan: ViewerPlan | null): { crawls: number | null; sites: number | null } {
  // Administrators crawl without a plan, and a limit of 0 means unlimited.
  return { crawls: plan?.crawlsPerMonth || null, sites: plan?.maxWebsites || null }
}

/** Which limit stopped a crawl from being booked. */
export function limitError(spent: { crawls: number }, caps: { crawls: number | null; sites: number | null }): AppError {
  if (caps.crawls !== null && spent.crawls >= caps.crawls) {
    const all = caps.crawls === 1 ? 'your one crawl' : `all ${counted(caps.crawls, 'crawl')}`
    return limitReached(`You have used ${all} of this month. Upgrade your plan to crawl more.`)
  }
  return limitReached(
    `Your plan covers ${counted(caps.sites ?? 0, 'website')} a month. Upgrade your plan to crawl another one.`,
  )
}
