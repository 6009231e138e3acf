import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import type { Steps } from '../../lib/steps.ts'
import { mailboxKind } from '../emails/mailbox-kind.ts'
import type { Entity } from '../entity.ts'
import type { Finding } from '../finding.ts'
import { withoutMenus } from '../names/outside-menus.ts'
import { readJobTitle } from '../names/segments.ts'
import { visitorsOf } from '../names/visitors.ts'
import { byTag, lineAt, type Page, textOf } from '../page.ts'
import { type Place, PlaceIndex, placesOf, placesOfName, rangeFound } from '../places.ts'
import { followRule, spend } from '../steps.ts'
import { HEADING_TAGS } from '../tag-traits.ts'
import { isSubtitle, withoutBystanders } from './card-heads.ts'
import { EntityOwners } from './entity-owners.ts'
import { isFormerEmployer } from './former-employers.ts'
import { isSharedLine } from './organization-lines.ts'
import { type Boundaries, ownerAround, type Reach, SAME_BLOCK } from './owner-around.ts'
import { SpelledNames } from './spelled-names.ts'

const REACH: Reach = { blockLengthMax: 700, distanceMax: 200, linesMax: 5 }
/** A card this small owns even a role mailbox inside it. */
const ROLE_MAILBOX_REACH: Reach = { ...REACH, blockLengthMax: 250, distanceMax: 0 }
const SAME_ENTITY = 6
/** Minimum strength for linking an email address to a person. */
const LINK_MIN = 2
/** Units of work for locating a value and finding its owner. */
const PLACES_UNITS = 1_000

/** A person and the findings that belong to them. */
export interface PersonParts {
  readonly name: Finding
  readonly parts: Finding[]
  /** Strength of the weakest link to a part, on the scale of `Neighbour.strength`, extended upwards. */
  weakest: number
}

/**
 * Assigns emails, phones, addresses and companies to the people near them. Each value belongs to at most one person. A
 * value near several people belongs to their office.
 */
export function* personContacts(
  page: Page,
  entities: readonly Entity[],
  findings: readonly Finding[],
): Steps<PersonParts[]> {
  const names = withoutOverlaps(findings.filter(({ type }) => type === 'names'))
  const people: PersonParts[] = names.map((name) => ({ name, parts: [], weakest: Number.POSITIVE_INFINITY }))
  if (names.length === 0) return people
  const entityOwners = new EntityOwners(entities, names)
  const spelled = yield* followRule(page, () => new SpelledNames(names.map(({ value }) => value)))
  const placesByName: Place[][] = []
  for (const name of names) {
    placesByName.push(withoutMenus(page, placesOfName(page, name)))
    yield* spend(page.budget, PLACES_UNITS)
  }
  const ofType = (...types: Finding['type'][]) => findings.filter(({ type }) => types.includes(type))
  const nameIndex = new PlaceIndex(placesByName)
  const parting = yield* followRule(page, () => partingHeadings(page))
  const headings = new PlaceIndex([parting.filter((heading) => !isSubtitle(page, heading, nameIndex))])
  const strangers = new PlaceIndex(ofType('companies', 'addresses').map((finding) => rangeFound(finding)))
  const values = new PlaceIndex(
    yield* followRule(page, () => ofType('emails', 'phones').map((finding) => placesOf(page, finding))),
  )
  const boundaries = { strangers, headings, values }
  const give = (person: number, finding: Finding, strength: number) => {
    people[person]!.parts.push(finding)
    people[person]!.weakest = Math.min(people[person]!.weakest, strength)
  }

  for (const email of ofType('emails')) {
    yield* spend(page.budget, PLACES_UNITS)
    const owner = emailOwner(page, email, nameIndex, spelled, entityOwners, boundaries)
    if (!owner) continue
    give(owner.person, email, owner.strength)
    // A name found only in markup has no position; its email's position is used instead.
    if (placesByName[owner.person]!.length === 0) placesByName[owner.person]!.push(...rangeFound(email))
  }

  const anchors = new PlaceIndex(withoutBystanders(page, placesByName))
  const isVisitor = visitorsOf(page, entities)
  for (const finding of ofType('phones', 'addresses', 'companies')) {
    yield* spend(page.budget, PLACES_UNITS)
    const ofEntity = entityOwners.of(finding)
    const person = ofEntity ?? soleOwner(page, finding, anchors, finding.type === 'phones' ? boundaries : null)
    // A review's subject is not its author's employer.
    if (
      person !== null &&
      finding.type === 'companies' &&
      isVisitor(names[person]!) &&
      !isRightBehind(names[person]!, finding)
    )
      continue
    // "Previously at Acme": the person works for the site today.
    if (ofEntity === null && finding.type === 'companies' && isFormer(page, finding)) continue
    if (person !== null) give(person, finding, ofEntity === null ? SAME_BLOCK : SAME_ENTITY)
  }
  return people
}

