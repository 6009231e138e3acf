import type { FormTexts } from '../../facts/organisation-sentences.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import type { Steps } from '../../lib/steps.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { readStreetWord } from '../addresses/street-words.ts'
import { AND, isAnd } from '../and-words.ts'
import { foldForm, formStrength, formsOfCountries, isFormWord } from '../form-words.ts'
import { foldName } from '../names/fold-name.ts'
import { givenName } from '../names/given-names.ts'
import { isHonorific, isPlainWord } from '../names/vocabulary.ts'
import { elementAt, type Page } from '../page.ts'
import { leadingRegisterLabel } from '../register-labels.ts'
import { spend } from '../steps.ts'
import { behindOffice } from './behind-office.ts'
import { splitLegalForm, wordsOf } from './company-key.ts'
import { isNameless, namesOrganisation } from './company-words.ts'
import { isKind } from './kind-words.ts'
import {
  AMBIGUOUS_FORM,
  countriesOfForm,
  FORM_PREFIX,
  isWordLike,
  isWrittenOut,
  LEGAL_FORM,
  needsQuotes,
  trailingPrefix,
} from './legal-form-patterns.ts'
import type { CompanyMention } from './mention.ts'
import { nameEnd, nameStart } from './name-boundary.ts'
import type { PageCountries } from './page-countries.ts'
import { procliticLength } from './semitic-words.ts'
import { smallStart } from './small-start.ts'
import { tidyName } from './tidy-name.ts'

/** Maximum number of names found, so that a page full of them stays cheap. */
const NAMES_MAX = 400
/** Work units charged for a legal form and the words beside it. */
const FORM_UNITS = 2_000
const NAME_LENGTH_MAX = 120
const formTexts = (kind: keyof FormTexts) =>
  patternsOfLanguages(({ organisationSentences }) => organisationSentences?.forms?.[kind]).join('|')
