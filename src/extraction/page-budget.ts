import { KIND, kindOfCode } from './word-index.ts'

/**
 * Limits on the part of one document that is read. The cost of rules is proportional to the text they read. A page full
 * of candidates takes seconds per megabyte, which blocks all other work. Laws and directories stay below the limits.
 */

/** Characters of visible text. */
export const TEXT_LENGTH_MAX = 400_000
/** Maximum work that a long text may cause, as estimated by `workOf`. */
export const WORK_MAX = 500_000
/** Texts up to this length are not measured. */
export const WORK_FROM_LENGTH = 100_000
/** Texts are measured in pieces of this length, so that none exceeds the limit by much. */
export const PIECE_LENGTH = 10_000
export const ELEMENTS_MAX = 100_000
/** Total characters of structured data in all scripts. */
export const JSON_LD_LENGTH_MAX = 1_000_000
export const TITLE_LENGTH_MAX = 2_000
/** Maximum number of `<meta>` names. */
export const META_MAX = 500

/**
 * Units of work (`WorkBudget`) that one page may cost, equal to a few seconds. That is several times the cost of linear
 * rules for the densest page within the limits above.
 */
export const WORK_UNITS_MAX = 600_000_000
/** Units per character of markup. */
export const PARSE_UNITS = 2

/**
 * The cost of a capital and of a group of digits, relative to other characters: names, firms, numbers and addresses
 * begin with them.
 */
const CAPITAL_WORK = 20
const DIGITS_WORK = 10

/**
 * The share of a long document's budget reserved for its end, where footers name the site's owner, and the length of
 * that end in characters of markup, short enough that prose in it does not use up the share.
 */
export const END_SHARE = 1 / 8
export const END_MARKUP_LENGTH = 30_000

/** Estimates the work that a text causes: one per character of prose, several for lists of names and numbers. */
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
  return workOfCounts(text.length, capitals, digits)
}

/** `workOf` a text whose capitals and runs of digits are counted already. */
export const workOfCounts = (length: number, capitals: number, digitRuns: number): number =>
  length + capitals * CAPITAL_WORK + digitRuns * DIGITS_WORK

/** Cuts a text to the limits for one document. */
export function withinBudget(text: string): string {
  let work = 0
  for (let at = WORK_FROM_LENGTH; at < Math.min(text.length, TEXT_LENGTH_MAX); at += PIECE_LENGTH) {
    work += workOf(text.slice(at, at + PIECE_LENGTH))
    if (work >= WORK_MAX) return text.slice(0, at + PIECE_LENGTH)
  }
  return text.slice(0, TEXT_LENGTH_MAX)
}
