import { siteOf } from '../../../lib/url.ts'
import { domainOf, mailSite } from '../mail-site.ts'
import type { NamedOrganization } from './name-census.ts'
import type { SortedPages } from './sort-pages.ts'

const LATIN = /\p{Script=Latin}/u
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

/** Whether two names have no script in common, one of them being Latin. */
function areInTwoScripts(one: string, other: string): boolean {
  const [latin, foreign] = LATIN.test(one) ? [one, other] : [other, one]
  return LATIN.test(latin) && !NOT_LATIN.test(latin) && NOT_LATIN.test(foreign) && !LATIN.test(foreign)
}

/**
 * Whether an organisation is the owner of a site in another script, which no comparison of letters shows: the title of
 * a page gives both names, or its contact details have a mailbox at the site's own domain.
 *
 * @param seed the owner under the name that was elected
 */
export function isOwnerInOtherScript(
  named: NamedOrganization,
  seed: NamedOrganization,
  { pages }: SortedPages,
): boolean {
  if (named.sightings.length === 0) return false
  const [written = ''] = named.spellings.keys()
  const [shown = ''] = seed.spellings.keys()
  if (!areInTwoScripts(written, shown)) return false
  const titled = seed.asSite.get('title')
  if ([...(named.asSite.get('title') ?? [])].some((url) => titled?.has(url))) return true
  const url = pages[0]?.facts.url
  const emails = named.sightings.flatMap(({ group }) => group.emails ?? [])
  return url !== undefined && emails.length > 0 && emails.every((email) => isAtHost(email, url))
}

/** Whether a mailbox is at the domain of a site, and not at that of the whole of which the site is a part. */
function isAtHost(email: string, url: string): boolean {
  const site = siteOf(url)
  if (mailSite(email) !== site) return false
  const isPart = new URL(url).hostname.replace(/^www\./, '') !== site
  return !isPart || domainOf(email) !== site
}
