import { type Draft, EVIDENCE, newDraft } from './draft.ts'
import { growBack } from './grow-back.ts'
import { isAddressLabel, isFieldLabel } from './labels.ts'
import { addStreet, locate } from './locate.ts'
import { isBreak } from './parts.ts'
import { type Places, placesAtEnd } from './places.ts'
import type { Scan } from './scan.ts'
import type { Street } from './street-orders.ts'

const PARTS_FORWARD_MAX = 6
const PARTS_BACK_MAX = 2
const UNKNOWN_PARTS_MAX = 3
const TAIL_WORDS_MAX = 5
/** House, stairs, floor, door and the like; a longer row is a list of something else. */
const NUMBERS_AFTER_MAX = 6

/**
 * Grows an address without a postcode round the street or the box in part `at`: forward to the last known place, in a marked
 * stretch to its end.
 *
 * @param end the part after the marked stretch that holds `at`, or `at` itself outside of one
 */
export function draftFromStreet(scan: Scan, at: number, end: number): Draft | null {
  const { parts, read } = scan
  const part = parts[at]!
  const { street, box } = read(at)
  const draft = newDraft(at, part.start, part.end)
  const isMarked = end > at
  draft.isLabelled = isMarked
  const nextIsNumber = parts[at + 1]?.gap === 'comma' && read(at + 1).isHouseNumber
  const from = locate(scan, draft, at, nextIsNumber ? [at + 1] : [])
  const isNameFirst = from === null && NAME_FIRST.test(part.text) && !read(at).unit && read(at).isStreetShaped
  if (from === null && !locateLoosely(scan, draft, at, isNameFirst)) return null
  if (!street?.isNumbered && !box && betterStartFollows(scan, at)) return null
  draft.pieces[0]!.start = part.start + (from ?? 0)

  const streetEnd = Math.max(street?.end ?? 0, box?.end ?? 0) || part.text.length
  const tail = part.text.slice(streetEnd).trim()
  const isTailShort = tail.split(' ').length <= TAIL_WORDS_MAX
  if (!isTailShort) draft.pieces[0]!.end = part.start + streetEnd
  takeNumbersAfter(scan, draft)
  const inTail = tail && isTailShort ? placesAtEnd(tail) : null
  const places = takePlaces(
    scan,
    draft,
    inTail,
    isMarked ? end : Math.min(parts.length, at + 1 + PARTS_FORWARD_MAX),
    isMarked,
  )
  if (places) addPlaces(draft, places)
  else if (takeUnknownTown(scan, draft, street)) draft.score += EVIDENCE.looseShape
  else if (!takePlacesBefore(scan, draft) && !(isMarked && draft.hasNumber && !draft.isLoose)) return null
  if (isNameFirst) {
    if (!NAME_FIRST_COUNTRIES.has(draft.country ?? '')) return null
    // Mendoza is a city and the region of that city: that says no more than one of them.
    const isOneName = places !== null && places.city !== null && places.regions.length > 0
    if (isOneName && countPlaces(scan, draft) < 2) draft.score -= EVIDENCE.region
    if (LONG_NUMBER.test(part.text) && scan.weight(draft.country!) >= HOME_WEIGHT_MIN)
      draft.score += EVIDENCE.pageCountry
  }
  if (!from) growBack(scan, draft)
  return draft
}

/** Whether part `at` goes on with the address before it: behind a comma, or a dash where dashes do for commas. */
function isJoined({ parts }: Scan, { countries }: Draft, at: number): boolean {
  const gap = parts[at]?.gap
  return gap === 'comma' || (gap === 'dash' && WITH_DASHES.test(countries))
}

const WITH_DASHES = /^(?:IR|SA|RU|BR|PT) /

/** Iran names the main street, the side street and the lane in a row. */
const STREETS_IN_ROW = 'IR AF'

/** Takes in the house number, the floor and the like that follow the street after a comma. */
function takeNumbersAfter(scan: Scan, draft: Draft): void {
  const end = draft.last + 1 + NUMBERS_AFTER_MAX
  for (let at = draft.last + 1; at < end && isJoined(scan, draft, at) && !scan.isTaken(at); at++) {
    const { isHouseNumber, unit, street } = scan.read(at)
    const isSideStreet = street?.start === 0 && street.countries !== '' && street.countries === draft.countries
    if (!isHouseNumber && (street ? !(isSideStreet && draft.countries === STREETS_IN_ROW) : !unit)) return
    if (isSideStreet) draft.hasHouse ||= street.isNumbered
    if (unit) addUnit(draft, unit)
    draft.pieces.push({ start: scan.parts[at]!.start, end: scan.parts[at]!.end })
    draft.last = at
  }
}

