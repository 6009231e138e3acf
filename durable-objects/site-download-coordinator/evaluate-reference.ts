import type { OfferedReference } from '../../src/contracts/site-downloads/site-download-slices.ts'
import { siteOf } from '../../src/lib/url.ts'
import { evaluateUrl } from '../../src/url-policy/evaluate-url.ts'
import { PRIORITY_LAST } from '../../src/url-policy/priority.ts'
import type { Frontier } from '../frontier/frontier.ts'
import type { DownloadState } from './download-state.ts'
import type { ThirdPartyFiles } from './third-party-files.ts'

/**
 * Priority difference between levels of depth. It leaves room for a page's assets, which come before the pages it links
 * to.
 */
const PRIORITY_OF_DEPTH = 10
const PRIORITY_OF_ASSETS = 5
/** After every level, including the assets of its pages. */
const PRIORITY_OF_ENDLESS = 1_000

/**
 * Adds a URL that a captured file refers to, if it belongs to the download: assets from any host, and pages of the site
 * within the depth limit. For each third-party website, the operator's limit applies.
 *
 * @returns false if that limit excluded the URL
 */
export function evaluateReference(
  reference: OfferedReference,
  { spec, sites }: Pick<DownloadState, 'spec' | 'sites'>,
  { frontier, thirdPartyFiles }: { readonly frontier: Frontier; readonly thirdPartyFiles: ThirdPartyFiles },
): boolean {
  const { url, depth, kind } = reference
  if (frontier.knows(url)) return true
  const limits = { own: sites, ofOneMax: spec.third_party_files_max, ofAllMax: spec.files_max }
  const mayTake = () => thirdPartyFiles.take(url, limits)
  if (kind === 'asset') {
    const isTaken = mayTake()
    if (isTaken) frontier.add({ url, depth, kind, priority: depth * PRIORITY_OF_DEPTH + PRIORITY_OF_ASSETS })
    else frontier.skip(url, depth, 'third-party-limit', kind)
    return isTaken
  }
  if (depth > spec.max_depth) return true
  const offer = evaluateUrl(reference, {
    sites: spec.follow_external ? [...sites, siteOf(url)] : sites,
    takeFromTrap: (...shape) => frontier.takeFromTrap(...shape),
    // A website download includes all list pages. URL patterns that may be endless come last.
    listPagesMax: spec.pages_max,
  })
  const priority = depth * PRIORITY_OF_DEPTH
  if (offer.verdict === 'offer') {
    if (!mayTake()) {
      frontier.skip(url, depth, 'third-party-limit')
      return false
    }
    frontier.add({
      url,
      depth,
      kind,
      priority: offer.priority === PRIORITY_LAST ? PRIORITY_OF_ENDLESS + depth : priority,
    })
  } else if (offer.reason === 'trap') frontier.skip(url, depth, offer.reason)
  return true
}
