import type { Steps } from '../../../lib/steps.ts'
import { displayHost } from '../../../lib/url.ts'
import type { WorkBudget } from '../../../lib/work-budget.ts'
import { namesOrganisation } from '../../companies/company-words.ts'
import { domainAgreement } from '../../companies/site-domain.ts'
import type { MergeReason } from '../site-contact.ts'
import { chooseOwner, type Owner } from './choose-owner.ts'
import { bestSpelling, type NamedOrganization } from './name-census.ts'
import { readOrganizationName } from './organization-name.ts'
import { bestPersonSpelling, type SitePerson } from './people.ts'
import { readPersonName } from './person-name.ts'
import type { Occurrence, SortedPages } from './sort-pages.ts'

/** The owner of a site: an organisation, or the person whose own site it is. */
export interface SiteOwner {
  readonly name: string
  readonly person: SitePerson | null
  /** Every spelling of the name with its reason. */
  readonly spellings: ReadonlyMap<string, MergeReason | null>
  readonly sightings: readonly Occurrence[]
  /** Null when no name identifies the owner. */
  readonly named: Owner | null
}

const OWN_DOMAIN = 0.85

/** Determines the owner of a site. Every site has one; without a name it is named after the site's domain. */
export function* ownerOfSite(
  census: ReadonlyMap<string, NamedOrganization>,
  people: readonly SitePerson[],
  survey: SortedPages,
  work: WorkBudget,
): Steps<SiteOwner> {
  const personKeys = new Set(people.map(({ name }) => name.key))
  const named = yield* chooseOwner(census, survey, (name) => personKeys.has(readPersonName(name).key), work)
  const person = personWhoOwns(named, people, survey)
  const organization = named && {
    spellings: spellingsOf(named),
    sightings: [named.seed, ...named.others.keys()].flatMap(({ sightings }) => sightings),
  }
  if (person) {
    return {
      name: bestPersonSpelling(person),
      person,
      spellings: new Map([...(organization?.spellings ?? []), ...person.spellings]),
      sightings: [...person.sightings, ...(organization?.sightings ?? [])],
      named,
    }
  }
  const name = named?.name ?? displayHost(survey.pages[0]!.facts.url)
  return { name, person: null, spellings: new Map([[name, null]]), sightings: [], ...organization, named }
}

function spellingsOf({ seed, others }: Owner): Map<string, MergeReason | null> {
  const spellings = new Map<string, MergeReason | null>()
  const shown = readOrganizationName(bestSpelling([seed]))
  for (const written of seed.spellings.keys())
    spellings.set(written, readOrganizationName(written).form === shown.form ? 'same-name' : 'legal-form')
  for (const [{ spellings: written }, reason] of others)
    if (reason !== null) for (const one of written.keys()) spellings.set(one, reason)
  return spellings
}

/**
 * Whether a name is shown as a person's. A school may be named after a person, so a title, a job title or an email
 * address is required. A name alone suffices only if nobody on the site has a job title.
 *
 * @param areTitled whether anyone on the site has a job title
 */
export function isShownAsPerson({ spellings, sightings }: SitePerson, areTitled: boolean): boolean {
  if ([...spellings.keys()].some((written) => readPersonName(written).hasTitle)) return true
  if (sightings.some(({ group }) => group.job_title || group.emails)) return true
  return !areTitled
}

/** Whether anyone on a site has a job title. */
export const haveTitles = (people: readonly SitePerson[]): boolean =>
  people.some((person) => person.sightings.some(({ group }) => group.job_title !== undefined))

/** Returns the person after whom the site is named, unless there is evidence that it is a firm. */
function personWhoOwns(owner: Owner | null, people: readonly SitePerson[], { domain }: SortedPages): SitePerson | null {
  if (owner) {
    const name = readOrganizationName(owner.name)
    if (name.form !== null || namesOrganisation(name.words)) return null
    const { key } = readPersonName(owner.name)
    const areTitled = haveTitles(people)
    return (
      people.find(
        (person) =>
          isShownAsPerson(person, areTitled) &&
          [...person.spellings.keys()].some((one) => readPersonName(one).key === key),
      ) ?? null
    )
  }
  const own = people.filter(
    ({ name }) => domain !== null && domainAgreement(name.words.join(' '), domain) >= OWN_DOMAIN,
  )
  return own.length === 1 ? own[0]! : null
}
