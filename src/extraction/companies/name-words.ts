import { COMPANY_NOUNS, CONNECTORS, NAME_STOPS } from './company-words.ts'
import { LEGAL_FORM } from './legal-form-patterns.ts'

/** A word of a segment, as written with the marks around it. */
export interface NameWord {
  readonly text: string
  /** Position in the segment. */
  readonly start: number
}

const WORD = /\S+/g
const DASH = /^[-–—/]+$/
const ABBREVIATION =
  /^(?:\p{L}|\p{Lu}\p{L}?\.(?:\p{Lu}\.)*|(?:st|dr|bros|co|cie|mfg|intl|int|gebr|inh|ing|dipl|prof|jr|sr|mt|ft|sta|sto|ets|ste|soc|coop|ind|com|imp|exp|san|tic|nig|ent|tech|univ|assoc|hnos|cia|bau|elektr|masch|dist|ges|inc|ltd|pvt|pte|nat))\.$/iu
const STREET = /^(?:St|Rd|Ave|Str)\.$/
const OPENING = /^["'“„«‹(‘]+/
const CLOSING = /["'”“»›’]+$/
const QUOTE = /^["'“„«‹‘]/
/** Words between a bracket or a quotation mark and its counterpart. */
const ENCLOSED_WORDS_MAX = 7
const WHOLE_NAME_WORDS_MAX = 5

/** The words of a segment behind its last dash that stands alone. */
export function nameWords(segment: string): NameWord[] {
  let words: NameWord[] = []
  WORD.lastIndex = 0
  for (let match = WORD.exec(segment); match; match = WORD.exec(segment)) {
    if (DASH.test(match[0])) words = []
    else words.push({ text: match[0], start: match.index })
  }
  return words
}

export const withoutMarks = (word: string) =>
  word
    .replace(OPENING, '')
    .replace(CLOSING, '')
    .replace(/[,.]+$/, '')

/** `Acme`, `21`, `eBright`, and every word of a script without capitals. */
export const startsName = (bare: string) => /^(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{N}|\p{Ll}{1,2}\p{Lu}|[#@]\p{L})/u.test(bare)

export const opensQuote = (word: string) => QUOTE.test(word)

/**
 * Whether a sentence or an item of a list ends with a word.
 *
 * @param before the word before it: `King St.` ends an address, `St. Mary's` starts a name
 * @param hasJoined whether `&` follows: the commas of `Roe, Lind & Katz` part no items
 */
export function endsPart(word: string, before: string, hasJoined: boolean): boolean {
  if (word.endsWith(',')) return !hasJoined
  if (STREET.test(word)) return /^\p{Lu}/u.test(before)
  return /[.]["'”»)]?$/.test(word) && !ABBREVIATION.test(word.replace(OPENING, ''))
}

/** For a word that closes a bracket or a quotation, the position of the word that opens it, else null. */
export function openerOf(words: readonly NameWord[], at: number): number | null {
  const close = /[)"”“»’']$/.exec(words[at]!.text.replace(/,$/, ''))?.[0]
  if (!close) return null
  const open = close === ')' ? /^\(/ : QUOTE
  for (let back = at; back >= 0 && at - back < ENCLOSED_WORDS_MAX; back--) if (open.test(words[back]!.text)) return back
  return null
}

/** The length of opening marks that a name starts with and does not close. */
export function strayOpening(name: string): number {
  const mark = OPENING.exec(name)?.[0] ?? ''
  return /["”“»’)]/.test(name.slice(mark.length)) ? 0 : mark.length
}

/** Whether a word belongs to the sentence before a name: a label, a role, a verb, a long number. */
export function isStop(bare: string, next = ''): boolean {
  if (/^(?:\d{4,}|\d{2,}[-–/]\d{2,})/.test(bare)) return true
  if (/^(?:CEO|CTO|CFO|COO|VAT|ABN|ACN)$|^copyright\(c\)?$/i.test(bare)) return true
  if (!NAME_STOPS.has(bare.toLowerCase())) return false
  // Short words in capitals are initials, unless the word behind is in capitals too.
  return !/^\p{Lu}{2,3}$/u.test(bare) || /^\p{Lu}{3,}$/u.test(next)
}

/** Whether a word is the legal form of another name; `Co` is part of longer forms. */
export const isLegalForm = (word: string) =>
  LEGAL_FORM.matchAt(` ${word.replace(/,$/, '')}`, 1) !== null && !/^Co\b/i.test(word)

/**
 * Outside English and German a name is capitalised in its first word alone: `Gozdna pot d.o.o.`. A short segment that
 * reads so is a name as a whole.
 */
export function isWholeName(words: readonly NameWord[]): boolean {
  if (words.length === 0 || words.length > WHOLE_NAME_WORDS_MAX || !/^\p{Lu}/u.test(words[0]!.text)) return false
  // "Constitución de S.L.": the form is what the words are about.
  if (CONNECTORS.has(words.at(-1)!.text)) return false
  return words.every(({ text }, at) => {
    const isEnd = at < words.length - 1 && endsPart(text, '', false)
    return /^\p{L}[\p{L}'’-]*[.,]?$/u.test(text) && !isStop(text) && !COMPANY_NOUNS.has(text) && !isEnd
  })
}
