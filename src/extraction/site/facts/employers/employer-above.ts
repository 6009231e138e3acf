import { lookOf } from '../../../companies/name-looks.ts'
import { closest, elementAt, type Page } from '../../../page.ts'
import type { Place, PlaceIndex } from '../../../places.ts'
import { isHeadingTag } from '../../../tag-traits.ts'
import { isChromeAt } from '../chrome.ts'
import { headingsOf, headingsOfLists, type SectionHeading } from '../section-headings.ts'
import type { KnownNames } from './employer-beside.ts'
import { isNameOfOne } from './shown-organisation.ts'

/** Limits: headings of the chain above a person, and characters between a heading and the person. */
const CHAIN_MAX = 60
const REACH = 3_000

interface Heading extends SectionHeading {
  /** The organisation that it names, or null. */
  employer: string | null
}

/** The headings of a page that name organisations, for the people below them. */
export class EmployersAbove {
  readonly #page: Page
  readonly #headings: readonly Heading[]

  /**
   * @param contacts the places of emails, phones and addresses: a section with none may be a topic
   * @param ofOthers those that are hardly the site's own: addresses, and mailboxes at other domains
   */
  constructor(page: Page, known: KnownNames, contacts: PlaceIndex, ofOthers: PlaceIndex) {
    this.#page = page
    this.#headings = headingsOf(page).map((heading) => ({ ...heading, employer: null }))
    for (const [at, heading] of this.#headings.entries()) {
      const [start, end] = [heading.element.end, endOfSection(this.#headings, at)]
      const name = knownName(page, heading, known)
      if (name !== null) heading.employer = contacts.isWithin(start, end) ? name : null
      else if (ofOthers.isWithin(start, end)) heading.employer = ownName(heading)
    }
    for (const heading of headingsOfLists(this.#headings, ({ employer }) => employer !== null))
      heading.employer ??= heading.text
    for (const heading of headingsOfLists(this.#headings, ({ text }) => isNameOfOne(text)))
      heading.employer ??= heading.text
  }

  /**
   * Returns the organisation whose section contains a person: the nearest heading that names one, among those of ever
   * higher level above the place, as `Staff` below `Elm Street School` is the school's.
   */
  of({ start }: Place): string | null {
    const isChrome = isChromeAt(this.#page, start)
    let level = Number.POSITIVE_INFINITY
    const last = this.#headings.findLastIndex(({ element }) => element.start <= start)
    for (let at = last; at >= 0 && at > last - CHAIN_MAX && level > 0; at--) {
      const { element, level: own, employer } = this.#headings[at]!
      if (start - element.end > REACH) return null
      if (own >= level) continue
      level = own
      if (employer !== null && start >= element.end && isChromeAt(this.#page, element.start) === isChrome)
        return employer
    }
    return null
  }

  /** Whether an organisation is the heading of the section that follows a person, who is in the one before. */
  isNext({ end }: Place, organization: string): boolean {
    const next = this.#headings.find(({ element }) => element.start >= end)
    return (
      next !== undefined &&
      isHeadingTag(next.element.tag) &&
      next.text === organization &&
      !closest(elementAt(this.#page, end - 1), ({ tag }) => isHeadingTag(tag))
    )
  }
}

function endOfSection(headings: readonly Heading[], at: number): number {
  const { level } = headings[at]!
  return headings.slice(at + 1).find((next) => next.level <= level)?.element.start ?? Number.POSITIVE_INFINITY
}

/** `Our partner: Elm Hospice` */
const behindLabel = (text: string) => text.slice(text.indexOf(': ') < 0 ? 0 : text.indexOf(': ') + 2)

/** Returns the organisation that the page's rules found in a heading, if it fills it. */
function knownName(page: Page, { element, text }: Heading, { places, names }: KnownNames): string | null {
  const place = places.after(element.start)
  const name = place && place.start < element.end ? names[place.owner]! : null
  return name !== null && name.length >= behindLabel(text).length - 1 && !isTopic(page, name) ? name : null
}

/** `Hall Hire`, the title of a page, was also found as a name, but says what the page is about. */
const isTopic = ({ title }: Page, name: string) => title.startsWith(name) && lookOf(name) === 'other'

function ownName({ text }: Heading): string | null {
  const shown = behindLabel(text)
  return isNameOfOne(shown) ? shown : null
}
