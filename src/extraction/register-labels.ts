import { COUNTRIES } from '../facts/countries.ts'

/** A label, as written, and whether it is a word or initials, too, so that it counts only before a number. */
interface RegisterLabel {
  readonly written: string
  readonly needsNumber: boolean
}

/** Behind labels of every country: `VAT No. 123`, `KvK-nummer 123`, `RUC N° 123`, `UID: ATU123`. */
const NUMBER_BEHIND =
  '[ .:#–-]{0,3}(?:(?:no|nr|num(?:ber)?|n[°º]|№|nummer|código|code)(?!\\p{L})[ .:#]{0,3})?(?:\\p{L}{1,3}[ .-]{0,2})?\\d'
const NUMBER = new RegExp(`^${NUMBER_BEHIND}`, 'u')

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

/** Labels of registers and taxes in all countries, as written. */
export function registerLabels(): readonly string[] {
  labels ??= readLabels()
  return labels.map(({ written }) => written)
}

/** Those that are no words and no other initials, in lower case. */
export function plainRegisterLabels(): readonly string[] {
  labels ??= readLabels()
  return labels.filter(({ needsNumber }) => !needsNumber).map(({ written }) => written.toLowerCase())
}

/** By the first letter of labels: patterns that match them in lower case, made when a text has that letter. */
const patterns = new Map<string, RegExp | null>()

const INITIALS = /^(?:\p{L}\.)+$/u

/** Full stops and the spaces behind them may be missing, but not within initials: `R.U.T.` is no Ruth. */
function spelled(written: string): string {
  const escaped = written.toLowerCase().replace(/[$()*+?[\\\]^{|}]/g, '\\$&')
  return INITIALS.test(written)
    ? escaped.replace(/\.(?=.)/g, '\\. ?').replace(/\.$/, '\\.?')
    : escaped.replace(/\. ?/g, '\\.? ?').replace(/ \?$/, '')
}

function patternOf(first: string): RegExp | null {
  labels ??= readLabels()
  const own = labels.filter(({ written }) => written.charAt(0).toLowerCase() === first)
  const alternatives = own
    .toSorted((a, b) => b.written.length - a.written.length)
    .map(({ written, needsNumber }) => spelled(written) + (needsNumber ? `(?=${NUMBER_BEHIND})` : ''))
  return own.length > 0 ? new RegExp(`^(?:${alternatives.join('|')})(?![\\p{L}'’]|-\\p{L}{3})`, 'u') : null
}

/** No label is longer, with what leads to its number. */
const WINDOW = 60

/**
 * The length of the label of a register or a tax that a text begins with, such as `SIRET`, `NIPC` or `Y-tunnus`; 0 without one.
 * Labels that are also words count only before a number.
 */
export function leadingRegisterLabel(text: string): number {
  const lower = text.slice(0, WINDOW).toLowerCase()
  const first = lower.charAt(0)
  let pattern = patterns.get(first)
  if (pattern === undefined) {
    pattern = patternOf(first)
    patterns.set(first, pattern)
  }
  return pattern?.exec(lower)?.[0].length ?? 0
}

/** A word behind another one. */
const LATER_WORD = /(?<=[\s.,;|–—(-])\p{L}/gu
/** What a label is cut to where the number was cut off: `UID CHE-`. */
const NOTHING_BEHIND = /^[ .:#-]{0,3}(?:\p{Lu}{1,3}[ .-]{0,2})?$/u

/** Of labels that are words the text must show a number: `Bleu Nuit`. */
const TWO_CAPITALS = /\p{Lu}.*\p{Lu}/u
/** `Organisasjonsnummer` is nothing else. */
const COMPOUND_LENGTH_MIN = 14

/**
 * Where the label of a register begins that stands behind other words, with its number or at the end of the text:
 * `Acme Lda. NIPC 501 234 567`. Null for none.
 *
 * @param text a line at most
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
