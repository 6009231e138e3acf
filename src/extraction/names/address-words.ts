import { countriesOfRegion } from '../addresses/regions.ts'
import type { NameRun } from './name-runs.ts'

const LETTERS_FIRST = /^(?<letters>\p{Lu}{2}) \p{L}/u
const LETTERS_LAST = / (?<letters>\p{Lu}{2})$/u
const DIGITS_BEFORE = /(?:^|[\s,;-])\d{4} $/
const ZIP_BEHIND = /^,? \d{5}(?!\d)/
const POSTCODE_AND_TOWN = /^, \d{4,6},? \p{Lu}/u
const TOWN_LINE = /^\s*\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}, (?<region>\p{Lu}{2,3})\s*$/u
const LINE_MAX = 60
/** "6mm Diameter Carbide", "4,5 kg Quax Marlow": what a measure stands before. */
const MEASURE_BEFORE =
  /(?:^|[\s(x×])\d+(?:[.,]\d+)? ?(?:mm|cm|m|km|ml|cl|l|g|kg|lbs?|oz|ft|in|inch|kw|w|v|hz|mhz|ghz|gb|mb|tb|px|["”″%]) $/iu
/** Whether a measure stands right before a run of words. @param before what the line holds before it */
export const isMeasured = (before: string) => MEASURE_BEFORE.test(before.slice(-16))

/**
 * Whether capitals beside a run of words are those of a postcode or a state: "5700 AD Helmond", "Des Moines IA 50301", "Kota
 * Damansara, 47810 Petaling".
 *
 * @param before what the line holds before the run
 * @param after what it holds behind it
 */
export function isInAddress(before: string, { value }: NameRun, after: string): boolean {
  if (POSTCODE_AND_TOWN.test(after)) return true
  if (LETTERS_FIRST.test(value) && DIGITS_BEFORE.test(before.slice(-8))) return true
  if (!ZIP_BEHIND.test(after)) return false
  const letters = (LETTERS_FIRST.exec(value) ?? LETTERS_LAST.exec(value))?.groups?.letters
  return letters !== undefined && countriesOfRegion(letters).length > 0
}

/** Whether a line is a town with its state and nothing else: "Mira Loma, CA". */
export function isTownWithRegion(line: string): boolean {
  const region = line.length > LINE_MAX ? undefined : TOWN_LINE.exec(line)?.groups?.region
  return region !== undefined && countriesOfRegion(region).length > 0
}
