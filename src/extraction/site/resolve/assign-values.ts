import { fold } from '../../../lib/fold.ts'
import { SpelledNames, type SpelledPeople } from '../../contacts/spelled-names.ts'
import { fitsMarks, fittingMarks } from '../../emails/fitting-mailbox.ts'
import { mailboxKind } from '../../emails/mailbox-kind.ts'
import { givenName } from '../../names/given-names.ts'
import { isPlainWord } from '../../names/vocabulary.ts'
import { isFrontPage } from '../facts/page-kind.ts'
import { domainOf } from '../mail-site.ts'
import type { OtherOrganization } from './organizations.ts'
import type { SitePerson } from './people.ts'
import { longWords } from './person-name.ts'
import type { Occurrence } from './sort-pages.ts'

/** The contact that a value is assigned to. */
export type Holder = 'owner' | SitePerson | OtherOrganization

export interface Holders {
  /** Occurrences with the owner or with no name. */
  readonly open: Occurrence[]
  readonly people: Map<SitePerson, Occurrence[]>
  readonly organizations: Map<OtherOrganization, Occurrence[]>
}

/** A number beside at least this many people is that of their office. */
const SHARED_MIN = 3
/** Minimum strength of a mailbox that spells a given and a family name, or the initial of one. */
const SPELLED_MIN = 3.5
const ONLY_NAME_MIN = 2.2

/** Whether a value occurs in a part that every page repeats. */
const isInChrome = (open: readonly Occurrence[]) => open.some(({ group }) => group.is_chrome)

/** Whether a value occurs among the owner's contact details. */
export const isFront = (open: readonly Occurrence[]) =>
  isInChrome(open) || open.some(({ page }) => isFrontPage(page.kind))

/**
 * Returns the other organisations that hold a value. A value in the footer is the owner's, whatever organisation is
 * nearby. An uncertain organisation gets only values that have no other holder.
 */
function othersOf({ open, organizations }: Holders): OtherOrganization[] {
  if (isInChrome(open)) return []
  return [...organizations.keys()].filter(({ isSure }) => isSure || open.length === 0)
}

/**
 * Whether the footers of several pages show a value beside another organisation: a branch of the owner, or the firm for
 * which it works.
 */
function isInFooters(organizations: Holders['organizations']): boolean {
  const pages = new Set<string>()
  for (const sightings of organizations.values())
    for (const { page, group } of sightings) if (group.is_chrome) pages.add(page.facts.url)
  return pages.size >= FOOTERS_MIN
}
const FOOTERS_MIN = 3

/**
 * Returns the occurrences of a number with the owner or with no name, without those that a sentence gives to a person by
 * their given name: what such a sentence holds is also in the group of its page without a name.
 */
function withoutCalled({ open, people }: Holders): readonly Occurrence[] {
  const pages = new Set(
    [...people.values()].flatMap((sightings) =>
      sightings.flatMap(({ page, group }) => (group.is_given_name ? page.facts.url : [])),
    ),
  )
  return pages.size === 0 ? open : open.filter(({ page, group }) => group.is_chrome || !pages.has(page.facts.url))
}

/**
 * Decides who a phone number belongs to.
 *
 * @param isMobile whether one person carries it
 */
export function holdersOfPhone(shown: Holders, isMobile: boolean): Holder[] {
  const people = shown.people.size < SHARED_MIN ? [...shown.people.keys()] : []
  const others = othersOf(shown)
  const open = isMobile ? withoutCalled(shown) : shown.open
  const isOwners = (others.length === 0 && people.length === 0) || isFront(open) || isInFooters(shown.organizations)
  return [...(isOwners ? ['owner' as const] : []), ...people, ...others]
}

/** The people whose names a mailbox spells best. */
interface BestSpelled {
  readonly strength: number
  /** Indices of people, in their order. */
  readonly people: ReadonlySet<number>
}

const NOBODY: BestSpelled = { strength: 0, people: new Set() }

