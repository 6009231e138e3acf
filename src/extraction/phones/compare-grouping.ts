import type { PhoneNumber } from 'libphonenumber-js/max'
import { countryOf } from '../../facts/tables.ts'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { typeOfNumber } from './parse-number.ts'

/**
 * How closely the grouping of a written number matches its country's format: the same separators, some of them, at
 * least the one after the area code, or none.
 */
export type Grouping = 'official' | 'coarse' | 'area' | 'none'

export const GROUPING_RANK: Readonly<Record<Grouping, number>> = { official: 3, coarse: 2, area: 1, none: 0 }

/**
 * Compares the separators in a number with those in its country's formats, both counted from the last digit.
 *
 * @param digits the digits as written
 * @param boundaries the number of digits before each separator
 */
export function compareGrouping(
  number: PhoneNumber,
  digits: string,
  boundaries: readonly number[],
): { grouping: Grouping; lacksTrunk: boolean } {
  const national = number.nationalNumber
  const { length, formats } = layoutOf(number)
  const lacksTrunk = length > national.length && digits.length <= national.length
  const written = boundaries.map((boundary) => digits.length - boundary).filter((left) => left < national.length)
  const closest = formats
    .map((format) => compareWith(format, written))
    .reduce((one, other) => (GROUPING_RANK[other] > GROUPING_RANK[one] ? other : one))
  if (closest !== 'none') return { grouping: closest, lacksTrunk }
  const isMobile = written.length > 1 && digits.startsWith('0') && typeOfNumber(number) === 'MOBILE'
  return { grouping: isMobile || hasLocalPairs(number, written) ? 'area' : 'none', lacksTrunk }
}

function compareWith(format: readonly number[], written: readonly number[]): Grouping {
  const isCoarse = written.every((at) => format.includes(at))
  if (isCoarse && written.length === format.length) return 'official'
  if (isCoarse && written.length > 0) return 'coarse'
  return written.length > 0 && format.includes(written[0]!) ? 'area' : 'none'
}

const LOCAL_DIGITS_MIN = 5
const LOCAL_DIGITS_MAX = 7

/** `(49237) 2-14-65`: an area code, the rest of the local number, and two pairs. */
const hasLocalPairs = ({ country }: PhoneNumber, [local = 0, ...pairs]: readonly number[]) =>
  pairs.join() === '4,2' &&
  local >= LOCAL_DIGITS_MIN &&
  local <= LOCAL_DIGITS_MAX &&
  country !== undefined &&
  countryOf(country)?.phones?.hasLocalPairs === true

/**
 * The number of digits in the country's format, trunk prefix included, and the number of digits after each of its
 * separators; first the official format, then others that are in use.
 */
const layoutOf = memoizeByObject((number: PhoneNumber) => {
  const official = number.formatNational().split(/\D+/).filter(Boolean)
  const others = number.country ? (countryOf(number.country)?.phones?.ownGroups ?? []) : []
  const inUse = others.flatMap((pattern) => {
    const groups = pattern.exec(number.nationalNumber)?.slice(1)
    return groups ? [groups] : []
  })
  return {
    length: official.join('').length,
    formats: [official, ...inUse].map((groups) => separatorsOf(groups, number.nationalNumber.length)),
  }
})

function separatorsOf(groups: readonly string[], national: number): number[] {
  const separators: number[] = []
  let left = groups.join('').length
  for (const group of groups) {
    left -= group.length
    if (left > 0 && left < national) separators.push(left)
  }
  return separators
}
