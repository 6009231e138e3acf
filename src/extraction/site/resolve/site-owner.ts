import type { Steps } from '../../../lib/steps.ts'
import { displayHost } from '../../../lib/url.ts'
import type { WorkBudget } from '../../../lib/work-budget.ts'
import { withoutLegalForm } from '../../companies/company-key.ts'
import { namesOrganisation } from '../../companies/company-words.ts'
import { domainAgreement, OWN_DOMAIN_MIN } from '../../companies/site-domain.ts'
import { isSoleTrader } from '../../companies/sole-traders.ts'
import { isFrontPage } from '../facts/page-kind.ts'
import type { SiteNameOrigin } from '../page-facts.ts'
import type { MergeReason } from '../site-contact.ts'
import { chooseOwner, type Owner } from './choose-owner.ts'
import { cleanTitle } from './job-titles.ts'
import { bestSpelling, coverage, type NamedOrganization } from './name-census.ts'
import { readOrganizationName } from './organization-name.ts'
import { bestPersonSpelling, type SitePerson } from './people.ts'
import { readPersonName } from './person-name.ts'
import type { Occurrence, SortedPages } from './sort-pages.ts'

/** The owner of a site: an organisation, or the person whose own site it is. */
export interface SiteOwner {
  readonly name: string
  readonly person: SitePerson | null
  /** Whether that person works under their name: the owner is then a firm of that name, for which they work. */
  readonly isFirmOfPerson: boolean
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
    const isFirmOfPerson = worksUnderOwnName(person, named, survey)
    return {
      name: isFirmOfPerson && named ? firmName(named, person) : bestPersonSpelling(person),
      person,
      isFirmOfPerson,
      spellings: new Map([...(organization?.spellings ?? []), ...person.spellings]),
      sightings: [...(isFirmOfPerson && organization ? [] : person.sightings), ...(organization?.sightings ?? [])],
      named,
    }
  }
  const name = named?.name ?? displayHost(survey.pages[0]!.facts.url)
  return {
    name,
    person: null,
    isFirmOfPerson: false,
    spellings: new Map([[name, null]]),
    sightings: [],
    ...organization,
    named,
  }
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
    if ((name.form !== null && !isSoleTrader(name.form)) || namesOrganisation(name.words)) return null
    const { key } = readPersonName(withoutLegalForm(owner.name))
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

/** The places that name a site for its visitors. */
const NAMED_FOR: readonly SiteNameOrigin[] = [
  'structured-data',
  'imprint',
  'copyright',
  'og-site-name',
  'title',
  'logo',
]
/** Places that must agree, the domain among them: a page about a person is titled like one, too. */
const AGREEING_MIN = 2
const SHARE_MIN = 0.5

/**
 * Whether a site is that of a person who works under their own name, such as a mason, an artist or a translator, and
 * not only a page about them or their diary: the site is called by the name in several places, it says what they do,
 * and how to reach them.
 *
 * @param owner the elected name of the site
 */
function worksUnderOwnName(person: SitePerson, owner: Owner | null, survey: SortedPages): boolean {
  const isCalled = (from: SiteNameOrigin) =>
    owner !== null &&
    [owner.seed, ...owner.others.keys()].some(
      (named) => (from === 'imprint' && named.asSite.has(from)) || coverage(named, from, survey) >= SHARE_MIN,
    )
  const agreement = survey.domain ? domainAgreement(person.name.words.join(' '), survey.domain) : 0
  const inDomain = Number(agreement >= OWN_DOMAIN_MIN)
  if (NAMED_FOR.filter(isCalled).length + inDomain < AGREEING_MIN) return false
  // Who is reached on a site that is called after a person and something else may be somebody else.
  const open = agreement < OWN_DOMAIN ? [] : survey.unnamed.filter(({ page }) => isFrontPage(page.kind))
  const own = [...person.sightings, ...open]
  const [hasPhone, hasEmail, hasAddress] = (['phones', 'emails', 'addresses'] as const).map((type) =>
    own.some(({ group }) => (group[type]?.length ?? 0) > 0),
  )
  const hasWork = person.sightings.some(({ group }) => cleanTitle(group.job_title) !== null)
  return hasWork ? Boolean(hasPhone || hasEmail) : Boolean(hasPhone && (hasEmail || hasAddress))
}

/** Returns the name under which a person works: with the form of a sole trader if there is one. */
const firmName = (owner: Owner, person: SitePerson) =>
  readOrganizationName(owner.name).form === null ? bestPersonSpelling(person) : owner.name