/** Decides who an email address belongs to. */
export class MailOwners {
  readonly #people: readonly SitePerson[]
  readonly #places: ReadonlyMap<SitePerson, number>
  /** Cached, because many addresses may spell one name that many people share. */
  readonly #best = new Map<SpelledPeople, BestSpelled>()
  readonly #spelled: SpelledNames
  readonly #personOf: number[]
  /** The owner's email domains. */
  readonly #domains: ReadonlySet<string>

  constructor(people: readonly SitePerson[], domains: ReadonlySet<string>) {
    this.#people = people
    this.#places = new Map(people.map((person, place) => [person, place]))
    this.#domains = domains
    const names = people.flatMap(({ spellings }, person) => [...spellings.keys()].map((name) => ({ name, person })))
    this.#spelled = new SpelledNames(names.map(({ name }) => name))
    this.#personOf = names.map(({ person }) => person)
  }

  holdersOf(email: string, shown: Holders): Holder[] {
    const { open, people } = shown
    const others = othersOf(shown)
    const isOwn = this.#domains.has(domainOf(email))
    if (fitsMarks(email, fittingMarks('organization', '')) && startsGeneral(email))
      return others.length === 1 && !isOwn && !isFront(open) ? others : ['owner']
    const spelled = this.#spelledBy(email, people)
    if (spelled) return isInChrome(open) && !this.#isFullName(email) ? ['owner', spelled] : [spelled]
    const [person, second] = [...people.keys()]
    if (person && !second) {
      if (mailboxKind(email) === 'role' && open.length > 0) return ['owner']
      const isOwners = isInChrome(open) || (isFront(open) && mailboxKind(email) === 'role')
      return isOwners || (isOwn && isNamedForTask(email, person)) ? ['owner', person] : [person]
    }
    return others.length > 0 && !isOwn ? [...(isFront(open) ? ['owner' as const] : []), ...others] : ['owner']
  }

  #isFullName = (email: string) => this.#bestIn(email).strength >= SPELLED_MIN

