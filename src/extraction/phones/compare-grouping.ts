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
 * Compares the separators in a number with those in its country's format, both counted from the last digit.
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
  const { length, official } = layoutOf(number)
  const lacksTrunk = length > national.length && digits.length <= national.length
  const written = boundaries.map((boundary) => digits.length - boundary).filter((left) => left < national.length)
  const isCoarse = written.every((at) => official.includes(at))
  let grouping: Grouping = 'none'
  if (isCoarse && written.length === official.length) grouping = 'official'
  else if (isCoarse && written.length > 0) grouping = 'coarse'
  else if (written.length > 0 && official.includes(written[0]!)) grouping = 'area'
  else if (written.length > 1 && digits.startsWith('0') && typeOfNumber(number) === 'MOBILE') grouping = 'area'
  else if (hasLocalPairs(number, written)) grouping = 'area'
  return { grouping, lacksTrunk }
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

function groupsOf(number: PhoneNumber): string[] {
  const own = number.country && countryOf(number.country)?.phones?.ownGroups?.exec(number.nationalNumber)
  return own ? own.slice(1) : number.formatNational().split(/\D+/).filter(Boolean)
}

/**
 * The number of digits in the country's format, trunk prefix included, and the number of digits after each of its
 * separators.
 */
const layoutOf = memoizeByObject((number: PhoneNumber) => {
  const groups = groupsOf(number)
  const length = groups.reduce((sum, group) => sum + group.length, 0)
  const official: number[] = []
  let left = length
  for (const group of groups) {
    left -= group.length
    if (left > 0 && left < number.nationalNumber.length) official.push(left)
  }
  return { length, official }
})
