import { fold } from '../../lib/fold.ts'
import { countryNamed } from './country-names.ts'
import { readPart } from './part-reading.ts'
import { placeNamed, placesAtEnd } from './places.ts'
import { readPostbox } from './postbox.ts'
import { PLACE_FIRST, type Postcode, readPostcodes } from './postcode.ts'
import { countriesOfRegion } from './regions.ts'

/** An address in the fields of an address book. Text that cannot be assigned is in `street`. */
export interface AddressParts {
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2, or null. */
  readonly country: string | null
}

/**
 * Splits an address at its postcode, which separates the street from the place in `12 Mill Lane, Springfield, IL 62704`
 * as well as in `Quellweg 5, 10115 Berlin`.
 *
 * @param value on one line, the parts separated by commas
 * @param country ISO 3166-1 alpha-2, if known
 */
export function splitAddress(value: string, country: string | null): AddressParts {
  const parts = value.split(',').map((part) => part.trim())
  const rest = parts.filter((part) => part !== '')
  const named = rest.length > 1 ? countryOf(rest.at(-1)!) : null
  // Without a known country, `Atlanta, Georgia` appears to end with one.
  if (named !== null && (country === null || country === named)) rest.pop()
  const known = country ?? named
  for (let at = rest.length - 1; at >= 0; at--) {
    const code = readPostcodes(rest[at]!).find(({ countries, isDistinct }) =>
      known === null ? isDistinct || at > 0 : countries.split(' ').includes(known),
    )
    if (!code || isHouseOrBox(rest[at]!, code)) continue
    const head = rest[at]!.slice(0, code.start).trim()
    const tail = rest[at]!.slice(code.end).trim()
    const around: Around = {
      before: rest.slice(0, at),
      head,
      tail,
      behind: rest.slice(at + 1),
      country: known ?? code.country,
    }
    return { ...placeAround(code, around), postcode: digitsOf(rest[at]!, code), country: around.country }
  }
  return { ...placeAtEnd(rest, known), postcode: '', country: known }
}

const digitsOf = (text: string, { start, end }: Postcode) => text.slice(start, end).trim()

/** `Av. Solano 1421 esq. Brasil`, `P.O. Box 2142`: a house or box number that resembles a code. */
function isHouseOrBox(text: string, { start, end, isDistinct }: Postcode): boolean {
  if (isDistinct) return false
  const { street } = readPart(text)
  if (street?.isNumbered === true && street.start <= start && end <= street.end) return true
  const box = readPostbox(text)
  // `Postfach 8021 Zürich`: when a town follows, the number may be its code.
  return box !== null && box.start <= start && end <= box.end && box.end === text.length
}

/** Decides on which side of the code its place is. */
function placeAround(code: Postcode, around: Around): Placed {
  const { before, head, tail, behind, country } = around
  // From the largest unit to the smallest: `601500, Vladimir, Gus, ul. Kalinina 28`.
  if (before.length === 0 && head === '' && behind.length > 0)
    return placeDescending(tail === '' ? behind : [tail, ...behind])
  const isBefore = tail === '' || code.place === 'before' || (code.place === 'either' && PLACE_FIRST.has(country ?? ''))
  // `1605 Pasig City`: even where the code usually comes last, a town may follow it.
  return isBefore && (head !== '' || tail === '' || isRegionOf(tail, country))
    ? placeBefore(around)
    : placeBehind(around)
}

/** Without a code: the region and the town, known or not, at the end after the street. */
function placeAtEnd(parts: readonly string[], country: string | null): Placed {
  let [last, region] = [parts.length - 1, '']
  // `Distrito Nacional, Santo Domingo`: the region comes last, after the town.
  if (last > 1 && isRegionOf(parts[last]!, country)) region = parts[last--]!
  const place = parts[last] ?? ''
  const { street, unit, box, isHouseNumber } = readPart(place)
  const isTown = last > 0 && (placeNamed(place)?.city != null || (!/\d/.test(place) && !street && !unit && !box))
  return isTown && !isHouseNumber
    ? { street: joined(...parts.slice(0, last)), city: place, region }
    : { street: joined(...parts), city: '', region: '' }
}

/** Splits the text after a leading code: the place extends to the first street. */
function placeDescending(parts: readonly string[]): Placed {
  const at = parts.findIndex((part) => readPart(part).street !== null)
  const places = at < 0 ? parts : parts.slice(0, at)
  return {
    street: at < 0 ? '' : joined(...parts.slice(at)),
    city: withoutMark(places.at(-1) ?? ''),
    region: joined(...places.slice(0, -1)),
  }
}

