import { memoizeByObject } from '../../../lib/memoize-by-object.ts'
import { eachInSteps, type Steps } from '../../../lib/steps.ts'
import type { WorkBudget } from '../../../lib/work-budget.ts'
import { isGeneric, isKindOfOrganisation } from '../../companies/company-words.ts'
import { isKind } from '../../companies/kind-words.ts'
import type { FactGroup } from '../page-facts.ts'
import type { MergeReason } from '../site-contact.ts'
import { addedWords, areFormsApart, isLooselyCalled, isSupporterOf, sameOrganization } from './compare-organizations.ts'
import { legalNameOf } from './legal-name.ts'
import { bestSpelling, coverage, isMasthead, type NamedOrganization, ownership } from './name-census.ts'
import { isStem, namesWithin, type OrganizationName, readOrganizationName } from './organization-name.ts'
import { isOwnerInOtherScript } from './other-script.ts'
import type { SortedPages } from './sort-pages.ts'

/** The owner of a site, with every name that the site uses for it. */
export interface Owner {
  readonly name: string
  readonly seed: NamedOrganization
  /**
   * Every other name of the owner with its reason, or null for a phrase around the name, which is not a spelling of it.
   */
  readonly others: ReadonlyMap<NamedOrganization, MergeReason | null>
}

/**
 * Maximum number of the owner's names with which others are compared. A site with more lists things named after the
 * owner, which say nothing about other names.
 */
const NAMES_COMPARED_MAX = 60
/** Maximum number of spellings of one name that are compared with these. */
const SPELLINGS_COMPARED_MAX = 40
/** Work units charged for comparing two names, for `WorkBudget`. */
const COMPARISON_UNITS = 150
/** A name below this score is only a word in a title. */
const OWNERSHIP_MIN = 1.2
const OWN_DOMAIN = 0.85
/** With at least this many pages, their titles show which part they all share. */
const TITLES_MIN = 3

/**
 * Returns the organisation that a site belongs to, or null when no name shows it.
 *
 * @param isPerson whether a name is that of a person on the site
 */
export function* chooseOwner(
  census: ReadonlyMap<string, NamedOrganization>,
  survey: SortedPages,
  isPerson: (name: string) => boolean,
  work: WorkBudget,
): Steps<Owner | null> {
  const ranked: { readonly named: NamedOrganization; readonly score: number }[] = []
  yield* eachInSteps(census.values(), work, unitsToRank, (named) => {
    ranked.push({ named, score: ownership(named, survey) })
  })
  ranked.sort((a, b) => b.score - a.score || (a.named.key < b.named.key ? -1 : 1))
  const [first] = ranked
  if (!first || first.score < OWNERSHIP_MIN) return null
  const seed = first.named
  const others = new Map<NamedOrganization, MergeReason | null>()
  const names = new OwnerNames(seed)
  const candidates = ranked.filter(({ named }) => named !== seed).map(({ named }) => new Candidate(named, seed, survey))
  let open = yield* joinNames(candidates, names, others, isPerson, work)
  const isPersons = [...seed.spellings.keys()].some(isPerson)
  const legal = names.hasForm
    ? null
    : legalNameOf(
        ranked.map(({ named }) => named),
        others,
        survey,
        isPersons,
      )
  if (legal) {
    others.set(legal, 'site-name')
    names.add(legal)
    open = open.filter(({ named }) => named !== legal)
    yield* joinNames(open, names, others, isPerson, work)
  }
  const brand = brandOf(seed, others, survey)
  const spelled = [
    seed,
    ...[...others].filter(([, reason]) => reason !== null && isAlike(reason)).map(([named]) => named),
  ]
  return { name: bestSpelling(brand ? [brand] : spelled), seed, others }
}

/**
 * Adds the candidates that are names of the owner to `others`. A joined name may join further names: the brand's short
 * form, the full name of an acronym.
 *
 * @returns the candidates that are not
 */
function* joinNames(
  candidates: readonly Candidate[],
  names: OwnerNames,
  others: Map<NamedOrganization, MergeReason | null>,
  isPerson: (name: string) => boolean,
  work: WorkBudget,
): Steps<readonly Candidate[]> {
  let open = candidates
  for (let known = -1; known < names.list.length; ) {
    known = names.list.length
    const left: Candidate[] = []
    for (const candidate of open) {
      const { named } = candidate
      if (work.isSpent) break
      work.trySpend(COMPARISON_UNITS * candidate.countNew(names))
      const reason = candidate.reasonFor(names)
      // An author's name is not the name of a magazine.
      if (reason === undefined || (reason === 'site-name' && [...named.spellings.keys()].every(isPerson)))
        left.push(candidate)
      else {
        others.set(named, reason)
        if (reason !== null && reason !== 'short-form' && reason !== 'with-town') names.add(named)
      }
      if (!work.isTurnOver) continue
      yield
      work.beginTurn()
    }
    open = left
  }
  return open
}

