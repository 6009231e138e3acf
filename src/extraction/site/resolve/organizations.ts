import { fold } from '../../../lib/fold.ts'
import { namesOrganisation } from '../../companies/company-words.ts'
import type { Relation } from '../page-facts.ts'
import type { MergeReason } from '../site-contact.ts'
import type { Owner } from './choose-owner.ts'
import { sameOrganization } from './compare-organizations.ts'
import { bestSpelling, type NamedOrganization } from './name-census.ts'
import { readOrganizationName } from './organization-name.ts'
import type { Sighting, Survey } from './survey.ts'

/** An organisation of a site that is not its owner. */
export interface OtherOrganization {
  readonly name: string
  /** Its names, the one that it is shown by first. */
  readonly named: Map<NamedOrganization, MergeReason | null>
  readonly sightings: readonly Sighting[]
  readonly relation: Relation
  /** Whether it is surely one: a line above an address may also name a house. */
  readonly isSure: boolean
}

const COMPARED_MAX = 50
const CONFIDENCE_MIN = 0.6
const BY_PAGE: Readonly<Partial<Record<string, Relation>>> = { partners: 'partner', clients: 'client' }
const BANK = /(?:^| )(?:\p{L}*bank|\p{L}*sparkasse|banque|banca|banco|bancaire|caixa|credit union|bcc)(?: |$)/u
const AUTHORITY =
  /(?:^| )(?:amtsgericht|landgericht|finanzamt|\p{L}*aufsichtsbehorde|landesbeauftragte\p{L}*|bundesbeauftragte\p{L}*|ombudsman|commissioner|commissioners|courts?|autorite|authority|garante|agencia espanola de proteccion de datos|cnil|ico|registrar|\p{L}*kammer|chamber|tribunal|regierungsprasidium|landratsamt)(?: |$)/u

/** Joins the names of a site that are not its owner's to organisations. */
export function otherOrganizations(
  census: ReadonlyMap<string, NamedOrganization>,
  owner: Owner | null,
  survey: Survey,
): OtherOrganization[] {
  const left = [...census.values()]
    .filter((named) => named !== owner?.seed && !owner?.others.has(named) && named.sightings.length > 0)
    // Fuller names first, so that short ones find them.
    .sort((a, b) => b.key.length - a.key.length || (a.key < b.key ? -1 : 1))
  const groups: Map<NamedOrganization, MergeReason | null>[] = []
  const byWord = new Map<string, Map<NamedOrganization, MergeReason | null>[]>()
  for (const named of left) {
    const name = readOrganizationName(bestSpelling([named]))
    const words = [...name.ownWords, ...name.initials, ...(name.acronym === null ? [] : [name.acronym])]
    const near = [...new Set(words.flatMap((word) => byWord.get(word) ?? []))].slice(0, COMPARED_MAX)
    const joined = near
      .map((group) => ({ group, reason: reasonAmong(named, group, survey) }))
      .filter(({ reason }) => reason !== null)
    // A short name that fits several is nobody's for sure.
    const [only] = joined
    const group = joined.length === 1 ? only!.group : new Map<NamedOrganization, MergeReason | null>()
    group.set(named, joined.length === 1 ? only!.reason : null)
    if (joined.length !== 1) groups.push(group)
    for (const word of words) {
      const list = byWord.get(word)
      if (!list) byWord.set(word, [group])
      else if (!list.includes(group)) list.push(group)
    }
  }
  const others = groups.map((named) => toOther(named, survey)).filter((other) => other !== null)
  const units = owner === null ? [] : others.filter((other) => isUnitOf(owner, other))
  return units.length > UNITS_MAX ? others : others.filter((other) => !units.includes(other))
}

/** A site with more is a directory. */
const UNITS_MAX = 6
const FRONT: ReadonlySet<string> = new Set(['home', 'contact', 'about'])

/**
 * Whether an organisation is a house of the owner's, such as `Lakeside Club` of the Elm Society: it has no legal form, a page of its own whose
 * title names the owner as well, and stands where the owner says how to be reached.
 */
function isUnitOf(owner: Owner, { named, sightings }: OtherOrganization): boolean {
  if (sightings.some(({ group }) => group.relation !== undefined)) return false
  if (!sightings.some(({ page }) => FRONT.has(page.kind))) return false
  if (sightings.some(({ page }) => BY_PAGE[page.kind] !== undefined)) return false
  const names = [...named.keys()]
  if (names.some(({ spellings }) => [...spellings.keys()].some((name) => readOrganizationName(name).form !== null)))
    return false
  const titled = new Set([owner.seed, ...owner.others.keys()].flatMap(({ asSite }) => [...(asSite.get('title') ?? [])]))
  return names.some(({ asSite }) => [...(asSite.get('title') ?? [])].some((url) => titled.has(url)))
}

function reasonAmong(
  named: NamedOrganization,
  group: ReadonlyMap<NamedOrganization, MergeReason | null>,
  { isPlace }: Survey,
): MergeReason | null {
  const name = readOrganizationName(bestSpelling([named]))
  for (const known of group.keys()) {
    const reason = sameOrganization(readOrganizationName(bestSpelling([known])), name, isPlace)
    if (reason !== null && reason !== 'with-town') return reason
  }
  return null
}

function toOther(named: Map<NamedOrganization, MergeReason | null>, survey: Survey): OtherOrganization | null {
  const sightings = [...named.keys()].flatMap((one) => one.sightings)
  const name = bestSpelling(named.keys())
  const read = readOrganizationName(name)
  if (sightings.every(({ group }) => group.confidence < CONFIDENCE_MIN)) return null
  const labelled = mostCommon(sightings.flatMap(({ group }) => group.relation ?? []))
  const isSure =
    labelled !== undefined || (!survey.isInAddress(fold(name)) && (read.form !== null || namesOrganisation(read.words)))
  return { name, named, sightings, relation: labelled ?? relationOf(name, sightings), isSure }
}

function relationOf(name: string, sightings: readonly Sighting[]): Relation {
  const folded = fold(name)
  if (BANK.test(folded)) return 'bank'
  if (AUTHORITY.test(folded)) return 'authority'
  return mostCommon(sightings.flatMap(({ page }) => BY_PAGE[page.kind] ?? [])) ?? 'mentioned'
}

function mostCommon<T extends string>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}
