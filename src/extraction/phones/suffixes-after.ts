import type { PhoneTexts } from '../../facts/contact-texts.ts'
import { patternsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'

/** The end of a further number, written as the digits that differ from the number before it. */
export interface NumberSuffix {
  readonly nationalNumber: string
  readonly digits: string
  readonly start: number
  readonly end: number
}

const patternsOf = (kind: keyof PhoneTexts) =>
  patternsOfLanguages(({ contactTexts }) => contactTexts?.phones?.[kind]).join('|')
const SUFFIX = compilePattern(
  `^(?: ?\\/ ?-? ?|, ?-|(?:,| ?(?:${patternsOf('suffixJoints')}|&)) ?-)(\\d{1,2}(?! \\d{1,4}(?!\\d))|\\d{3,4}(?! \\d))` +
    `(?!\\d| ?[-/.:]\\d{2}|[.:]\\d|%| ?(?:h|am|pm|x|${patternsOf('times')})(?!\\p{L})|\\p{L})`,
  'iu',
)
/** A separate group as long as the number's last one: `7946 0018, 0019`. Years do not count. */
const GROUP = /^, ?(?!(?:19|20)\d\d)(\d{3,4})(?= ?(?:[,;/&\n]|$))/
/** The next number: `671 43 08 - 09`. */
const NEXT = /^ - (\d{2})(?!\d|[%°€$]| ?[-/.:] ?\d| \d)/
const SUFFIXES_MAX = 8

/**
 * Returns the numbers written in short form after another one: `555-1234/35`, `-34 / -36`.
 *
 * @param text the page's text with ASCII digits
 * @param from the end of the full number
 * @param nationalNumber the full number's national digits
 * @param lastGroupLength the number of digits after the full number's last separator
 */
export function suffixesAfter(
  text: string,
  from: number,
  nationalNumber: string,
  lastGroupLength: number,
): NumberSuffix[] {
  const suffixes: NumberSuffix[] = []
  let at = from
  while (suffixes.length < SUFFIXES_MAX) {
    const rest = text.slice(at, at + 40)
    const group = GROUP.exec(rest)
    const next = NEXT.exec(rest)
    const isNext = next !== null && Number(next[1]) === Number(nationalNumber.slice(-2)) + 1
    const match = group?.[1]?.length === lastGroupLength ? group : isNext ? next : SUFFIX.exec(rest)
    const digits = match?.[1]
    if (!match || !digits || digits.length > nationalNumber.length - 4) break
    const end = at + match[0].length
    suffixes.push({
      nationalNumber: nationalNumber.slice(0, -digits.length) + digits,
      digits,
      start: end - digits.length,
      end,
    })
    at = end
  }
  return suffixes
}
