import type { PhoneNumber } from 'libphonenumber-js/max'
import { countryOf } from '../../facts/tables.ts'
import type { Grouping } from './compare-grouping.ts'
import type { Surroundings } from './judgement.ts'
import type { NumberLabel } from './label-before.ts'
import { looksLikeAmount } from './looks-like-other-number.ts'
import type { ResolvedNumber } from './number-resolver.ts'
import type { NumberSpan } from './number-span.ts'
import { isService, isShortService, typeOfNumber } from './parse-number.ts'
import { standsAlone, standsAmongContacts } from './stands-among-contacts.ts'

const NATIONAL_DIGITS_USUAL_MIN = 7
/** Minimum weight of a country whose numbers count behind a single name, `Jane Roe, 694 501 7206`, or alone. */
const OWN_WEIGHT_MIN = 0.5
const SERVICE_LABEL_DISTANCE_MAX = 4
const BY_GROUPING: Readonly<Record<Grouping, number>> = { official: 0.8, coarse: 0.72, area: 0.66, none: 0 }

/** Returns the confidence for a national number with a label, 0 to 1. */
export function labelledConfidence(
  { grouping, weight, lacksTrunk, number }: ResolvedNumber,
  { kind, distance }: NumberLabel,
): number {
  if (isShortService(number) && distance > SERVICE_LABEL_DISTANCE_MAX) return 0
  let confidence = grouping === 'none' ? 0.82 : 0.9
  if (weight < 0.1) confidence -= 0.12
  if (lacksTrunk) confidence -= 0.08
  if (kind === 'voice' && distance > 14 && grouping === 'none') confidence -= 0.15
  return confidence
}

/**
 * Returns the confidence for a number without its own label, based on its grouping, neighbours and place; 0 without any
 * evidence.
 */
export function unlabelledConfidence(
  span: NumberSpan,
  { grouping, lacksTrunk, weight, number }: ResolvedNumber,
  label: NumberLabel | null,
  around: Surroundings,
): number {
  const { shown, digits } = span
  const isHinted = label !== null || around.neighbour !== null || around.known.hasSibling(number)
  // Tables of counts have rows of thousands too.
  const isNamed = around.rows.named.has(span.start)
  const isListed = around.rows.listed.has(span.start)
  const isInRow = isListed && (isNamed || isService(number) || !looksLikeAmount(shown))
  const isOfPerson = isNamed && weight >= OWN_WEIGHT_MIN && !looksLikeAmount(shown)
  const isContact = isHinted || isInRow || isOfPerson || standsAmongContacts(around.text, span)
  const hasArea = /^(?:\d[ -]?)?\(\d{1,5}\)|^\d{2,4}\)/.test(shown)
  if (grouping === 'none' && isGroupedByOwner(span, number)) {
    const isMeant = around.fillsRun && (isContact || isNamed || standsAlone(around.text, span))
    return isMeant && weight >= 0.2 ? BY_GROUPING.area : 0
  }
  if (grouping === 'none' || (lacksTrunk && !hasArea)) {
    // Digits without a distinctive grouping count only in a contact block that rules out everything else.
    const isDialled = /^0[1-9]/.test(digits) && !lacksTrunk
    const isAnnounced = label !== null && label.distance <= 12 && number.countryCallingCode === '1'
    const isPlausible = isDialled || isAnnounced || grouping === 'official' || typeOfNumber(number) === 'MOBILE'
    // A mobile number of the page's country, as it is dialled, in a cell of its own.
    if (isDialled && weight >= OWN_WEIGHT_MIN && typeOfNumber(number) === 'MOBILE' && standsAlone(around.text, span))
      return 0.58
    return isPlausible &&
      weight >= 0.2 &&
      isContact &&
      (isHinted || isInRow || isOfPerson || standsAlone(around.text, span))
      ? 0.58
      : 0
  }
  if (/\/[^/]*\//.test(shown) || (grouping !== 'official' && hasSingleDigit(span) && !hasUsualDigit(span, number)))
    return 0
  const hasMark = hasArea || /[-/.]/.test(shown)
  const isWellKnown = grouping === 'official' && span.boundaries.length > 1 && isService(number)
  if (!around.fillsRun && !isHinted && !hasMark && !isWellKnown) return 0

  const isShort = number.nationalNumber.length < NATIONAL_DIGITS_USUAL_MIN
  const isForeign = weight < (around.resolver.home?.weight ?? 0) / 3
  const isDialled = digits.length > number.nationalNumber.length || digits.startsWith('0') || hasArea
  const isTelling = isDialled ? true : grouping === 'official' && (hasMark || isService(number))
  const isDoubtful = isShort || isForeign || !isTelling || looksLikeAmount(shown)
  if (isDoubtful && !isContact) return 0
  return BY_GROUPING[grouping] + (isHinted ? 0.08 : 0) - (isDoubtful ? 0.06 : 0) - (weight < 0.1 ? 0.1 : 0)
}

/** `0207 619 250`: owners of company-wide numbers group them as they like. */
const isGroupedByOwner = ({ digits, boundaries }: NumberSpan, number: PhoneNumber) =>
  digits.startsWith('0') && boundaries.length > 0 && isService(number)

/** Whether a number has an inner group of one digit, other than a trunk prefix or the last group. */
function hasSingleDigit({ boundaries }: NumberSpan): boolean {
  return boundaries.some((boundary, at) => boundary - (boundaries[at - 1] ?? 0) === 1 && at > 0)
}

/** `05181 - 8 11 92`: digits after the area code, in pairs from the end. */
const PAIRS = /^\(?0\d{2,4}\)? ?[ /–-] ?\d(?: \d{2}){2,3}$/
const hasUsualDigit = ({ shown }: NumberSpan, { country }: PhoneNumber) =>
  ((country && countryOf(country)?.phones?.singleDigit) || PAIRS).test(shown)
