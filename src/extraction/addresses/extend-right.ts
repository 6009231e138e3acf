import { type Draft, EVIDENCE } from './draft.ts'
import { isAddressLabel, isFieldLabel } from './labels.ts'
import { addStreet, leadStart } from './locate.ts'
import { isBreak } from './parts.ts'
import type { Scan } from './scan.ts'
import { takeCountryBefore } from './take-country-before.ts'
import { takeRegionBehind } from './take-places.ts'

const PARTS_FORWARD_MAX = 5
const PLACES_FORWARD_MAX = 3
const UNKNOWN_PARTS_MAX = 3
/** What may follow a place in its part: a phone number or a bracket. */
const REST = /^[ .]*(?:[(+]|\d{3}|$)/

/**
 * Adds the region and the country that follow the draft.
 *
 * @param hasCity false when a city of the draft's country may still follow
 */
export function extendRight(scan: Scan, draft: Draft, hasCity: boolean): void {
  const { parts, read } = scan
  const highest = Math.min(parts.length - 1, draft.last + PLACES_FORWARD_MAX)
  for (let at = draft.last + 1; at <= highest && !scan.isTaken(at); at++) {
    const part = parts[at]!
    if (part.isLabel) {
      if (isFieldLabel(part.text)) continue
      return
    }
    if (scan.isHeading(at) && !scan.isHeading(draft.last)) return
    const { atEnd, atStart } = read(at)
    const whole = atEnd?.at === 0 ? atEnd : null
    if (!hasCity && !atEnd && isTownBeforeRegion(scan, draft, at)) {
      draft.pieces.push({ start: part.start, end: part.end })
      draft.last = at
      hasCity = true
      continue
    }
    const places = whole ?? (atStart && REST.test(part.text.slice(atStart.at)) ? atStart : null)
    if (!places) return
    // On its own line, another country is the heading of the next address.
    const isNamed =
      places.named !== null && (draft.country === null || places.named === draft.country || part.gap === 'comma')
    const isRegion = draft.country !== null && places.regions.includes(draft.country)
    const isProvince = part.gap === 'dash' && places.city !== null && (draft.country ?? places.city) === places.city
    const isCity =
      isProvince || (!hasCity && places.city !== null && places.city === draft.country && part.gap !== 'sentence')
    if (!isNamed && (part.gap === 'sentence' || (!isRegion && !isCity))) return
    draft.pieces.push({ start: part.start, end: whole ? part.end : part.start + places.at })
    draft.last = at
    if (isNamed) {
      draft.score += EVIDENCE.country
      draft.country = places.named
      takeRegionBehind(scan, draft, places.named!)
      return
    }
    if (isRegion) draft.score += EVIDENCE.region
    hasCity ||= isCity
    if (!whole) return
  }
}

/** `C.P. 62000, Temixco, Morelos`: an unknown town followed by its region. */
function isTownBeforeRegion({ parts, read, isTaken }: Scan, draft: Draft, at: number): boolean {
  const next = parts[at + 1]
  if (parts[at]!.gap !== 'comma' || next?.gap !== 'comma' || next.isLabel || isTaken(at + 1)) return false
  const { isShort, street, unit } = read(at)
  const places = read(at + 1).atEnd
  if (!isShort || parts[at]!.hasDigit || street || unit || places?.at !== 0 || places.named) return false
  const [country] = places.regions
  if (country === undefined || (draft.country !== null && !places.regions.includes(draft.country))) return false
  if (draft.country === null && places.regions.length === 1) draft.country = country
  return draft.country !== null
}

/** Adds a street written after the place, as in Hungarian and Russian: `1054 Budapest, Kossuth utca 3, 2. em.` */
export function growToStreetAfter(scan: Scan, draft: Draft): void {
  const { parts, read } = scan
  const taken: number[] = []
  const highest = Math.min(parts.length - 1, draft.last + PARTS_FORWARD_MAX)
  let at = draft.last + 1
  for (; at <= highest && !draft.isLocated; at++) {
    const { text, gap, isLabel } = parts[at]!
    const reading = read(at)
    if (scan.isTaken(at) || gap === 'sentence' || reading.isForeign || isLabel) return
    if (isBreak(gap) && isAddressLabel(text)) return
    const { street, box } = reading
    // `C.P. 44190` is a postcode rather than a box.
    if (box?.start === 0 && !street && reading.postcodes.length === 0) {
      draft.score += EVIDENCE.box
      draft.isLocated = true
    } else if (street && leadStart(text, street.start) === 0) {
      const next = parts[at + 1]
      const isNumbered =
        street.isNumbered || (street.takesNumberAfter && next?.gap === 'comma' && read(at + 1).isHouseNumber)
      // A code on the line after the street means that the street belongs to the next address.
      const isNextCode = next && isBreak(next.gap) && !read(at + 1).isContact && read(at + 1).postcodes.length > 0
      if (!isNumbered || isNextCode) return
      addStreet(draft, street.countries, true, EVIDENCE.numberedStreet)
    } else if (!reading.isShort || taken.length === UNKNOWN_PARTS_MAX) return
    taken.push(at)
  }
  if (!draft.isLocated) return
  while (at < parts.length && parts[at]!.gap === 'comma' && (read(at).isHouseNumber || read(at).unit)) taken.push(at++)
  for (const one of taken) draft.pieces.push({ start: parts[one]!.start, end: parts[one]!.end })
  draft.last = at - 1
  takeCountryBefore(scan, draft)
  extendRight(scan, draft, false)
}
