import { LATIN_SIGNS, NON_LATIN_SIGNS } from './page-signs.ts'
import { Tally } from './tally.ts'

const NON_LATIN = /[\u0400-\u052f\u0600-\u06ff\u3000-\u9fff\uac00-\ud7a3\u20b4\u20bd]/
/** What `CountrySign.marks` lists: beginnings of capitalised words, currencies, and letters of one language. */
const MARK = /[A-Z][A-Za-z]{0,3}|[\u0e3f\u20a0-\u20bfłč]/g
const DIGIT = /\d/g

/**
 * Points for the countries whose postcodes, streets, registers, legal forms, currencies and phone numbers a text shows.
 *
 * @param numeric the lines of it that hold a digit
 */
export function tallyPageSigns(text: string, numeric: string): Tally {
  const tally = new Tally()
  const marks = new Set(text.match(MARK))
  for (const { pattern, shares, marks: needed } of LATIN_SIGNS) {
    if (pattern.test(numeric) || (needed.some((mark) => marks.has(mark)) && pattern.test(text)))
      tally.addShares(shares, 1)
  }
  if (NON_LATIN.test(text)) {
    for (const { pattern, shares } of NON_LATIN_SIGNS) if (pattern.test(text)) tally.addShares(shares, 1)
  }
  return tally
}

/** The lines of a text that hold a digit: few, and all that most signs need. */
export function linesWithDigits(text: string): string {
  const lines: string[] = []
  DIGIT.lastIndex = 0
  while (DIGIT.test(text)) {
    const start = text.lastIndexOf('\n', DIGIT.lastIndex - 1) + 1
    const found = text.indexOf('\n', DIGIT.lastIndex)
    const end = found < 0 ? text.length : found
    lines.push(text.slice(start, end))
    DIGIT.lastIndex = end
  }
  return lines.join('\n')
}
