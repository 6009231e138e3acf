import { codesByName, codesWithHabit } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { memoize } from '../memoize.ts'
import { anyOf } from './address-texts.ts'
import { countryOfCity } from './cities.ts'
import { countryNamed } from './country-names.ts'
import { countriesOfRegion } from './regions.ts'

/** Known places at one end of a text: a city, a region, a country, or several of these in a row. */
export interface Places {
  /** The offset where the places begin (when read from the end) or end (when read from the start). */
  readonly at: number
  /** The country, if named in words, or null. */
  readonly named: string | null
  readonly city: string | null
  readonly regions: readonly string[]
}

/** Returns the known places at the end of a text (`12 Allen Avenue Ikeja Lagos` ends with two), or null. */
export function placesAtEnd(text: string): Places | null {
  const words = wordsOf(text)
  let last = words.length
  let places = EMPTY
  while (last > 0) {
    const found = longest(words, text, last, -1)
    if (!found) break
    // A second country does not belong to the same place.
    if (places.named && found.named) break
    places = merge(places, found)
    last -= found.words
  }
  return last === words.length ? null : { ...places, at: words[last]!.start }
}

/** Maximum number of texts cached: several rules look up the places in the text after a postcode. */
const TEXTS_MAX = 2_000

/** Returns the known places at the start of a text (`Paris France` followed by anything), or null. */
export const placesAtStart: (text: string) => Places | null = memoize((text) => {
  const words = wordsOf(text)
  let first = 0
  let places = EMPTY
  while (first < words.length) {
    const found = longest(words, text, first, 1)
    if (!found) break
    places = merge(places, found)
    first += found.words
    if (found.named) break
  }
  return first === 0 ? null : { ...places, at: words[first - 1]!.end }
}, TEXTS_MAX)

const EMPTY: Places = { at: 0, named: null, city: null, regions: [] }
const PLACE_WORDS_MAX = 5
const WORDS_MAX = 14
const WORD = /[^\s,/]+/g

function wordsOf(text: string): { start: number; end: number }[] {
  const words: { start: number; end: number }[] = []
  WORD.lastIndex = 0
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    if (words.length === WORDS_MAX) return []
    words.push({ start: match.index, end: WORD.lastIndex })
  }
  return words
}

const merge = (one: Places, other: Places): Places => ({
  at: 0,
  named: one.named ?? other.named,
  city: one.city ?? other.city,
  regions: one.regions.length > 0 ? one.regions : other.regions,
})

function longest(words: readonly { start: number; end: number }[], text: string, from: number, step: 1 | -1) {
  for (let count = PLACE_WORDS_MAX; count > 0; count--) {
    const first = step > 0 ? from : from - count
    const last = step > 0 ? from + count - 1 : from - 1
    if (first < 0 || last >= words.length || !LAST_WORD.test(text.slice(words[last]!.start, words[last]!.end))) continue
    const raw = text.slice(words[first]!.start, words[last]!.end)
    const place = placeNamed(raw)
    if (place) return { ...place, words: count }
  }
  return null
}

/** The last word of a place. Prose ends in lower case and is rejected here at little cost. */
const LAST_WORD = /^[("]?(?:[^\p{Ll}]|[ა-ჰ]|(?:sh|shahri|şəh|şəhəri)\.?$|d['’]|republi[kc]|област|обл|край|united)/u
const CAPITAL = /^[("]?(?:(?:г|гр|м|ք|ქ)\. ?)?(?:[^\p{Ll}]|[ა-ჰ])/u

/** `Berlin-Mitte`, `Dakar-Fann`: a city and its quarter. */
const QUARTER = /^(\p{Lu}\p{L}{3,20})-\p{Lu}\p{Ll}{2}[\p{L}-]{0,20}$/u

/** Japanese and Korean cities and districts by their endings: `Takayama-shi`, `Wansan-gu`. */
const PLACE_ENDINGS = codesByName(
  ({ placeEndings }) => placeEndings,
  ' ',
  (ending) => ending,
)
const WITH_ENDING = compilePattern(`^\\p{Lu}\\p{Ll}{1,16}-(${[...PLACE_ENDINGS.keys()].join('|')})$`, 'u')
const CITY = ' City'

/** `Dublin 24`, `Praha 10`, `Paris Cedex 08`, `Budapest XI.`: a city and its district number. */
const NUMBERED_QUARTER = /^(\p{Lu}\p{L}{3,20}) (?:\d{1,2}W?|cedex(?: \d{1,2})?|[IVX]{1,5}\.?)$/iu
const DISTRICTS_COUNTED = codesWithHabit('numbered-districts')
const NUMBER_AT_END = /(?: \d{1,2}W?| cedex| [IVX]{1,5}\.?)$/i

function countryOfQuarter(raw: string): string | null {
  const numbered = NUMBER_AT_END.test(raw) ? NUMBERED_QUARTER.exec(raw)?.[1] : undefined
  const country = numbered ? countryOfCity(fold(numbered)) : null
  if (country && DISTRICTS_COUNTED.has(country)) return country
  if (raw.endsWith(CITY)) return countryOfCity(fold(raw.slice(0, -CITY.length)))
  const ending = raw.includes('-') ? WITH_ENDING.exec(raw)?.[1] : undefined
  if (ending) return PLACE_ENDINGS.get(ending)![0]!
  const name = raw.includes('-') ? QUARTER.exec(raw)?.[1] : undefined
  return name ? countryOfCity(fold(name)) : null
}

/** Words before the name of a province or city: `jud. Alba`, `Kota Blitar`, `Thành phố Đà Lạt`. */
const LEAD = compilePattern(`^(?:${anyOf(({ places }) => places?.beforeNames)}) (?=\\p{Lu})`, 'u')

/** Returns the place when a text is nothing but its name, or null. */
export const placeNamed = (raw: string): Places | null =>
  placeCalled(raw) ?? (LEAD.test(raw) ? placeCalled(raw.replace(LEAD, '')) : null)

function placeCalled(raw: string): Places | null {
  if (raw.length < 2 || raw.length > 44 || !CAPITAL.test(raw)) return null
  const folded = fold(raw)
  const city = countryOfCity(folded) ?? countryOfQuarter(raw)
  const regions = countriesOfRegion(raw)
  // `us` and `Us` are words, `US` is a country.
  const named = folded.length > 3 || raw === raw.toUpperCase() ? countryNamed(folded) : null
  if (!city && !named && regions.length === 0) return null
  return { at: 0, city, regions, named }
}
