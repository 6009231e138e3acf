import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { type Draft, EVIDENCE } from './draft.ts'
import { isAddressLabel, isFieldLabel } from './labels.ts'
import { isBreak } from './parts.ts'
import { type Places, placesAtEnd } from './places.ts'
import type { Scan } from './scan.ts'
import type { Street } from './street-orders.ts'
import { takeCountryBefore } from './take-country-before.ts'
import { addUnit, isJoined } from './take-numbers.ts'

const PARTS_BACK_MAX = 2
/** Maximum number of parts without evidence between a street and its place. */
export const UNKNOWN_PARTS_MAX = 3

/**
 * Adds the parts after the street up to the last known place. In a marked stretch without known places, adds those that
 * may be a place.
 */
export function takePlaces(
  scan: Scan,
  draft: Draft,
  first: Places | null,
  end: number,
  isMarked: boolean,
): Places | null {
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
  let limit = end
  for (let at = draft.last + 1; at < limit && !scan.isTaken(at); at++) {
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
    const below = gap === 'cell' && places === null && reading.isContact ? rowBelow(scan, at) : -1
    if (below >= 0) {
      limit = Math.max(limit, below + ROW_PARTS_MAX)
      at = below - 1
      continue
    }
    // The colon may stand behind the whole address: `4 Elm Avenue, Jamaica: (876) 555 0118`.
    const isLast = isLabel && gap === 'comma' && known?.at === 0 && known.named !== null
    if ((isLabel && !isLast) || reading.isForeign || (gap !== 'comma' && isAddressLabel(text))) break
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
      if (known.named) {
        takeRegionBehind(scan, draft, known.named)
        break
      }
    } else if (
      reading.unit ||
      reading.isHouseNumber ||
      (reading.isShort && !reading.street?.isNumbered && unknown < UNKNOWN_PARTS_MAX)
    ) {
      pending.push(at)
      if (reading.unit) addUnit(draft, reading.unit)
      else if (draft.isLoose && HOUSE_FIRST.test(text) && reading.isStreetShaped) addHouse(draft)
      else if (draft.isLoose && reading.street?.start === 0 && reading.street.countries !== '') addBareStreet(draft)
      else if (!reading.isHouseNumber) unknown++
    } else break
  }
  if (isMarked && !places) take()
  return places
}

/**
 * Returns the first part of the row below, if both it and the row of the contact in part `at` end with a contact: an
 * address beside numbers has its own column. -1 otherwise.
 */
function rowBelow({ parts, read }: Scan, at: number): number {
  let row = at + 1
  while (row < parts.length && row - at <= ROW_PARTS_MAX && parts[row]!.gap !== 'line') row++
  if (parts[row]?.gap !== 'line') return -1
  for (let one = row + 1; one < parts.length && one - row <= ROW_PARTS_MAX && parts[one]!.gap !== 'line'; one++)
    if (parts[one]!.gap === 'cell') return read(one).isContact ? row : -1
  return -1
}

const ROW_PARTS_MAX = 4

/** `México, D.F.`: a district that follows a city named like its country. */
export function takeRegionBehind({ parts, read, isTaken }: Scan, draft: Draft, country: string): void {
  const at = draft.last + 1
  const part = parts[at]
  if (part?.gap !== 'comma' || part.isLabel || isTaken(at)) return
  const region = read(at).atEnd
  if (region?.at !== 0 || !region.regions.includes(country)) return
  draft.pieces.push({ start: part.start, end: part.end })
  draft.last = at
}

/** A box below a complete address that has its own place is another address. */
const hasPlaceAfter = ({ parts, read }: Scan, at: number) =>
  read(at).atEnd !== null || (parts[at + 1]?.gap === 'comma' && read(at + 1).atEnd !== null)

/** The text before a closing bracket around an address: `Dublin 4) is used on this site`. */
const BRACKET_END = /^([^()]{3,40})\)/

function placesInBracket(text: string): (Places & { readonly end: number }) | null {
  const last = text.includes(')') ? BRACKET_END.exec(text)?.[1] : undefined
  const places = last ? placesAtEnd(last) : null
  return places?.at === 0 ? { ...places, end: last!.length } : null
}

/** `Co. Clare` occurs only at the end of addresses. */
const COUNTY = /^(?:Co\.?|County) \p{Lu}/u
const COUNTY_EVIDENCE = 2

/** A part that begins with a house number. */
export const HOUSE_FIRST = /^(?:(?:No\.?|Số|№) ?)?\d/

/** `No. 4 Le Thanh Tong` after a room: together they count as a street. */
function addHouse(draft: Draft): void {
  draft.score += EVIDENCE.looseShape
  draft.isLoose = false
}

/** `Parcela 12, Camino El Roble`: a plot on a street counts as a street too. */
function addBareStreet(draft: Draft): void {
  draft.score += EVIDENCE.bareStreet
  draft.isLoose = false
}

