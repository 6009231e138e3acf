import { runToEnd, type Steps } from '../../lib/steps.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
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

/** What one site may cost, about ten seconds: a real one of thousands of pages takes one. */
const SITE_UNITS = 1_000_000_000

/** A budget for `resolveSiteInSteps`; one that is spent afterwards says that not all names were compared. */
export const siteBudget = (): WorkBudget => new WorkBudget(SITE_UNITS)

/**
 * The people and organisations of one site, each once over all its pages: the owner first, then whoever can be reached. The
 * answer is the same in whatever order the pages come.
 *
 * @param pages of one registrable domain
 */
export const resolveSite = (pages: readonly PageFacts[]): SiteContact[] => runToEnd(resolveSiteInSteps(pages))

/**
 * `resolveSite` with a rest wherever it has worked for a turn, since others wait meanwhile.
 *
 * @param work where it is spent, names that were not compared yet stay apart
 */
export function* resolveSiteInSteps(
  pages: readonly PageFacts[],
  work: WorkBudget = siteBudget(),
): Steps<SiteContact[]> {
  if (pages.length === 0) return []
  const survey = surveySite(pages)
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
