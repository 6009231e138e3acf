import type { PhoneNumber } from 'libphonenumber-js/max'
import { countryNear } from '../countries/country-near.ts'
import type { Grouping } from './compare-grouping.ts'
import { isPlaceholder } from './is-placeholder.ts'
import type { KnownNumbers } from './known-numbers.ts'
import type { NumberLabel } from './label-before.ts'
import { looksLikeAmount } from './looks-like-other-number.ts'
import type { NumberResolver, ResolvedNumber } from './number-resolver.ts'
import type { NumberSpan } from './number-span.ts'
import { isValidNumber, typeOfNumber } from './parse-number.ts'
import type { PhoneMention } from './phone-mention.ts'
import { readTurned } from './read-turned.ts'

export interface Surroundings {
  /** The page's text with ASCII digits. */
  readonly text: string
  readonly resolver: NumberResolver
  readonly known: KnownNumbers
  /** The phone that stands right before and is joined to this one. */
  readonly neighbour: PhoneMention | null
  /** The number is the run of digits it stands in, but for other numbers or a few digits. */
  readonly fillsRun: boolean
}

/** A number that is taken for a phone. `rank` compares readings of the same digits. */
export interface Judgement {
  readonly number: PhoneNumber | null
  readonly confidence: number
  readonly rank: number
}

const NATIONAL_DIGITS_USUAL_MIN = 7
const NATIONAL_DIGITS_USUAL_MAX = 11
const BY_GROUPING: Readonly<Record<Grouping, number>> = { official: 0.8, coarse: 0.72, area: 0.66, none: 0 }

/** No register groups its numbers so: `Parking Lot (503) 362-4444`. */
const AREA_IN_BRACKETS = /^\(\d{3}\) ?\d{3}[-. ]\d{4}$/

/** Whether digits in their surroundings are a phone number, and which; null when they are not or it is unsure. */
export function judgeNumber(span: NumberSpan, label: NumberLabel | null, around: Surroundings): Judgement | null {
  const isNamed = label !== null && label.kind !== 'weak' && label.kind !== 'other'
  const turned = isNamed && !span.hasPlus ? readTurned(span, around.text, around.resolver) : null
  if (turned) return turned
  if (span.hasPlus) {
    const read = readInternational(span, isNamed, around)
    if (read) return read
    if (!span.digits.startsWith('0')) return readOutdated(span, label, around)
  } else if (label?.kind === 'other' && !AREA_IN_BRACKETS.test(span.shown)) return null

  if (/^00[1-9]/.test(span.digits) && (isNamed || span.boundaries.length > 0)) {
    const resolved = around.resolver.international(span.digits.slice(2))
    const isDialled = resolved !== null && (isNamed || isDialledFromHere(span, resolved.number, around))
    if (resolved) return isDialled ? judged(resolved.number, isNamed ? 0.92 : 0.8, span, 3) : null
  }
  const known = around.known.find(span.digits)
  if (known && (isNamed || span.boundaries.length > 0))
    return { number: known, confidence: isNamed ? 0.9 : 0.8, rank: 3 }

  const nearby = countryNear(around.text, span.start)
  const resolved = around.resolver.national(span.digits, span.boundaries, nearby, isNamed)
  // `603-8943 7712, 8943 7715`: the second lacks the area too, though another reading of it may be in use.
  const completed = resolved?.lacksTrunk && around.neighbour ? completeLocal(span, label, around) : null
  if (completed) return completed
  if (resolved) {
    const confidence = isNamed
      ? labelledConfidence(resolved, label)
      : unlabelledConfidence(span, resolved, label, around)
    return confidence >= 0.5 ? judged(resolved.number, confidence, span, resolved.grouping === 'none' ? 1 : 3) : null
  }
  if (!isNamed && !around.neighbour) return null
  return readDialledAbroad(span, around) ?? completeLocal(span, label, around) ?? readOutdated(span, label, around)
}

/** Where the last group behind a dash is an extension, and makes numbers long. */
const EXTENSION_CODES: ReadonlySet<string> = new Set(['49', '43'])
const HAS_EXTENSION = /^[^-]*\d-\d{1,4}$/

function judged(number: PhoneNumber, confidence: number, span: NumberSpan, rank: number): Judgement {
  const isLong =
    number.nationalNumber.length > NATIONAL_DIGITS_USUAL_MAX &&
    span.boundaries.length > 1 &&
    !(HAS_EXTENSION.test(span.shown) && EXTENSION_CODES.has(number.countryCallingCode))
  return { number, confidence, rank: isLong ? rank - 2 : rank }
}

function readInternational(span: NumberSpan, isNamed: boolean, { resolver }: Surroundings): Judgement | null {
  const digits = span.digits.replace(/^00/, '')
  const resolved = resolver.international(digits, isNamed)
  if (!resolved) return null
  if (!isValidNumber(resolved.number)) return judged(resolved.number, 0.65, span, 0)
  return judged(resolved.number, isNamed ? 0.95 : 0.9, span, 3)
}

function labelledConfidence({ grouping, weight, lacksTrunk }: ResolvedNumber, { kind, distance }: NumberLabel): number {
  let confidence = grouping === 'none' ? 0.82 : 0.9
  if (weight < 0.1) confidence -= 0.12
  if (lacksTrunk) confidence -= 0.08
  if (kind === 'voice' && distance > 14 && grouping === 'none') confidence -= 0.15
  return confidence
}

