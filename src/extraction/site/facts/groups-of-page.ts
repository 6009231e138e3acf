import type { Steps } from '../../../lib/steps.ts'
import { isSubtitle } from '../../contacts/card-heads.ts'
import { EntityOwners } from '../../contacts/entity-owners.ts'
import { isSharedLine } from '../../contacts/organization-lines.ts'
import { type Boundaries, ownerAround, type Reach, SAME_BLOCK } from '../../contacts/owner-around.ts'
import { partingHeadings } from '../../contacts/person-contacts.ts'
import type { ContactFinding } from '../../contacts.ts'
import type { Entity } from '../../entity.ts'
import type { Finding } from '../../finding.ts'
import { endsInName } from '../../names/own-titles.ts'
import { isVisitorTitle, visitorsOf } from '../../names/visitors.ts'
import { closest, elementAt, lineAt, type Page, type PageElement } from '../../page.ts'
import { type Place, PlaceIndex, placesOf } from '../../places.ts'
import type { ProfileFinding } from '../../profiles.ts'
import { spend } from '../../steps.ts'
import type { Relation } from '../page-facts.ts'
import { type AddressedName, findAddressedNames } from './addressed-names.ts'
import { isChromeAt } from './chrome.ts'
import { findCreditedAgencies } from './credited-agencies.ts'
import { EmployersOfPage } from './employers/employers-of-page.ts'
import { EMPLOYER, findEmployersOnLines } from './employers/employers-on-lines.ts'
import { draftOf, type GroupDraft } from './fact-group.ts'
import { findNamedBeforeValues, withoutNextSentences } from './named-before-values.ts'
import { findOthers } from './others-of-page.ts'
import { likelyAddresses, peopleOfPage } from './people-of-page.ts'
import { isOperator, labelledRelation, listedRelation } from './relations.ts'
import { findShortNames, type ShortName } from './short-names.ts'
import { titleOf } from './title-of.ts'
import { titleWithoutEmployer } from './title-without-employer.ts'
import { ValuePlaces } from './value-places.ts'

const PERSON_REACH: Reach = { blockLengthMax: 700, distanceMax: 200, linesMax: 5 }
const COMPANY_REACH: Reach = { blockLengthMax: 900, distanceMax: 300, linesMax: 8 }
const CREDITED = 0.7
const ADDRESSED = 0.7
const UNNAMED = 0.8
/** Work units charged for finding the places of a value and its owner. */
const PLACES_UNITS = 2_000

interface Found {
  readonly findings: readonly Finding[]
  readonly contacts: readonly ContactFinding[]
}

/**
 * The people and organisations of a page, each with the values found with it. A value that occurs in several places is
 * assigned at each of them: a number on a card may also be in the footer.
 */
export class PageGroups {
  /** In the order of the findings of their names. */
  readonly people: readonly GroupDraft[]
  readonly #addressed: readonly (AddressedName & { readonly draft: GroupDraft })[]
  readonly #companies: readonly Finding[]
  /** The organisations that a sentence names directly before a value, by the offset of the value. */
  readonly #namedBefore: ReadonlyMap<number, Finding>
  readonly #shortNames: ReadonlyMap<number, ShortName>
  readonly #calledShort = new Map<string, GroupDraft>()
  readonly #beforeValues: ReadonlySet<Finding>
  /** What labels say that organisations are to the site. */
  readonly #labelled: ReadonlyMap<Finding, Relation>
  /** Findings that contacts assign to people. */
  readonly #personal: ReadonlySet<Finding>
  /** Those of people whom only markup names, such as the description of a picture. */
  readonly #ofUnplaced: ReadonlySet<Finding>
  readonly #organizations = new Map<string, GroupDraft>()
  readonly #peopleIndex: PlaceIndex
  readonly #companyPlaces: readonly (readonly Place[])[]
  readonly #rows = new Map<number, ReadonlySet<PageElement> | null>()
  readonly #companyIndex: PlaceIndex
  readonly #entityOwners: EntityOwners
  readonly #entityPeople: EntityOwners
  readonly #boundaries: Boundaries
  readonly #page: Page
  readonly #places: ValuePlaces
  readonly #values: readonly Finding[]

