import { codesWithHabit } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf } from './address-texts.ts'
import { type Draft, EVIDENCE } from './draft.ts'
import { isAddressLabel, isFieldLabel } from './labels.ts'
import { isDistance, isLedTo, locate } from './locate.ts'
import type { PartReading } from './part-reading.ts'
import { type Gap, isBreak } from './parts.ts'
import type { Scan } from './scan.ts'
import type { Street } from './street-orders.ts'

const PARTS_BACK_MAX = 9
/** Maximum number of towns, districts and the like between a postcode and its street. */
const UNKNOWN_PARTS_MAX = 4
/** Maximum number of building names between the street and a floor or unit above it. */
const UNKNOWN_UNITS_MAX = 1

/**
 * Extends the draft to the left: over towns to the street or the box, then over building, floor and the like. Stops at
 * companies, phone numbers, labels and prose. A cell beside the address's table column is skipped.
 */
export function extendLeft(scan: Scan, draft: Draft): void {
  const { parts } = scan
  let pending: number[] = []
  const lowest = Math.max(0, draft.first - PARTS_BACK_MAX)
  for (let at = draft.first - 1; at >= lowest; at--) {
    const part = parts[at]!
    const { gap } = parts[at + 1]!
    if (scan.isTaken(at) || gap === 'sentence') break
    if (part.isLabel && isFieldLabel(part.text)) continue
    if (part.isLabel || (isBreak(gap) && isAddressLabel(part.text))) {
      draft.isLabelled ||= isAddressLabel(part.text)
      break
    }
    const reading = scan.read(at)
    if (reading.isForeign && !endsWithStreet(reading, part.text)) {
      const cell = cellStart(scan, at)
      if (cell < 0) break
      at = cell
      continue
    }
    if (isBreak(gap) && endsAddress(reading, part.text)) break
    const start = draft.isLocated ? startOfMore(draft, reading, gap, part.text) : locate(scan, draft, at, pending)
    if (start !== null) {
      adopt(scan, draft, at, pending, start)
      pending = []
      if (start > 0) break
    } else if (mayWait(scan, draft, at, pending)) pending.push(at)
    else break
  }
  if (!draft.isLocated) locateByUnit(scan, draft, pending)
  if (!draft.isLocated) locateByName(scan, draft, pending)
}

/** A line that ends like an address belongs to another address: `Boise ID 83702`. */
const ENDS_WITH_STATE = /(?:^| )[A-Z]{2},? \d{5}(?:-\d{4})?$/

/** A box (`BP 40012`) and a house on a road (`4120 US-1`) resemble postcodes but do not end an address. */
const endsAddress = ({ box, street, postcodes }: PartReading, text: string) =>
  !box && !street?.isNumbered && (ENDS_WITH_STATE.test(text) || postcodes.some((code) => code.isDistinct))

const STREET_TAIL_MAX = 12

/** `© 2019 Acme Inc. 1234 Industrial Pkwy`, `Acme Oy PL 41`: a company followed by its street or box. */
const endsWithStreet = (reading: PartReading, text: string) => {
  const { street, box } = reading
  const isAtEnd = street?.isNumbered === true && street.start > 0 && text.length - street.end <= STREET_TAIL_MAX
  return (isAtEnd || (box !== null && box.start > 0 && box.end === text.length)) && !reading.isContact
}

/** Whether a part that is no evidence itself may belong to the address, provided that a part further up does. */
function mayWait(scan: Scan, draft: Draft, at: number, pending: readonly number[]): boolean {
  const reading = scan.read(at)
  const unknown = pending.filter((one) => !scan.read(one).unit && !scan.read(one).isHouseNumber).length
  if (!draft.isLocated)
    return reading.unit !== null || reading.isHouseNumber || (reading.isShort && unknown < UNKNOWN_PARTS_MAX)
  const isTailOfLine = isBreak(scan.parts[at + 1]!.gap) && scan.parts[at]!.gap === 'comma'
  return reading.isShort && unknown < UNKNOWN_UNITS_MAX && !isTailOfLine
}

