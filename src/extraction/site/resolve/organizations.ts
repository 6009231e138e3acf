import { patternsOfLanguages } from '../../../facts/tables.ts'
import { compilePattern } from '../../../lib/compile-pattern.ts'
import { fold } from '../../../lib/fold.ts'
import { eachInSteps, type Steps } from '../../../lib/steps.ts'
import type { WorkBudget } from '../../../lib/work-budget.ts'
import { isAuthorityName } from '../../companies/authority-names.ts'
import { namesOrganisation } from '../../companies/company-words.ts'
import type { Relation } from '../page-facts.ts'
import type { MergeReason } from '../site-contact.ts'
import type { Owner } from './choose-owner.ts'
import { sameOrganization } from './compare-organizations.ts'
import { bestSpelling, type NamedOrganization } from './name-census.ts'
import { type OrganizationName, readOrganizationName } from './organization-name.ts'
import type { Occurrence, SortedPages } from './sort-pages.ts'

/** An organisation of a site that is not its owner. */
export interface OtherOrganization {
  readonly name: string
  /** Its names, beginning with the one to show. */
  readonly named: Map<NamedOrganization, MergeReason | null>
  readonly sightings: readonly Occurrence[]
  readonly relation: Relation
  /** Whether it is certainly an organisation: a line above an address may also name a house. */
  readonly isSure: boolean
}

const COMPARED_MAX = 50
/** Work units charged for comparing a name with a group of names, for `WorkBudget`. */
const GROUP_UNITS = 500
const CONFIDENCE_MIN = 0.6
const LONG_WORD_MIN = 7
const BEGINNING = 4
const BY_PAGE: Readonly<Partial<Record<string, Relation>>> = { partners: 'partner', clients: 'client' }
const BANK = compilePattern(
  `(?:^| )(?:${patternsOfLanguages(({ organisationSentences }) => organisationSentences?.relations?.banks).join('|')})(?: |$)`,
  'u',
)

type NameGroup = Map<NamedOrganization, MergeReason | null>

/** Groups the names of a site that are not its owner's into organisations. */
export function* otherOrganizations(
  census: ReadonlyMap<string, NamedOrganization>,
  owner: Owner | null,
  survey: SortedPages,
  work: WorkBudget,
): Steps<OtherOrganization[]> {
  const left = [...census.values()]
    .filter((named) => named !== owner?.seed && !owner?.others.has(named) && named.sightings.length > 0)
    // Fuller names first, so that short ones can match them.
    .sort((a, b) => b.key.length - a.key.length || (a.key < b.key ? -1 : 1))
  const groups: NameGroup[] = []
  const byWord = new Map<string, NameGroup[]>()
  const names = new Map<NamedOrganization, OrganizationName>()
  for (const named of left) {
    const name = readOrganizationName(bestSpelling([named]))
    names.set(named, name)
    const words = [
      ...name.ownWords,
      ...name.initials,
      ...(name.acronym === null ? [] : [name.acronym]),
      // A misspelt word usually has the right beginning.
      ...name.ownWords.filter((word) => word.length >= LONG_WORD_MIN).map((word) => `${word.slice(0, BEGINNING)}…`),
    ]
    const near = firstOf(words, byWord)
    const joined = near
      .map((group) => ({ group, reason: reasonAmong(name, group, names, survey) }))
      .filter(({ reason }) => reason !== null)
    // A short name that matches several organisations is ambiguous and stays separate.
    const [only] = joined
    const group: NameGroup = joined.length === 1 ? only!.group : new Map()
    group.set(named, joined.length === 1 ? only!.reason : null)
    if (joined.length !== 1) groups.push(group)
    for (const word of words) {
      const list = byWord.get(word)
      if (!list) byWord.set(word, [group])
      else if (list.length < COMPARED_MAX && !list.includes(group)) list.push(group)
    }
    work.trySpend(GROUP_UNITS * (1 + near.length) + 100 * named.spellings.size)
    if (!work.isTurnOver) continue
    yield
    work.beginTurn()
  }
  const others: OtherOrganization[] = []
  yield* eachInSteps(groups, work, unitsToDescribe, (named) => {
    const other = toOther(named, survey)
    if (other) others.push(other)
  })
  const titled = owner === null ? null : pagesTitled([owner.seed, ...owner.others.keys()])
  const units = new Set(titled === null ? [] : others.filter((other) => isUnitOf(titled, other)))
  return units.size > UNITS_MAX ? others : others.filter((other) => !units.has(other))
}

