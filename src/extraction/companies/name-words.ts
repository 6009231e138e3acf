import { fold } from '../../lib/fold.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { formStrength } from '../form-words.ts'
import { COMPANY_NOUNS, CONNECTORS, NAME_STOPS } from './company-words.ts'
import { LEGAL_FORM } from './legal-form-patterns.ts'
import { UNCASED_STOPS } from './semitic-words.ts'

/** A word of a segment, as written with the marks around it. */
export interface NameWord {
  readonly text: string
  /** Position in the segment. */
  readonly start: number
}

const WORD = /\S+/g
const DASH = /^[-–—/]+$/
const ABBREVIATION =
  /^(?:(?:\p{Lu}\.)*\p{L}|\p{Lu}\p{L}|(?:st|dr|bros|co|cie|mfg|intl|int|gebr|inh|ing|dipl|prof|jr|sr|mt|ft|sta|sto|ets|ste|soc|coop|ind|com|imp|exp|san|tic|nig|ent|tech|univ|assoc|hnos|cia|bau|elektr|masch|dist|ges|inc|ltd|pvt|pte|nat))\.$/iu
const STREET = /^(?:St|Rd|Ave|Str)\.$/
const OPENING = /^["'“„«‹(‘]+/
const CLOSING = /(?<!["'”“»›’])["'”“»›’]+$/
/** A state or country behind its town or an article, or the degree of a person: `Reno, N.V.`, `the U.S.` and `Jane Roe, M.D.` end sentences. */
const PLACE_OR_DEGREE =
  /^(?:[NS]\.[CD]|N\.[BHJMSY]|D\.C|R\.I|W\.V|P\.R|B\.C|U\.S(?:\.A)?|U\.K|U\.A\.E|M\.D|J\.D|D\.D\.S|Ph\.D)\.$/
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
    .replace(/(?<![,.])[,.]+$/, '')

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
  if (/,$|^the$/.test(before) && PLACE_OR_DEGREE.test(word)) return true
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

/** `Leeds-based Acme Ltd`, `die Ulm-ansässige Acme GmbH` */
const LEADS_TO_NAME = /\p{L}-(?:based|headquartered|listed|owned|backed|born|founded|ansässigen?|basierten?|based?)$/iu

const FORM_OF_PLACE = /^Corp(?:oration)?\.?$/

/** Whether a form goes on with where the firm is, up to another form: `Timber Corporation of Erewhon Ltd`. */
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
  // Short words in capitals are initials, unless the word behind is in capitals too.
  return !/^\p{Lu}{2,3}$/u.test(bare) || /^\p{Lu}{3,}$/u.test(next)
}

/** Whether a word is the legal form of another name; `Co` is part of longer forms. */
export const isLegalForm = (word: string) =>
  LEGAL_FORM.matchAt(` ${word.replace(/,$/, '')}`, 1) !== null && !/^Co\b/i.test(word)

/** Who acts for a company, and what belongs to one: `Authorised Agent of Acme Ltd`, `Reading Branch of Acme Ltd`. */
const ROLE_OF =
  /^(?:representative|agent|member|division|unit|arm|brand|part|branch|office|chapter|distributor|importer|reseller|retailer|dealer|supplier|licensee|franchisee?|affiliate|parent|client|customer|employee|officer|spokes(?:man|woman|person)|partner|founder|shareholder|holder|counsel|head|dean|professor|editor|engineer|chair(?:woman|person)?|treasurer|controller|trustee|liquidator|receiver|administrator|successor|product|service|property|name|vp|project|projekt|projet|proyecto|progetto|site|website|webseite|initiative|trademark|publication|venture|courtesy|onderdeel|lid|merk|handelsnaam|teil|niederlassung|zweigniederlassung|abteilung|vertreter|filiale|partie|membre|marque|représentant|parte|filial|miembro|marca|división|representante|membro|divisão|marchio|divisione|agente|del|medlem|varumärke)s?$/i

/** Whether the words up to a position, which `of` follows, say what someone or something is to the company named next. */
export function leadsByRole(words: readonly NameWord[], at: number): boolean {
  const opener = at >= 0 ? openerOf(words, at) : null
  return ROLE_OF.test(withoutMarks(words[(opener ?? at + 1) - 1]?.text ?? ''))
}

const ASSOCIATION_KIND =
  /verein|verband|bund|club|freunde|kreis|vereinigung|gemeinschaft|gesellschaft|initiative|hilfe|werk|netzwerk|zentrum|forum|jugend|chor/i
const ASSOCIATION_START = /^(?:\p{Lu}{2,5}|\p{L}*(?:[Vv]erein|[Vv]erband|[Cc]lub)(?:[es]?s)?)$/u

/**
 * Whether an association's own name starts behind a German article: `Vorsitzender der SG Aue e.V.`, unless what stands
 * before is an association too: `Verein der Freunde des TSV Aue e.V.`.
 */
export const startsAssociation = (words: readonly NameWord[], at: number) =>
  ASSOCIATION_START.test(words[at]?.text ?? '') && !words.slice(0, at).some(({ text }) => ASSOCIATION_KIND.test(text))

const FOUNDING_YEAR = /^1[6-9]\d\d$/
const CLUB_START = /^(?:\p{Lu}\p{Ll}?\p{Lu}{1,4}|SpVgg|Sp\.?Vgg\.?|\p{L}*(?:[Vv]erein|[Cc]lub))$/u

/** Whether a word is the year that a club is called after: `TSV 1860 Aue e.V.`, `TSV Aue 1860 e.V.` */
export const isFounding = (words: readonly NameWord[], at: number) =>
  FOUNDING_YEAR.test(words[at]!.text) &&
  (at === words.length - 1 ? /^\p{Lu}/u : CLUB_START).test(words[at - 1]?.text ?? '')

/** Forms that need other evidence to name a company end the name before an `and` all the same, if they are known. */
const isShortForm = (word: string) => formStrength(word) === 'known'

/** Whether a word ends another name of a list: `Roe AB and Lind Lda`, `Roe AB of Sweden and Lind Lda`. */
export function endsOther(words: readonly NameWord[], at: number): boolean {
  const next = words[at + 1]?.text ?? ''
  if (isShortForm(words[at]!.text)) return /^(?:of|and|und|et|y|e|en)$/.test(next)
  const [form, joiner] = [words[at - 2]?.text ?? '', words[at - 1]?.text ?? '']
  const isOfCountry = joiner === 'of' && /^(?:and|&)$/.test(next) && (isShortForm(form) || isLegalForm(form))
  return isOfCountry && countryNamed(fold(withoutMarks(words[at]!.text))) !== null
}

/**
 * Outside English and German a name is capitalised in its first word alone: `Gozdna pot d.o.o.`. A short segment that
 * reads so is a name as a whole.
 */
export function isWholeName(words: readonly NameWord[]): boolean {
  if (words.length === 0 || words.length > WHOLE_NAME_WORDS_MAX || !/^\p{Lu}/u.test(words[0]!.text)) return false
  // "Constitución de S.L.": the form is what the words are about.
  if (CONNECTORS.has(words.at(-1)!.text)) return false
  // "A project of Acme SARL"
  const noun = /^(?:An?|The|Une?|El|La|Ein|Eine)$/.test(words[0]!.text) ? 1 : 0
  if (leadsByRole(words, noun) && CONNECTORS.has(words[noun + 1]?.text ?? '')) return false
  return words.every(({ text }, at) => {
    const isEnd = at < words.length - 1 && endsPart(text, '', false)
    return /^\p{L}[\p{L}'’-]*[.,]?$/u.test(text) && !isStop(text) && !COMPANY_NOUNS.has(text) && !isEnd
  })
}