const INCLUSIONS = wordsOfLanguages(({ organisationSentences }) => organisationSentences?.forms?.inclusions)
/** Text that shows a form to be an adjective, a code or part of a word: `Limited Edition`, `Co-founder`. */
const NOT_A_FORM = compilePattern(`^[ ,.]*(?:${formTexts('others')})\\b|^-[\\p{Ll}\\d]`, 'iu')
/** `BUT NOT LIMITED TO`: an adjective in capitals, as in terms and licences. */
const LIMITED_TO = /^ TO(?!\p{L})/u
/** `£12 inc. VAT`, but `Acme, Inc., VAT No. 123456789`. */
const INCLUDED = new RegExp(`^[ ,.]*(?:${INCLUSIONS.join('|')})\\b(?![ .]*(?:no|nr|number|reg|id)\\b)`, 'i')
const isInclusion = (form: string, after: string) => /^inc\b/i.test(form) && INCLUDED.test(after)
/** A conjunction before the last word of `Hotel & Spa`, which is not a form. */
const JOINED_MAX = 12
const JOINED = compilePattern(`(?:^|[ \\n])(?:${AND}|con)\\s$`, 'u')
const ENDS_JOINED = compilePattern(` (?:${AND})$`, 'u')
/** Forms with few other meanings, accepted after a separate item: `Director, Acme AG`. */
const CLEAR_FORM = /^(?:AG|ASA|BV|CLG)$/
const CLEAN_START = /(?:^|[\n\t,(|•·@–—] ?)$/
/** The last letter of `U.S.A.` is not a form. */
const INITIAL = /(?<!\p{L})\p{Lu}\.$/u
const CLEAN_END = new RegExp(`^\\s*(?:$|[\\n\\t.,;:|)(\\]"»”“!?/•·*©®™–—-]|['’]s |(?:${formTexts('labels')})\\b)`)
const LINE_ABOVE_MAX = 60
/** German abbreviations that look like forms: `siehe auch`, `siehe oben`, `unter anderem`, `ohne Angabe`. */
const GERMAN_ABBREVIATION = /^(?:s\. ?[aAoO]|u\. ?[aAvV]|o\. ?[aA])\.?$/

/** `Édition Limitée`: French nouns that `limitée` describes, none of them a company. */
const LIMITED_THING = compilePattern(`(?:${formTexts('described')})s? $`, 'iu')
const WORD_BEFORE_MAX = 16

/** The Dutch abbreviation of `bijvoorbeeld` (for example). */
const FOR_EXAMPLE = /^b\. ?v\.?$/

export interface LegalFormContext {
  /** The countries of the page, for forms that are also words. */
  readonly homes: PageCountries
  /** Whether other evidence, such as the site's domain, confirms a name. */
  readonly isKnown: (name: string) => boolean
}

/** Finds organisations with a legal form beside the name, in scripts with spaces between words. */
export function* findLegalFormNames(page: Page, context: LegalFormContext): Steps<CompanyMention[]> {
  const named = yield* namesBeforeForms(page, context)
  const ambiguous = yield* namesBeforeAmbiguousForms(page, context, named)
  return [...named, ...ambiguous, ...(yield* namesBehindPrefixes(page, context, [...named, ...ambiguous]))]
}

function* namesBeforeForms(page: Page, context: LegalFormContext): Steps<CompanyMention[]> {
  const found: CompanyMention[] = []
  for (const { 0: form, index } of LEGAL_FORM.matchesIn(page)) {
    yield* spend(page.budget, FORM_UNITS)
    const end = index + form.length
    const behind = page.text.slice(end, end + 24)
    if (NOT_A_FORM.test(behind) || isInclusion(form, behind) || LIMITED_TO.test(behind)) continue
    if (isWordLike(form, context.homes.likely) || standsBefore(page.text, index, end)) continue
    if (INITIAL.test(page.text.slice(Math.max(0, index - 3), index))) continue
    if (page.language?.startsWith('de') && GERMAN_ABBREVIATION.test(form)) continue
    // "een bedrijf, b.v. een bakkerij"
    if (FOR_EXAMPLE.test(form) && page.text[index - 2] === ',') continue
    const start = startOf(page, index, context)
    if (start !== null && !isNumberless(form, page.text.slice(start, index))) {
      // "Timber Corp" was only the beginning of "Timber Corp of Erewhon Ltd".
      if (found.at(-1)?.start === start) found.pop()
      addName(found, page, behindGlue(page, start, end), end + partnersAfter(page.text, form, end), form, 0.8)
    }
    if (found.length >= NAMES_MAX) break
  }
  return found
}

/** `Via Ocoee s.n.c.`: behind an Italian street, the form says that the house has no number. */
const NUMBERLESS = /^s\.?n\.?c\.?$/i
const isNumberless = (form: string, name: string) =>
  NUMBERLESS.test(form) && readStreetWord(name.split(' ', 1)[0]!).orders.some(({ order }) => order === 'word-name')

const SMALL_WORD_BEFORE = /(?:^|[^\p{L}])\p{Ll}[\p{L}’'-]{0,30} $/u
const NAME_BEHIND = /^ ["“„«]?\p{Lu}/u
const WORD_LENGTH_MAX = 34

/** `Vietni uztur SIA Acme`: after a lower-case word, a form that may be on either side belongs to the name after it. */
const standsBefore = (text: string, start: number, end: number) =>
  NAME_BEHIND.test(text.slice(end, end + 3)) &&
  FORM_PREFIX.matchAt(text, start) !== null &&
  SMALL_WORD_BEFORE.test(text.slice(Math.max(0, start - WORD_LENGTH_MAX), start))

/**
 * `<small>Powered by Roe</small><small>Acme Ltd</small>`: starts the name at its element when no space separates it
 * from the word before.
 */
function behindGlue(page: Page, start: number, end: number): number {
  const own = elementAt(page, end - 1)
  if (own === null || own.start <= start || own.start >= end) return start
  return /^\p{Ll}\p{Lu}$/u.test(page.text.slice(own.start - 1, own.start + 1)) ? own.start : start
}

/** `Acme S.n.c. di Roe Jane & C.`: an Italian partnership names its partners after the form. */
const PARTNERS = /^ (?:di|dei|fra) \p{Lu}[\p{L}'’.]*(?: (?:(?:e|ed|&) )?\p{Lu}[\p{L}'’.]*){0,6}/u
const PARTNERSHIP = /^s\.? ?(?:n\.? ?c|a\.? ?s)/i

function partnersAfter(text: string, form: string, end: number): number {
  return PARTNERSHIP.test(form) ? (PARTNERS.exec(text.slice(end, end + 80))?.[0].length ?? 0) : 0
}

function* namesBeforeAmbiguousForms(
  page: Page,
  context: LegalFormContext,
  taken: readonly CompanyMention[],
): Steps<CompanyMention[]> {
  const { text } = page
  const found: CompanyMention[] = []
  let next = 0
  for (const { 0: form, index } of AMBIGUOUS_FORM.matchesIn(page)) {
    yield* spend(page.budget, FORM_UNITS)
    while (next < taken.length && taken[next]!.end! <= index) next++
    if (next < taken.length && taken[next]!.start! <= index) continue
    const end = index + form.length
    const after = text.slice(end, end + 16)
    if (
      /^ ?(?:: ?)?\d/.test(after) ||
      NOT_A_FORM.test(after) ||
      JOINED.test(text.slice(Math.max(0, index - JOINED_MAX), index))
    )
      continue
    if (LIMITED_THING.test(text.slice(Math.max(0, index - WORD_BEFORE_MAX), index))) continue
    const start = startOf(page, index, context)
    if (start === null) continue
    const isClean = CLEAN_END.test(after) || leadingRegisterLabel(after.trimStart()) > 0
    const name = text.slice(start, index)
    // A list of brands: "QRS, PSC"
    if (/^\p{Lu}{2,5}, $/u.test(name) && /^\p{Lu}{2,4}$/u.test(form)) continue
    const isForm =
      isAtHome(form, name, context.homes) && !isEveryday(form, name)
        ? isClean || /^ \p{Ll}/u.test(after)
        : isClean && (context.isKnown(name) || isItem(text, start, index, form))
    if (isForm) addName(found, page, start, end, form, 0.75)
    if (found.length >= NAMES_MAX) break
  }
  return found
}

/** Forms with an everyday meaning: `Gaming PC`, `Double LP`, `Download CV`, but `Tidewater Optics LP`. */
const EVERYDAY = /^(?:PC|LP|CV)$/
const isEveryday = (form: string, name: string) =>
  form === 'PC' ? !isOfPartners(name) : EVERYDAY.test(form) && wordsOf(name).length < 2 && !isFirmName(name)
/** `Roe, Lind & Katz PC`, `Elm Dental PC`, but `Touch Screen Panel PC`. */
const isOfPartners = (name: string) =>
  /[,&]/.test(name) || name.split(' ').some(isKind) || namesOrganisation(wordsOf(name))

/**
 * Whether a form that is also a word counts: the page shows a country where it is a form, or such a country is likely.
 * An ambiguous form of two or three capitals in a likely country also needs a name that reads as a firm's.
 */
function isAtHome(form: string, name: string, { shown, likely }: PageCountries): boolean {
  const countries = countriesOfForm(form)
  if (countries.some((country) => shown.has(country))) return true
  const isPlain = /^\p{Lu}{2,3}$/u.test(form) && formStrength(form) === 'ambiguous'
  return countries.some((country) => likely.has(country)) && (!isPlain || isFirmName(name))
}

/**
 * Whether a name reads as a firm's: it has partners, a comma before the form, three or more words, or an organisation
 * word.
 */
const isFirmName = (name: string) => isOfPartners(name) || (wordsOf(name).length > 2 && !/\d/.test(name))

function isItem(text: string, start: number, formStart: number, form: string): boolean {
  const name = text.slice(start, formStart)
  return (
    name.length > 4 &&
    !name.startsWith('The ') &&
    // "Used Cisco ASA", a device
    !(form === 'ASA' && isPlainWord(foldName(name.split(' ', 1)[0]!))) &&
    CLEAR_FORM.test(form) &&
    CLEAN_START.test(text.slice(Math.max(0, start - 2), start))
  )
}

/** @param taken names with a form after them: a name between two forms belongs to the later form */
function* namesBehindPrefixes(
  page: Page,
  { homes }: LegalFormContext,
  taken: readonly CompanyMention[],
): Steps<CompanyMention[]> {
  const { text } = page
  const starts = new Set(taken.map(({ start }) => start))
  const found: CompanyMention[] = []
  for (const { 0: prefix, index } of FORM_PREFIX.matchesIn(page)) {
    yield* spend(page.budget, FORM_UNITS)
    const firmEnd = nameEnd(text, index + prefix.length, prefix)
    const end = firmEnd === null ? null : firmEnd + ownerLength(prefix, text.slice(firmEnd, firmEnd + OWNER_LENGTH_MAX))
    if (end === null || starts.has(index) || starts.has(index + prefix.length + 1)) continue
    // "Ulmen Stiftung und Jane Roe"
    if (isAnd(NEXT_WORD.exec(text.slice(index + prefix.length, index + prefix.length + NEXT_WORD_MAX))?.[1] ?? ''))
      continue
    // "Acme Bygg AB VAT No. 12": the form belongs to the name before it.
    if (taken.some((name) => name.start! < index && index < name.end!)) continue
    const isQuoted = /["”“»›’]$/.test(text.slice(index, end))
    if (!isQuoted && needsQuotes(prefix)) continue
    const isSure = isQuoted || isWrittenOut(prefix) || /^\p{Script=Cyrillic}/u.test(prefix)
    const isAtHome = countriesOfForm(prefix).some((country) => homes.likely.has(country))
    const lead = procliticLength(text, index)
    if (isSure || isAtHome) addName(found, page, index + lead, end, prefix.slice(lead), isQuoted ? 0.85 : 0.7)
    if (found.length >= NAMES_MAX) break
  }
  return found
}

const NEXT_WORD = /^ (\S+) /
const NEXT_WORD_MAX = 12

/** `PHU „Dąb” Jan Nowak`: the name of a sole trader's firm ends with the owner's name. */
const OWNER = /^ (\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?![\p{L}\p{N}])/u
const OWNER_LENGTH_MAX = 50
const SOLE_TRADER = /^(?:P\.?P?\.?U?\.?H\.?U?|F\.?H?\.?U?|P\.?W|Z\.?P?\.?H?\.?U?|B\.?R)\.?$/

function ownerLength(prefix: string, behind: string): number {
  const [whole = '', first = ''] = (SOLE_TRADER.test(prefix) && OWNER.exec(behind)) || []
  return whole !== '' && givenName(foldName(first)) !== 'unknown' ? whole.length : 0
}

/**
 * Whether the words of a name are all forms, as in the list `SA, SARL, SNC`. A single word counts only for countries
 * whose pages list their forms, because firms are also called MTU or GIE.
 */
function isOfForms(words: readonly string[]): boolean {
  if (!words.every(isFormWord)) return false
  loneForms ??= new Set(formsOfCountries('DE ES FR GB IT NL US', ['forms', 'known']).map(foldForm))
  return words.length > 1 || loneForms.has(words[0]!)
}
let loneForms: ReadonlySet<string> | null = null

function addName(
  found: CompanyMention[],
  { text, language }: Page,
  start: number,
  end: number,
  legalForm: string,
  weight: number,
): void {
  const name = tidyName(text.slice(start, end))
  const core = wordsOf(name.replace(legalForm, ' '))
  if (
    name.length > NAME_LENGTH_MAX ||
    core.join('').length < 2 ||
    isNameless(core, legalForm) ||
    isOfForms(core) ||
    (core.every(isHonorific) && !isAbbreviation(name.replace(legalForm, ''), legalForm))
  )
    return
  const isKindOnly = (language ?? 'en').startsWith('en') && /\p{Ll}{5}/u.test(legalForm)
  if (
    isKindOnly &&
    INDEFINITE.test(text.slice(Math.max(0, start - 4), start)) &&
    !KIND_BEHIND.test(text.slice(end, end + 2))
  )
    return
  found.push({ name, legalForm, method: 'legal-form', weight, kind: 'legal-form', start, end })
}

/** `MD SpA`, but `Prof. S. A. Roe`: capitals are a name before a form that no initials spell. */
const isAbbreviation = (name: string, form: string) =>
  /^\p{Lu}{2,} ?$/u.test(name) && form.replace(/\P{L}/gu, '').length > 2

/** `Acme, a California Medical Corporation`: which kind of company it is; but `an Acme Inc. brand`. */
const INDEFINITE = /(?:^|[\s,(])an? $/
const KIND_BEHIND = /^ \p{Ll}/u

/** Returns the start of the name before a form, including a form before the name: `S.C. Acme S.R.L.`. */
function startOf(page: Page, formStart: number, context: LegalFormContext): number | null {
  const capitalised = nameStartAcrossLines(page, formStart, context)
  const widest = smallStart(page.text, formStart, capitalised) ?? capitalised
  if (widest === null) return null
  const start = behindOffice(page.text, widest, formStart)
  const prefix = trailingPrefix().exec(page.text.slice(Math.max(0, start - 8), start))
  if (!prefix) return start
  // "Reno, S.C. Acme LLP": a state, unless the form belongs to a likely country of the page.
  const isState = page.text.startsWith(', ', start - prefix[0].length - 2)
  const isAtHome = countriesOfForm(prefix[0]).some((country) => context.homes.likely.has(country))
  return isState && !isAtHome ? start : start - prefix[0].length
}

/** Finds the start of a name. A name that fills its line from the start may begin on the line above. */
function nameStartAcrossLines(
  { text, language }: Page,
  formStart: number,
  { isKnown }: LegalFormContext,
): number | null {
  const start = nameStart(text, formStart, language)
  const windowStart = Math.max(0, formStart - NAME_LENGTH_MAX)
  const newline = text.slice(windowStart, formStart).lastIndexOf('\n')
  if (newline < 0) return start
  const lineStart = windowStart + newline + 1
  const ownLine = text.slice(lineStart, formStart).trim()
  // "SELARL Roe & Associés": a form at the start of its line, followed by a name, precedes that name.
  if (ownLine === '' && /^[ \p{L}.]{2,12} \p{Lu}/u.test(text.slice(formStart, formStart + 20).split('\n')[0]!))
    return null
  if (start === null && ownLine !== '') return ownLine.length <= 40 && isKnown(ownLine) ? lineStart : null
  const above = text
    .slice(Math.max(0, lineStart - LINE_ABOVE_MAX), lineStart - 1)
    .split('\n')
    .at(-1)!
  const isContinued =
    ownLine === '' || countryNamed(fold(ownLine))
      ? /^\p{Lu}.*[\p{L}\d]$/u.test(above) && splitLegalForm(above).form === null
      : start === lineStart && ENDS_JOINED.test(above) && /\p{Lu}/u.test(above)
  return isContinued ? (nameStart(text, lineStart - 1, language) ?? start) : start
}
