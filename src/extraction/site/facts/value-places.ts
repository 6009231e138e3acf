import type { Finding } from '../../finding.ts'
import { byTag, type Page, type PageElement, rangeOf } from '../../page.ts'
import { type Place, placesOf } from '../../places.ts'

const LINKS_MAX = 4_000
/** Maximum number of places recorded for one value. */
const OCCURRENCES_MAX = 6

/**
 * Finds where a page shows an email address or a phone number: as text, and in links, which format numbers differently.
 */
export class ValuePlaces {
  readonly #page: Page
  readonly #mail = new Map<string, Place[]>()
  /** By the last digits of the number. */
  readonly #tel = new Map<string, Place[]>()

  constructor(page: Page) {
    this.#page = page
    for (const link of byTag(page, 'a').slice(0, LINKS_MAX)) {
      const href = link.attributes.href ?? ''
      if (/^mailto:/i.test(href)) note(this.#mail, href.slice(7).split('?', 1)[0]!.trim().toLowerCase(), link)
      else if (/^tel:/i.test(href) && /(?:\d\D*){7}/.test(href.slice(0, 40))) note(this.#tel, lastDigits(href), link)
    }
  }

  of(finding: Finding): Place[] {
    const places = placesOf(this.#page, finding)
    return [...places, ...this.#linked(finding).filter((link) => !places.some((place) => isWithin(place, link)))]
  }

  #linked({ type, normalized }: Finding): Place[] {
    if (type === 'emails') return this.#mail.get(normalized) ?? []
    if (type !== 'phones') return []
    return this.#tel.get(lastDigits(normalized)) ?? []
  }
}

function note(places: Map<string, Place[]>, key: string, link: PageElement): void {
  const known = places.get(key)
  if (!known) places.set(key, [rangeOf(link)])
  else if (known.length < OCCURRENCES_MAX) known.push(rangeOf(link))
}

/** Spellings of a number differ in country and area code, so only the last digits are compared. */
const lastDigits = (number: string) => number.replace(/\D/g, '').slice(-7)

const isWithin = (inner: Place, outer: Place) => inner.start <= outer.end && inner.end >= outer.start
