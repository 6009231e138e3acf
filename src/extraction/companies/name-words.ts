import type { NameNeighbours } from '../../facts/organisation-kinds.ts'
import { languagesWhere, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { once } from '../../lib/text/once.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { isAndWord } from '../and-words.ts'
import { formStrength } from '../form-words.ts'
import { foldName } from '../names/fold-name.ts'
import { givenName } from '../names/given-names.ts'
import { isRoleWord } from '../names/vocabulary.ts'
import { COMPANY_NOUNS, CONNECTORS, NAME_STOPS } from './company-words.ts'
import { LEGAL_FORM } from './legal-form-patterns.ts'
import { UNCASED_STOPS } from './semitic-words.ts'

/** A word of a segment, including adjacent marks. */
export interface NameWord {
  readonly text: string
  /** The offset in the segment. */
  readonly start: number
}

const WORD = /\S+/g
const DASH = /^[-–—/]+$/
/** The words of all languages under a key, as alternatives of a pattern. */
const alternatives = (of: (words: NameNeighbours) => string | null, separator = '|') => {
  const words = wordsOfLanguages(({ organisationKinds }) => {
    const neighbours = organisationKinds?.neighbours
    return neighbours && of(neighbours)
  }, separator)
  return [...new Set(words)].join('|')
}
const ABBREVIATION = compilePattern(
  `^(?:(?:\\p{Lu}\\.)*\\p{L}|\\p{Lu}\\p{L}|(?:${alternatives(({ abbreviations }) => abbreviations, ' ')}))\\.$`,
  'iu',
)
const STREET = /^(?:St|Rd|Ave|Str)\.$/
const OPENING = /^["'“„«‹(‘]+/
const CLOSING = /(?<!["'”“»›’])["'”“»›’]+$/
/**
 * A state or country after its town or an article, or a person's degree: `Reno, N.V.`, `the U.S.` and `Jane Roe, M.D.`
 * end sentences.
 */
const PLACE_OR_DEGREE =
  /^(?:[NS]\.[CD]|N\.[BHJMSY]|D\.C|R\.I|W\.V|P\.R|B\.C|U\.S(?:\.A)?|U\.K|U\.A\.E|M\.D|J\.D|D\.D\.S|Ph\.D)\.$/
const QUOTE = /^["'“„«‹‘]/
/** Maximum number of words between a bracket or quotation mark and its counterpart. */
const ENCLOSED_WORDS_MAX = 7
const WHOLE_NAME_WORDS_MAX = 5

/** Returns the words of a segment after its last separate dash. */
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
    .replace(/(?<![,.])[,.]+$/, '')

/** Whether a word can begin a name: `Acme`, `21`, `eBright`, and every word in a script without capitals. */
export const startsName = (bare: string) => /^(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{N}|\p{Ll}{1,2}\p{Lu}|[#@]\p{L})/u.test(bare)

export const opensQuote = (word: string) => QUOTE.test(word)

/**
 * Whether a word ends a sentence or a list item.
 *
 * @param before the previous word: `King St.` ends an address, `St. Mary's` starts a name
 * @param hasJoined whether `&` follows: the commas of `Roe, Lind & Katz` do not separate items
 */
export function endsPart(word: string, before: string, hasJoined: boolean): boolean {
  if (word.endsWith(',')) return !hasJoined
  if (/,$|^the$/.test(before) && PLACE_OR_DEGREE.test(word)) return true
  if (STREET.test(word)) return /^\p{Lu}/u.test(before)
  return /[.]["'”»)]?$/.test(word) && !ABBREVIATION.test(word.replace(OPENING, ''))
}

/** Returns the index of the word that opens the bracket or quotation that a word closes, or null. */
export function openerOf(words: readonly NameWord[], at: number): number | null {
  const close = /[)"”“»’']$/.exec(words[at]!.text.replace(/,$/, ''))?.[0]
  if (!close) return null
  const open = close === ')' ? /^\(/ : QUOTE
  for (let back = at; back >= 0 && at - back < ENCLOSED_WORDS_MAX; back--) if (open.test(words[back]!.text)) return back
  return null
}

/** Returns the length of opening marks at the start of a name that the name does not close. */
export function strayOpening(name: string): number {
  const mark = OPENING.exec(name)?.[0] ?? ''
  return /["”“»’)]/.test(name.slice(mark.length)) ? 0 : mark.length
}

/** `Leeds-based Acme Ltd`, `die Ulm-ansässige Acme GmbH` */
const LEADS_TO_NAME = compilePattern(`\\p{L}-(?:${alternatives(({ located }) => located)})$`, 'iu')

const FORM_OF_PLACE = /^Corp(?:oration)?\.?$/

/** Whether a legal form is followed by the firm's location, up to another form: `Timber Corporation of Erewhon Ltd`. */
export const goesOnBehindForm = (words: readonly NameWord[], at: number) =>
  words[at + 1]?.text === 'of' &&
  FORM_OF_PLACE.test(words[at]!.text) &&
  words.slice(at + 2).every(({ text }) => !/^(?:and|&)$|,$/.test(text))

/** Whether a word belongs to the sentence before a name: a label, a role, a verb, a long number. */
export function isStop(bare: string, next = ''): boolean {
  if (/^(?:\d{4,}|\d{2,}[-–/]\d{2,})/.test(bare)) return true
  if (/^(?:CEO|CTO|CFO|COO|VAT|ABN|ACN)$|^copyright\(c\)?$/i.test(bare)) return true
  if ((bare.includes('-') && LEADS_TO_NAME.test(bare)) || UNCASED_STOPS.has(bare)) return true
  if (!NAME_STOPS.has(bare.toLowerCase())) return false
  // Capitalised short words are initials, unless the next word is in capitals too.
  return !/^\p{Lu}{2,3}$/u.test(bare) || /^\p{Lu}{3,}$/u.test(next)
}

/** `isStop` for a word of a segment: `Ing. Per Lind AS` holds a given name. */
export const isStopAt = (words: readonly NameWord[], at: number, bare: string) =>
  isStop(bare, words[at + 1]?.text) &&
  !(TITLE.test(words[at - 1]?.text ?? '') && givenName(foldName(bare)) !== 'unknown')
const TITLE = /^\p{Lu}\p{Ll}{1,4}\.$/u

/** Whether a word is the legal form of another name; `Co` is part of longer forms. */
export const isLegalForm = (word: string) =>
  LEGAL_FORM.matchAt(` ${word.replace(/,$/, '')}`, 1) !== null && !/^Co\b/i.test(word)

/** Words for a company's representative or part: `Authorised Agent of Acme Ltd`, `Reading Branch of Acme Ltd`. */
const ROLE_OF = new RegExp(`^(?:${alternatives(({ relations }) => relations)})s?$`, 'i')

/** Whether the words up to a position, which `of` follows, describe a relation to the company named next. */
export function leadsByRole(words: readonly NameWord[], at: number): boolean {
  const opener = at >= 0 ? openerOf(words, at) : null
  return ROLE_OF.test(withoutMarks(words[(opener ?? at + 1) - 1]?.text ?? ''))
}

const workplaces = once(() => new Set(wordsOfLanguages(({ roleTexts }) => roleTexts?.workplaces)))

/**
 * Whether a word stands between a role and the company where somebody has it: `er Salgskonsulent i Elm AS`. In other
 * languages the same word joins two names.
 */
export const isAtWork = (words: readonly NameWord[], at: number, language: string | null) =>
  workplaces().has(words[at]!.text) &&
  isRoleWord(foldName(withoutMarks(words[at - 1]?.text ?? ''))) &&
  !languagesWhere(({ conjunctions }) => conjunctions?.split(' ').includes(words[at]!.text) === true).includes(
    language?.slice(0, 2) ?? '',
  )

const ASSOCIATION_KIND = new RegExp(
  alternatives(({ associations }) => associations),
  'i',
)
const ASSOCIATION_START = /^(?:\p{Lu}{2,5}|\p{L}*(?:[Vv]erein|[Vv]erband|[Cc]lub)(?:[es]?s)?)$/u

/**
 * Whether an association's own name starts after a German article, as in `Vorsitzender der SG Aue e.V.`. False when the
 * words before it also name an association: `Verein der Freunde des TSV Aue e.V.`.
 */
export const startsAssociation = (words: readonly NameWord[], at: number) =>
  ASSOCIATION_START.test(words[at]?.text ?? '') && !words.slice(0, at).some(({ text }) => ASSOCIATION_KIND.test(text))

const FOUNDING_YEAR = /^1[6-9]\d\d$/
const CLUB_START = /^(?:\p{Lu}\p{Ll}?\p{Lu}{1,4}|SpVgg|Sp\.?Vgg\.?|\p{L}*(?:[Vv]erein|[Cc]lub))$/u

/** Whether a word is the founding year in a club's name: `TSV 1860 Aue e.V.`, `TSV Aue 1860 e.V.` */
export const isFounding = (words: readonly NameWord[], at: number) =>
  FOUNDING_YEAR.test(words[at]!.text) &&
  (at === words.length - 1 ? /^\p{Lu}/u : CLUB_START).test(words[at - 1]?.text ?? '')

/** Known forms end a name before `and`, even those that need other evidence to mark a company. */
const isShortForm = (word: string) => formStrength(word) === 'known'

/** Whether a word ends the previous name of a list: `Roe AB and Lind Lda`, `Roe AB of Sweden and Lind Lda`. */
export function endsOther(words: readonly NameWord[], at: number): boolean {
  const next = words[at + 1]?.text ?? ''
  if (isShortForm(words[at]!.text)) return next === 'of' || isAndWord(next)
  const [form, joiner] = [words[at - 2]?.text ?? '', words[at - 1]?.text ?? '']
  const isOfCountry = joiner === 'of' && /^(?:and|&)$/.test(next) && (isShortForm(form) || isLegalForm(form))
  return isOfCountry && countryNamed(fold(withoutMarks(words[at]!.text))) !== null
}

/**
 * Whether a short segment is a whole name. Outside English and German only the first word of a name is capitalised:
 * `Gozdna pot d.o.o.`.
 */
export function isWholeName(words: readonly NameWord[]): boolean {
  if (words.length === 0 || words.length > WHOLE_NAME_WORDS_MAX || !/^\p{Lu}/u.test(words[0]!.text)) return false
  // "Constitución de S.L.": the words are about the legal form itself.
  if (CONNECTORS.has(words.at(-1)!.text)) return false
  // "A project of Acme SARL"
  const noun = /^(?:An?|The|Une?|El|La|Ein|Eine)$/.test(words[0]!.text) ? 1 : 0
  if (leadsByRole(words, noun) && CONNECTORS.has(words[noun + 1]?.text ?? '')) return false
  return words.every(({ text }, at) => {
    const isEnd = at < words.length - 1 && endsPart(text, '', false)
    return /^\p{L}[\p{L}'’-]*[.,]?$/u.test(text) && !isStop(text) && !COMPANY_NOUNS.has(text) && !isEnd
  })
}
