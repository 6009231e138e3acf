import type { CrawlSpec } from '../../../contracts/crawls/crawl-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { siteOf } from '../../../lib/url.ts'
import { bookRedirect, bookSites } from '../spent-sites.ts'
import { NOTHING_READ, type PageReading } from './read-page.ts'

/** The readings that the account's plan covers. */
export interface ChargedWebsites {
  readonly readings: readonly PageReading[]
  /** Websites from which nothing more may be read. */
  readonly uncovered: readonly string[]
}

/**
 * Charges websites to the plan when they are read: with their first page, or, if a start page redirects to another
 * website, before that one is requested. Pages that the plan does not cover are skipped.
 *
 * @param booked the websites that this lease has charged; new ones are added
 */
export async function chargeWebsites(
  ctx: ServiceContext,
  spec: CrawlSpec,
  given: readonly PageReading[],
  booked: Set<string>,
): Promise<ChargedWebsites> {
  const read = given.filter(({ outcome }) => outcome.outcome === 'read').map(({ outcome }) => siteOf(outcome.url))
  const fresh = [...new Set(read)].filter((site) => !booked.has(site))
  const covered = fresh.length > 0 ? await bookSites(ctx, spec, fresh, { isRead: true }) : new Set<string>()
  for (const site of covered) booked.add(site)
  const uncovered = fresh.filter((site) => !covered.has(site))
  const readings: PageReading[] = []
  for (const reading of given)
    readings.push((await isCovered(ctx, spec, reading, uncovered)) ? reading : leftAlone(reading))
  return { readings, uncovered }
}

async function isCovered(
  ctx: ServiceContext,
  spec: CrawlSpec,
  { outcome, depth }: PageReading,
  uncovered: readonly string[],
): Promise<boolean> {
  if (outcome.outcome === 'read') return !uncovered.includes(siteOf(outcome.url))
  // Only start pages may redirect to other websites.
  if (outcome.outcome !== 'redirected' || depth > 0) return true
  const [from, to] = [siteOf(outcome.url), siteOf(outcome.to)]
  return from === to || (await bookRedirect(ctx, spec, from, to))
}

const leftAlone = ({ outcome: { url }, depth, httpStatus }: PageReading): PageReading => ({
  ...NOTHING_READ,
  depth,
  httpStatus,
  outcome: { outcome: 'skipped', url, reason: 'plan-websites' },
})