/** Takes in the parts after the street up to the last known place; without any, in a marked stretch, those that may be one. */
function takePlaces(scan: Scan, draft: Draft, first: Places | null, end: number, isMarked: boolean): Places | null {
  const { parts, read } = scan
  let places = first
  let pending: number[] = []
  let unknown = 0
  const take = (last?: number, length?: number) => {
    for (const at of pending) draft.pieces.push({ start: parts[at]!.start, end: parts[at]!.end })
    draft.last = last ?? pending[pending.length - 1] ?? draft.last
    if (last !== undefined) draft.pieces.push({ start: parts[last]!.start, end: parts[last]!.start + length! })
    pending = []
  }
  for (let at = draft.last + 1; at < end && !scan.isTaken(at); at++) {
    const reading = read(at)
    const { gap, text, isLabel } = parts[at]!
    const known = reading.atEnd
    const enclosed = placesInBracket(text)
    if (enclosed) {
      take(at, enclosed.end)
      draft.score += EVIDENCE.ownLines
      return enclosed
    }
    if (isLabel && isFieldLabel(text)) continue
    if (isLabel || reading.isForeign || (gap !== 'comma' && isAddressLabel(text))) break
    if (gap === 'sentence' && !known?.named) break
    if (places && isBreak(gap) && reading.box && hasPlaceAfter(scan, at)) break
    if (known?.city && places?.city && known.city !== places.city) break
    if (known && (reading.isShort || known.at === 0)) {
      pending.push(at)
      take()
      if (COUNTY.test(text)) draft.score += COUNTY_EVIDENCE
      places = {
        ...known,
        city: places?.city ?? known.city,
        regions: places && places.regions.length > 0 ? places.regions : known.regions,
      }
      if (known.named) break
    } else if (
      reading.unit ||
      reading.isHouseNumber ||
      (reading.isShort && !reading.street?.isNumbered && unknown < UNKNOWN_PARTS_MAX)
    ) {
      pending.push(at)
      if (reading.unit) addUnit(draft, reading.unit)
      else if (draft.isLoose && HOUSE_FIRST.test(text) && reading.isStreetShaped) addHouse(draft)
      else if (!reading.isHouseNumber) unknown++
    } else break
  }
  if (isMarked && !places) take()
  return places
}

/** A box below a complete address, with a place of its own, is another address. */
const hasPlaceAfter = ({ parts, read }: Scan, at: number) =>
  read(at).atEnd !== null || (parts[at + 1]?.gap === 'comma' && read(at + 1).atEnd !== null)

/** What a bracket that an address stands in ends with: `Dublin 4) is used on this site`. */
const BRACKET_END = /^([^()]{3,40})\)/

function placesInBracket(text: string): (Places & { readonly end: number }) | null {
  const last = text.includes(')') ? BRACKET_END.exec(text)?.[1] : undefined
  const places = last ? placesAtEnd(last) : null
  return places?.at === 0 ? { ...places, end: last!.length } : null
}

/** `Co. Clare` stands nowhere but at the end of addresses. */
const COUNTY = /^(?:Co\.?|County) \p{Lu}/u
const COUNTY_EVIDENCE = 2

/** `Jr. Áncash 514, Huancayo`: a town that nobody knows, behind a numbered street in a language of the page's country. */
function takeUnknownTown({ parts, read, weight }: Scan, draft: Draft, street: Street | null): boolean {
  const at = draft.last + 1
  const part = parts[at]
  if (!street?.isNumbered || street.countries === '' || part?.gap !== 'comma' || !TOWN.test(part.text)) return false
  if (read(at).isForeign || read(at).street || !street.countries.split(' ').some((country) => weight(country) > 0))
    return false
  draft.pieces.push({ start: part.start, end: part.end })
  draft.last = at
  draft.country = street.countries.split(' ').reduce((one, other) => (weight(other) > weight(one) ? other : one))
  return true
}

const TOWN =
  /^\p{Lu}\p{L}{2,20}(?: (?:de|del|la|el|los|las|di|da|do|sur|en|le|al|nad) ?| |-)?(?:\p{Lu}\p{L}{2,20}){0,2}\.?$/u

