import type { CrawlSpec } from '../../../contracts/crawl-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { siteOf } from '../../../lib/url.ts'
import { bookRedirect, bookSites } from '../spent-sites.ts'
import { NOTHING_READ, type PageReading } from './read-page.ts'

/** What of some readings the account's plan covers. */
export interface ChargedWebsites {
  readonly readings: readonly PageReading[]
  /** Websites of which nothing more is to be read. */
  readonly uncovered: readonly string[]
}

/**
 * Counts websites on the plan where they are read: with their first page, and where a start page leads to another one before
 * that is asked for. What the plan does not cover is left alone.
 *
 * @param booked sites whose reading this slice has counted; grows
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
  // Only start pages may lead to other websites.
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
