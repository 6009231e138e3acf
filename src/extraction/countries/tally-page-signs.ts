import { requiredLiterals } from '../required-literals.ts'
import { LATIN_SIGNS, NON_LATIN_SIGNS } from './page-signs.ts'
import { Tally } from './tally.ts'

const NON_LATIN = /[\u0400-\u052f\u0600-\u06ff\u3000-\u9fff\uac00-\ud7a3\u20b4\u20bd]/
/** The marks in `CountrySign.marks`: beginnings of capitalised words, currency signs, and letters of one language. */
const MARK_LENGTH_MAX = 4
const isOtherMark = (code: number) =>
  code === 0xe3f || (code >= 0x20a0 && code <= 0x20bf) || code === 0x142 || code === 0x10d
const NEEDED = new Set(LATIN_SIGNS.flatMap(({ marks }) => marks))
const DIGIT = /\d/g
const LATIN = LATIN_SIGNS.map((sign) => ({ ...sign, literals: requiredLiterals(sign.pattern) }))

/**
 * Returns points for countries by the postcodes, streets, registers, legal forms, currencies and phone numbers in a
 * text.
 *
 * @param numeric the lines of the text that contain a digit
 */
export function tallyPageSigns(text: string, numeric: string): Tally {
  const tally = new Tally()
  const marks = marksIn(text)
  const mayMatch = (sign: (typeof LATIN)[number], searched: Searched) =>
    sign.literals === null || sign.literals.some((literal) => searched.holds(literal, sign.pattern.ignoreCase))
  const whole = new Searched(text)
  const lines = new Searched(numeric)
  for (const sign of LATIN) {
    const { pattern, shares, marks: needed } = sign
    const isShown =
      (mayMatch(sign, lines) && pattern.test(numeric)) ||
      (needed.some((mark) => marks.has(mark)) && mayMatch(sign, whole) && pattern.test(text))
    if (isShown) tally.addShares(shares, 1)
  }
  if (NON_LATIN.test(text)) {
    for (const { pattern, shares } of NON_LATIN_SIGNS) if (pattern.test(text)) tally.addShares(shares, 1)
  }
  return tally
}

const isCapital = (code: number) => code >= 0x41 && code <= 0x5a
const isLetter = (code: number) => isCapital(code & ~0x20)

/** The index in `beginnings` of a capital and the character after it, which counts only if it is a letter. */
const pairOf = (capital: number, next: number) => ((capital & 0x1f) << 6) | (isLetter(next) ? next & 0x3f : 0)
/** Whether a needed mark begins with a pair of characters. Few do, so most capitals need no string. */
const beginnings = new Uint8Array(32 << 6)
for (const mark of NEEDED) {
  if (isCapital(mark.charCodeAt(0))) beginnings[pairOf(mark.charCodeAt(0), mark.charCodeAt(1))] = 1
}

/** Returns the marks in a text that some sign needs. */
function marksIn(text: string): Set<string> {
  const marks = new Set<string>()
  for (let at = 0, end = 1; at < text.length; at = end, end = at + 1) {
    const code = text.charCodeAt(at)
    if (isCapital(code)) {
      while (end - at < MARK_LENGTH_MAX && isLetter(text.charCodeAt(end))) end++
      if (beginnings[pairOf(code, text.charCodeAt(at + 1))] === 0) continue
    } else if (code < 0x80 || !isOtherMark(code)) continue
    const mark = text.slice(at, end)
    if (NEEDED.has(mark)) marks.add(mark)
  }
  return marks
}

/** A text that can be searched for literals, with or without regard to case. */
class Searched {
  readonly #text: string
  #lower: string | null = null

  constructor(text: string) {
    this.#text = text
  }

  holds(literal: string, isCaseIgnored: boolean): boolean {
    if (!isCaseIgnored) return this.#text.includes(literal)
    this.#lower ??= this.#text.toLowerCase()
    return this.#lower.includes(literal)
  }
}

/** Returns the lines of a text that contain a digit. They are few, and most signs need no others. */
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