function unlabelledConfidence(
  span: NumberSpan,
  { grouping, lacksTrunk, weight, number }: ResolvedNumber,
  label: NumberLabel | null,
  around: Surroundings,
): number {
  const { shown, digits } = span
  const isHinted = label !== null || around.neighbour !== null || around.known.hasSibling(number)
  const isContact = isHinted || standsAmongContacts(around.text, span)
  const hasArea = /^(?:\d[ -]?)?\(\d{1,5}\)|^\d{2,4}\)/.test(shown)
  if (grouping === 'none' || (lacksTrunk && !hasArea)) {
    // Digits without telling groups count where a contact block leaves them nothing else to be.
    const isDialled = /^0[1-9]/.test(digits) && !lacksTrunk
    const isAnnounced = label !== null && label.distance <= 12 && number.countryCallingCode === '1'
    const isPlausible = isDialled || isAnnounced || grouping === 'official' || typeOfNumber(number) === 'MOBILE'
    return isPlausible && weight >= 0.2 && isContact && (isHinted || standsAlone(around.text, span)) ? 0.58 : 0
  }
  if (/\/[^/]*\//.test(shown) || (grouping !== 'official' && hasSingleDigit(span))) return 0
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

/** A group of one digit within the number, which only a trunk prefix or the last group may be. */
function hasSingleDigit({ boundaries }: NumberSpan): boolean {
  return boundaries.some((boundary, at) => boundary - (boundaries[at - 1] ?? 0) === 1 && at > 0)
}

const isService = (number: PhoneNumber) =>
  /^(?:TOLL_FREE|SHARED_COST|PREMIUM_RATE|UAN)$/.test(typeOfNumber(number) ?? '')

/** The number and others like it are all that its line or table cell holds. */
function standsAlone(text: string, { start, end }: NumberSpan): boolean {
  return (
    /(?:^|[\n\t])[^\p{L}\n\t]{0,30}$/u.test(text.slice(Math.max(0, start - 30), start)) &&
    /^[^\p{L}\n\t]{0,30}(?:$|[\n\t])/u.test(text.slice(end, end + 31))
  )
}

const CONTACT_WORD =
  /@|(?<!\p{L})(?:tel|fax|phone|telephone|telefon\p{L}{0,3}|t[ée]l[ée]phone|e-?mail|contact\p{L}{0,3}|kontakt\p{L}{0,2}|contatti|mobile?|whatsapp|call us|address|adresse|电话|電話|전화|тел|почта)(?!\p{L})/iu
const CONTACT_DISTANCE = 140

function standsAmongContacts(text: string, { start, end }: NumberSpan): boolean {
  return (
    CONTACT_WORD.test(text.slice(Math.max(0, start - CONTACT_DISTANCE), start)) ||
    CONTACT_WORD.test(text.slice(end, end + CONTACT_DISTANCE))
  )
}

/**
 * Whether a number after 00 is one without a label: its country code stands in one piece, and the page belongs to that
 * country or speaks of contacts. Accounts and parts are numbered like `0045-8018-2217`, too.
 */
function isDialledFromHere(span: NumberSpan, { countryCallingCode }: PhoneNumber, around: Surroundings): boolean {
  const first = span.boundaries[0] ?? 0
  const isWhole = first <= 2 || first >= 2 + countryCallingCode.length
  if (!isWhole || around.resolver.isHome(countryCallingCode)) return isWhole
  return !FOURS.test(span.shown) && standsAmongContacts(around.text, span)
}

/** As cards and accounts are written. */
const FOURS = /^\d{4}([ -])\d{4}\1\d{4}$/

/** `44 20 7946 0123` and `1-212-342-1234` abroad: the country code stands as a group of its own, without a plus. */
function readDialledAbroad(span: NumberSpan, { resolver }: Surroundings): Judgement | null {
  const digits = span.digits.replace(/^011(?=[1-9])/, '')
  if (digits.length < 10) return null
  const resolved = resolver.international(digits)
  const first = span.boundaries[0]
  if (!resolved) return null
  const code = resolved.number.countryCallingCode
  const hasOwnGroup = digits !== span.digits || span.digits.slice(0, first) === code
  return hasOwnGroup || resolver.isHome(code) ? judged(resolved.number, 0.75, span, 2) : null
}

const LOCAL_DIGITS_MAX = 9
const LOCAL_DIGITS_USUAL_MAX = 8
/** Brazil has areas of two digits, and one digit more in the numbers of mobile phones. */
const BRAZILIAN_AREA = 2

/** A number without its area code gets the one of the number before it; without such a number it stays as it is. */
function completeLocal(span: NumberSpan, label: NumberLabel | null, around: Surroundings): Judgement | null {
  const { digits } = span
  if (digits.length > LOCAL_DIGITS_MAX || span.hasPlus || !/^[1-9]/.test(digits) || isPlaceholder(digits)) return null
  const isJoined = around.neighbour !== null
  if (!isJoined && span.boundaries.length === 0) return null
  const model = around.neighbour?.number ?? around.known.latest
  if (model?.country && model.nationalNumber.length > digits.length) {
    const area = model.country === 'BR' ? BRAZILIAN_AREA : model.nationalNumber.length - digits.length
    const national = model.nationalNumber.slice(0, area) + digits
    const resolved = around.resolver.inCountry(national, [], model.country, 1)
    // North America leaves out the area code and nothing less.
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

/**
 * A number that no range in use holds, since numbering plans change and pages stay: one with a label right before it, or
 * with a country code among contacts.
 */
function readOutdated(span: NumberSpan, label: NumberLabel | null, around: Surroundings): Judgement | null {
  const isNamed = label !== null && label.kind !== 'weak' && label.distance <= 6
  const isShown = span.hasPlus && span.boundaries.length > 2 && standsAmongContacts(around.text, span)
  if (!(isNamed || isShown) || span.boundaries.length === 0) return null
  const number = around.resolver.outdated(span.digits, span.hasPlus)
  return number && judged(number, 0.55, span, 0)
}
