import { type Draft, EVIDENCE } from './draft.ts'
import { isAddressLabel, isFieldLabel } from './labels.ts'
import type { Gap } from './parts.ts'
import { readPostcodes } from './postcode.ts'
import type { Scan } from './scan.ts'

const PARTS_BACK_MAX = 9
const PARTS_FORWARD_MAX = 5
/** Towns, districts and the like between a postcode and its street. */
const UNKNOWN_PARTS_MAX = 4
/** Parts of a building's name between the street and a floor or a unit above it. */
const UNKNOWN_UNITS_MAX = 1

const isHard = (gap: Gap | undefined) => gap === undefined || gap === 'line' || gap === 'cell' || gap === 'rule'

/**
 * Takes in what stands before the draft: towns up to the street or the box, then building, floor and the like. Stops at
 * companies, phones, labels and prose; a cell beside the address's column of a table is stepped over.
 */
export function growBack(scan: Scan, draft: Draft): void {
  const { parts, read } = scan
  let pending: number[] = []
  let unknown = 0
  const lowest = Math.max(0, draft.first - PARTS_BACK_MAX)
  for (let at = draft.first - 1; at >= lowest; at--) {
    if (scan.isTaken(at)) break
    const part = parts[at]!
    const { gap } = parts[at + 1]!
    if (gap === 'sentence') break
    if (part.isLabel || isHard(gap)) {
      if (part.isLabel && isFieldLabel(part.text)) continue
      const isLabel = isAddressLabel(part.text)
      if (isLabel) draft.isLabelled = true
      if (isLabel || part.isLabel) break
    }
    const reading = read(at)
    if (reading.isForeign) {
      const cell = cellStart(scan, at)
      if (cell < 0) break
      at = cell
      continue
    }
    if (!draft.isLocated) {
      const from = locate(scan, draft, at, pending)
      if (from !== null) {
        const start = adopt(scan, draft, at, pending, from)
        pending = []
        unknown = 0
        if (start > 0) break
      } else if (reading.unit || reading.isHouseNumber || (reading.isShort && unknown < UNKNOWN_PARTS_MAX)) {
        pending.push(at)
        if (!reading.unit && !reading.isHouseNumber) unknown++
      } else break
      continue
    }
    const isMoreOfStreet =
      reading.unit ||
      (reading.box && reading.box.start === 0) ||
      (reading.isHouseNumber && !isHard(gap)) ||
      (reading.street && !draft.hasNumber && reading.street.start === 0)
    if (isMoreOfStreet) {
      if (reading.street?.isNumbered && !reading.unit && !draft.hasNumber) {
        draft.score += EVIDENCE.numberedStreet - EVIDENCE.bareStreet
        draft.hasNumber = true
      } else if (!draft.hasNumber && reading.unit === 'numbered') {
        draft.score += EVIDENCE.numberedUnit
        draft.hasNumber = true
      }
      adopt(scan, draft, at, pending, 0)
      pending = []
      unknown = 0
    } else if (reading.isShort && unknown < UNKNOWN_UNITS_MAX && (!isHard(gap) || part.gap !== 'comma')) {
      pending.push(at)
      unknown++
    } else break
  }
  if (!draft.isLocated) locateByUnit(scan, draft, pending)
}

/** Where the address begins in a part that holds its street or box, or null; adds the evidence. */
export function locate(scan: Scan, draft: Draft, at: number, pending: readonly number[]): number | null {
  const { parts, read } = scan
  const reading = read(at)
  const { street, box } = reading
  const { text } = parts[at]!
  if (street?.isNumbered) {
    const isYear = !draft.hasCode && YEAR_ONLY.test(text.slice(street.start, street.end))
    draft.score += isYear ? EVIDENCE.looseShape : EVIDENCE.numberedStreet
    draft.hasNumber = true
    draft.countries ||= street.countries
    return found(draft, leadStart(text, street.start))
  }
  if (box) {
    draft.score += EVIDENCE.box
    return found(draft, box.start)
  }
  const next = pending[pending.length - 1]
  if (street && (street.end - street.start) * 2 > text.length) {
    const isNumbered =
      (street.takesNumberAfter && next === at + 1 && read(next).isHouseNumber) ||
      (at > 0 && !scan.isTaken(at - 1) && parts[at]!.gap === 'comma' && read(at - 1).isHouseNumber)
    draft.score += isNumbered ? EVIDENCE.numberedStreet : EVIDENCE.bareStreet
    draft.hasNumber = isNumbered
    if (!isNumbered && pending.some((one) => read(one).unit === 'numbered')) {
      draft.score += EVIDENCE.numberedUnit
      draft.hasNumber = true
    }
    draft.countries ||= street.countries
    return found(draft, leadStart(text, street.start))
  }
  if (draft.hasCode && reading.isStreetShaped && !reading.unit && pending.length <= 1) {
    draft.score += EVIDENCE.streetShape
    draft.hasNumber = true
    return found(draft, 0)
  }
  return null
}

/** A year is the only number: `2019 Winter Drive`. */
const YEAR_ONLY = /^\D{0,60}(?:19|20)\d\d(?!\d)\D{0,60}$/

function found(draft: Draft, start: number): number {
  draft.isLocated = true
  return start
}