/**
 * Returns 0 when a part before the street or the box also belongs to the address, and adds its evidence. For a street
 * in the middle of a part returns its start, otherwise null.
 */
function startOfMore(draft: Draft, reading: PartReading, gap: Gap, text: string): number | null {
  const { street, box, unit } = reading
  if (unit) {
    // Before the street, a `c/o` line names the addressee. Between street and code it is skipped with the rest.
    if (CARE_OF.test(text)) return null
    if (unit === 'numbered' && !draft.hasNumber) {
      draft.score += EVIDENCE.numberedUnit
      draft.hasNumber = true
    } else if (!draft.hasNumber && !draft.hasUnit) draft.score += EVIDENCE.namedUnit
    draft.hasUnit = true
    return 0
  }
  // "12 Oak Drive, Suite 5, Maple Grove": the apparent street without a number was the town.
  const isStreetAfterAll = street?.isNumbered && !draft.hasHouse
  if (street?.start === 0 && isBreak(gap) && isOfOtherCountry(draft, street)) return null
  if (street?.start === 0 && (isStreetAfterAll || !(draft.hasStreet && draft.hasNumber))) {
    if (street.isNumbered) draft.score += EVIDENCE.numberedStreet - EVIDENCE.bareStreet
    draft.hasStreet = true
    draft.hasHouse ||= street.isNumbered
    draft.hasNumber ||= street.isNumbered
    return 0
  }
  // `Avenida Balboa, Torre Norte, Piso 15`: until now the only evidence was a numbered floor.
  if (draft.isLoose && street?.start === 0 && street.countries !== '') {
    draft.score += EVIDENCE.bareStreet
    draft.isLoose = false
    return 0
  }
  // "au chemin du Puits, lieu-dit Les Aires": only when the draft has no number.
  if (street && !draft.hasNumber && !isBreak(gap) && isLedTo(text, street)) return street.start
  if (reading.isHouseNumber && !isBreak(gap)) {
    // `34-B, Block D-1`: the house in a numbered block makes up for the missing street.
    if (draft.isLoose) draft.score += EVIDENCE.namedUnit
    draft.isLoose = false
    return 0
  }
  const lead = draft.hasNumber || isBreak(gap) ? null : NUMBER_IN_SENTENCE.exec(text)
  if (lead) {
    draft.score += EVIDENCE.numberedStreet - EVIDENCE.bareStreet
    draft.hasNumber = true
    draft.hasHouse = true
    return lead.index + lead[1]!.length
  }
  return box?.start === 0 ? 0 : null
}

/** `OŠ "Elm"` is a school in Bosnia, although `os.` is an estate in Poland. */
const isOfOtherCountry = ({ country }: Draft, { isNumbered, countries }: Street) =>
  !isNumbered && country !== null && countries !== '' && !countries.split(' ').includes(country)

const CARE_OF = /^c\/o /i

/** `Nous sommes au 12, rue de Rome`: the number follows a lead-in to the street. */
const NUMBER_IN_SENTENCE = /((?:^| )(?:au|à|sis|sise|située?s?|at|n[°o]\.?|nº) )\d{1,4}(?: ?(?:bis|ter|[A-Za-z]))?$/i

/** Prepends the pending parts and part `at`, from `start` on, to the draft. */
function adopt(scan: Scan, draft: Draft, at: number, pending: readonly number[], start: number): void {
  for (const one of pending) draft.pieces.unshift({ start: scan.parts[one]!.start, end: scan.parts[one]!.end })
  const part = scan.parts[at]!
  draft.pieces.unshift({ start: part.start + start, end: part.end })
  draft.first = at
}

