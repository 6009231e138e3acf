import { fold } from '../../lib/fold.ts'
import type { Steps } from '../../lib/steps.ts'
import type { CountryGuess } from '../countries.ts'
import { byTag, type Page, type PageElement } from '../page.ts'
import type { AddressCandidate } from './candidate.ts'
import { readPart } from './part-reading.ts'
import { addressesInText } from './text-addresses.ts'

/**
 * Finds the addresses in links to maps and in embedded maps: `maps?q=12+Mill+Lane,+Springfield`, `/maps/place/…`,
 * `daddr=`, or the title of such a link.
 */
export function* addressesInMaps(page: Page, guesses: readonly CountryGuess[]): Steps<AddressCandidate[]> {
  const found: AddressCandidate[] = []
  const asked = new Set<string>()
  for (const element of [...byTag(page, 'a'), ...byTag(page, 'iframe')]) {
    const address = element.attributes.href ?? element.attributes.src
    if (address === undefined || !MAP.test(address)) continue
    for (const text of textsOfMap(address, element)) {
      if (asked.size === ASKED_MAX) return found
      if (asked.has(text)) continue
      asked.add(text)
      const shown: Page = { ...page, text: `Address: ${text}`, title: '', elements: [] }
      for (const candidate of yield* addressesInText(shown, guesses)) {
        if (!saysWhere(candidate.value)) continue
        const confidence = Math.min(CONFIDENCE_MAX, candidate.confidence)
        found.push({ ...candidate, confidence, method: 'attribute', rules: ['addresses.map'], start: null, end: null })
      }
    }
  }
  return found
}

/** Whether a value contains a street, a box or a building: a map of a town is not an address. */
const saysWhere = (value: string) =>
  value.split(',').some((part) => {
    const { street, box, unit, isStreetShaped, postcodes } = readPart(part.trim())
    return street !== null || box !== null || unit !== null || (isStreetShaped && postcodes.length === 0)
  })

/** Whether two texts are the same address: most words of the shorter one occur in the other. */
export function isSameAddress(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((first, second) => first.size - second.size) as [
    Set<string>,
    Set<string>,
  ]
  return [...few].filter((word) => many.has(word)).length >= few.size * SAME_SHARE
}

const wordsOf = (text: string) => new Set(fold(text).split(/[ ,]+/))
const SAME_SHARE = 0.5

const MAP =
  /^(?:https?:)?\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.apple\.com|(?:www\.)?bing\.com\/maps|(?:www\.)?waze\.com)/i
/** A page with more maps is a directory of something else. */
const ASKED_MAX = 20
const CONFIDENCE_MAX = 0.8
const TEXT_LENGTH_MAX = 160
/** A word; coordinates contain none. */
const WORD = /\p{L}{3}/u
const PARAMETERS = ['q', 'query', 'daddr', 'destination', 'address', 'near', 'where1']
const PLACE = /\/maps\/(?:place|search|dir\/\/?[^/]{0,160})\/([^/@?]{8,300})/
/** The place name in the `pb` parameter of Google's embedded maps. */
const EMBEDDED = /!2s([^!]{8,300})/
/** Returns the search texts of a map link that may contain an address. */
function textsOfMap(address: string, { attributes }: PageElement): string[] {
  const url = URL.parse(address, 'https://www.google.com/')
  if (!url) return []
  const written = [
    ...PARAMETERS.map((name) => url.searchParams.get(name)),
    decoded(PLACE.exec(url.pathname)?.[1]),
    decoded(EMBEDDED.exec(url.searchParams.get('pb') ?? '')?.[1]),
    attributes.title,
  ]
  return written
    .filter((text) => typeof text === 'string')
    .map((text) =>
      text
        .replace(/[\r\n]+/g, ', ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text.length <= TEXT_LENGTH_MAX && text.includes(',') && WORD.test(text))
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
