import { type Entity, isOrganization, isPerson } from './entity.ts'
import { type Page, type PageElement, rangeOf } from './page.ts'
import { isChrome, isForeign } from './profiles/chrome.ts'
import type { ProfileNetwork } from './profiles/network.ts'
import { normalizeProfile, type Profile } from './profiles/normalize-profile.ts'
import { isVendorAccount } from './profiles/vendor-accounts.ts'

export { PROFILE_NETWORKS, type ProfileNetwork } from './profiles/network.ts'
export { normalizeProfile } from './profiles/normalize-profile.ts'

/** One link to a profile on a network. */
export interface ProfileFinding {
  readonly network: ProfileNetwork
  /** Normalised (`normalizeProfile`). */
  readonly url: string
  /** Position of the link in `Page.text`; null if it is only in markup. */
  readonly start: number | null
  readonly end: number | null
  /** The structured-data entity that declares the profile as its own. */
  readonly entity?: number
  /** Whether the link is in a header, footer or menu. */
  readonly is_chrome?: true
}

/** Maximum number of profile links per page, and of occurrences per profile. */
const FINDINGS_MAX = 300
const PLACES_MAX = 6

/**
 * Returns the network profiles that a page links to, in document order, followed by those in its structured data. A
 * profile may occur several times, for example next to a person and in the footer. Excludes share buttons, embedded
 * posts, readers' comments and the accounts of the site software's vendors.
 *
 * @param entities structured data of the same page (`readEntities`)
 */
export function findProfiles(page: Page, entities: readonly Entity[]): ProfileFinding[] {
  const found: ProfileFinding[] = []
  const places = new Map<string, number>()
  const add = (finding: ProfileFinding) => {
    const count = places.get(finding.url) ?? 0
    if (count >= PLACES_MAX || found.length >= FINDINGS_MAX || isVendorAccount(finding.url, page.url)) return
    places.set(finding.url, count + 1)
    found.push(finding)
  }
  for (const element of page.elements) {
    const profile = linkedBy(page, element)
    if (!profile || isForeign(element)) continue
    const place = element.tag === 'link' ? { start: null, end: null } : rangeOf(element)
    add({ ...profile, ...place, ...(isChrome(element) && { is_chrome: true }) })
  }
  for (const entity of entities) for (const profile of saidBy(entity)) claim(found, entity, profile, add)
  return found
}

const NO_RELATIONS: readonly string[] = []
const LINKS = new Set(['a', 'area', 'link'])

function linkedBy(page: Page, { tag, attributes }: PageElement): Profile | null {
  // Facebook's page plugin, which sites use for their own page.
  if (tag === 'div' && attributes.class?.includes('fb-page') && attributes.class.split(/\s/).includes('fb-page'))
    return normalizeProfile(attributes['data-href'] ?? '')
  if (!LINKS.has(tag) || !attributes.href) return null
  if (tag === 'link' && attributes.rel === undefined) return null
  const relations = attributes.rel === undefined ? NO_RELATIONS : attributes.rel.toLowerCase().split(/\s+/)
  const isOwn = relations.includes('me')
  if (relations.includes('ugc') || (tag === 'link' && !isOwn)) return null
  const { href } = attributes
  // `href="www.facebook.com/acme"` is a relative path to browsers, but the author meant a profile.
  return normalizeProfile(isOwn ? (URL.parse(href.trim(), page.baseUrl)?.href ?? href) : href, isOwn)
}

/** The profiles that an entity declares by `sameAs`, and by `url` for people and organisations. */
function saidBy(entity: Entity): Profile[] {
  const { sameAs = [], url = [] } = entity.properties
  const values = isPerson(entity) || isOrganization(entity) ? [...sameAs, ...url] : sameAs
  // Several URLs in one text, separated by spaces or commas, are a common mistake.
  const texts = values.flatMap((value) => (typeof value === 'string' ? value.split(/[\s,]+/) : []))
  const profiles = texts.map((text) => normalizeProfile(text)).filter((profile) => profile !== null)
  return [...new Map(profiles.map((profile) => [profile.url, profile])).values()]
}

/** Assigns the entity to the link within its markup if there is one; otherwise adds the declared profile. */
function claim(
  found: ProfileFinding[],
  entity: Entity,
  profile: Profile,
  add: (finding: ProfileFinding) => void,
): void {
  const { start, end, index } = entity
  const at = found.findIndex(
    (one) =>
      one.url === profile.url &&
      one.start !== null &&
      start !== null &&
      start <= one.start + 1 &&
      one.start <= end! &&
      one.entity === undefined,
  )
  if (at < 0) add({ ...profile, start: null, end: null, entity: index })
  else found[at] = { ...found[at]!, entity: index }
}
