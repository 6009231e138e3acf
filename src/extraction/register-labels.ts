import { COUNTRIES } from '../facts/generated/countries.ts'
import { compilePattern } from '../lib/compile-pattern.ts'
import { once } from '../lib/text/once.ts'

/**
 * A label as written. `needsNumber` is set if it is also a word or other initials, and so counts only before a number.
 */
interface RegisterLabel {
  readonly written: string
  readonly needsNumber: boolean
}

/** A number after a label of any country: `VAT No. 123`, `KvK-nummer 123`, `RUC N° 123`, `UID: ATU123`. */
const NUMBER_BEHIND =
  '[ .:#–-]{0,3}(?:(?:no|nr|num(?:ber)?|n[°º]|№|nummer|código|code)(?!\\p{L})[ .:#]{0,3})?(?:\\p{L}{1,3}[ .-]{0,2})?\\d'
const NUMBER = compilePattern(`^${NUMBER_BEHIND}`, 'u')

let labels: readonly RegisterLabel[] | undefined

function readLabels(): readonly RegisterLabel[] {
  const needsNumber = new Map<string, boolean>()
  for (const { registers } of COUNTRIES)
    for (const entry of registers?.split('|') ?? []) {
      const written = entry.replace(/:$/, '')
      needsNumber.set(written, entry.endsWith(':') || needsNumber.get(written) === true)
    }
  return [...needsNumber].map(([written, needs]) => ({ written, needsNumber: needs }))
}

/** Register and tax labels of all countries, as written. */
export function registerLabels(): readonly string[] {
  labels ??= readLabels()
  return labels.map(({ written }) => written)
}

/** The labels that are not also words or other initials, in lower case. */
export function plainRegisterLabels(): readonly string[] {
  labels ??= readLabels()
  return labels.filter(({ needsNumber }) => !needsNumber).map(({ written }) => written.toLowerCase())
}

/** Two patterns for the labels that begin with a letter, in lower case. */
interface Patterns {
  /** Whether there is a label, with a number or without one. Compiles in a hundredth of the other's time. */
  readonly any: RegExp
  readonly exact: () => RegExp
}

/** By the labels' first letter. Built when a text first contains that letter. */
const patterns = new Map<string, Patterns | null>()

const INITIALS = /^(?:\p{L}\.)+$/u

/**
 * Converts a label to a pattern. Full stops and the spaces after them are optional, except within initials: `R.U.T.`
 * does not match Ruth.
 */
function spelled(written: string): string {
  const escaped = written.toLowerCase().replace(/[$()*+?[\\\]^{|}]/g, '\\$&')
  return INITIALS.test(written)
    ? escaped.replace(/\.(?=.)/g, '\\. ?').replace(/\.$/, '\\.?')
    : escaped.replace(/\. ?/g, '\\.? ?').replace(/ \?$/, '')
}

function patternsOf(first: string): Patterns | null {
  labels ??= readLabels()
  const own = labels
    .filter(({ written }) => written.charAt(0).toLowerCase() === first)
    .toSorted((a, b) => b.written.length - a.written.length)
  if (own.length === 0) return null
  const matching = (alternatives: readonly string[]) =>
    compilePattern(`^(?:${alternatives.join('|')})(?![\\p{L}'’]|-\\p{L}{3})`, 'u')
  return {
    any: matching(own.map(({ written }) => spelled(written))),
    exact: once(() =>
      matching(own.map((label) => spelled(label.written) + (label.needsNumber ? `(?=${NUMBER_BEHIND})` : ''))),
    ),
  }
}

/** Maximum length of a label with the text before its number. */
const WINDOW = 60

/**
 * Returns the length of the register or tax label at the beginning of a text, such as `SIRET`, `NIPC` or `Y-tunnus`; 0
 * if there is none. Labels that are also words count only before a number.
 */
export function leadingRegisterLabel(text: string): number {
  const lower = text.slice(0, WINDOW).toLowerCase()
  const first = lower.charAt(0)
  let own = patterns.get(first)
  if (own === undefined) {
    own = patternsOf(first)
    patterns.set(first, own)
  }
  return own?.any.test(lower) ? (own.exact().exec(lower)?.[0].length ?? 0) : 0
}

/** The first letter of each word after the first. */
const LATER_WORD = /(?<=[\s.,;|–—(-])\p{L}/gu
/** The rest of a label whose number was cut off: `UID CHE-`. */
const NOTHING_BEHIND = /^[ .:#-]{0,3}(?:\p{Lu}{1,3}[ .-]{0,2})?$/u

/** Labels with two capitals are codes. Others may be words, as in `Bleu Nuit`, and need a number. */
const TWO_CAPITALS = /\p{Lu}.*\p{Lu}/u
/** Minimum length of a label that cannot be another word, such as `Organisasjonsnummer`. */
const COMPOUND_LENGTH_MIN = 14

/**
 * Finds a register label after other words, with its number or at the end of the text: `Acme Lda. NIPC 501 234 567`.
 * Returns its start, or null.
 *
 * @param text at most one line
 */
export function registerNumberIn(text: string): number | null {
  for (const { index } of text.matchAll(LATER_WORD)) {
    const length = leadingRegisterLabel(text.slice(index))
    if (length === 0) continue
    const rest = text.slice(index + length)
    const isCode = length >= COMPOUND_LENGTH_MIN || TWO_CAPITALS.test(text.slice(index, index + length))
    if ((isCode && NOTHING_BEHIND.test(rest)) || NUMBER.test(rest.slice(0, WINDOW).toLowerCase())) return index
  }
  return null
}