/** Without a street, a numbered room or a named building gives the location. The text before it is excluded. */
function locateByUnit(scan: Scan, draft: Draft, pending: readonly number[]): void {
  const outermost = pending.findLastIndex((at) => scan.read(at).unit && !isDistance(scan, at))
  if (outermost < 0) return
  const isNumbered = pending.some((at) => scan.read(at).unit === 'numbered')
  draft.score += isNumbered ? EVIDENCE.numberedUnit : EVIDENCE.namedUnit
  draft.isLocated = true
  const above = pending[outermost + 1]
  const last = above !== undefined && scan.read(above).isHouseNumber ? outermost + 1 : outermost
  adopt(scan, draft, pending[last]!, pending.slice(0, last), 0)
}

/** `Le Bourg`, `Gut Neuhof`, `La Grange aux Belles`: a hamlet or an estate instead of a street. */
const ESTATE = compilePattern(
  `^(?:(?:${anyOf(({ streetNames }) => streetNames?.estates)}) |l['’])\\p{Lu}[\\p{L}'’ -]{1,36}$|^č\\.? ?p\\.? ?\\d{1,4}$`,
  'iu',
)
/** Minimum weight of such a country on the page when the place's name is unknown. */
const ESTATE_WEIGHT_MIN = 0.2
const ESTATE_COUNTRIES = [...codesWithHabit('estates')]

/**
 * Names that give the location within the place: an estate directly before the code, or two names on their own line
 * before a code that covers only a few houses (`Belfield, Dublin 4, D04 V1W8, Ireland`).
 */
function locateByName(scan: Scan, draft: Draft, pending: readonly number[]): void {
  const nearest = pending[0]
  if (nearest !== undefined && ESTATE.test(scan.parts[nearest]!.text)) {
    const country = draft.country ?? scan.likeliest(ESTATE_COUNTRIES)!
    if (!ESTATE_COUNTRIES.includes(country) || !isBreak(scan.parts[nearest]!.gap)) return
    if (!draft.country && scan.weight(country) < ESTATE_WEIGHT_MIN) return
    draft.country = country
    draft.isLocated = true
    draft.score += EVIDENCE.streetShape
    adopt(scan, draft, nearest, [], 0)
    return
  }
  if (BLOCK_COUNTRIES.has(draft.country ?? '') && locateByBlock(scan, draft, pending)) return
  const first = pending[pending.length - 1]
  if (pending.length < NAMES_MIN || first === undefined || !isBreak(scan.parts[first]!.gap)) return
  if (!HOUSE_CODE_COUNTRIES.has(draft.country ?? '') || draft.score < EVIDENCE.distinctCode + EVIDENCE.country) return
  if (pending.slice(0, -1).some((at) => scan.parts[at]!.gap !== 'comma')) return
  draft.isLocated = true
  adopt(scan, draft, first, pending.slice(0, -1), 0)
}

/** `Q7, 24`: Mannheim numbers its blocks and the houses in them. */
const BLOCK = /^[A-U] ?\d{1,2}$/
const BLOCK_COUNTRIES = codesWithHabit('blocks')

function locateByBlock(scan: Scan, draft: Draft, pending: readonly number[]): boolean {
  const [house, block] = pending
  if (house === undefined || block === undefined || scan.parts[house]!.gap !== 'comma') return false
  if (!scan.read(house).isHouseNumber || !BLOCK.test(scan.parts[block]!.text)) return false
  draft.score += EVIDENCE.streetShape
  draft.isLocated = true
  adopt(scan, draft, block, [house], 0)
  return true
}

const NAMES_MIN = 2
const HOUSE_CODE_COUNTRIES = codesWithHabit('code-names-houses')

/**
 * Returns the first part of the table cell that ends with part `at`, if another cell precedes it in the row; otherwise
 * -1.
 */
function cellStart(scan: Scan, at: number): number {
  for (let first = at; first > 0 && first > at - PARTS_BACK_MAX; first--) {
    const { gap } = scan.parts[first]!
    if (gap === 'cell') return first
    if (gap === 'line' || gap === 'rule') return -1
  }
  return -1
}
