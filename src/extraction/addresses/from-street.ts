import { type Draft, EVIDENCE, newDraft } from './draft.ts'
import { growBack } from './grow-back.ts'
import { isAddressLabel, isFieldLabel } from './labels.ts'
import { addStreet, locate } from './locate.ts'
import { placesAtEnd } from './places.ts'
import type { Scan } from './scan.ts'

const PARTS_FORWARD_MAX = 6
const UNKNOWN_PARTS_MAX = 3
const TAIL_WORDS_MAX = 5

/**
 * Grows an address without a postcode round the street or the box in part `at`: forward to the last known place, in a marked
 * stretch to its end.
 *
 * @param end the part after the marked stretch that holds `at`, or `at` itself outside of one
 */
export function draftFromStreet(scan: Scan, at: number, end: number): Draft | null {
  const { parts, read } = scan
  const part = parts[at]!
  if (!read(at).street?.isNumbered && !read(at).box && betterStartFollows(scan, at)) return null
  const draft = newDraft(at, part.start, part.end)
  draft.isLabelled = end > at
  const nextIsNumber = parts[at + 1]?.gap === 'comma' && read(at + 1).isHouseNumber
  const from = locate(scan, draft, at, nextIsNumber ? [at + 1] : [])
  if (from === null && !locateLoosely(scan, draft, at)) return null
  const { street, box } = read(at)
  const streetEnd = Math.max(street?.end ?? 0, box?.end ?? 0) || part.text.length
  const tail = part.text.slice(streetEnd).trim()
  draft.pieces[0]!.start = part.start + (from ?? 0)
  let places = tail && tail.split(' ').length <= TAIL_WORDS_MAX ? placesAtEnd(tail) : null
  if (tail && !places && tail.split(' ').length > TAIL_WORDS_MAX) draft.pieces[0]!.end = part.start + streetEnd

  const pending: number[] = []
  let unknown = 0
  const last = end > at ? end - 1 : Math.min(parts.length - 1, at + PARTS_FORWARD_MAX)
  for (let one = at + 1; one <= last; one++) {
    const reading = read(one)
    const { gap } = parts[one]!
    if (scan.isTaken(one) || reading.isForeign || (isAddressLabel(parts[one]!.text) && gap !== 'comma')) break
    if (parts[one]!.isLabel) {
      if (!isFieldLabel(parts[one]!.text)) break
      continue
    }
    const known = reading.atEnd
    if (gap === 'sentence' && !known?.named) break
    if (known?.city && places?.city && known.city !== places.city) break
    if (known && (reading.isShort || known.at === 0)) {
      for (const index of [...pending, one]) draft.pieces.push({ start: parts[index]!.start, end: parts[index]!.end })
      pending.length = 0
      draft.last = one
      places = {
        ...known,
        city: places?.city ?? known.city,
        regions: places?.regions.length ? places.regions : known.regions,
      }
      if (known.named) break
    } else if (reading.isHouseNumber || reading.unit) pending.push(one)
    else if (reading.isShort && !reading.street && unknown < UNKNOWN_PARTS_MAX) {
      pending.push(one)
      unknown++
    } else break
  }
  if (end > at && pending.length > 0 && !places) {
    for (const index of pending) draft.pieces.push({ start: parts[index]!.start, end: parts[index]!.end })
    draft.last = pending[pending.length - 1]!
  }
  if (!places && end === at) return null
  if (places?.city) draft.score += EVIDENCE.city
  if (places && places.regions.length > 0) draft.score += EVIDENCE.region
  if (places?.named) draft.score += EVIDENCE.country
  draft.country = places?.named ?? places?.city ?? places?.regions[0] ?? null
  if (!from) growBack(scan, draft)
  return draft
}

/** Whether a numbered street or a box comes soon: then this part belongs to that address and is reached from there. */
function betterStartFollows(scan: Scan, at: number): boolean {
  const last = Math.min(scan.parts.length - 1, at + UNKNOWN_PARTS_MAX)
  for (let one = at + 1; one <= last && !scan.isTaken(one); one++) {
    const { street, box } = scan.read(one)
    if (street?.isNumbered || box) return true
  }
  return false
}

/** `Unit 4` or `12 Rosedale` without any street word: the places after must make up for it. */
function locateLoosely(scan: Scan, draft: Draft, at: number): boolean {
  const reading = scan.read(at)
  const isLoose =
    reading.unit === 'numbered' || (reading.isStreetShaped && !reading.atEnd && /^\d/.test(scan.parts[at]!.text))
  if (!isLoose) return false
  addStreet(draft, '', true, EVIDENCE.looseShape)
  return true
}
