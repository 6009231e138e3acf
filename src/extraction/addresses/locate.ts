import { codesWithHabit } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf, anyWordOf } from './address-texts.ts'
import { type Draft, EVIDENCE } from './draft.ts'
import type { PartReading } from './part-reading.ts'
import type { Scan } from './scan.ts'
import type { Street } from './street-orders.ts'

/**
 * Searches part `at` for the street or box that gives the location within the place, and adds its evidence to the
 * draft.
 *
 * @param pending the parts between this one and the draft, nearest to the draft first
 * @returns the start of the address in the part, or null
 */
export function locate(scan: Scan, draft: Draft, at: number, pending: readonly number[]): number | null {
  const reading = scan.read(at)
  const { box } = reading
  const street = isTownAbroad(reading) ? null : reading.street
  const { text } = scan.parts[at]!
  if (street?.isNumbered) {
    if (YEAR_IN_SENTENCE.test(text.slice(0, street.start + 5))) return null
    const isYear = !draft.hasCode && YEAR_ONLY.test(text.slice(street.start, street.end))
    const hasHouse = street.isRouteOnly !== true
    const isRoute = !hasHouse && !draft.hasCode && !draft.isLabelled && ROUTE.test(text.slice(street.start))
    addStreet(draft, street.countries, hasHouse, isYear || isRoute ? EVIDENCE.looseShape : EVIDENCE.numberedStreet)
    return leadStart(text, street.start)
  }
  if (box) {
    draft.score += EVIDENCE.box
    draft.isLocated = true
    return box.start
  }
  const hasNumber = street !== null && hasNumberBeside(scan, draft, street, at, pending)
  const length = at === draft.first ? draft.pieces[0]!.start - scan.parts[at]!.start : text.length
  // A street without its number must fill most of its part, otherwise it is only mentioned; "con sede en Calle Roe, 12"
  // has its number.
  const isMeant =
    street !== null &&
    (hasNumber || draft.hasCode || street.isLongRoad !== true) &&
    ((street.end - street.start) * 2 > length ||
      (hasNumber && draft.hasCode) ||
      (draft.hasCode && pending.length === 0 && isLedTo(text, street)))
  if (street && isMeant && !QUARTER.test(text)) {
    const isBesideCode = draft.hasCode && pending.length === 0
    const isNumbered = hasNumber || (isBesideCode && draft.hasNumber)
    const hasUnit = !isNumbered && pending.some((one) => scan.read(one).unit === 'numbered')
    const bare = isBesideCode ? EVIDENCE.streetShape : EVIDENCE.bareStreet
    const score = isNumbered ? EVIDENCE.numberedStreet : bare + (hasUnit ? EVIDENCE.numberedUnit : 0)
    addStreet(draft, street.countries, isNumbered, score)
    draft.hasNumber ||= hasUnit
    return leadStart(text, street.start)
  }
  const distanceMax = /^\d/.test(text) ? 2 : 1
  if (
    draft.hasCode &&
    distanceOf(scan, pending) <= distanceMax &&
    reading.isStreetShaped &&
    !sharesCode(text, scan.parts[draft.first]!.text) &&
    !(/^\d/.test(text) && NUMBER_LAST.has(draft.country ?? scan.home ?? '')) &&
    (!reading.unit || DOOR.test(text))
  ) {
    addStreet(draft, '', true, EVIDENCE.streetShape)
    return 0
  }
  if (isNameBeforeHouse(scan, draft, at, pending)) {
    addStreet(draft, '', true, EVIDENCE.streetShape)
    return 0
  }
  return null
}

/** `Rio de Janeiro`: a town that reads like a street of another country, where `Rio` is a canal. */
const isTownAbroad = ({ street, atEnd }: PartReading) =>
  street !== null &&
  !street.isNumbered &&
  atEnd?.at === 0 &&
  atEnd.city !== null &&
  street.countries !== '' &&
  !street.countries.split(' ').includes(atEnd.city)

/**
 * Whether part `at` is a name without a street word, at the start of a line or field, whose house number begins the next
 * part: `Osvaldo Cruz, 512 Vila Nova, CEP 79002-120`.
 */
function isNameBeforeHouse(scan: Scan, draft: Draft, at: number, pending: readonly number[]): boolean {
  const { parts, read } = scan
  const { text, gap, hasDigit } = parts[at]!
  if (!draft.hasCode || hasDigit || gap === 'comma' || at + 1 >= parts.length) return false
  // A house number in a part of its own says more: the town need not be known, and a company may precede the dash.
  const isHouseAlone = read(at + 1).isHouseNumber
  const least = isHouseAlone ? EVIDENCE.unknownPlaceCode + EVIDENCE.pageCountry : EVIDENCE.knownPlaceCode
  if (draft.score < least || (gap === 'dash' && !isHouseAlone)) return false
  if (pending.at(-1) !== at + 1 || parts[at + 1]!.gap !== 'comma' || !beginsWithHouse(scan, draft, at + 1)) return false
  const { isShort, unit, street, atEnd } = read(at)
  return isShort && unit === null && street === null && atEnd?.at !== 0 && NAME.test(text)
}

/** Two or more words; a single one is more often a building or a firm. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){1,4}$/u

/** Whether a part is a house number, alone or before its quarter, in a country where it follows the street. */
function beginsWithHouse({ read, parts, home }: Scan, { country }: Draft, at: number): boolean {
  if (!NUMBER_LAST.has(country ?? home ?? '')) return false
  return read(at).isHouseNumber || HOUSE_AND_QUARTER.test(parts[at]!.text)
}

const HOUSE_AND_QUARTER = /^(?:n[º°o]\.? ?)?\d{1,5}[A-Za-z]?(?:[-/]\d{1,4})?(?:,? [-–])? \p{Lu}\p{L}/iu