const LEAD_LENGTH_MAX = 32
/** `Suite 5` or `Shop 3-4` before the street in the same part belongs to it; any other words do not. */
function leadStart(text: string, streetStart: number): number {
  const lead = text.slice(0, streetStart).trim()
  return lead === '' || (lead.length <= LEAD_LENGTH_MAX && LEAD.test(lead)) ? 0 : streetStart
}
const LEAD =
  /^(?:[(#]|(?:suite|ste|unit|apt|flat|shop|office|room|level|floor|block|plot|no|km|lot|house|bldg|building)(?!\p{L})|\d{1,3}(?:st|nd|rd|th|\/f)? ?(?:floor|fl)?(?!\p{L}))[ .:#(]{0,3}(?:no\.? ?)?(?:\p{L}{0,2}-?\d[\d\p{L}]{0,4}|\p{L}(?!\p{L}))?(?:[-–/&][\p{L}\d]{1,4})?[),\s]*$/iu

/** Puts the pending parts and part `at`, from `start` on, in front of the draft. */
function adopt(scan: Scan, draft: Draft, at: number, pending: readonly number[], start: number): number {
  for (const one of pending) draft.pieces.unshift({ start: scan.parts[one]!.start, end: scan.parts[one]!.end })
  const { start: partStart, end } = scan.parts[at]!
  draft.pieces.unshift({ start: partStart + start, end })
  draft.first = at
  return start
}

/** Without a street, a numbered room or a named building says where; what stands before it does not belong. */
function locateByUnit(scan: Scan, draft: Draft, pending: readonly number[]): void {
  const units = pending.filter((at) => scan.read(at).unit)
  const outermost = units[units.length - 1]
  if (outermost === undefined) return
  const isNumbered = units.some((at) => scan.read(at).unit === 'numbered')
  draft.score += isNumbered ? EVIDENCE.numberedUnit : EVIDENCE.namedUnit
  draft.isLocated = true
  let index = pending.indexOf(outermost)
  if (pending[index + 1] === outermost - 1 && scan.read(outermost - 1).isHouseNumber) index++
  adopt(scan, draft, pending[index]!, pending.slice(0, index), 0)
}

/** The first part of the table cell that ends with part `at`, if a cell of the same row stands before it; else -1. */
function cellStart(scan: Scan, at: number): number {
  for (let first = at; first > 0 && first > at - PARTS_BACK_MAX; first--) {
    const { gap } = scan.parts[first]!
    if (gap === 'cell') return first
    if (gap === 'line' || gap === 'rule') return -1
  }
  return -1
}

/** Takes in the region and the country after the draft. */
export function growForward(scan: Scan, draft: Draft, hasCity = true): void {
  const { parts, read } = scan
  for (let at = draft.last + 1; at < parts.length && at <= draft.last + 3; at++) {
    if (scan.isTaken(at)) return
    const part = parts[at]!
    if (part.isLabel) {
      if (isFieldLabel(part.text)) continue
      return
    }
    const reading = read(at)
    const whole = reading.atEnd?.at === 0 ? reading.atEnd : null
    const places = whole ?? (REST.test(part.text.slice(reading.atStart?.at ?? 0)) ? reading.atStart : null)
    if (!places) return
    const isNamed =
      places.named !== null && (draft.country === null || places.named === draft.country || places.regions.length === 0)
    const isRegion = draft.country !== null && places.regions.includes(draft.country)
    if (part.gap === 'sentence' && !isNamed) return
    const isCity = draft.country !== null && whole?.city === draft.country && part.gap === 'comma' && !hasCity
    if (!isNamed && !isRegion && !isCity) return
    hasCity ||= isCity
    draft.pieces.push({ start: part.start, end: whole ? part.end : part.start + places.at })
    draft.last = at
    if (!isCity) draft.score += isNamed ? EVIDENCE.country : EVIDENCE.region
    if (isNamed) draft.country = places.named
    if (isNamed || !whole) return
  }
}
/** What may follow a place in its part: a phone number or a bracket. */
const REST = /^[ .]*(?:[(+]|\d{3}|$)/

/** Takes in a street written after the place, as in Hungarian and Russian: `1054 Budapest, Kossuth utca 3, 2. em.` */
export function growToStreetAfter(scan: Scan, draft: Draft): void {
  const { parts, read } = scan
  const pending: number[] = []
  const highest = Math.min(parts.length - 1, draft.last + PARTS_FORWARD_MAX)
  let at = draft.last + 1
  for (; at <= highest && !draft.isLocated; at++) {
    const { text, gap, isLabel } = parts[at]!
    const reading = read(at)
    if (scan.isTaken(at) || gap === 'sentence' || reading.isForeign || isLabel) return
    if (reading.street && leadStart(text, reading.street.start) === 0) {
      const next = parts[at + 1]
      const isNumberNext =
        reading.street.takesNumberAfter && next !== undefined && next.gap === 'comma' && read(at + 1).isHouseNumber
      // A code in the part after means that the street belongs to the address below.
      if (!reading.street.isNumbered && !isNumberNext) return
      if (next && isHard(next.gap) && readPostcodes(next.text).length > 0) return
      draft.score += EVIDENCE.numberedStreet
      draft.countries ||= reading.street.countries
      draft.isLocated = true
      draft.hasNumber = true
    } else if (!reading.isShort || pending.length === 3) return
    pending.push(at)
  }
  if (!draft.isLocated) return
  while (at < parts.length && parts[at]!.gap === 'comma' && (read(at).isHouseNumber || read(at).unit))
    pending.push(at++)
  for (const one of pending) draft.pieces.push({ start: parts[one]!.start, end: parts[one]!.end })
  draft.last = at - 1
  growForward(scan, draft, false)
}

/** Whether the draft fills its lines: nothing stands before or after it there. */
export const fillsLines = (scan: Scan, draft: Draft) =>
  isHard(scan.parts[draft.first]!.gap) &&
  draft.pieces[0]!.start === scan.parts[draft.first]!.start &&
  isHard(scan.parts[draft.last + 1]?.gap) &&
  draft.pieces[draft.pieces.length - 1]!.end === scan.parts[draft.last]!.end