const COUNTY = /^(?:Co\.?|County) \p{Lu}/u
const isRegionOf = (text: string, country: string | null) =>
  COUNTY.test(text) || OBLAST.test(text) || (country !== null && countriesOfRegion(text).includes(country))
const OBLAST = /^Республика |(?:обл\.?|область|край)$/u
/** `г. Барановичи`, `Bogura-`: removes the mark of a town, and the dash between a town and its code. */
const withoutMark = (text: string) => text.replace(/^(?:г|м|гр)\. ?(?=\p{Lu})/u, '').replace(/ ?[-–]$/, '')

const countryOf = (part: string) => (part.length < 3 && part !== part.toUpperCase() ? null : countryNamed(fold(part)))

/** The parts before the one with the code, the text before and after the code in that part, and the parts after it. */
interface Around {
  readonly before: readonly string[]
  readonly head: string
  readonly tail: string
  readonly behind: readonly string[]
  readonly country: string | null
}
type Placed = Pick<AddressParts, 'street' | 'city' | 'region'>

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')

const REGION_IN_BRACKETS = /^([^()]{2,60}) \(([^()]{2,30})\)$/

/** A province at the end of a town: `Montalcino SI`, `Odunpazarı/Eskişehir`. */
const REGION_AT_END = /^(.{2,60}?)(?: ([A-Z]{2})|\/(\p{Lu}[^/]{2,30}))$/u

/** `Quellweg 5, 10115 Berlin`, `Via Padova 14, 20131 Milano (MI)`. */
function placeBehind({ before, head, tail, behind, country }: Around): Placed {
  // `〒506-0011 岐阜県高山市本町2丁目14-8`: no separator between the town and the street.
  if (before.length === 0 && head === '' && behind.length === 0 && /\d/.test(tail))
    return { street: tail, city: '', region: '' }
  let [, city = tail, region = ''] = REGION_IN_BRACKETS.exec(tail) ?? []
  const atEnd = REGION_AT_END.exec(city)
  const end = atEnd?.[2] ?? atEnd?.[3] ?? ''
  const isKnown = isRegionOf(end, country) || (atEnd?.[3] !== undefined && placeNamed(end)?.city === country)
  if (atEnd && country !== null && isKnown) [city, region] = [atEnd[1]!, end]
  return { street: joined(...before, head), city: withoutMark(city), region: joined(region, ...behind) }
}

/** `Springfield, IL 62704`, `London W1S 4AP`, or a code alone in its part after the place. */
function placeBefore({ before, head, tail, behind, country }: Around): Placed {
  const isRegion = (text: string) => isRegionOf(text, country)
  const rest = joined(tail, ...behind)
  const own = withoutMark(head)
  if (own === '' || isRegion(own)) {
    const [place = '', street] = [before.at(-1), joined(...before.slice(0, -1))]
    // `Ratoath, Co. Meath, A85 XK30`
    if (own === '' && before.length > 2 && isRegion(place) && placeNamed(before.at(-2)!)?.named == null)
      return {
        street: joined(...before.slice(0, -2)),
        city: withoutMark(before.at(-2)!),
        region: joined(place, rest),
      }
    // With a single part before the code, no separator marks the end of the street.
    return before.length < 2 && /\d/.test(place)
      ? { ...streetAndPlace(place), region: joined(own, rest) }
      : { street, city: withoutMark(place), region: joined(own, rest) }
  }
  const words = own.split(' ')
  const count = [3, 2, 1].find((length) => length < words.length && isRegion(words.slice(-length).join(' '))) ?? 0
  const region = joined(words.slice(words.length - count).join(' '), rest)
  const place = words.slice(0, words.length - count).join(' ')
  if (!/\d/.test(place)) return { street: joined(...before), city: place, region }
  const { street, city } = streetAndPlace(place)
  return { street: joined(...before, street), city, region }
}

/** A known town at the end of a street: `12 Mill Lane London`. */
function streetAndPlace(text: string): { street: string; city: string } {
  const at = placesAtEnd(text)?.at ?? 0
  return at > 0 ? { street: text.slice(0, at).trim(), city: text.slice(at).trim() } : { street: text, city: '' }
}