const isFormer = (page: Page, { start }: Finding) => start !== null && isFormerEmployer(page, start)

const BEHIND_MAX = 60
/** Whether a company closely follows a name, as in "Jane Roe, Buyer, Elm Foods Ltd". */
const isRightBehind = (name: Finding, { start }: Finding) =>
  name.end !== null && start !== null && start >= name.end && start - name.end <= BEHIND_MAX

/** Headings that start a new section. Headings with a job title do not: they describe the person above. */
export const partingHeadings = memoizeByObject((page: Page): readonly Place[] =>
  HEADING_TAGS.flatMap((tag) => byTag(page, tag)).filter(
    (heading) => heading.end > heading.start && readJobTitle(textOf(page, heading)) === null,
  ),
)

/** When two names overlap in the text, keeps the one with the higher confidence. */
function withoutOverlaps(names: readonly Finding[]): Finding[] {
  const placed = names.filter(({ start }) => start !== null).sort((a, b) => a.start! - b.start!)
  const dropped = new Set<Finding>()
  let last: Finding | undefined
  for (const name of placed) {
    if (last && name.start! < last.end!) {
      dropped.add(name.confidence > last.confidence ? last : name)
      if (name.confidence <= last.confidence) continue
    }
    last = name
  }
  return names.filter((name) => !dropped.has(name))
}

function emailOwner(
  page: Page,
  email: Finding,
  names: PlaceIndex,
  spelled: SpelledNames,
  entityOwners: EntityOwners,
  boundaries: Boundaries,
): { person: number; strength: number } | null {
  const beside = new Map<number, number>()
  const ofEntity = entityOwners.of(email)
  if (ofEntity !== null) beside.set(ofEntity, SAME_ENTITY)
  const spelt = spelled.peopleOf(email.normalized)
  const isRole = spelt === null && mailboxKind(email.normalized) === 'role'
  const places = placesOf(page, email)
  const neighbours = new Map<number, number>()
  for (const place of places) {
    const near = ownerAround(page, place, names, isRole ? ROLE_MAILBOX_REACH : REACH, boundaries)
    if (near) neighbours.set(near.owner, Math.max(neighbours.get(near.owner) ?? 0, near.strength))
  }
  // An email near several people is shared, unless it spells one of their names.
  for (const [owner, strength] of neighbours) {
    if (neighbours.size === 1 || beside.has(owner) || spelt?.strengthOf(owner))
      beside.set(owner, (beside.get(owner) ?? 0) + strength)
  }
  const scores = new Map(spelt?.strongest(beside.size + 2))
  for (const [person, strength] of beside) scores.set(person, strength + (spelt?.strengthOf(person) ?? 0))
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < LINK_MIN || (second && second[1] === best[1])) return null
  return { person: best[0], strength: best[1] }
}

/**
 * The only person near every place of a value, or null.
 *
 * @param boundaries null for companies and addresses, which only the owner of the same card can have
 */
function soleOwner(page: Page, finding: Finding, people: PlaceIndex, boundaries: Boundaries | null): number | null {
  const owners = new Set<number>()
  for (const place of placesOf(page, finding)) {
    // A switchboard number with an extension reaches one person, so it is not shared.
    const isShared = boundaries !== null && finding.detail?.extension === undefined
    if (isShared && isSharedLine(page, place, lineAt(page, place.start))) return null
    const near = ownerAround(page, place, people, REACH, boundaries)
    if (near && (boundaries !== null || near.strength >= SAME_BLOCK)) owners.add(near.owner)
  }
  return owners.size === 1 ? [...owners][0]! : null
}