  /** Returns the one person whose name a mailbox spells. A part of the name suffices only if no other person has it. */
  #spelledBy(email: string, people: Holders['people']): SitePerson | null {
    const { strength, people: fitting } = this.#bestIn(email)
    const [only] = fitting
    if (only === undefined) return null
    let beside = Number.POSITIVE_INFINITY
    for (const person of people.keys()) {
      const place = this.#places.get(person)
      if (place !== undefined && place < beside && fitting.has(place)) beside = place
    }
    if (beside < this.#people.length) return this.#people[beside]!
    if (fitting.size > 1 || people.size > 0) return null
    return strength >= SPELLED_MIN || (strength >= ONLY_NAME_MIN && this.#domains.has(domainOf(email)))
      ? this.#people[only]!
      : null
  }

  #bestIn(email: string): BestSpelled {
    const spelled = this.#spelled.peopleOf(email)
    if (!spelled) return NOBODY
    let best = this.#best.get(spelled)
    if (!best) {
      const named = spelled.all()
      const strength = named.reduce((most, one) => Math.max(most, one.strength), 0)
      const fitting = named.filter((one) => one.strength === strength)
      best = { strength, people: new Set(fitting.map(({ person }) => this.#personOf[person]!)) }
      this.#best.set(spelled, best)
    }
    return best
  }
}

/**
 * Whether a mailbox is called after a task, `lotto@` beside Jane Roe: the people who do it read it. Its letters are
 * those of no name.
 */
function isNamedForTask(email: string, { spellings }: SitePerson): boolean {
  const local = fold(email.slice(0, email.lastIndexOf('@')).split('+', 1)[0]!)
  const [word = ''] = local.split(/[^\p{L}]+/u)
  if (word.length < TASK_LENGTH_MIN || (givenName(word) !== 'unknown' && !isPlainWord(word))) return false
  const begin = word.slice(0, NICKNAME_LENGTH)
  return [...spellings.keys()].every(
    (name) =>
      !fold(name)
        .split(/[^\p{L}]+/u)
        .some((part) => part.startsWith(begin)),
  )
}
/** Shorter ones are initials. */
const TASK_LENGTH_MIN = 4
/** Letters that a name and its short form share: `Bronwyn` and `bron@`. */
const NICKNAME_LENGTH = 3

/** Whether a mailbox is a general one: `info@`, `info.leeds@`, but not `sinfo@`. */
const startsGeneral = (email: string) => mailboxKind(email) === 'role'

/**
 * Decides who an address belongs to: a person only if it occurs with no other contact. On the card of a person with a
 * mailbox of the owner it is an office of the owner, too.
 *
 * @param domains the owner's email domains
 */
export function holdersOfAddress(shown: Holders, domains: ReadonlySet<string>): Holder[] {
  const { open, people } = shown
  const others = othersOf(shown)
  if (others.length > 0)
    return [...(isFront(open) || isInFooters(shown.organizations) ? ['owner' as const] : []), ...others]
  if (open.length > 0 || people.size !== 1) return ['owner']
  const isAtWork = ({ group }: Occurrence) => group.emails?.some((email) => domains.has(domainOf(email)))
  return [...([...people.values()].flat().some(isAtWork) ? ['owner' as const] : []), ...people.keys()]
}

/** URLs of personal profiles on social networks, with the handle. */
const PERSONAL_PROFILE = /(?:linkedin\.com\/(?:in|pub)|xing\.com\/profile)\/(?<handle>[^/?#]+)/i
/** Numbers and codes after a name: `jane-roe-4a1b2c3`. */
const CODE = /\d/

/** Finds people by the handles of their profiles. */
export class ProfileOwners {
  readonly #byWords = new Map<string, SitePerson | null>()

  constructor(people: readonly SitePerson[]) {
    for (const person of people) {
      const words = longWords(person.name)
      if (words.length < 2) continue
      const ends = [words[0]!, words.at(-1)!]
      const keys = new Set([words.join(''), words.toReversed().join(''), ends.join(''), ends.toReversed().join('')])
      // A handle that matches two people is assigned to neither.
      for (const key of keys) this.#byWords.set(key, this.#byWords.has(key) ? null : person)
    }
  }

  /**
   * Returns the person whose profile this is; null for an organisation's profile, or when no person of the site
   * matches.
   */
  ownerOf(profile: string): SitePerson | null {
    const handle = PERSONAL_PROFILE.exec(profile)?.groups?.handle
    if (handle === undefined) return null
    const words = fold(decodeHandle(handle))
      .split(' ')
      .filter((word) => word !== '' && !CODE.test(word))
    const known = this.#byWords.get(words.join(''))
    if (known !== undefined) return known
    // `jane-roe-solicitor`
    return words.length > 2 ? (this.#byWords.get(words.slice(0, 2).join('')) ?? null) : null
  }
}

function decodeHandle(handle: string): string {
  try {
    return decodeURIComponent(handle).replace(/[-_.]+/g, ' ')
  } catch {
    return handle
  }
}

/**
 * Whether a profile beside one person is the site's: footers of several pages name the person responsible beside it, and
 * it is not called after them.
 */
function isOfSite(profile: string, { name }: SitePerson, sightings: readonly Occurrence[]): boolean {
  if (new Set(sightings.map(({ page }) => page.facts.url)).size < FOOTERS_MIN) return false
  const path = fold(decodeHandle(URL.parse(profile)?.pathname ?? '')).replaceAll(' ', '')
  return !longWords(name).some((word) => path.includes(word))
}

/**
 * Decides who a profile belongs to. A personal profile (`/in/`) goes to the person with that name, otherwise to the
 * person beside it, regardless of organisations there.
 */
export function holdersOfProfile(
  profile: string,
  { open, people, organizations }: Holders,
  owners: ProfileOwners,
): Holder[] {
  const named = owners.ownerOf(profile)
  if (named) return [named]
  if (PERSONAL_PROFILE.test(profile) && people.size === 1) return [...people.keys()]
  if (isInChrome(open)) return ['owner']
  const [person] = people.keys()
  if (person && people.size === 1) return isOfSite(profile, person, people.get(person)!) ? ['owner'] : [person]
  return organizations.size === 1 && open.length === 0 ? [...organizations.keys()] : ['owner']
}
