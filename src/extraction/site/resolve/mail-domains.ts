import { siteOf } from '../../../lib/url.ts'
import { memoize } from '../../memoize.ts'
import { isMailProvider } from '../mail-providers.ts'
import { domainOf, isFront } from './hand-out.ts'
import type { Survey } from './survey.ts'
import type { SiteValue } from './value-census.ts'

/** From this share of a site's pages on an address is the owner's, wherever it leads. */
const SHARE_MIN = 0.3

/** The domains that a site's owner writes from: the site's, and those of addresses by which it says to be reached. */
export function mailDomainsOf(emails: readonly SiteValue<string>[], survey: Survey): ReadonlySet<string> {
  const domains = new Set<string>()
  const own = survey.pages[0] && siteOf(survey.pages[0].facts.url)
  for (const email of emails) {
    const site = mailSite(email.value)
    if (site === own || (!isMailProvider(site) && email.open.length > 0 && isFront(email.open))) domains.add(site)
  }
  if (own) domains.add(own)
  return domains
}

export const mailSite = (email: string) => siteOfDomain(domainOf(email))

/** People and organisations of a site share few domains, and each is asked for with every person. */
const siteOfDomain = memoize((domain) => siteOf(`http://${domain}`), 2_000)

/** Whether an address that stands with nobody is some other organisation's: that of a service which a privacy notice names, say. */
export function isElsewhere(
  { value, open }: SiteValue<string>,
  domains: ReadonlySet<string>,
  { pages }: Survey,
): boolean {
  const site = mailSite(value)
  const seen = new Set(open.map(({ page }) => page.facts.url)).size
  return !domains.has(site) && !isMailProvider(site) && !isFront(open) && seen < Math.max(2, pages.length * SHARE_MIN)
}
