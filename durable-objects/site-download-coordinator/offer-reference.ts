import type { OfferedReference } from '../../src/contracts/site-download-slices.ts'
import { offerUrl } from '../../src/frontier/offer-url.ts'
import { siteOf } from '../../src/lib/url.ts'
import type { Frontier } from '../frontier/frontier.ts'
import type { DownloadState } from './download-state.ts'

/** Levels of a page's depth leave room for what the page shows, which comes before the pages it links to. */
const PRIORITY_OF_DEPTH = 10
const PRIORITY_OF_ASSETS = 5

/** Takes up what a captured file refers to, if it belongs to the download: assets of any host, pages of the site in reach. */
export function offerReference(
  reference: OfferedReference,
  { plan, sites }: Pick<DownloadState, 'plan' | 'sites'>,
  frontier: Frontier,
): void {
  const { url, depth, kind } = reference
  if (frontier.knows(url)) return
  if (kind === 'asset') {
    frontier.add({ url, depth, kind, priority: depth * PRIORITY_OF_DEPTH + PRIORITY_OF_ASSETS })
    return
  }
  if (depth > plan.max_depth) return
  const offer = offerUrl(reference, {
    sites: plan.follow_external ? [...sites, siteOf(url)] : sites,
    takeFromTrap: (...shape) => frontier.takeFromTrap(...shape),
  })
  if (offer.verdict === 'offer') frontier.add({ url, depth, kind, priority: depth * PRIORITY_OF_DEPTH })
  else if (offer.reason === 'trap') frontier.skip(url, depth, offer.reason)
}