/** Adds the evidence of the places to the draft, and sets its country. */
export function addPlaces(draft: Draft, { city, regions, named }: Places): void {
  if (city) draft.score += EVIDENCE.city
  if (regions.length > 0) draft.score += EVIDENCE.region
  if (named) draft.score += EVIDENCE.country
  draft.country = named ?? city ?? regions[0] ?? null
}

/** Adds the city before the street, where the street's language uses that order: `Москва, ул. Тверская, 13`. */
export function takePlacesBefore(scan: Scan, draft: Draft): boolean {
  if (takeMarkedTown(scan, draft)) return true
  const { parts, read } = scan
  const countries = draft.countries.split(' ')
  // English street words are used everywhere.
  const isOfAny = draft.hasStreet && draft.countries === ''
  for (let at = draft.first - 1; at >= 0 && at >= draft.first - PARTS_BACK_MAX; at--) {
    const { atEnd, unit, isShort } = read(at)
    const isAdjoining = isJoined(scan, draft, at + 1) && !scan.isTaken(at)
    const isDistrict = unit !== null || (isShort && DISTRICT_ALONE.test(draft.countries))
    if (!isAdjoining || (atEnd?.at !== 0 && !isDistrict)) return false
    if (atEnd?.at !== 0 || !atEnd.city || !(isOfAny || countries.includes(atEnd.city))) continue
    for (let one = draft.first - 1; one >= at; one--)
      draft.pieces.unshift({ start: parts[one]!.start, end: parts[one]!.end })
    draft.first = at
    addPlaces(draft, atEnd)
    takeCountryBefore(scan, draft)
    return true
  }
  return false
}

/** `Озёрская обл., г. Вяземск, ул. Мира, 5`: a word before a name says that it is a town, known or not. */
function takeMarkedTown(scan: Scan, draft: Draft): boolean {
  const { parts, read } = scan
  const at = draft.first - 1
  const country = likeliestOf(scan, draft.countries)
  const part = parts[at]
  if (!country || !part || part.isLabel || scan.isTaken(at) || !isJoined(scan, draft, at + 1)) return false
  if (!isMarkedTown(part.text)) return false
  draft.pieces.unshift({ start: part.start, end: part.end })
  draft.first = at
  draft.country = country
  draft.score += EVIDENCE.city
  const region = at > 0 && isJoined(scan, draft, at) && !scan.isTaken(at - 1) ? read(at - 1).atEnd : null
  if (region?.at === 0 && region.regions.includes(country)) {
    draft.pieces.unshift({ start: parts[at - 1]!.start, end: parts[at - 1]!.end })
    draft.first = at - 1
    draft.score += EVIDENCE.region
  }
  return true
}

/** Built on first use: an abbreviation may touch the name, a word may not. */
let markedTown: RegExp | undefined
function isMarkedTown(text: string): boolean {
  const marks = () =>
    wordsOfLanguages(({ townMarks }) => townMarks, '|').map((mark) =>
      mark.endsWith('.') ? `${mark.slice(0, -1)}\\. ?` : `${mark} `,
    )
  markedTown ??= compilePattern(`^(?:${marks().join('|')})\\p{Lu}[\\p{L} -]{2,30}$`, 'u')
  return markedTown.test(text)
}

/** Returns the country of a street word that the page indicates most, or null. */
const likeliestOf = ({ weight }: Scan, countries: string) =>
  countries
    .split(' ')
    .filter((code) => weight(code) > 0)
    .reduce<string | null>((one, other) => (one === null || weight(other) > weight(one) ? other : one), null)

/**
 * Countries where a district comes between the city and the street without a word for it: `بغداد - الكرادة - شارع 62`.
 */
const DISTRICT_ALONE = /^(?:IR|SA) /

/** `Jr. Áncash 514, Huancayo`: an unknown town after a numbered street in a language of the page's country. */
export function takeUnknownTown(scan: Scan, draft: Draft, street: Street | null): boolean {
  const { parts, read } = scan
  const at = draft.last + 1
  const part = parts[at]
  if (!street || part?.gap !== 'comma') return false
  if (!(street.isNumbered && TOWN.test(part.text)) && !(draft.hasHouse && isMarkedTown(part.text))) return false
  const country = likeliestOf(scan, street.countries)
  if (read(at).isForeign || read(at).street || !country) return false
  draft.pieces.push({ start: part.start, end: part.end })
  draft.last = at
  draft.country = country
  return true
}

/** Whether a part may be nothing but the name of a town, known or not. */
export const isTownName = (text: string) => TOWN.test(text)

const TOWN =
  /^\p{Lu}\p{L}{2,20}(?: (?:de|del|la|el|los|las|di|da|do|sur|en|le|al|nad) ?| |-)?(?:\p{Lu}\p{L}{2,20}){0,2}\.?$/u
