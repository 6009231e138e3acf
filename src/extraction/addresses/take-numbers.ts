import { codesWithHabit } from '../../facts/tables.ts'
import { type Draft, EVIDENCE } from './draft.ts'
import type { Scan } from './scan.ts'

/** Maximum of house, stairs, floor and door numbers; a longer row is another list. */
const NUMBERS_AFTER_MAX = 6

/** Adds the house number, floor and similar numbers that follow the street after a comma. */
export function takeNumbersAfter(scan: Scan, draft: Draft): void {
  const end = draft.last + 1 + NUMBERS_AFTER_MAX
  for (let at = draft.last + 1; at < end && isJoined(scan, draft, at) && !scan.isTaken(at); at++) {
    const { isHouseNumber, unit, street } = scan.read(at)
    const isSideStreet = street?.start === 0 && street.countries !== '' && street.countries === draft.countries
    const isLane =
      STREETS_IN_ROW.has(firstOf(draft.countries)) && (street ? isSideStreet : LANE.test(scan.parts[at]!.text))
    if (!isHouseNumber && !isLane && (street || !unit)) return
    if (isSideStreet) draft.hasHouse ||= street.isNumbered
    if (unit) addUnit(draft, unit)
    draft.pieces.push({ start: scan.parts[at]!.start, end: scan.parts[at]!.end })
    draft.last = at
  }
}

/**
 * Whether part `at` continues the address before it: after a comma, or after a dash in countries that use dashes
 * instead.
 */
export function isJoined({ parts }: Scan, { countries }: Draft, at: number): boolean {
  const gap = parts[at]?.gap
  return gap === 'comma' || (gap === 'dash' && WITH_DASHES.has(firstOf(countries)))
}

const WITH_DASHES = codesWithHabit('dashes-for-commas')

const STREETS_IN_ROW = codesWithHabit('streets-in-row')
/** Returns the likeliest of the countries that use a street word. */
const firstOf = (countries: string) => countries.split(' ', 1)[0]!
/** `سجاد ۱۴`: a numbered side street of the main street. */
const LANE = /^[\u0600-\u06ff\u200c ]{2,25} \d{1,3}$/

/** Counts a floor or building after the street as evidence once, unless a house number is already counted. */
export function addUnit(draft: Draft, unit: 'numbered' | 'named'): void {
  if (draft.hasNumber && !draft.isLoose) return
  if (draft.hasUnit) {
    // A building followed by its floor counts as much as the floor alone.
    if (unit === 'numbered' && !draft.hasNumber) draft.score += EVIDENCE.numberedUnit - EVIDENCE.namedUnit
    draft.hasNumber ||= unit === 'numbered'
    return
  }
  draft.score += unit === 'numbered' && !draft.hasNumber ? EVIDENCE.numberedUnit : EVIDENCE.namedUnit
  draft.hasUnit = true
  draft.hasNumber ||= unit === 'numbered'
}
