import { siteOf } from '../../../lib/url.ts'
import { isMailProvider } from '../mail-providers.ts'
import { mailSite } from '../mail-site.ts'
import { isFront } from './assign-values.ts'
import type { SortedPages } from './sort-pages.ts'
import type { SiteValue } from './value-census.ts'

/** An address on at least this share of a site's pages is the owner's, whatever its domain. */
const SHARE_MIN = 0.3

/** Returns the email domains of a site's owner: the site's own, and those of addresses in its contact details. */
export function mailDomainsOf(emails: readonly SiteValue<string>[], survey: SortedPages): ReadonlySet<string> {
  const domains = new Set<string>()
  const own = survey.pages[0] && siteOf(survey.pages[0].facts.url)
  for (const email of emails) {
    const site = mailSite(email.value)
    if (site === own || (!isMailProvider(site) && email.open.length > 0 && isFront(email.open))) domains.add(site)
  }
  if (own) domains.add(own)
  return domains
}

/**
 * Whether an address found with no name belongs to another organisation, for example to a service mentioned in a
 * privacy notice.
 */
export function isElsewhere(
  { value, open }: SiteValue<string>,
  domains: ReadonlySet<string>,
  { pages }: SortedPages,
): boolean {
  const site = mailSite(value)
  const seen = new Set(open.map(({ page }) => page.facts.url)).size
  return !domains.has(site) && !isMailProvider(site) && !isFront(open) && seen < Math.max(2, pages.length * SHARE_MIN)
}
