import type { OfferedReference } from '../../src/contracts/site-download-slices.ts'
import { siteOf } from '../../src/lib/url.ts'
import { evaluateUrl } from '../../src/url-policy/evaluate-url.ts'
import { PRIORITY_LAST } from '../../src/url-policy/priority.ts'
import type { Frontier } from '../frontier/frontier.ts'
import type { DownloadState } from './download-state.ts'
import type { ThirdPartyFiles } from './third-party-files.ts'

/** Levels of a page's depth leave room for what the page shows, which comes before the pages it links to. */
const PRIORITY_OF_DEPTH = 10
const PRIORITY_OF_ASSETS = 5
/** Behind every level, and all that its pages show. */
const PRIORITY_OF_ENDLESS = 1_000

/**
 * Takes up what a captured file refers to, if it belongs to the download: assets of any host, pages of the site in reach; of any one
 * website of others as many as the operator allows.
 *
 * @returns false where that limit left it out
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
    // A whole website is meant to have all of its archive; what may have no end comes last.
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