/**
 * Returns the brand under which visitors know a company that only its legal notice names: most pages are called so, and
 * the domain spells it no worse.
 */
function brandOf(
  seed: NamedOrganization,
  others: ReadonlyMap<NamedOrganization, MergeReason | null>,
  survey: SortedPages,
): NamedOrganization | null {
  if ([...seed.asSite.keys()].some((from) => from !== 'imprint')) return null
  const brands = [...others.keys()].filter(
    (named) =>
      named.agreement >= seed.agreement &&
      (['structured-data', 'copyright', 'og-site-name'] as const).some(
        (from) => coverage(named, from, survey) >= BRAND_SHARE_MIN,
      ),
  )
  return brands.length === 1 ? brands[0]! : null
}
const BRAND_SHARE_MIN = 0.5

/** Names with a town or brand added are not spellings of the owner's own name. */
const isAlike = (reason: MergeReason) => ['legal-form', 'short-form', 'acronym', 'site-domain'].includes(reason)

const namesOf = ({ spellings }: NamedOrganization): OrganizationName[] =>
  [...spellings.keys()].map(readOrganizationName)

const unitsToRank = ({ sightings, spellings }: NamedOrganization) => 500 + 20 * sightings.length + 100 * spellings.size

/** The names of an owner, without those that compare as equal. */
class OwnerNames {
  readonly list: OrganizationName[] = []
  hasForm = false
  readonly #known = new Set<string>()

  constructor(seed: NamedOrganization) {
    this.add(seed)
  }

  add(named: NamedOrganization): void {
    for (const name of namesOf(named)) {
      this.hasForm ||= name.form !== null
      const key = comparisonKey(name)
      if (this.list.length >= NAMES_COMPARED_MAX || this.#known.has(key)) continue
      this.#known.add(key)
      this.list.push(name)
    }
  }
}

const comparisonKey = ({ words, form, initials, acronym }: OrganizationName) =>
  JSON.stringify([words, form, initials, acronym])

interface CandidateSpelling {
  readonly name: OrganizationName
  readonly within: readonly OrganizationName[]
  isApart: boolean
}

/**
 * A possible further name of the owner. It is compared only once with each name of the owner, even if `reasonFor` is
 * called repeatedly.
 */
class Candidate {
  readonly named: NamedOrganization
  readonly #seed: NamedOrganization
  readonly #survey: SortedPages
  #spellings: CandidateSpelling[] | null = null
  #compared = 0
  #isPhrase = false

  constructor(named: NamedOrganization, seed: NamedOrganization, survey: SortedPages) {
    this.named = named
    this.#seed = seed
    this.#survey = survey
  }