  constructor(page: Page, entities: readonly Entity[], { findings, contacts }: Found) {
    this.#page = page
    this.#places = new ValuePlaces(page)
    const ofType = (...types: Finding['type'][]) => findings.filter(({ type }) => types.includes(type))
    // A site without a name is named after its address anyway; on single pages that would be another organisation.
    const companies = ofType('companies').filter(({ rules }) => !rules?.includes('companies.host'))
    const values = [...ofType('emails', 'phones'), ...likelyAddresses(findings)]
    const others = findOthers(page, companies, values, ofType('names'))
    const known = [...companies, ...others.labelled, ...others.listed, ...others.atValues]
    const starts = new Set(others.atValues.map(({ start }) => start))
    const people = ofType('names').filter(({ start }) => start === null || !starts.has(start))
    const shown = peopleOfPage(page, people, contacts, known)
    const found = shown.map(({ name }) => name)
    const namedBefore = findNamedBeforeValues(page, values, known, found, others.byValue)
    const names = shown.map((person) => ({
      ...person,
      values: withoutNextSentences(page, person.values, person.places, namedBefore),
    }))
    this.#labelled = others.relations
    this.#namedBefore = namedBefore.organizations
    this.#beforeValues = new Set([...this.#namedBefore.values(), ...others.atValues])
    this.#shortNames = findShortNames(page, ofType('emails', 'phones'), ofType('names', 'addresses'))
    const isVisitor = visitorsOf(page, entities)
    const placesByName = names.map(({ places }) => places)
    const isOperatorAt = ({ start }: Place) => isOperator(page, start)
    const shownPlaces = known.map((company) => placesOf(page, company))
    const companyPlaces = shownPlaces.map((places) => places.filter((place) => !isOperatorAt(place)))
    const operators = new Set(
      known.filter((_, at) => shownPlaces[at]!.length > 0 && companyPlaces[at]!.length === 0).map(({ value }) => value),
    )
    const boxed = new Set(others.inBoxes.flatMap(({ isNew, organization }) => (isNew ? [organization] : [])))
    const boxOf = (places: readonly Place[]) =>
      others.inBoxes.find(({ box }) => places.some(({ start }) => start >= box.start && start < box.end))
    const employers = new EmployersOfPage(
      page,
      new PlaceIndex(placesByName),
      {
        places: new PlaceIndex(companyPlaces.map((places, at) => (boxed.has(known[at]!) ? [] : places))),
        names: known.map(({ value }) => value),
      },
      values.map((value) => ({ value, places: this.#places.of(value) })),
    )
    const called = new Set(found.map(({ value }) => value))
    this.people = names.map(({ name, values: own, organization, places }) => {
      const isVisiting = isVisitor(name)
      const role = roleOf(page, name, isVisiting, called)
      const employer = employers.of({
        places,
        values: own,
        jobTitle: role.job_title,
        organization:
          organization !== undefined && operators.has(organization)
            ? undefined
            : (organization ?? boxOf(places)?.organization.value),
        isVisitor: isVisiting,
      })
      const { job_title: title } = role
      return draftOf(
        {
          kind: 'person',
          name: name.value,
          ...role,
          job_title: title && employer ? titleWithoutEmployer(title, employer) : title,
          organization: employer,
          confidence: name.confidence,
          isChrome: name.start !== null && isChromeAt(page, name.start),
        },
        own,
      )
    })
    const named = findEmployersOnLines(
      page,
      this.people.flatMap(({ organization }) => organization ?? []),
      known,
    )
    this.#companies = [...known, ...named]
    // What a sentence names has the values of the sentence, but not those of the lines below.
    const heads = new Set(others.inBoxes.map(({ organization }) => organization.start))
    this.#companyPlaces = [...companyPlaces, ...named.map((company) => placesOf(page, company))].map((places) =>
      places.filter(({ start }) => heads.has(start) || !namedBefore.names.has(start)),
    )
    this.#companyIndex = new PlaceIndex(this.#companyPlaces)
    this.#personal = new Set(names.flatMap(({ values: own }) => own))
    this.#ofUnplaced = new Set(names.flatMap(({ values: own, places }) => (places.length === 0 ? own : [])))
    this.#addressed = findAddressedNames(page).map((addressed) => ({
      ...addressed,
      draft: draftOf({ kind: 'person', name: addressed.name, confidence: ADDRESSED, isChrome: false }),
    }))
    this.#peopleIndex = new PlaceIndex([...placesByName, ...this.#addressed.map((addressed) => [addressed])])
    this.#entityOwners = new EntityOwners(entities, this.#companies)
    this.#entityPeople = new EntityOwners(
      entities,
      names.map(({ name }) => name),
    )
    this.#boundaries = {
      strangers: new PlaceIndex([...this.#companies, ...ofType('addresses')].map((finding) => placesOf(page, finding))),
      headings: new PlaceIndex([partingHeadings(page).filter((one) => !isSubtitle(page, one, this.#peopleIndex))]),
      values: new PlaceIndex(ofType('emails', 'phones').map((value) => this.#places.of(value))),
    }
    this.#values = values
  }

  /** Assigns the findings to the groups that they occur with. */
  *fill(): Steps<void> {
    const page = this.#page
    for (const company of this.#companies) {
      this.#organization(company, isOnlyInChrome(page, company))
      yield* spend(page.budget, PLACES_UNITS)
    }
    for (const value of this.#values) {
      this.#give(value)
      yield* spend(page.budget, PLACES_UNITS)
    }
    const known = new Set(this.#companies.map(({ value }) => value))
    for (const { organization } of this.people)
      if (organization !== undefined && !known.has(organization)) this.#employer(organization)
    for (const { name, start } of findCreditedAgencies(page))
      this.#organizations.set(
        `credit ${start}`,
        draftOf({ kind: 'organization', name, relation: 'agency', confidence: CREDITED, isChrome: true }),
      )
  }

  /** Returns all groups, including those of values without a name. */
  all(): GroupDraft[] {
    const addressed = this.#addressed.map(({ draft }) => draft).filter(({ values }) => values.size > 0)
    return [...this.people, ...addressed, ...this.#calledShort.values(), ...this.#organizations.values()]
  }

  #give(value: Finding): void {
    const isPersons = this.#personal.has(value)
    const ofEntity = this.#entityOwners.of(value)
    if (ofEntity !== null && !isPersons) this.#organization(this.#companies[ofEntity]!, false).values.add(value)
    const places = this.#places.of(value)
    const pair = isPersons || ofEntity !== null ? null : this.#pairWith(value, places)
    if (pair) {
      for (const person of pair) person.values.add(value)
      return
    }
    if (places.length === 0 && ofEntity === null && !isPersons) this.#unnamed(false).values.add(value)
    for (const place of places) {
      if (!this.#isWithPerson(value, place)) this.#draftAt(place).values.add(value)
    }
  }

  /**
   * Returns the two people whose cards show a number and who share it, as colleagues do an extension; otherwise null. A
   * number that labels say is everybody's, or that stands beside more people or elsewhere too, is their office's.
   */
  #pairWith({ type }: Finding, places: readonly Place[]): readonly GroupDraft[] | null {
    if (type !== 'phones' || places.length < 2) return null
    const owners = new Set<number>()
    for (const place of places) {
      if (isChromeAt(this.#page, place.start) || isSharedLine(this.#page, place, lineAt(this.#page, place.start)))
        return null
      const near = ownerAround(this.#page, place, this.#peopleIndex, PERSON_REACH, this.#boundaries)
      if (near === null || near.strength < SAME_BLOCK || near.owner >= this.people.length) return null
      owners.add(near.owner)
    }
    return owners.size === 2 ? [...owners].map((owner) => this.people[owner]!) : null
  }

  /**
   * Whether the card of a person contains a place, and the value is that person's or is found with a family name only.
   */
  #isWithPerson(value: Finding, place: Place): boolean {
    if (this.#ofUnplaced.has(value) && !isChromeAt(this.#page, place.start)) return true
    const isKnown = this.#personal.has(value) || this.#namedBefore.has(place.start)
    const short = isKnown ? undefined : this.#shortNames.get(place.start)
    if (short) {
      this.#called(short, place).values.add(value)
      // A given name may be nobody's on this site, or another word.
      if (!short.isGivenName) return true
    }
    // An address in a sentence about somebody else is not the owner's for that.
    const boundaries = value.type === 'addresses' ? { ...this.#boundaries, areSentencesRead: false } : this.#boundaries
    const near = ownerAround(this.#page, place, this.#peopleIndex, PERSON_REACH, boundaries)
    if (!near) return false
    const person = this.people[near.owner]
    if (person) return person.values.has(value)
    if (near.strength < SAME_BLOCK || value.type === 'addresses') return false
    this.#addressed[near.owner - this.people.length]!.draft.values.add(value)
    return true
  }

  /**
   * Assigns a profile to the entity that contains it, to the person or organisation beside it, or to an unnamed group.
   */
  addProfile({ url, start, end, entity, is_chrome }: ProfileFinding): void {
    const isChrome = is_chrome === true
    const ofEntity = this.#entityOwners.ofEntity(entity)
    if (ofEntity !== null) this.#organization(this.#companies[ofEntity]!, false).profiles.add(url)
    else if (start === null || end === null) this.#personOfEntity(entity, isChrome).profiles.add(url)
    else if (isChrome) this.#unnamed(true).profiles.add(url)
    else (this.#personAt({ start, end }) ?? this.#draftAt({ start, end })).profiles.add(url)
  }

  #personOfEntity(entity: number | undefined, isChrome: boolean): GroupDraft {
    const person = this.#entityPeople.ofEntity(entity)
    return person === null ? this.#unnamed(isChrome) : this.people[person]!
  }

  /** Returns the organisation whose block contains a place, otherwise the unnamed group. */
  #draftAt(place: Place): GroupDraft {
    const isChrome = isChromeAt(this.#page, place.start)
    const before = this.#namedBefore.get(place.start)
    if (before) return this.#organization(before, isChrome)
    const near = ownerAround(this.#page, place, this.#companyIndex, COMPANY_REACH, null)
    return near && !this.#isOfOtherRow(near.owner, place)
      ? this.#organization(this.#companies[near.owner]!, isChrome)
      : this.#unnamed(isChrome)
  }

  /** Whether an organisation stands only in rows of tables with contact data of their own, none of which is a place's. */
  #isOfOtherRow(company: number, { start }: Place): boolean {
    const rows = this.#rowsOf(company)
    if (rows === null) return false
    const own = rowAt(this.#page, start)
    return own === null || !rows.has(own)
  }

  /** Returns the rows with contact data in which an organisation stands; null if it also stands elsewhere. */
  #rowsOf(company: number): ReadonlySet<PageElement> | null {
    const known = this.#rows.get(company)
    if (known !== undefined) return known
    const rows = new Set<PageElement>()
    let isElsewhere = this.#companyPlaces[company]!.length === 0
    for (const { start } of this.#companyPlaces[company]!) {
      const row = rowAt(this.#page, start)
      if (row === null || !this.#boundaries.values!.isWithin(row.start, row.end)) isElsewhere = true
      else rows.add(row)
    }
    this.#rows.set(company, isElsewhere ? null : rows)
    return isElsewhere ? null : rows
  }

  /** Returns the person whose card contains a place, or null. */
  #personAt(place: Place): GroupDraft | null {
    const near = ownerAround(this.#page, place, this.#peopleIndex, PERSON_REACH, this.#boundaries)
    return near ? (this.people[near.owner] ?? this.#addressed[near.owner - this.people.length]!.draft) : null
  }

  #called({ name, isGivenName }: ShortName, { start }: Place): GroupDraft {
    let draft = this.#calledShort.get(name)
    if (!draft) {
      const isChrome = isChromeAt(this.#page, start)
      draft = draftOf({ kind: 'person', name, confidence: ADDRESSED, isChrome, isGivenName })
      this.#calledShort.set(name, draft)
    }
    return draft
  }

  #organization(company: Finding, isChrome: boolean): GroupDraft {
    const key = `${isChrome} ${company.normalized}`
    let draft = this.#organizations.get(key)
    if (!draft) {
      const { value: name, confidence, start } = company
      const relation =
        (start === null ? undefined : labelledRelation(this.#page, start)) ??
        this.#labelled.get(company) ??
        listedRelation(company)
      const isBeforeValues = this.#beforeValues.has(company)
      draft = draftOf({ kind: 'organization', name, relation, confidence, isChrome, isBeforeValues })
      this.#organizations.set(key, draft)
    }
    return draft
  }

  /** Creates the group of an organisation that only its people make known. */
  #employer(name: string): void {
    const key = `employer ${name}`
    if (!this.#organizations.has(key))
      this.#organizations.set(key, draftOf({ kind: 'organization', name, confidence: EMPLOYER, isChrome: false }))
  }

  #unnamed(isChrome: boolean): GroupDraft {
    const key = `${isChrome}`
    const draft = this.#organizations.get(key) ?? draftOf({ kind: null, name: null, confidence: UNNAMED, isChrome })
    this.#organizations.set(key, draft)
    return draft
  }
}

/** Returns a person's job title, and whether the person only reviews the site. */
function roleOf(
  page: Page,
  name: Finding,
  isVisitor: boolean,
  names: ReadonlySet<string>,
): Pick<GroupDraft, 'job_title' | 'relation'> {
  const title = titleOf(page, name)
  const job_title = title !== undefined && endsInName(title, name.value, names) ? undefined : title
  if (!isVisitor) return { job_title }
  return { relation: 'mentioned', job_title: isVisitorTitle(job_title) ? undefined : job_title }
}

const rowAt = (page: Page, at: number) => closest(elementAt(page, at), ({ tag }) => tag === 'tr')

const isOnlyInChrome = (page: Page, { start }: Finding) => start !== null && isChromeAt(page, start)
