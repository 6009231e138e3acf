import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND, isAnd, isAndWord } from '../and-words.ts'
import { wordsOf } from './company-key.ts'
import { ASSOCIATION_CONNECTORS, CONNECTORS, isGeneric, LEADING_WORDS, NAME_STOPS } from './company-words.ts'
import { endsInCredit } from './credits.ts'
import { EAST_ASIAN } from './legal-form-patterns.ts'
import {
  endsOther,
  endsPart,
  goesOnBehindForm,
  isAtWork,
  isFounding,
  isLegalForm,
  isStopAt,
  isWholeName,
  leadsByRole,
  type NameWord,
  nameWords,
  openerOf,
  opensQuote,
  startsAssociation,
  startsName,
  strayOpening,
  withoutMarks,
} from './name-words.ts'
import { patternInTexts, wordsInTexts } from './organisation-texts.ts'
import { quotedLength } from './quoted-name.ts'
import { COMPANY_HEADS, procliticLength, UNCASED_STOPS } from './semitic-words.ts'
import { leadsToName } from './sentence-before.ts'

/** Maximum length of text that can contain a name. */
const NAME_LENGTH_MAX = 120
const NAME_WORDS_MAX = 10
/** Maximum words of a name in a script without capitals, when nothing marks its start. */
const UNCASED_WORDS_MAX = 4
const WORDS_BEHIND_PREFIX_MAX = 6
/** Vietnamese separates every syllable with a space. */
const SYLLABLES_BEHIND_PREFIX_MAX = 14
const SYLLABLES = /^công ty/i
/** Marks that no name contains. Hyphens and dots depend on their context and are judged per word. */
const HARD_BREAK = /[\n\t|•·∙●»›→©®:;!?…✓*=_<>[\]{}،؛؟：；！？（【】「」『』、。｜]|\.{2}/g
const OF = new Set(wordsInTexts(({ insideNames }) => insideNames?.complements))
const ASSOCIATION_FORM = /^e\. ?V/
/** Beginnings of forms from languages that capitalise every word of a name. */
const CAPITALISING_FORM =
  /^(?:inc|ltd|limited|l\.? ?l\.? ?[cp]|corp|p\.? ?l\.? ?c|co\b|pty|pvt|private|[(&]|g?gmbh|mbh|ag\b|kg|ohg|gbr|ug\b|e\.|ges)/i
/** Beginnings of forms that partnerships of lawyers or architects do not use. */
const CORPORATION_FORM = /^(?:inc|corp|co\b|gmbh|ag\b)/i
const FORM_LENGTH_MAX = 8
const TRADE = new RegExp(`^(?:${patternInTexts(({ insideNames }) => insideNames?.activities)})`)

/**
 * Returns the start of a company's name, searching left from its legal form over capitalised words and connectors.
 *
 * @param text the page's text, or any other
 * @param formStart the offset of the legal form
 * @param language the page's language: German also capitalises the nouns before a name
 * @param hasCapitals whether every word of the name is capitalised; by default the form decides
 * @returns the offset of the name's first character, or null when no name precedes the form
 */
export function nameStart(
  text: string,
  formStart: number,
  language: string | null,
  hasCapitals?: boolean,
): number | null {
  const segment = segmentBefore(text, formStart)
  const words = nameWords(segment)
  const form = text.slice(formStart, formStart + FORM_LENGTH_MAX)
  let first = firstWord(words, ASSOCIATION_FORM.test(form), language, CORPORATION_FORM.test(form))
  if (first > 0 && !(hasCapitals ?? CAPITALISING_FORM.test(form)) && isWholeName(words)) {
    const lead = segment.slice(0, words[first]?.start ?? 0)
    if (!endsInCredit(lead) && !leadsToName(words, first, language, form)) first = 0
  }
  const word = words[first]
  if (!word) return null
  const start = formStart - segment.length + (brandBefore(segment, word.start) ?? word.start)
  return start + strayOpening(text.slice(start, formStart)) + procliticLength(text, start)
}

/** A firm's description of itself after a dash: `Agentur für Gestaltung`, `Society for Dental Care`. */
const SELF_DESCRIPTION = compilePattern(
  `^(?:${patternInTexts(({ insideNames }) => insideNames?.descriptions)}) ` +
    `(?:${patternInTexts(({ insideNames }) => insideNames?.descriptionLinks)})(?![\\p{L}])`,
  'u',
)
const BRAND_WORD = `(?:[\\p{Lu}\\p{N}][\\p{L}\\p{N}&’'.+-]*|${AND})`
const BRAND = compilePattern(`^${BRAND_WORD}(?: ${BRAND_WORD}){0,3}$`, 'u')

/** Returns the offset of the brand before a firm's description of itself: `Lind – Agentur für Gestaltung GbR`. */
function brandBefore(segment: string, at: number): number | null {
  const [brand = ''] = / [–—-] $/.test(segment.slice(0, at)) ? [segment.slice(0, at - 3)] : []
  const isBrand = SELF_DESCRIPTION.test(segment.slice(at)) && BRAND.test(brand.trim()) && !isGeneric(wordsOf(brand))
  return isBrand ? brand.length - brand.trimStart().length : null
}

/** Returns the text before an offset, from the last line break or mark that ends a name. */
function segmentBefore(text: string, end: number): string {
  const window = text.slice(Math.max(0, end - NAME_LENGTH_MAX), end)
  let start = 0
  HARD_BREAK.lastIndex = 0
  while (HARD_BREAK.test(window)) start = HARD_BREAK.lastIndex
  return window.slice(start)
}

/**
 * Returns the index of the first word of the name that ends with the last word, or the word count when there is none.
 */
function firstWord(
  words: readonly NameWord[],
  isAssociation: boolean,
  language: string | null,
  isCorporation: boolean,
): number {
  const isGerman = language?.startsWith('de') ?? false
  let first = words.length
  let hasJoined = false
  // "Acme, Roe and Lind Corporation" lists companies; "Acme, Roe & Lind" is one.
  const isListed = isCorporation && words.some(({ text }) => text.endsWith(','))
  for (let at = words.length - 1; at >= 0 && words.length - at <= NAME_WORDS_MAX; at--) {
    const word = words[at]!.text
    const before = words[at - 1]?.text ?? ''
    const isLast = at === words.length - 1
    const bare = withoutMarks(word)
    if (!isLast && endsPart(word, before, hasJoined)) break
    // "青葉國際有限公司 Aoba International Limited": the same name in another script, or a label.
    if (!isLast && EAST_ASIAN.test(bare) && /^\p{Script=Latin}/u.test(words[at + 1]!.text)) break
    if (isListed && isAndWord(bare)) break
    // "Acme for Trading & Contracting", a common name pattern in Arab countries.
    if (bare === 'for' && first === at + 1 && TRADE.test(words[first]?.text ?? '')) continue
    if (CONNECTORS.has(bare) || (isAssociation && ASSOCIATION_CONNECTORS.has(bare))) {
      const isJoin = isAnd(bare)
      if ((isLast && !isJoin) || (isGerman && !isAssociation && LEADING_WORDS.has(bare))) break
      if (isAssociation && LEADING_WORDS.has(bare) && startsAssociation(words, at + 1)) break
      if ((OF.has(bare) && leadsByRole(words, at - 1)) || isAtWork(words, at, language)) break
      hasJoined ||= isJoin
      continue
    }
    const opener = openerOf(words, at)
    if (opener !== null) {
      // "Agent (No. 123456) of Acme Ltd"
      if (words.slice(opener, at + 1).some(({ text }) => /\d{5}/.test(text))) break
      first = at = opener
      if (opensQuote(words[opener]!.text)) break
      continue
    }
    if (isAssociation && isFounding(words, at)) continue
    if (!startsName(bare) || (isLegalForm(word) && !goesOnBehindForm(words, at)) || isStopAt(words, at, bare)) break
    if (!isLast && endsOther(words, at)) break
    if (/^\d+$/.test(bare) && /^\d+[,.]?$/.test(before)) break
    first = at
    const isUncased = /^\p{Lo}/u.test(bare)
    if (isUncased && COMPANY_HEADS.has(bare.slice(procliticLength(bare, 0)))) break
    if (opensQuote(word) || word.startsWith('(') || (isUncased && words.length - at >= UNCASED_WORDS_MAX)) break
  }
  return first
}

const AT_A_PLACE = /^(?:im|am)$/

/**
 * Returns the end of a name that follows its legal form: the closing quotation mark, or the end of the capitalised
 * words.
 *
 * @param form as written
 */
export function nameEnd(text: string, formEnd: number, form: string): number | null {
  const window = text.slice(formEnd, formEnd + NAME_LENGTH_MAX)
  const quoted = quotedLength(window)
  if (quoted > 0) return formEnd + quoted
  const wordsMax = SYLLABLES.test(form) ? SYLLABLES_BEHIND_PREFIX_MAX : WORDS_BEHIND_PREFIX_MAX
  const mark = window.search(HARD_BREAK)
  let end: number | null = null
  let count = 0
  let isLed = false
  for (const { 0: word, index } of (mark < 0 ? window : window.slice(0, mark)).matchAll(/\S+/g)) {
    const bare = word.replace(/(?<![,.)])[,.)]+$/, '')
    if (count++ >= wordsMax || /^[-–—/(]/.test(word)) break
    if (CONNECTORS.has(bare)) {
      // "Die Firma im Wandel"
      if (end === null && AT_A_PLACE.test(bare)) break
      isLed = true
      continue
    }
    if (UNCASED_STOPS.has(bare)) break
    if (!startsName(bare) || /^\d/.test(bare) || ((isLed || end !== null) && NAME_STOPS.has(bare.toLowerCase()))) break
    end = formEnd + index + bare.length
    if (/[,.)]$/.test(word) || bare === 'المحدودة') break
  }
  const isBaltic = end !== null && BALTIC_PREFIX.test(form)
  return isBaltic ? end! + LAST_SMALL_WORD.exec(text.slice(end!, end! + LAST_WORD_MAX))![0].length : end
}

/** Lithuanian and Latvian capitalise only the first word of a name: `UAB Gintaro kelias`. */
const BALTIC_PREFIX = /^(?:UAB|VšĮ|MB|IĮ|VĮ|TŪB|SIA|IK)$/
/**
 * A lower-case word that ends the line or sentence, and is therefore part of the name and not a verb with an object;
 * otherwise empty.
 */
const LAST_SMALL_WORD = /^(?: \p{Ll}{3,30}(?=$|[\n\t,.;:)]))?/u
const LAST_WORD_MAX = 34
