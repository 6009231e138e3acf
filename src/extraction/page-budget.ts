import { KIND, kindOfCode } from './word-index.ts'

/**
 * What is read of one document at most. Rules take time in proportion to what they read, and a page of nothing but what they
 * look for takes seconds a megabyte, in which nobody else is answered. Laws and directories stay below.
 */

/** Characters of visible text. */
export const TEXT_LENGTH_MAX = 400_000
/** How much of `workOf` the text may make where it is long. */
export const WORK_MAX = 500_000
/** Texts up to here make no work that counts. */
export const WORK_FROM_LENGTH = 100_000
/** A text is measured in pieces, so that none goes far beyond. */
export const PIECE_LENGTH = 10_000
export const ELEMENTS_MAX = 100_000
/** Characters of structured data, of all its scripts together. */
export const JSON_LD_LENGTH_MAX = 1_000_000
export const TITLE_LENGTH_MAX = 2_000
/** Names of `<meta>`. */
export const META_MAX = 500

/**
 * Units of work (`WorkBudget`) that one page may cost: some seconds, several times what the densest page within the limits above takes
 * by rules whose work grows with its length.
 */
export const WORK_UNITS_MAX = 600_000_000
/** Units for each character of markup. */
export const PARSE_UNITS = 2

/** What a capital and a group of digits cost beside another character: names, firms, numbers and addresses begin with them. */
const CAPITAL_WORK = 20
const DIGITS_WORK = 10

/**
 * What is kept of the budget of a long document for its end, where footers name who is behind a site: that part of it, for so
 * many of the last characters of its markup that prose among them does not use it up.
 */
export const END_SHARE = 1 / 8
export const END_MARKUP_LENGTH = 30_000

/** About how much work a text makes: one for each character of prose, several for lists of names and numbers. */
export function workOf(text: string): number {
  let capitals = 0
  let digits = 0
  let isInDigits = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isDigit = code >= 0x30 && code <= 0x39
    if (isDigit) {
      if (!isInDigits) digits++
    } else if (kindOfCode(code) === KIND.capital) capitals++
    isInDigits = isDigit
  }
  return text.length + capitals * CAPITAL_WORK + digits * DIGITS_WORK
}

/** As much of a text as is read of one document. */
export function withinBudget(text: string): string {
  let work = 0
  for (let at = WORK_FROM_LENGTH; at < Math.min(text.length, TEXT_LENGTH_MAX); at += PIECE_LENGTH) {
    work += workOf(text.slice(at, at + PIECE_LENGTH))
    if (work >= WORK_MAX) return text.slice(0, at + PIECE_LENGTH)
  }
  return text.slice(0, TEXT_LENGTH_MAX)
}
