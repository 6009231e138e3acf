import { fold } from '../../lib/fold.ts'
import { countryNamed } from './country-names.ts'
import { placesAtEnd } from './places.ts'
import { PLACE_FIRST, readPostcodes } from './postcode.ts'
import { countriesOfRegion } from './regions.ts'

/** An address in the parts that address books keep; what cannot be told apart is all in `street`. */
export interface AddressParts {
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2, or null. */
  readonly country: string | null
}

/**
 * Parts an address by its postcode: of `12 Mill Lane, Springfield, IL 62704` and `Quellweg 5, 10115 Berlin` alike the place is told from the street.
 *
 * @param value on one line, its parts by commas
 * @param country ISO 3166-1 alpha-2, where it is known
 */
export function splitAddress(value: string, country: string | null): AddressParts {
  const parts = value.split(',').map((part) => part.trim())
  const rest = parts.filter((part) => part !== '')
  const named = rest.length > 1 ? countryOf(rest.at(-1)!) : null
  // `Atlanta, Georgia` ends with a country for whoever does not know better.
  if (named !== null && (country === null || country === named)) rest.pop()
  const known = country ?? named
  for (let at = rest.length - 1; at >= 0; at--) {
    const code = readPostcodes(rest[at]!).find(({ countries, isDistinct }) =>
      known === null ? isDistinct || at > 0 : countries.split(' ').includes(known),
    )
    if (!code) continue
    const head = rest[at]!.slice(0, code.start).trim()
    const tail = rest[at]!.slice(code.end).trim()
    const around: Around = {
      before: rest.slice(0, at),
      head,
      tail,
      behind: rest.slice(at + 1),
      country: known ?? code.country,
    }
    const isBefore =
      tail === '' || code.place === 'before' || (code.place === 'either' && PLACE_FIRST.has(around.country ?? ''))
    const placed = isBefore ? placeBefore(around) : placeBehind(around)
    return { ...placed, postcode: rest[at]!.slice(code.start, code.end).trim(), country: around.country }
  }
  return { street: rest.join(', '), city: '', region: '', postcode: '', country: known }
}

const countryOf = (part: string) => (part.length < 3 && part !== part.toUpperCase() ? null : countryNamed(fold(part)))

/** The parts before the one with the code, what stands before and behind the code in that, and the parts behind it. */
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

/** `Quellweg 5, 10115 Berlin`, `Via Padova 14, 20131 Milano (MI)`. */
function placeBehind({ before, head, tail, behind }: Around): Placed {
  const [, city = tail, region = ''] = REGION_IN_BRACKETS.exec(tail) ?? []
  return { street: joined(...before, head), city, region: joined(region, ...behind) }
}

/** `Springfield, IL 62704`, `London W1S 4AP`, and the place in the part before where the code stands alone. */
function placeBefore({ before, head, tail, behind, country }: Around): Placed {
  const isRegion = (text: string) => country !== null && countriesOfRegion(text).includes(country)
  const rest = joined(tail, ...behind)
  if (head === '' || isRegion(head)) {
    const [place = '', street] = [before.at(-1), joined(...before.slice(0, -1))]
    // With a single part before the code nothing says where the street ends.
    return before.length < 2 && /\d/.test(place)
      ? { ...streetAndPlace(place), region: joined(head, rest) }
      : { street, city: place, region: joined(head, rest) }
  }
  const words = head.split(' ')
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
