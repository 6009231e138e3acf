import { countryOf } from '../../facts/tables.ts'
import { isPlaceholder } from './is-placeholder.ts'
import { type Judgement, judged, type Surroundings } from './judgement.ts'
import type { NumberLabel } from './label-before.ts'
import type { NumberSpan } from './number-span.ts'

const LOCAL_DIGITS_MAX = 9
const LOCAL_DIGITS_USUAL_MAX = 8
const LABEL_GAP_MAX = 3
/** Characters read before a number to find the end of its label. */
const LABEL_LENGTH = 6

/**
 * Completes a number without an area code with that of the adjacent or latest number. Without such a number, a labelled
 * one is returned as it is. Returns null when the digits are not a local number.
 */
export function completeLocal(span: NumberSpan, label: NumberLabel | null, around: Surroundings): Judgement | null {
  const { digits } = span
  if (digits.length > LOCAL_DIGITS_MAX || span.hasPlus || !/^[1-9]/.test(digits) || isPlaceholder(digits)) return null
  if (FLAT_AND_CODE.test(span.shown) && TOWN.test(around.text.slice(span.end, span.end + TOWN_LENGTH))) return null
  const isJoined = around.neighbour !== null
  if (!isJoined && span.boundaries.length === 0) return inOnePiece(span, label, around.text)
  const model = around.neighbour?.number ?? around.known.latest
  if (model?.country && model.nationalNumber.length > digits.length) {
    const area = countryOf(model.country)?.phones?.areaDigits ?? model.nationalNumber.length - digits.length
    const national = model.nationalNumber.slice(0, area) + digits
    const resolved = around.resolver.inCountry(national, [], model.country, 1)
    // In North America only the area code may be missing.
    if (resolved && (model.countryCallingCode !== '1' || digits.length === 7))
      return judged(resolved.number, isJoined ? 0.75 : 0.62, span, 1)
  }
  const isShown =
    digits.length <= LOCAL_DIGITS_USUAL_MAX &&
    !/\/[^/]*\//.test(span.shown) &&
    span.boundaries.length > 0 &&
    label !== null &&
    label.distance <= 4 &&
    label.kind !== 'weak'
  return isShown && digits.length >= 6 ? { number: null, confidence: 0.55, rank: 0 } : null
}

/** `D: 7 34710 Kadıköy`: a flat, a postcode and its town. */
const FLAT_AND_CODE = /^\d{1,2} \d{5}$/
const TOWN = /^ \p{Lu}\p{L}/u
const TOWN_LENGTH = 4

/**
 * A label with a colon or full stop directly before the digits. A single letter with a full stop marks a page of a
 * book.
 */
const MARKED = /(?:\p{L}{2}\.|:) ?$/u

/** Accepts digits without separators as a local number only if their label rules out everything else. */
function inOnePiece({ digits, start, end }: NumberSpan, label: NumberLabel | null, text: string): Judgement | null {
  if (label === null || label.kind === 'weak' || label.kind === 'other' || label.distance > LABEL_GAP_MAX) return null
  const isMarked = MARKED.test(text.slice(Math.max(0, start - LABEL_LENGTH), start))
  const isShown = isMarked || (label.distance === 1 && /^$|[\n\t]/.test(text.charAt(end)))
  return isShown && digits.length <= LOCAL_DIGITS_USUAL_MAX ? { number: null, confidence: 0.55, rank: 0 } : null
}