  /** Returns the number of comparisons that `reasonFor` would make. */
  countNew({ list }: OwnerNames): number {
    return Math.min(this.named.spellings.size, SPELLINGS_COMPARED_MAX) * (1 + list.length - this.#compared)
  }

  /** Returns why this is a name of the owner, null when it is a phrase around one, and undefined when it is neither. */
  reasonFor({ list }: OwnerNames): MergeReason | null | undefined {
    const fresh = list.slice(this.#compared)
    this.#compared = list.length
    for (const spelling of this.#read()) {
      spelling.isApart ||= fresh.some(
        (name) => areFormsApart(spelling.name, name) || isSupporterOf(spelling.name, name),
      )
      if (spelling.isApart) return undefined
      for (const name of fresh) {
        const reason = this.#reasonAmong(name, spelling)
        if (reason !== null && isPageOf(name, spelling.name)) this.#isPhrase = true
        else if (reason !== null) return reason
        else this.#isPhrase ||= isPhraseAround(name, spelling.name)
      }
    }
    return this.#reasonByItself()
  }

  #read(): CandidateSpelling[] {
    if (this.#spellings) return this.#spellings
    const byKey = new Map<string, CandidateSpelling>()
    for (const written of this.named.spellings.keys()) {
      const name = readOrganizationName(written)
      const within = namesWithin(written).map(readOrganizationName)
      const key = [name, ...within].map(comparisonKey).join() + written.includes(' - ')
      if (!byKey.has(key)) byKey.set(key, { name, within, isApart: false })
      if (byKey.size >= SPELLINGS_COMPARED_MAX) break
    }
    this.#spellings = [...byKey.values()]
    return this.#spellings
  }

  #reasonAmong(owner: OrganizationName, { name, within }: CandidateSpelling): MergeReason | null {
    const { isPlace } = this.#survey
    const reason = sameOrganization(owner, name, isPlace)
    if (reason !== null) return reason
    if (isLooselyCalled(owner, name)) return 'short-form'
    return within.some((part) => sameOrganization(owner, part, isPlace) !== null) ? 'short-form' : null
  }

  /** Returns the reason that does not depend on the owner's other names. */
  #reasonByItself(): MergeReason | null | undefined {
    const { sightings, agreement } = this.named
    const isLabelled = sightings.some(({ group }) => group.relation !== undefined && group.relation !== 'owner')
    if (isLabelled && agreement < OWN_DOMAIN) return undefined
    if (isCalledSo(this.named, this.#seed, this.#survey)) return 'site-name'
    if (isOwnerInOtherScript(this.named, this.#seed, this.#survey)) return 'other-language'
    if (agreement >= OWN_DOMAIN && this.#seed.agreement < 1 && !isNeighbour(this.named, this.#seed, this.#survey))
      return 'site-domain'
    return this.#isPhrase ? null : undefined
  }
}

/**
 * True for `Careers at Elm Law` with the owner Elm Law, but false for `Friends' Association of Elm School` with Elm
 * School.
 */
function isPhraseAround(owner: OrganizationName, name: OrganizationName): boolean {
  const added = name.words.length > owner.words.length && owner.ownWords.length > 0 ? addedWords(owner, name) : null
  return (
    added?.every((word) => !isKindOfOrganisation([word]) && !isKind(word[0]!.toUpperCase() + word.slice(1))) ?? false
  )
}

/** `Careers at Elm Law` is the title of a page, while `Elm Law Group` is a name. */
function isPageOf(owner: OrganizationName, { words, written }: OrganizationName): boolean {
  const added = written.includes(' - ') ? [] : words.filter((word) => !owner.words.some((own) => isStem(own, word)))
  return added.some((word) => isGeneric([word]) && !isKindWord(word))
}

/**
 * Whether a name shares only its town with the owner, and is reached elsewhere or has a legal form: where the domain is
 * that of a town, it spells the names of the town's schools and clubs as well.
 */
function isNeighbour(named: NamedOrganization, seed: NamedOrganization, { isPlace }: SortedPages): boolean {
  if (named.asSite.size > 0) return false
  const [name, owner] = [readOrganizationName(bestSpelling([named])), readOrganizationName(bestSpelling([seed]))]
  const shared = name.words.filter((word) => owner.words.some((own) => isStem(own, word)))
  if (shared.length === 0 || !shared.every(isPlace)) return false
  if (name.form !== null && owner.form === null) return true
  const own = valuesOf(seed)
  const reached = valuesOf(named)
  return reached.size > 0 && ![...reached].some((value) => own.has(value))
}

const valuesOf = memoizeByObject(
  ({ sightings }: NamedOrganization): ReadonlySet<string> =>
    new Set(sightings.flatMap(({ group }) => reachedAt(group))),
)
const reachedAt = ({ emails = [], phones = [], addresses = [] }: FactGroup): string[] => [
  ...emails,
  ...phones.map(({ value }) => value),
  ...addresses.map(({ normalized }) => normalized),
]

const isKindWord = (word: string) => isKindOfOrganisation([word]) || isKind(word[0]!.toUpperCase() + word.slice(1))

/** Whether most of a site uses this as its own name, regardless of the owner's name. */
function isCalledSo(named: NamedOrganization, seed: NamedOrganization, survey: SortedPages): boolean {
  return (
    named.asSite.has('imprint') ||
    coverage(named, 'structured-data', survey) >= 0.5 ||
    // Besides the owner's own copyright notice, there may be one of the agency that made the site.
    (coverage(named, 'copyright', survey) >= 0.5 && (!seed.asSite.has('copyright') || named.agreement >= 0.5)) ||
    coverage(named, 'og-site-name', survey) >= 0.5 ||
    isMasthead(named, survey) ||
    (survey.pages.length >= TITLES_MIN && coverage(named, 'title', survey) >= 0.6) ||
    (named.asSite.has('logo') && named.agreement >= 0.7)
  )
}
