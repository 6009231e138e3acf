import { countriesOfRegion } from '../addresses/regions.ts'
import type { NameRun } from './name-runs.ts'

const LETTERS_FIRST = /^(?<letters>\p{Lu}{2}) \p{L}/u
const LETTERS_LAST = / (?<letters>\p{Lu}{2})$/u
const DIGITS_BEFORE = /(?:^|[\s,;-])\d{4} $/
const ZIP_BEHIND = /^,? \d{5}(?!\d)/
const POSTCODE_AND_TOWN = /^, \d{4,6},? \p{Lu}/u
const TOWN_LINE = /^\s*\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}, (?<region>\p{Lu}{2,3})\s*$/u
const LINE_MAX = 60
/** A measurement before a run of words: "6mm Diameter Carbide", "4,5 kg Quax Marlow". */
const MEASURE_BEFORE =
  /(?:^|[\s(x×])\d+(?:[.,]\d+)? ?(?:mm|cm|m|km|ml|cl|l|g|kg|lbs?|oz|ft|in|inch|kw|w|v|hz|mhz|ghz|gb|mb|tb|px|["”″%]) $/iu
/** Whether a measurement directly precedes a run of words. @param before the line's text before the run */
export const isMeasured = (before: string) => MEASURE_BEFORE.test(before.slice(-16))

/**
 * Whether capitals next to a run of words belong to a postcode or a state: "5700 AD Helmond", "Des Moines IA 50301",
 * "Kota Damansara, 47810 Petaling".
 *
 * @param before the line's text before the run
 * @param after the line's text after the run
 */
export function isInAddress(before: string, { value }: NameRun, after: string): boolean {
  if (POSTCODE_AND_TOWN.test(after)) return true
  if (LETTERS_FIRST.test(value) && DIGITS_BEFORE.test(before.slice(-8))) return true
  if (!ZIP_BEHIND.test(after)) return false
  const letters = (LETTERS_FIRST.exec(value) ?? LETTERS_LAST.exec(value))?.groups?.letters
  return letters !== undefined && countriesOfRegion(letters).length > 0
}

/** Whether a line consists of a town and its state: "Mira Loma, CA". */
export function isTownWithRegion(line: string): boolean {
  const region = line.length > LINE_MAX ? undefined : TOWN_LINE.exec(line)?.groups?.region
  return region !== undefined && countriesOfRegion(region).length > 0
}

/** A postcode behind a town, perhaps behind its label or initials: "Elm Vale, Τ.Κ. 561 23", "Elm Vale – 560034". */
const CODE_BEHIND = /^(?:,| [–-]) ?(?:\p{L}[\p{L}.]{0,4} )?\d{3} ?\d{2,3}(?![ ./-]?\d)/u
const CODE_BEFORE = /(?:^|[\s,;-])(?:\d{3} \d{2}|\d{2}-\d{3}|\d{5,6}|(?!19|20)\d{4}) $/

/**
 * Whether a postcode stands beside a run of words, which is then a town wherever the page writes it.
 *
 * @param text the page's text
 */
export const isTownWithCode = (text: string, { start, end }: NameRun): boolean =>
  CODE_BEHIND.test(text.slice(end, end + 20)) || CODE_BEFORE.test(text.slice(Math.max(0, start - 9), start))
