import { codesWithHabit } from '../../facts/tables.ts'
import { anyOf } from './address-texts.ts'
import { type Draft, EVIDENCE, newDraft } from './draft.ts'
import { extendLeft } from './extend-left.ts'
import { addStreet, isDistance, locate, NUMBER_LAST } from './locate.ts'
import { isBreak } from './parts.ts'
import { placesAtEnd } from './places.ts'
import type { Scan } from './scan.ts'
import { takeNumbersAfter } from './take-numbers.ts'
import {
  addPlaces,
  HOUSE_FIRST,
  isTownName,
  takePlaces,
  takePlacesBefore,
  takeUnknownTown,
  UNKNOWN_PARTS_MAX,
} from './take-places.ts'

const PARTS_FORWARD_MAX = 6
const TAIL_WORDS_MAX = 5

/**
 * Builds an address without a postcode around the street or post office box in part `at`, forward to the last known
 * place or, in a marked stretch, to its end.
 *
 * @param end the index after the marked stretch that contains `at`, or `at` itself outside of one
 * @param isUnitEnough whether the address has so many block and floor numbers that it needs no place
 */
export function draftFromStreet(scan: Scan, at: number, end: number, isUnitEnough = false): Draft | null {
  const { parts, read } = scan
  const part = parts[at]!
  const { street, box } = read(at)
  const draft = newDraft(at, part.start, part.end)
  const isMarked = end > at
  draft.isLabelled = isMarked
  const nextIsNumber = parts[at + 1]?.gap === 'comma' && read(at + 1).isHouseNumber
  const from = locate(scan, draft, at, nextIsNumber ? [at + 1] : [])
  const nameFirst = isMarked ? NAME_FIRST_MARKED : NAME_FIRST
  const isNameFirst = from === null && nameFirst.test(part.text) && !read(at).unit && read(at).isStreetShaped
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
  else if (box && takeTownBehindBox(scan, draft, part.text.slice(box.start, box.end)))
    draft.score += EVIDENCE.guessedCode
  else if (takeUnknownTown(scan, draft, street)) draft.score += EVIDENCE.looseShape
  else if (isMarked && isNameFirst && isTownBehind(scan, draft, at)) {
    draft.score += EVIDENCE.looseShape
    draft.country = scan.home
    return draft
  } else if (
    !takePlacesBefore(scan, draft) &&
    !(isMarked && draft.hasNumber && (!draft.isLoose || isUnitEnough || hasManyUnits(scan, draft)))
  )
    return null
  if (isNameFirst) {
    // After a label or above a phone number, a town with its country is as good as a known country convention, and so
    // is a town of the page's country if houses have their numbers behind the street there.
    const city = isMarked ? (places?.city ?? null) : null
    const isPlaced = city !== null && (city === places!.named || (city === scan.home && NUMBER_LAST.has(city)))
    if (!isPlaced && !NAME_FIRST_COUNTRIES.has(draft.country ?? '')) return null
    // Mendoza is both a city and its region: the name counts once.
    const isOneName = places !== null && places.city !== null && places.regions.length > 0
    if (isOneName && countPlaces(scan, draft) < 2) draft.score -= EVIDENCE.region
    if (LONG_NUMBER.test(part.text) && scan.weight(draft.country!) >= HOME_WEIGHT_MIN)
      draft.score += EVIDENCE.pageCountry
  }
  if (!from) extendLeft(scan, draft)
  return draft
}

/** Takes the unknown town that follows a box with a postcode in its number, and its country. */
function takeTownBehindBox({ parts, read, home, isTaken }: Scan, draft: Draft, box: string): boolean {
  const at = draft.last + 1
  const town = parts[at]
  if (!CODES_BEHIND_BOXES.has(home ?? '') || !BOX_AND_CODE.test(box) || town?.gap !== 'comma' || town.isLabel)
    return false
  if (isTaken(at) || town.hasDigit || !read(at).isShort) return false
  draft.pieces.push({ start: town.start, end: town.end })
  draft.last = at
  draft.hasCode = true
  draft.country = home
  return true
}
const CODES_BEHIND_BOXES = codesWithHabit('code-behind-box')
const BOX_AND_CODE = /\d ?[-–] ?\d{5}$/

