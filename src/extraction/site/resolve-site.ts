import { likelyEmails } from './likely-address.ts'
import type { PageFacts } from './page-facts.ts'
import { censusOf } from './resolve/name-census.ts'
import { otherOrganizations } from './resolve/organizations.ts'
import { peopleOfSite } from './resolve/people.ts'
import { Resolution } from './resolve/resolution.ts'
import { ownerOfSite } from './resolve/site-owner.ts'
import { surveySite } from './resolve/survey.ts'
import { toContacts } from './resolve/to-contacts.ts'
import type { SiteContact } from './site-contact.ts'

/**
 * The people and organisations of one site, each once over all its pages: the owner first, then whoever can be reached. The
 * answer is the same in whatever order the pages come.
 *
 * @param pages of one registrable domain
 */
export function resolveSite(pages: readonly PageFacts[]): SiteContact[] {
  if (pages.length === 0) return []
  const survey = surveySite(pages)
  const people = peopleOfSite(survey)
  const census = censusOf(survey)
  const owner = ownerOfSite(census, people, survey)
  const others = otherOrganizations(census, owner.named, survey)
  return likelyEmails(toContacts(new Resolution(survey, owner, people, others)))
}