/** Returns the groups that share a word with a name, up to the maximum that are compared. */
function firstOf(words: readonly string[], byWord: ReadonlyMap<string, readonly NameGroup[]>): NameGroup[] {
  const near = new Set<NameGroup>()
  for (const word of words)
    for (const group of byWord.get(word) ?? []) {
      if (near.size >= COMPARED_MAX) return [...near]
      near.add(group)
    }
  return [...near]
}

const unitsToDescribe = (group: NameGroup): number => {
  let units = 500
  for (const { spellings, sightings } of group.keys()) units += 200 * spellings.size + 50 * sightings.length
  return units
}

/** Returns the pages whose titles contain one of these names. */
const pagesTitled = (names: readonly NamedOrganization[]): ReadonlySet<string> =>
  new Set(names.flatMap(({ asSite }) => [...(asSite.get('title') ?? [])]))

/** A site with more is a directory. */
const UNITS_MAX = 6
const FRONT: ReadonlySet<string> = new Set(['home', 'contact', 'about'])

/**
 * Whether an organisation is a unit of the owner, such as `Lakeside Club` of the Elm Society: it has no legal form, it
 * has its own page whose title also names the owner, and it appears on a page with the owner's contact details.
 *
 * @param titled pages whose titles name the owner
 */
function isUnitOf(titled: ReadonlySet<string>, { named, sightings }: OtherOrganization): boolean {
  if (sightings.some(({ group }) => group.relation !== undefined)) return false
  if (!sightings.some(({ page }) => FRONT.has(page.kind))) return false
  if (sightings.some(({ page }) => BY_PAGE[page.kind] !== undefined)) return false
  const names = [...named.keys()]
  if (names.some(({ spellings }) => [...spellings.keys()].some((name) => readOrganizationName(name).form !== null)))
    return false
  return names.some(({ asSite }) => [...(asSite.get('title') ?? [])].some((url) => titled.has(url)))
}

function reasonAmong(
  name: OrganizationName,
  group: NameGroup,
  names: ReadonlyMap<NamedOrganization, OrganizationName>,
  { isPlace }: SortedPages,
): MergeReason | null {
  let compared = 0
  for (const known of group.keys()) {
    const reason = sameOrganization(names.get(known)!, name, isPlace)
    if (reason !== null && reason !== 'with-town') return reason
    if (++compared >= COMPARED_MAX) return null
  }
  return null
}

function toOther(named: Map<NamedOrganization, MergeReason | null>, survey: SortedPages): OtherOrganization | null {
  const sightings = [...named.keys()].flatMap((one) => one.sightings)
  const name = bestSpelling(named.keys())
  const read = readOrganizationName(name)
  if (sightings.every(({ group }) => group.confidence < CONFIDENCE_MIN)) return null
  const labelled = mostCommon(sightings.flatMap(({ group }) => group.relation ?? []))
  const isSure =
    labelled !== undefined ||
    sightings.some(({ group }) => group.is_before_values) ||
    (!survey.isInAddress(fold(name)) && (read.form !== null || namesOrganisation(read.words)))
  return { name, named, sightings, relation: labelled ?? relationOf(name, sightings), isSure }
}

function relationOf(name: string, sightings: readonly Occurrence[]): Relation {
  if (BANK.test(fold(name))) return 'bank'
  if (isAuthorityName(name)) return 'authority'
  return mostCommon(sightings.flatMap(({ page }) => BY_PAGE[page.kind] ?? [])) ?? 'mentioned'
}

function mostCommon<T extends string>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}
