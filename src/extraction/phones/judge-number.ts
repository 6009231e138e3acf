import type { PhoneNumber } from 'libphonenumber-js/max'
import { countryNear } from '../countries/country-near.ts'
import { completeLocal } from './complete-local.ts'
import { labelledConfidence, unlabelledConfidence } from './judge-confidence.ts'
import { type Judgement, judged, type Surroundings } from './judgement.ts'
import type { NumberLabel } from './label-before.ts'
import type { NumberSpan } from './number-span.ts'
import { isValidNumber } from './parse-number.ts'
import { readTurned } from './read-turned.ts'
import { standsAmongContacts } from './stands-among-contacts.ts'

/** No register groups its numbers like this: `Parking Lot (503) 362-4444`. */
const AREA_IN_BRACKETS = /^\(\d{3}\) ?\d{3}[-. ]\d{4}$/

/**
 * Decides from the surroundings whether digits are a phone number, and which one. Returns null when they are not or
 * when it is uncertain.
 */
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
  // `603-8943 7712, 8943 7715`: the second number lacks its area code, even if another interpretation of it is in use.
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

/** `+36 (0) 20 409 3123`: also in countries with another trunk prefix. */
const TRUNK_IN_BRACKETS = /^\+?(\d{1,3}) ?\(0\)/

function readInternational(span: NumberSpan, isNamed: boolean, { resolver }: Surroundings): Judgement | null {
  const digits = span.digits.replace(/^00/, '')
  const resolved = resolver.gluedPlus(digits, span.shown) ?? resolver.international(digits, isNamed)
  if (!resolved || !isValidNumber(resolved.number)) {
    const [, code] = TRUNK_IN_BRACKETS.exec(span.shown) ?? []
    const bare = code === undefined ? null : resolver.international(digits.replace(`${code}0`, code), isNamed)
    if (bare && isValidNumber(bare.number)) return judged(bare.number, isNamed ? 0.95 : 0.9, span, 3)
    return resolved && judged(resolved.number, 0.65, span, 0)
  }
  return judged(resolved.number, isNamed ? 0.95 : 0.9, span, 3)
}

/**
 * Whether digits after 00 are an international number although they have no label: the country code is not split, and
 * the page either belongs to that country or has contact words nearby. Accounts and parts also have numbers such as
 * `0045-8018-2217`.
 */
function isDialledFromHere(span: NumberSpan, { countryCallingCode }: PhoneNumber, around: Surroundings): boolean {
  const first = span.boundaries[0] ?? 0
  const isWhole = first <= 2 || first >= 2 + countryCallingCode.length
  if (!isWhole || around.resolver.isHome(countryCallingCode)) return isWhole
  return !FOURS.test(span.shown) && standsAmongContacts(around.text, span)
}

/** The grouping of card and account numbers. */
const FOURS = /^\d{4}([ -])\d{4}\1\d{4}$/

/**
 * `44 20 7946 0123` and `1-212-342-1234` written for callers abroad: the country code is a separate group without a
 * plus.
 */
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

/**
 * Accepts a number outside all ranges in use, because numbering plans change while pages stay: one with a label
 * directly before it, or one with a country code near contact words.
 */
function readOutdated(span: NumberSpan, label: NumberLabel | null, around: Surroundings): Judgement | null {
  const isNamed = label !== null && label.kind !== 'weak' && label.distance <= 6
  const isShown = span.hasPlus && span.boundaries.length > 2 && standsAmongContacts(around.text, span)
  if (!(isNamed || isShown) || span.boundaries.length === 0) return null
  const number = around.resolver.outdated(span.digits, span.hasPlus)
  return number && judged(number, 0.55, span, 0)
}
