import { leadStart } from './locate.ts'
import type { Scan } from './scan.ts'

/** Where the address above a contact begins. */
export interface StreetAbove {
  /** The part of the street, or the first of the numbers. */
  readonly at: number
  /** Whether only numbers of a block, a floor and the like say where. */
  readonly isByUnits: boolean
}

/**
 * What begins the address in the lines or the cell above the phone or the email address in part `contact`: a house in a street, a
 * post office box, a house before its street, or numbers of a block, a floor and the like; null without one. What follows it is
 * its town, known or not.
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
    // Cells and what stands between rules are borders.
    if (gap === 'cell' || gap === 'rule') break
  }
  if (found !== null) return { at: found, isByUnits: false }
  return isByUnits(scan, first, contact) ? { at: first, isByUnits: true } : null
}

/** A name and a house, without a word for a street: only above a town that is known. */
const NAME_NUMBER = /^\p{Lu}\D+ (?!(?:19|20)\d\d)\d{1,4}$/u
const PARTS_MAX = 8
const LENGTH_MAX = 70

/** Whether so many numbers of blocks, roads and floors begin a stretch that they say where without a street: `Flat 21, Building 814, Road 2411`. */
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
