import { fold } from '../../../lib/fold.ts'
import { eachInSteps, type Steps } from '../../../lib/steps.ts'
import { once } from '../../../lib/text/once.ts'
import type { WorkBudget } from '../../../lib/work-budget.ts'
import { mailSite } from '../mail-site.ts'
import type { Relation } from '../page-facts.ts'
import type { SiteContact } from '../site-contact.ts'
import type { Holder } from './assign-values.ts'
import type { ContactDraft } from './contact-draft.ts'
import { cleanTitle } from './job-titles.ts'
import type { OtherOrganization } from './organizations.ts'
import type { SitePerson } from './people.ts'
import type { Resolution } from './resolution.ts'

export const OWNER_KEY = 'owner'
/** Minimum number of pages for a name without contact details to become a contact. */
const PAGES_MIN = 2
const CONFIDENCE_MIN = 0.7

/** Returns the contacts of a site: the owner, then those that can be reached, the most confident first. */
export function* toContacts(resolution: Resolution, work: WorkBudget): Steps<SiteContact[]> {
  const { owner, people } = resolution
  const isPersons = owner.person !== null && !owner.isFirmOfPerson
  const employers = new Set<Holder>()
  yield* eachInSteps(people, work, unitsToWrite, (person) => {
    employers.add(organizationOf(person, resolution))
  })
  const others = resolution.others.filter(
    (other) => employers.has(other) || isWorthARow(other, resolution.draftOf(other)),
  )
  const keys = new KeyRing()
  const keyOf = new Map<Holder, string>([['owner', OWNER_KEY]])
  for (const other of others) keyOf.set(other, keys.next('organization', resolution.draftOf(other).name))
  yield* eachInSteps(people, work, unitsToDraft, (person) => {
    keyOf.set(person, keys.next('person', resolution.draftOf(person).name))
  })
  const contactOf = (holder: Holder, kind: SiteContact['kind'], relation: Relation, at: Holder | null): SiteContact => {
    const draft = resolution.draftOf(holder)
    return {
      key: keyOf.get(holder)!,
      kind,
      name: draft.name,
      relation,
      organization: at && resolution.draftOf(at).name,
      organization_key: at && keyOf.get(at)!,
      parts: draft.parts(),
      likely_email: null,
      confidence: confidenceOf(draft),
    }
  }
  const rest: SiteContact[] = []
  yield* eachInSteps(people, work, unitsToWrite, (person) => {
    const at = isVisitor(person) ? guestOf(person, resolution) : organizationOf(person, resolution)
    const employer = at === 'owner' && isPersons ? null : at
    const known = employer && keyOf.has(employer) ? employer : null
    rest.push(contactOf(person, 'person', at === 'owner' ? 'member' : 'mentioned', known))
  })
  yield* eachInSteps(others, work, unitsToWrite, (other) => {
    rest.push(contactOf(other, 'organization', other.relation, null))
  })
  const rank = new Map(rest.map((contact) => [contact, reachOf(contact)]))
  rest.sort(
    (a, b) =>
      rank.get(a)! - rank.get(b)! ||
      b.confidence - a.confidence ||
      collator().compare(a.name, b.name) ||
      (a.key < b.key ? -1 : 1),
  )
  return [contactOf('owner', isPersons ? 'person' : 'organization', 'owner', null), ...rest]
}

const collator = once(() => new Intl.Collator('en'))
const unitsToDraft = ({ spellings }: SitePerson) => 500 + 300 * spellings.size
const unitsToWrite = ({ sightings }: SitePerson | OtherOrganization) => 2_000 + 500 * sightings.length

/** Creates unique keys from the kind and the folded name. */
class KeyRing {
  readonly #taken = new Set<string>()
  /** The last number used for each key. */
  readonly #last = new Map<string, number>()

  next(kind: SiteContact['kind'], name: string): string {
    const key = `${kind}:${fold(name)}`
    let free = key
    let number = this.#last.get(key) ?? 1
    while (this.#taken.has(free)) free = `${key} ${++number}`
    this.#last.set(key, number)
    this.#taken.add(free)
    return free
  }
}

function isWorthARow({ isSure, relation, sightings }: OtherOrganization, draft: ContactDraft): boolean {
  if (draft.isReachable) return true
  if (!isSure) return false
  const pages = new Set(sightings.map(({ page }) => page.facts.url))
  return (
    relation !== 'mentioned' ||
    draft.addresses.length > 0 ||
    pages.size >= PAGES_MIN ||
    sightings.some(({ group }) => group.confidence >= CONFIDENCE_MIN)
  )
}

const reachOf = ({ parts }: SiteContact) =>
  parts.some(({ emails }) => emails.length > 0)
    ? 0
    : parts.some(({ phones }) => phones.some(({ kind }) => kind !== 'fax'))
      ? 1
      : 2

/** Whether the site shows only what a person says about it, as in reviews and testimonials. */
function isVisitor({ sightings }: SitePerson): boolean {
  const others = sightings.filter(({ group }) => group.relation !== 'mentioned')
  return (
    others.length < sightings.length &&
    others.every(({ group }) => cleanTitle(group.job_title) === null && !group.emails && !group.phones)
  )
}

/** Returns the employer of a person who does not work for the owner: another organisation of the site, or null. */
function guestOf(person: SitePerson, resolution: Resolution): Holder | null {
  const at = organizationOf(person, resolution)
  return at === 'owner' ? null : at
}

/** Returns a person's employer: according to most cards, otherwise the domain of the mailbox, otherwise the owner. */
function organizationOf(person: SitePerson, resolution: Resolution): Holder {
  const votes = new Map<Holder, number>()
  for (const { group } of person.sightings) {
    if (group.organization === undefined) continue
    const holder = resolution.organizationCalled(group.organization)
    votes.set(holder, (votes.get(holder) ?? 0) + 1)
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1] || Number(b[0] === 'owner') - Number(a[0] === 'owner'))
  const isSure = (count: number) => count * 2 > person.sightings.length
  // "Elm Ltd" here and "Elmm Limited" there: most cards name an employer, and none the owner.
  if (best && (isSure(best[1]) || (!votes.has('owner') && isSure(sumOf(votes.values()))))) return best[0]
  const sites = resolution.draftOf(person).emails.map(({ value }) => mailSite(value))
  const reached = resolution.organizationAtSites(sites)
  return reached === 'owner' ? resolution.organizationSpelledBy(sites) : reached
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)

function confidenceOf({ sightings }: ContactDraft): number {
  const surest = sightings.reduce((best, { group }) => Math.max(best, group.confidence), 0)
  return Math.round(100 * (surest || CONFIDENCE_MIN)) / 100
}
