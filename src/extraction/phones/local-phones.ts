import { getCountryCallingCode } from 'libphonenumber-js/max'
import { labelBefore } from './label-before.ts'
import type { NumberResolver } from './number-resolver.ts'
import { typeOfNumber } from './parse-number.ts'
import { kindOfLabel, type PhoneMention } from './phone-mention.ts'

const LOCAL = /(?<![\d\p{L}+()/.,#$€£-]|[\d)+] )[2-9]\d{2}[-.]\d{4}(?![\d\p{L}%]|[-./,]\d| ?[-/] ?\d)/gu
const AREA_LENGTH = 3
const LOCALS_MAX = 40
const CONFIDENCE = 0.62

/**
 * Finds numbers without an area code on North American pages: `Call Ann at 642-1947`. They count only if all other
 * numbers on the page share one area code, and if they have a label or share the exchange of a labelled number.
 *
 * @param folded the page's text with ASCII digits
 * @param known other numbers of the page
 */
export function findLocalPhones(
  folded: string,
  resolver: NumberResolver,
  known: readonly PhoneMention[],
): PhoneMention[] {
  const { home } = resolver
  if (!home || getCountryCallingCode(home.country) !== '1') return []
  const area = sharedArea(known)
  if (!area) return []
  const full = known.filter(({ number }) => number !== null)
  const exchanges = new Set(full.map(({ number }) => number!.nationalNumber.slice(AREA_LENGTH, -4)))
  const mentions: PhoneMention[] = []
  const unlabelled: PhoneMention[] = []
  for (const { 0: value, index: start } of folded.matchAll(LOCAL)) {
    if (mentions.length + unlabelled.length >= LOCALS_MAX) break
    const end = start + value.length
    if (full.some((other) => other.start !== null && other.start < end && start < other.end!)) continue
    const label = labelBefore(folded, start)
    const resolved =
      label?.kind === 'other' ? null : resolver.inCountry(area + value.replace(/\D/g, ''), [], home.country, 1)
    if (!resolved) continue
    const { number } = resolved
    const mention: PhoneMention = {
      key: number.number,
      number,
      value,
      confidence: CONFIDENCE,
      method: label ? 'label' : 'text',
      start,
      end,
      kind: kindOfLabel(label?.kind),
    }
    if (label) exchanges.add(number.nationalNumber.slice(AREA_LENGTH, -4))
    ;(label ? mentions : unlabelled).push(mention)
  }
  const isKnown = ({ number }: PhoneMention) => exchanges.has(number!.nationalNumber.slice(AREA_LENGTH, -4))
  return [...mentions, ...unlabelled.filter(isKnown)]
}

/** Returns the area code shared by all numbers that have one, or null. */
function sharedArea(mentions: readonly PhoneMention[]): string | null {
  const areas = new Set<string>()
  for (const { number } of mentions) {
    if (number?.countryCallingCode === '1' && typeOfNumber(number) !== 'TOLL_FREE')
      areas.add(number.nationalNumber.slice(0, AREA_LENGTH))
  }
  const [area] = areas
  return area !== undefined && areas.size === 1 ? area : null
}
