import { isPlaceHead } from '../../../companies/block-heads.ts'
import { lookOf } from '../../../companies/name-looks.ts'
import { byTag, type Page, type PageElement } from '../../../page.ts'
import type { Place, PlaceIndex } from '../../../places.ts'
import { HEADING_TAGS } from '../../../tag-traits.ts'
import { isChromeAt } from '../chrome.ts'
import type { KnownNames } from './employer-beside.ts'
import { isNameOfOne } from './shown-organisation.ts'

/** Limits: headings of a page and of the chain above a person, characters of a heading and between it and the person. */
const HEADINGS_MAX = 400
const CHAIN_MAX = 60
const LENGTH_MAX = 100
const REACH = 3_000
/** Headings of one kind are a list from this count on; shares of it that say what they are, are names, and are people. */
const LIST_MIN = 3
const CLEAR_SHARE_MIN = 0.34
const NAMED_SHARE_MIN = 0.6
const PEOPLE_SHARE_MAX = 0.2
/** Bold lines and terms stand below all headings. */
const LINE_LEVEL = HEADING_TAGS.length
const LINE_TAGS = ['dt', 'caption', 'legend', 'summary', 'strong', 'b'] as const
const NO_WORDS: ReadonlySet<string> = new Set()

interface Heading {
  readonly element: PageElement
  /** 0 for `h1`. */
  readonly level: number
  readonly text: string
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
    this.#headings = headingsOf(page)
    for (const [at, heading] of this.#headings.entries()) {
      const [start, end] = [heading.element.end, endOfSection(this.#headings, at)]
      const name = knownName(page, heading, known)
      if (name !== null) heading.employer = contacts.isWithin(start, end) ? name : null
      else if (ofOthers.isWithin(start, end)) heading.employer = ownName(heading)
    }
    nameListed(this.#headings)
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
}

function headingsOf(page: Page): Heading[] {
  const { text } = page
  const found: Heading[] = []
  for (const [level, tags] of [...HEADING_TAGS.map((tag) => [tag]), LINE_TAGS].entries()) {
    for (const tag of tags) {
      for (const element of byTag(page, tag)) {
        const shown = text.slice(element.start, element.end).trim()
        if (shown === '' || shown.length > LENGTH_MAX || shown.includes('\n')) continue
        if (level < LINE_LEVEL || fillsLine(text, element)) found.push({ element, level, text: shown, employer: null })
      }
    }
  }
  return found.sort((a, b) => a.element.start - b.element.start).slice(0, HEADINGS_MAX)
}

const fillsLine = (text: string, { start, end }: PageElement) =>
  (start === 0 || text[start] === '\n' || text[start - 1] === '\n') &&
  (end === text.length || text[end] === '\n' || text[end - 1] === '\n')

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

/** Names the other headings of lists that are mostly organisations: what one cannot say for itself, the list does. */
function nameListed(headings: readonly Heading[]): void {
  const lists = Map.groupBy(headings, ({ element: { tag, attributes } }) => `${tag} ${attributes.class ?? ''}`)
  for (const list of lists.values()) {
    const clear = list.filter(({ employer }) => employer !== null).length
    if (list.length < LIST_MIN || clear < list.length * CLEAR_SHARE_MIN) continue
    const looks = list.map(({ text }) => lookOf(text))
    const named = list.filter(
      ({ employer }, at) => employer !== null || (looks[at] === 'name' && list[at]!.text.includes(' ')),
    )
    const people = looks.filter((look) => look === 'person').length
    if (named.length < list.length * NAMED_SHARE_MIN) continue
    if (people > list.length * PEOPLE_SHARE_MAX) continue
    for (const heading of named) if (!isPlaceHead(heading.text, NO_WORDS)) heading.employer ??= heading.text
  }
}
