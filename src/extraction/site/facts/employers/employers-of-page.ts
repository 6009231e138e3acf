import { fold } from '../../../../lib/fold.ts'
import { siteOf } from '../../../../lib/url.ts'
import type { Finding } from '../../../finding.ts'
import type { Page } from '../../../page.ts'
import { type Place, PlaceIndex } from '../../../places.ts'
import { isMailProvider } from '../../mail-providers.ts'
import { EmployersAbove } from './employer-above.ts'
import { employerBeside, type KnownNames } from './employer-beside.ts'
import { boldTexts, employerInBold } from './employer-in-bold.ts'
import { employerOfBiography } from './employer-of-biography.ts'
import { employerOfLines } from './employer-of-lines.ts'
import { employerOfMailbox } from './employer-of-mailbox.ts'
import { employerOfParagraph } from './employer-of-paragraph.ts'
import { employerOfTerm } from './employer-of-term.ts'
import { employerOfTitle } from './employer-of-title.ts'
import { employerOfVisitor, isQuotedAt } from './employer-of-visitor.ts'
import { isPartOfFirm } from './shown-organisation.ts'
import { isValueOfColumn } from './value-of-column.ts'

/** Domains of mailboxes that are looked for on a page: one with more is a list of addresses. */
const DOMAINS_MAX = 40

/** Where a person stands, and what is known of them. */
export interface PersonShown {
  readonly places: readonly Place[]
  /** Their emails, phones and addresses. */
  readonly values: readonly Finding[]
  readonly jobTitle: string | undefined
  /** The organisation that shares their card, or undefined. */
  readonly organization: string | undefined
  /** Whether the person only speaks about the site. */
  readonly isVisitor: boolean
}

export interface PlacedValue {
  readonly value: Finding
  readonly places: readonly Place[]
}

/** Decides for which organisation each person of a page is named, from the surest sign to the least sure. */
export class EmployersOfPage {
  readonly #page: Page
  readonly #people: PlaceIndex
  readonly #known: KnownNames
  readonly #values: readonly PlacedValue[]
  /** Read when the first person needs it. */
  #headings: EmployersAbove | null = null
  #bold: PlaceIndex | null = null
  readonly #ownSite: string | null
  readonly #ofDomain = new Map<string, string | null>()

  /**
   * @param people the places of all people of the page
   * @param values emails, phones and addresses, with their places
   */
  constructor(page: Page, people: PlaceIndex, known: KnownNames, values: readonly PlacedValue[]) {
    this.#page = page
    this.#people = people
    this.#known = known
    this.#ownSite = URL.canParse(page.url) ? siteOf(page.url) : null
    this.#values = values
  }

  get #above(): EmployersAbove {
    this.#headings ??= new EmployersAbove(
      this.#page,
      this.#known,
      new PlaceIndex(this.#values.map(({ places }) => places)),
      new PlaceIndex(this.#values.filter(({ value }) => this.#isOfOthers(value)).map(({ places }) => places)),
    )
    return this.#headings
  }

  /**
   * Returns a person's organisation: the one behind their title, the one that their line states beside the name, the
   * one that the domain of their mailbox spells, the one of their card, or the one whose section they stand in. Undefined
   * where nothing says one: most people of a site belong to its owner.
   */
  of({ places, values, jobTitle, organization, isVisitor }: PersonShown): string | undefined {
    const beside =
      this.#first(places, (place) => employerOfTitle(this.#page, place, this.#known)) ??
      this.#first(places, (place) => employerBeside(this.#page, place, this.#people, this.#known)) ??
      this.#first(places, (place) => employerOfTerm(this.#page, place, this.#known)) ??
      this.#first(places, (place) => employerOfBiography(this.#page, place, this.#known)) ??
      this.#first(places, (place) =>
        isVisitor || isQuotedAt(this.#page, place) ? employerOfVisitor(this.#page, place) : null,
      )
    if (beside !== undefined) return beside
    for (const { type, normalized } of values) {
      const spelled = type === 'emails' ? this.#ofMailbox(normalized) : null
      if (spelled !== null) return spelled
    }
    const isOwn = values.some(({ type, normalized }) => type === 'emails' && this.#siteOf(normalized) === this.#ownSite)
    const isOrganisation =
      organization !== undefined && !isPartOfFirm(organization) && !(jobTitle && fold(organization) === fold(jobTitle))
    const isElsewhere = (place: Place) =>
      isValueOfColumn(this.#page, place, organization!) || this.#above.isNext(place, organization!)
    if (isOrganisation && !isOwn && !places.some(isElsewhere)) return organization
    const ofParagraph = isOwn || values.length === 0 ? undefined : this.#ofParagraph(places)
    return (
      ofParagraph ??
      this.#first(places, (place) => employerOfLines(this.#page, place, this.#people, this.#known)) ??
      this.#first(places, (place) => this.#above.of(place))
    )
  }

  /** Returns the first answer for any of a person's places, unless it is only a value of its column. */
  #first(places: readonly Place[], employerAt: (place: Place) => string | null): string | undefined {
    for (const place of places) {
      const employer = employerAt(place)
      if (employer !== null && !isPartOfFirm(employer) && !isValueOfColumn(this.#page, place, employer)) return employer
    }
    return undefined
  }

  #ofParagraph(places: readonly Place[]): string | undefined {
    this.#bold ??= boldTexts(this.#page)
    return this.#first(
      places,
      (place) =>
        employerOfParagraph(this.#page, place, this.#people, this.#known) ??
        employerInBold(this.#page, place, this.#bold!, this.#people, this.#known),
    )
  }

  #siteOf = (email: string): string => siteOf(`http://${email.slice(email.lastIndexOf('@') + 1)}`)

  /** Whether a value is hardly the site's own: an address, or a mailbox at a domain of its own. */
  #isOfOthers({ type, normalized }: Finding): boolean {
    if (type !== 'emails') return type === 'addresses'
    const site = this.#siteOf(normalized)
    return site !== this.#ownSite && !isMailProvider(site)
  }

  #ofMailbox(email: string): string | null {
    const site = this.#siteOf(email)
    if (site === this.#ownSite || isMailProvider(site)) return null
    let employer = this.#ofDomain.get(site)
    if (employer === undefined) {
      if (this.#ofDomain.size >= DOMAINS_MAX) return null
      employer = employerOfMailbox(this.#page, site, this.#known.names)
      this.#ofDomain.set(site, employer)
    }
    return employer
  }
}