/** `Shop No. 3, Gulmohar Complex, Near Bus Stand, Satara`: with this many units the town need not be known. */
function hasManyUnits({ read }: Scan, { first, last }: Draft): boolean {
  let count = 0
  for (let at = first; at <= last; at++) if (read(at).unit !== null) count++
  return count >= UNITS_MIN
}

const UNITS_MIN = 3

/**
 * `Διεύθυνση: Κυδωνίας 11, Χανιά`: after a label, a name with a number and a possible town, up to the end of the line.
 */
const isTownBehind = ({ parts, home }: Scan, { last }: Draft, at: number) =>
  last === at + 1 &&
  parts[last]!.gap === 'comma' &&
  isBreak(parts[last + 1]?.gap) &&
  isTownName(parts[last]!.text) &&
  NUMBER_LAST.has(home ?? '')

/** Counts the parts of a draft that are only a place. */
function countPlaces({ read }: Scan, { first, last }: Draft): number {
  let count = 0
  for (let at = first; at <= last; at++) if (read(at).atEnd?.at === 0) count++
  return count
}

/**
 * Whether a clearer street or a post office box follows soon. Then this part belongs to that address, which extends
 * back to it.
 */
function betterStartFollows(scan: Scan, at: number): boolean {
  const isLoose = scan.read(at).street === null
  const last = Math.min(scan.parts.length - 1, at + UNKNOWN_PARTS_MAX)
  for (let one = at + 1; one <= last && !scan.isTaken(one); one++) {
    const { street, box, unit } = scan.read(one)
    // A box on the line below a place does not extend back over that place.
    if (box && isBreak(scan.parts[one]!.gap) && scan.read(one - 1).atEnd) return false
    if (street?.isNumbered || box || (street && !unit && isLoose && scan.mayHoldStreet(one))) return true
  }
  return false
}

/** `Unit 4` or `12 Rosedale` without a street word: the places after it must provide the missing evidence. */
function locateLoosely(scan: Scan, draft: Draft, at: number, isNameFirst: boolean): boolean {
  const reading = scan.read(at)
  const { text } = scan.parts[at]!
  const isNumberFirst = HOUSE_FIRST.test(text) && reading.isStreetShaped && !reading.atEnd
  if (isDistance(scan, at) || (reading.unit !== 'numbered' && !isNumberFirst && !isNameFirst)) return false
  addStreet(draft, '', true, HOUSE_MARKED.test(text) ? EVIDENCE.numberedUnit : EVIDENCE.looseShape)
  draft.isLoose = true
  return true
}

/** House number marks that are used for nothing else: `Hse No. C123/4`, `House # 117`. */
const HOUSE_MARKED = new RegExp(
  `^(?:${anyOf(({ numberMarks }) => numberMarks?.houses)})\\.? ?(?:no\\.?|number|#) ?[A-Z]{0,2}\\d|^(?:plot|erf|stand|lot) \\d{3,6}(?!\\d)`,
  'i',
)

/** `San Martín 456`: a street in countries that omit the street word. Elsewhere it may be anything. */
const NAME_FIRST = /^[\p{Lu}\p{Lo}]\D+ (?!(?:19|20)\d\d)\d{2,4}(?: \d{1,2}[º°] ?[A-Z]?)?$/u
const NAME_FIRST_MARKED = /^[\p{Lu}\p{Lo}]\D+ (?!(?:19|20)\d\d)\d{1,4}(?: \d{1,2}[º°] ?[A-Z]?)?$/u
const NAME_FIRST_COUNTRIES = codesWithHabit('bare-street-names')
/** Numbers of channels, models and lines are shorter. */
const LONG_NUMBER = /\d{3}$/

/** Minimum weight of the page's country for an address such as `Prat 847, Temuco` without other evidence. */
const HOME_WEIGHT_MIN = 0.3
