import { endsInCredit } from './bystanders.ts'
import { ASSOCIATION_CONNECTORS, COMPANY_NOUNS, CONNECTORS, GERMAN_LEADS, NAME_STOPS } from './company-words.ts'
import { LEGAL_FORM } from './legal-form-patterns.ts'

/** Longest stretch of text that can hold a name. */
const NAME_LENGTH_MAX = 120
const NAME_WORDS_MAX = 10
/** A name never reaches across these. Hyphens and dots need a look around and are judged per word. */
const HARD_BREAK = /[\n\t|•·∙●»›→©®:;!?…✓*=_<>[\]{}]|\.{2}|（|【|。|、/g
const ABBREVIATION =
  /^(?:\p{L}|\p{Lu}\p{L}?\.(?:\p{Lu}\.)*|(?:st|dr|bros|co|cie|mfg|intl|int|gebr|inh|ing|dipl|prof|jr|sr|mt|ft|sta|sto|ets|ste|soc|coop|ind|com|imp|exp|san|tic|nig|ent|tech|univ|assoc|hnos|cia|bau|elektr|masch|dist|ges|inc|ltd|pvt|pte|nat))\.$/iu
const JOINS = /^(?:&|and|und|et|y|e|og|och)$/
const OPENING = /^["'“„«‹(‘]+/
const CLOSING = /["'”“»›’]+$/
const STARTS_NAME = /^(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{N}|\p{Ll}{1,2}\p{Lu}|[#@]\p{L})/u

/** Forms of the languages that write every word of a name with a capital. */
const CAPITALISING_FORM =
  /^(?:inc|ltd|limited|l\.? ?l\.? ?[cp]|corp|p\.? ?l\.? ?c|co\b|pty|pvt|private|[(&]|g?gmbh|mbh|ag\b|kg|ohg|gbr|ug\b|e\.|ges)/i

interface Word {
  readonly text: string
  readonly start: number
}

/**
 * Where a company's name starts, walking left from its legal form over capitalised words and what joins them.
 *
 * @param text the page's text, or any other
 * @param formStart where the legal form starts
 * @param language the page's language: German capitalises the nouns before a name too
 * @returns the position of the name's first character, or null when nothing before the form can be a name
 */
export function nameStart(text: string, formStart: number, language: string | null): number | null {
  const from = segmentStart(text, formStart)
  const words = wordsIn(text.slice(from, formStart))
  const isGerman = language?.startsWith('de') ?? false
  const isAssociation = /^e\. ?V/.test(text.slice(formStart, formStart + 4))
  let first = words.length
  let hasJoined = false
  for (let at = words.length - 1; at >= 0 && words.length - at <= NAME_WORDS_MAX; at--) {
    const word = words[at]!.text
    const isLast = at === words.length - 1
    const bare = word
      .replace(OPENING, '')
      .replace(CLOSING, '')
      .replace(/[,.]+$/, '')
    if (!isLast && endsPart(word, hasJoined, /^\p{Lu}/u.test(words[at - 1]?.text ?? ''))) break
    if (CONNECTORS.has(bare) || (isAssociation && ASSOCIATION_CONNECTORS.has(bare))) {
      if (isLast && !JOINS.test(bare)) break
      if (isGerman && !isAssociation && GERMAN_LEADS.has(bare)) break
      if (JOINS.test(bare)) hasJoined = true
      continue
    }
    const opened = openerOf(words, at)
    if (opened !== null) {
      first = at = opened
      if (/^["'“„«‹‘]/.test(words[opened]!.text)) break
      continue
    }
    if (!STARTS_NAME.test(bare) || isLegalForm(word) || isStop(bare, words[at + 1]?.text)) break
    if (/^\d+$/.test(bare) && /^\d+[,.]?$/.test(words[at - 1]?.text ?? '')) break
    first = at
    if (/^["'“„«‹(‘]/.test(word)) break
    if (/^\p{Lo}/u.test(bare) && words.length - at >= 4) break
  }
  const isCredit = first < words.length && endsInCredit(text.slice(from, from + (words[first]?.start ?? 0)))
  if (first > 0 && !isCredit && !CAPITALISING_FORM.test(text.slice(formStart, formStart + 8)) && isWholeName(words))
    first = 0
  const start = words[first]
  if (!start) return null
  return from + start.start + OPENING_LENGTH(start.text, text.slice(from + start.start, formStart))
}

/**
 * Outside English and German a name is capitalised in its first word alone: `Gozdna pot d.o.o.`. A short segment that
 * reads so is a name as a whole.
 */
function isWholeName(words: readonly Word[]): boolean {
  if (words.length === 0 || words.length > 5 || !/^\p{Lu}/u.test(words[0]!.text)) return false
  if (words.some(({ text }) => COMPANY_NOUNS.has(text))) return false
  return words.every(
    ({ text }, at) =>
      /^\p{L}[\p{L}'’-]*[.,]?$/u.test(text) &&
      !isStop(text) &&
      (at === words.length - 1 || !endsPart(text, false, false)),
  )
}

/** An opening mark belongs to the name when the name closes it. */
const OPENING_LENGTH = (word: string, name: string) => {
  const mark = OPENING.exec(word)?.[0] ?? ''
  return mark === '' || /["”“»’)]/.test(name.slice(mark.length)) ? 0 : mark.length
}

function segmentStart(text: string, end: number): number {
  let from = Math.max(0, end - NAME_LENGTH_MAX)
  const window = text.slice(from, end)
  for (const { index, 0: mark } of window.matchAll(HARD_BREAK)) from = end - window.length + index + mark.length
  return from
}

function wordsIn(segment: string): Word[] {
  const words = [...segment.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, start: index }))
  let from = 0
  for (const [at, { text }] of words.entries()) if (/^[-–—/]+$/.test(text)) from = at + 1
  return words.slice(from)
}

/** Whether a sentence or a list item ends with this word. */
function endsPart(word: string, hasJoined: boolean, isStreet: boolean): boolean {
  if (word.endsWith(',')) return !hasJoined
  if (/^(?:St|Rd|Ave|Str)\.$/.test(word)) return isStreet
  if (/[.]["'”»)]?$/.test(word)) return !ABBREVIATION.test(word.replace(OPENING, ''))
  return false
}

/** For a word that closes a bracket or a quotation, the word that opens it. */
function openerOf(words: readonly Word[], at: number): number | null {
  const close = /[)"”“»’']$/.exec(words[at]!.text.replace(/,$/, ''))?.[0]
  if (!close) return null
  const open = close === ')' ? /^\(/ : /^["'“„«‘]/
  for (let back = at; back >= 0 && at - back < 7; back--) if (open.test(words[back]!.text)) return back
  return null
}

/** Short words in capitals are initials, such as `MIT`, unless the words behind them are in capitals too. */
function isStop(bare: string, next = ''): boolean {
  if (/^(?:\d{4,}|\d{2,}[-–/]\d{2,})/.test(bare)) return true
  if (/^(?:CEO|CTO|CFO|COO|VAT|ABN|ACN)$/.test(bare)) return true
  if (!NAME_STOPS.has(bare.toLowerCase())) return false
  return !/^\p{Lu}{2,3}$/u.test(bare) || /^\p{Lu}{3,}$/u.test(next)
}

const isLegalForm = (word: string) => ` ${word}`.replace(/[,]$/, '').search(LEGAL_FORM) === 1 && !/^Co\b/i.test(word)

/** Where a name that follows its legal form ends: at the closing quotation mark, or behind the capitalised words. */
export function nameEnd(text: string, formEnd: number): number | null {
  const window = text.slice(formEnd, formEnd + NAME_LENGTH_MAX)
  const quoted = /^ ?["'“„«‹‘][^"'”“»›’\n]{2,90}["'”“»›’]/.exec(window)
  if (quoted) return formEnd + quoted[0].length
  HARD_BREAK.lastIndex = 0
  const stop = HARD_BREAK.exec(window)?.index ?? window.length
  HARD_BREAK.lastIndex = 0
  let end: number | null = null
  let count = 0
  for (const { 0: word, index } of window.slice(0, stop).matchAll(/\S+/g)) {
    const bare = word.replace(/[,.)]+$/, '')
    if (count++ >= 6 || /^[-–—/(]/.test(word)) break
    if (CONNECTORS.has(bare)) continue
    if (!STARTS_NAME.test(bare) || /^\d/.test(bare) || (end !== null && NAME_STOPS.has(bare.toLowerCase()))) break
    end = formEnd + index + bare.length
    if (/[,.)]$/.test(word)) break
  }
  return end
}