/** A floor or a building after the street is evidence once, unless a house number says as much. */
function addUnit(draft: Draft, unit: 'numbered' | 'named'): void {
  if (draft.hasUnit || (draft.hasNumber && !draft.isLoose)) return
  draft.score += unit === 'numbered' && !draft.hasNumber ? EVIDENCE.numberedUnit : EVIDENCE.namedUnit
  draft.hasUnit = true
  draft.hasNumber ||= unit === 'numbered'
}

/** `No. 4 Le Thanh Tong` after a room: together they are as good as a street. */
function addHouse(draft: Draft): void {
  draft.score += EVIDENCE.looseShape
  draft.isLoose = false
}

function addPlaces(draft: Draft, { city, regions, named }: Places): void {
  if (city) draft.score += EVIDENCE.city
  if (regions.length > 0) draft.score += EVIDENCE.region
  if (named) draft.score += EVIDENCE.country
  draft.country = named ?? city ?? regions[0] ?? null
}

/** How many parts of a draft are places and nothing else. */
function countPlaces({ read }: Scan, { first, last }: Draft): number {
  let count = 0
  for (let at = first; at <= last; at++) if (read(at).atEnd?.at === 0) count++
  return count
}

/** Takes in the city before the street where the street's language writes it so: `Москва, ул. Тверская, 13`. */
function takePlacesBefore(scan: Scan, draft: Draft): boolean {
  const { parts, read } = scan
  const countries = draft.countries.split(' ')
  for (let at = draft.first - 1; at >= 0 && at >= draft.first - PARTS_BACK_MAX; at--) {
    const { atEnd, unit } = read(at)
    const isAdjoining = isJoined(scan, draft, at + 1) && !scan.isTaken(at)
    if (!isAdjoining || (atEnd?.at !== 0 && !unit)) return false
    if (atEnd?.at !== 0 || !atEnd.city || !countries.includes(atEnd.city)) continue
    for (let one = draft.first - 1; one >= at; one--)
      draft.pieces.unshift({ start: parts[one]!.start, end: parts[one]!.end })
    draft.first = at
    addPlaces(draft, atEnd)
    return true
  }
  return false
}

/** Whether a surer street or a box comes soon: then this part belongs to that address and is reached from there. */
function betterStartFollows(scan: Scan, at: number): boolean {
  const isLoose = scan.read(at).street === null
  const last = Math.min(scan.parts.length - 1, at + UNKNOWN_PARTS_MAX)
  for (let one = at + 1; one <= last && !scan.isTaken(one); one++) {
    const { street, box, unit } = scan.read(one)
    // From a box on the line below a place nothing leads back.
    if (box && isBreak(scan.parts[one]!.gap) && scan.read(one - 1).atEnd) return false
    if (street?.isNumbered || box || (street && !unit && isLoose && scan.mayHoldStreet(one))) return true
  }
  return false
}

/** `Unit 4` or `12 Rosedale` without any street word: the places after must make up for it. */
function locateLoosely(scan: Scan, draft: Draft, at: number, isNameFirst: boolean): boolean {
  const reading = scan.read(at)
  const { text } = scan.parts[at]!
  const isNumberFirst = HOUSE_FIRST.test(text) && reading.isStreetShaped && !reading.atEnd
  if (reading.unit !== 'numbered' && !isNumberFirst && !isNameFirst) return false
  addStreet(draft, '', true, HOUSE_MARKED.test(text) ? EVIDENCE.numberedUnit : EVIDENCE.looseShape)
  draft.isLoose = true
  return true
}

const HOUSE_FIRST = /^(?:(?:No\.?|Số|№) ?)?\d/
/** Nobody numbers anything else so: `Hse No. C123/4`, `House # 117`. */
const HOUSE_MARKED =
  /^(?:house|hse|h|plot|door|villa)\.? ?(?:no\.?|number|#) ?[A-Z]{0,2}\d|^(?:plot|erf|stand|lot) \d{3,6}(?!\d)/i
/** `San Martín 456`, which is a street where addresses leave the word for it out, and anything at all elsewhere. */
const NAME_FIRST = /^\p{Lu}\D+ (?!(?:19|20)\d\d)\d{2,4}$/u
/** Channels, models and lines have shorter numbers. */
const LONG_NUMBER = /\d{3}$/
/** How much the page must point to the country where `Prat 847, Temuco` is all there is. */
const HOME_WEIGHT_MIN = 0.3
const NAME_FIRST_COUNTRIES: ReadonlySet<string> = new Set(['AR', 'CL', 'UY', 'PY', 'HR', 'RS'])