/** A road with a number instead of a name. */
const ROUTE = compilePattern(`^(?:${anyWordOf(({ streetWords }) => streetWords?.routes)})(?!\\p{L})`, 'iu')

/** Whether a street ends a sentence that leads up to it: `Nous sommes situés route de Cassis`. */
export const isLedTo = (text: string, { start, end }: Street): boolean =>
  start > 0 && end === text.length && SENTENCE_LEAD.test(text.slice(Math.max(0, start - SENTENCE_LEAD_MAX), start))

const SENTENCE_LEAD = compilePattern(`(?<!\\p{L})(?:${anyOf(({ sentences }) => sentences?.streetLeads)}) ?$`, 'iu')
const SENTENCE_LEAD_MAX = 12

/** `HP 9000` above `HP 9000 Series`: a number that also counts as the postcode is not a house number. */
function sharesCode(text: string, placed: string): boolean {
  const number = LONG_NUMBER.exec(text)?.[0]
  return number !== undefined && placed.includes(number)
}

const LONG_NUMBER = /\d{4,}/

/** Countries where the house number follows the street: `1714 Follower` is not an address there. */
export const NUMBER_LAST = codesWithHabit('number-behind-street')
/** `Morelos 1250 Int. 3`: a unit after the house number. */
const DOOR = new RegExp(`\\d,? (?:${anyOf(({ units }) => units?.behindNumbers)})\\.? ?[\\dA-Z-]{1,4}$`, 'i')
/**
 * `Col. Americana`, `Centro`: the quarter in a Latin American address between a street, often without a street word,
 * and the town.
 */
const QUARTER = compilePattern(
  `^(?:(?:${anyOf(({ places }) => places?.quarters)})(?![\\p{L}-])|(?:zona )?centro(?: histórico)?$)`,
  'iu',
)

/** Counts the parts between a name with a number and the code. After a quarter, known places are not counted. */
function distanceOf(scan: Scan, pending: readonly number[]): number {
  const unnamed = pending.filter((one) => !QUARTER.test(scan.parts[one]!.text))
  if (unnamed.length === pending.length) return pending.length
  return unnamed.filter((one) => scan.read(one).atEnd?.at !== 0).length
}

/** `Cable car – 27 km`: the distance to the preceding thing. */
export const isDistance = ({ parts }: Scan, at: number): boolean =>
  parts[at]!.gap === 'dash' && /^\d[\d.,]* ?km$/i.test(parts[at]!.text)

/** Adds a street to the draft, with or without a house number. */
export function addStreet(draft: Draft, countries: string, hasHouse: boolean, score: number): void {
  draft.score += score
  draft.countries ||= countries
  draft.isLocated = true
  draft.hasStreet = true
  draft.hasHouse ||= hasHouse
  draft.hasNumber ||= hasHouse
}

/** The only number is a year or a range of years: `2019 Winter Drive`, `2019–2026 Orchard Lane`. */
const YEAR_ONLY = /^\D{0,60}(?:19|20)\d\d(?:\s?[–-]\s?(?:19|20)?\d\d)?(?!\d)\D{0,60}$/

/** `In 2019 Main Street Bakery opened`: a year, not a house. */
const YEAR_IN_SENTENCE = compilePattern(
  `(?:^| )(?:${anyOf(({ sentences }) => sentences?.yearLeads)}) (?:19|20)\\d\\d $`,
  'iu',
)

/** Whether the house number is in the next part (`Via Roma, 2`) or the previous one (`45, rue de Rome`). */
function hasNumberBeside(scan: Scan, draft: Draft, street: Street, at: number, pending: readonly number[]): boolean {
  const next = pending[pending.length - 1]
  if (street.takesNumberAfter && next === at + 1) {
    if (scan.read(next).isHouseNumber) return true
    if (draft.hasCode && scan.parts[next]!.gap === 'comma' && beginsWithHouse(scan, draft, next)) return true
  }
  return at > 0 && scan.parts[at]!.gap === 'comma' && !scan.isTaken(at - 1) && scan.read(at - 1).isHouseNumber
}

const LEAD_LENGTH_MAX = 32
const LEAD = compilePattern(
  `^(?:\\(?(?:(?:rear|back|front)(?: of)?|cnr\\.?|corner(?: of)?|off\\.?|near|opp\\.?|opposite)$|[(#]|(?:${anyOf(({ units }) => units?.beforeStreets)})(?!\\p{L})|\\d{1,3}(?:st|nd|rd|th|/f)? ?(?:floor|fl)?(?!\\p{L}))[ .:#(]{0,3}(?:no\\.? ?)?(?:\\p{L}{0,2}-?\\d[\\d\\p{L}]{0,4}|\\p{L}(?!\\p{L}))?(?:[-–/&][\\p{L}\\d]{1,4})?[),\\s]*$`,
  'iu',
)

/** Brasília numbers blocks within sectors: `SCS Quadra 2`, `SHIS QI 9`. */
const SECTOR = /^[A-Z]{2,4}(?: (?:Norte|Sul|N|S))?$/
const BLOCKS = /^(?:quadra|qd)(?!\p{L})/iu

/**
 * Returns the start of an address in a part: `Suite 5` or `Shop 3-4` before the street belongs to it, other words do
 * not.
 */
export function leadStart(text: string, streetStart: number): number {
  const lead = text.slice(0, streetStart).trim()
  if (SECTOR.test(lead) && BLOCKS.test(text.slice(streetStart))) return 0
  return lead === '' || (lead.length <= LEAD_LENGTH_MAX && LEAD.test(lead)) ? 0 : streetStart
}
