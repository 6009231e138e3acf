import { leadStart } from './locate.ts'
import type { Scan } from './scan.ts'

/** The start of the address above a contact. */
export interface StreetAbove {
  /** The part with the street, or with the first unit number. */
  readonly at: number
  /** Whether the location is given only by block, floor and similar numbers. */
  readonly isByUnits: boolean
}

/**
 * Finds the start of the address in the lines or the cell above the phone number or email address in part `contact`: a
 * house in a street, a post office box, a house number before its street, or block and floor numbers. The text after it
 * is the town, known or not. Returns null without an address.
 */
export function streetAboveContact(scan: Scan, contact: number): StreetAbove | null {
  const { parts, read } = scan
  let found: number | null = null
  let first = contact
  for (let at = contact - 1; at >= 0 && contact - at <= PARTS_MAX; at--) {
    const { text, gap, isLabel } = parts[at]!
    if (scan.isTaken(at) || isLabel || gap === 'sentence' || scan.isHeading(at) || text.length > LENGTH_MAX) break
    const { street, box, isForeign } = read(at)
    if (isForeign) break
    const isOwn = street !== null && street.isRouteOnly !== true && leadStart(text, street.start) === 0
    const isNumbered = street?.isNumbered === true || (gap === 'comma' && at > 0 && read(at - 1).isHouseNumber)
    const isNameFirst = NAME_NUMBER.test(text) && read(at + 1).atEnd?.at === 0 && read(at).isStreetShaped
    if ((isOwn && isNumbered) || box?.start === 0 || isNameFirst) found = at
    if (isNumber(scan, at)) first = at
    // Cell and rule separators end the search.
    if (gap === 'cell' || gap === 'rule') break
  }
  if (found !== null) return { at: found, isByUnits: false }
  return isByUnits(scan, first, contact) ? { at: first, isByUnits: true } : null
}

/** A name and a house number without a street word: accepted only above a known town. */
const NAME_NUMBER = /^[\p{Lu}\p{Lo}]\D+ (?!(?:19|20)\d\d)\d{1,4}$/u
const PARTS_MAX = 8
const LENGTH_MAX = 70

/**
 * Whether a stretch begins with enough block, road and floor numbers to give a location without a street:
 * `Flat 21, Building 814, Road 2411`.
 */
export function isByUnits(scan: Scan, first: number, end: number): boolean {
  let count = 0
  for (let at = first; at < end && at - first < PARTS_MAX && isNumber(scan, at); at++) count++
  return count >= NUMBERED_MIN
}

const NUMBERED_MIN = 3

function isNumber({ read }: Scan, at: number): boolean {
  const { unit, street, isHouseNumber } = read(at)
  return unit === 'numbered' || street?.isRouteOnly === true || isHouseNumber
}
