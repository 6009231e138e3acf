import { codesWithHabit } from '../../facts/tables.ts'
import { type Draft, EVIDENCE, newDraft } from './draft.ts'
import { extendLeft } from './extend-left.ts'
import { extendRight, growToStreetAfter } from './extend-right.ts'
import { addStreet, leadStart, locate, NUMBER_LAST } from './locate.ts'
import { placesAtEnd } from './places.ts'
import { PLACE_FIRST, type Postcode } from './postcode.ts'
import { placePostcode } from './postcode-place.ts'
import type { Scan } from './scan.ts'
import { isHouseNumber } from './street.ts'
import type { Street } from './street-orders.ts'
import { takeRegionBehind } from './take-places.ts'

/** Builds an address around a postcode in part `at`. The caller checks its score. */
export function draftFromPostcode(scan: Scan, at: number, code: Postcode): Draft | null {
  const { text, start } = scan.parts[at]!
  if (isYearOfBook(text, code)) return null
  const place = placePostcode(scan, at, code)
  if (!place) return null
  const draft = newDraft(at, start + place.start, start + place.end)
  draft.hasCode = true
  draft.country = place.country
  draft.score = place.score
  draft.last = place.last
  if (place.last > at) draft.pieces.push({ start: scan.parts[place.last]!.start, end: scan.parts[place.last]!.end })
  if (place.isNamed) {
    draft.score += EVIDENCE.country
    if (place.country) takeRegionBehind(scan, draft, place.country)
  } else extendRight(scan, draft, place.isPlaceAfter && place.isTownUnknown !== true)

  takeStreetBehind(scan, draft, at)
  const head = text.slice(0, place.start)
  if (place.isPlaceAfter && head === '' && isBeforeStreet(scan, draft)) growToStreetAfter(scan, draft)
  if (!draft.isLocated && takeHead(scan, draft, at, head)) extendLeft(scan, draft)
  if (!draft.isLocated && (place.isPlaceAfter || place.last === at)) growToStreetAfter(scan, draft)
  if (!draft.isLocated && place.isPlaceAfter && place.isTownUnknown) takeHouseInVillage(scan, draft, at)
  if (place.isDoubtful && !hasStreet(scan, draft)) return null
  draft.country ??= countryByStreet(scan, code, draft, place.isPlaceAfter)
  return draft
}

/** `Roe, J. & Lind, K. (2013) A Book`: a year in brackets. */
const isYearOfBook = (text: string, { start, end }: Postcode) =>
  text[start - 1] === '(' && text[end] === ')' && /^(?:19|20)\d\d$/.test(text.slice(start, end))

/**
 * Whether an address contains a street word or a post office box. Other words with a number beside a possible year are
 * not enough.
 */
function hasStreet({ read }: Scan, { first, last }: Draft): boolean {
  for (let at = first; at <= last; at++) if (read(at).street || read(at).box) return true
  return false
}

/** Adds the street directly after the place in part `at`: `20148 Milano Via Padova 14`. */
function takeStreetBehind(scan: Scan, draft: Draft, at: number): void {
  const { street } = scan.read(at)
  const { start, text } = scan.parts[at]!
  const piece = draft.pieces[0]!
  const isNext = street?.isNumbered === true && /^[\s,–-]+$/.test(text.slice(piece.end - start, street.start))
  if (draft.pieces.length > 1 || !isNext) return
  addStreet(draft, street.countries, true, EVIDENCE.numberedStreet)
  piece.end = start + street.end
}

/** `34-483 Sosnówka 518A`: villages without streets number their houses. */
function takeHouseInVillage(scan: Scan, draft: Draft, at: number): void {
  const { start, text } = scan.parts[at]!
  const piece = draft.pieces[0]!
  const house = draft.last === at ? VILLAGE_HOUSE.exec(text.slice(piece.end - start)) : null
  if (!house || !draft.hasCode || !NUMBER_LAST.has(draft.country ?? scan.home ?? '')) return
  addStreet(draft, '', true, EVIDENCE.streetShape)
  piece.end += house[0].length
}

const VILLAGE_HOUSE = /^ \d{1,4}[A-Za-z]?(?:\/\d{1,3})?$/

/** `School no. 6 / 16-400 Suwałki, ul. Reja 87`: a street directly after the place, and none before the code. */
function isBeforeStreet({ parts, read }: Scan, { first, last }: Draft): boolean {
  const isNumbered = (at: number) => {
    const street = at < 0 || at >= parts.length ? null : read(at).street
    return street?.isNumbered === true && leadStart(parts[at]!.text, street.start) === 0
  }
  return parts[last + 1]?.gap === 'comma' && isNumbered(last + 1) && !isNumbered(first - 1)
}

/** Returns the one country, of those with such postcodes, that matches the street's language and the page, or null. */
function countryByStreet(scan: Scan, code: Postcode, draft: Draft, isPlaceAfter: boolean): string | null {
  const spoken = draft.countries ? draft.countries.split(' ') : null
  const candidates = code.countries
    .split(' ')
    .filter((country) => (!spoken || spoken.includes(country)) && !(isPlaceAfter && PLACE_FIRST.has(country)))
  const country = scan.likeliest(candidates)
  return country && (candidates.length === 1 || scan.weight(country) > 0 || spoken?.[0] === country) ? country : null
}

/**
 * Whether an apparent street without a number is really the town before a state: otherwise the state would have no
 * town.
 */
function endsWithTown(head: string, street: Street): boolean {
  const places = placesAtEnd(head)
  if (places?.at === 0) return true
  const isState = places !== null && places.city === null && places.regions.some((region) => TOWN_AND_STATE.has(region))
  return isState && street.countries === '' && places.at <= street.end + 1
}

const TOWN_AND_STATE = codesWithHabit('town-and-state')

const PLACE_WORDS_MAX = 5
/** `Eckweg 6`, `Am Dorfteich 12 b`: words with a number at the end. */
const WORDS_NUMBER = /^\p{Lu}.{2,40}?\p{L}\.? \d{1,4} ?[a-zA-Z]?[\s,–-]*$/u
const CAPITAL_RUN = /(?:\p{Lu}[\p{L}'’.-]{0,30}[ ,–-]{1,3}){1,4}$/u

/**
 * Adds the text before the code in the same part: the street, or only the place.
 *
 * @returns whether the address may continue in the previous parts
 */
function takeHead(scan: Scan, draft: Draft, at: number, head: string): boolean {
  if (head.trim() === '') return true
  const partStart = scan.parts[at]!.start
  const first = draft.pieces[0]!
  const { street, box } = scan.read(at)
  // `Colorado Springs CO 80901`, `South Bend IN 46613`: towns that end like streets.
  const isTown = street?.isNumbered === false && endsWithTown(head.trim(), street)
  if ((street && !isTown && street.end <= head.length + 1) || (box && box.end <= head.length + 1)) {
    const from = locate(scan, draft, at, [])
    if (from !== null) {
      first.start = partStart + from
      return from === 0
    }
  }
  if (head.trim().split(' ').length > PLACE_WORDS_MAX) {
    const run = CAPITAL_RUN.exec(head)
    if (run) first.start = partStart + run.index
    return false
  }
  first.start = partStart
  // `Viale Europa, 12 20093 Cologno`
  if (isHouseNumber(head.trim())) draft.hasNumber = true
  if (WORDS_NUMBER.test(head)) {
    addStreet(draft, '', true, EVIDENCE.streetShape)
  }
  return true
}
