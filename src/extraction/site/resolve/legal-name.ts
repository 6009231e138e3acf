import { siteOf } from '../../../lib/url.ts'
import { domainAgreement, readMailDomain } from '../../companies/site-domain.ts'
import { mailSite } from '../mail-site.ts'
import type { MergeReason } from '../site-contact.ts'
import type { NamedOrganization } from './name-census.ts'
import { readOrganizationName } from './organization-name.ts'
import type { Occurrence, SortedPages } from './sort-pages.ts'

/**
 * Returns the company behind a brand. When no name of the site has a legal form, it is the only organisation with one
 * that the site is called by, otherwise the only one among the site's contact details.
 *
 * @param others the names of the owner found so far
 * @param isPersons whether the brand is a person's name; next to it, a firm may be the one they work for
 */
export function legalNameOf(
  ranked: readonly NamedOrganization[],
  others: ReadonlyMap<NamedOrganization, MergeReason | null>,
  survey: SortedPages,
  isPersons: boolean,
): NamedOrganization | null {
  const isFirst = ({ sightings }: NamedOrganization) =>
    sightings.some(
      ({ page, group }) =>
        (group.is_chrome === true && survey.pages.length > 1) ||
        (['contact', 'imprint', 'legal'].includes(page.kind) &&
          Boolean(group.phones || group.emails || group.addresses)),
    )
  const companies = ranked.filter(
    (named) =>
      !others.has(named) &&
      [...named.spellings.keys()].some((name) => readOrganizationName(name).form !== null) &&
      named.sightings.every(({ group }) => group.relation === undefined) &&
      !isReachedElsewhere(named, survey),
  )
  const called = companies.filter(({ asSite }) => LEGAL_ORIGINS.some((from) => asSite.has(from)))
  if (called.length > 0 || isPersons) return called.length === 1 ? called[0]! : null
  const first = companies.filter((named) => isFirst(named) && !isOnlyInSentences(named, survey))
  return first.length === 1 ? first[0]! : null
}

const LEGAL_ORIGINS = ['imprint', 'structured-data', 'copyright'] as const

/**
 * Whether only sentences name a company, each with an address, and none is one that the site shows without them: a host,
 * as in `Our pages are kept by Elm Cloud Ltd, 12 High Street`.
 */
function isOnlyInSentences({ sightings }: NamedOrganization, { organizations, unnamed }: SortedPages): boolean {
  if (!sightings.every(({ group }) => group.is_before_values && group.addresses)) return false
  const own = new Set(sightings)
  const shown = [...organizations, ...unnamed].filter((seen) => !own.has(seen) && !seen.group.is_before_values)
  const addresses = new Set(shown.flatMap(addressesOf))
  return addresses.size > 0 && !sightings.flatMap(addressesOf).some((address) => addresses.has(address))
}
const addressesOf = ({ group }: Occurrence) => group.addresses?.map(({ normalized }) => normalized) ?? []

/** Whether all mailboxes of an organisation are at domains that spell its name and not the site's. */
function isReachedElsewhere({ spellings, sightings }: NamedOrganization, { pages }: SortedPages): boolean {
  const own = pages[0] && siteOf(pages[0].facts.url)
  const sites = new Set(sightings.flatMap(({ group }) => (group.emails ?? []).map(mailSite)))
  const isItsOwn = (site: string) => {
    const domain = site === own ? null : readMailDomain(site)
    return domain !== null && [...spellings.keys()].some((name) => domainAgreement(name, domain) >= AGREEMENT_MIN)
  }
  return sites.size > 0 && [...sites].every(isItsOwn)
}
/** Initials are enough, since the mailbox is beside the name. */
const AGREEMENT_MIN = 0.5
