import { runToEnd, type Steps } from '../../lib/steps.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import { likelyEmails } from './likely-address.ts'
import type { PageFacts } from './page-facts.ts'
import { censusOf } from './resolve/name-census.ts'
import { otherOrganizations } from './resolve/organizations.ts'
import { peopleOfSite } from './resolve/people.ts'
import { Resolution } from './resolve/resolution.ts'
import { ownerOfSite } from './resolve/site-owner.ts'
import { sortPages } from './resolve/sort-pages.ts'
import { withFirmsOfTitles } from './resolve/titles-with-firms.ts'
import { toContacts } from './resolve/to-contacts.ts'
import type { SiteContact } from './site-contact.ts'

/** Work units for one site, about ten seconds. A real site with thousands of pages takes about one second. */
const SITE_UNITS = 1_000_000_000

/** Creates a budget for `resolveSiteInSteps`. If it is spent afterwards, not all names were compared. */
export const siteBudget = (): WorkBudget => new WorkBudget(SITE_UNITS)

/**
 * Returns the people and organisations of one site, each once for all its pages: the owner first, then contacts that
 * can be reached. The result does not depend on the order of the pages.
 *
 * @param pages the pages of one registrable domain
 */
export const resolveSite = (pages: readonly PageFacts[]): SiteContact[] => runToEnd(resolveSiteInSteps(pages))

/**
 * `resolveSite` in steps: yields after each turn of work, so that other requests can run.
 *
 * @param work the work budget; once it is spent, names not yet compared stay separate
 */
export function* resolveSiteInSteps(
  pages: readonly PageFacts[],
  work: WorkBudget = siteBudget(),
): Steps<SiteContact[]> {
  if (pages.length === 0) return []
  const survey = yield* withFirmsOfTitles(sortPages(pages), work)
  yield
  const people = yield* peopleOfSite(survey, work)
  yield
  const census = yield* censusOf(survey, work)
  const owner = yield* ownerOfSite(census, people, survey, work)
  const others = yield* otherOrganizations(census, owner.named, survey, work)
  const resolution = yield* Resolution.of(survey, owner, people, others, work)
  yield
  const contacts = yield* toContacts(resolution, work)
  yield
  return likelyEmails(contacts)
}
