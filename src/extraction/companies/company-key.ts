import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { memoize } from '../memoize.ts'
import {
  AMBIGUOUS_FORM,
  EAST_ASIAN,
  EAST_ASIAN_FORM,
  LEGAL_FORM,
  leadingForm,
  shortForm,
} from './legal-form-patterns.ts'
import { patternInTexts } from './organisation-texts.ts'

/** Maximum number of texts cached across pages: the pages of a site share its name, menu and footer. */
const TEXTS_MAX = 4_000

/** Returns the words of a text in lower case, without accents and punctuation; `&` and `+` become `and`. */
export const wordsOf: (text: string) => readonly string[] = memoize(
  (text) => fold(text.replace(/[®™©]/g, '').replace(/[&+]/g, ' and ')).split(' ').filter(Boolean),
  TEXTS_MAX,
)

const ambiguousEnd = (name: string) =>
  [...AMBIGUOUS_FORM.matchesInText(name)].findLast(({ 0: form, index }) => index + form.length >= name.length)

/** Prefixes that are also words or names: kept unless a second form or a quoted name follows. */
const NAME_LIKE_PREFIX = /^(?:SAS|SCI|SCP|SNC|EARL|AS|AB|MB|SC|S\.C\.|Oy|Tmi|Ets\.?|A\/S)$/

/** A company's name, split from its legal form. */
export interface SplitName {
  readonly bare: string
  /** As written: the last form after the name, otherwise the form before it. */
  readonly form: string | null
}

/**
 * Status notes that courts and registers add after the form of a company being wound up: `Acme Ltd (in liquidation)`,
 * `Acme GmbH i. L.`
 */
const STATUS = compilePattern(
  `(?<=[\\p{L}.]),? \\(?(?:${patternInTexts(({ behindNames }) => behindNames?.closures)})\\)?$`,
  'iu',
)
const withoutStatus = (name: string) => {
  const active = name.replace(STATUS, '')
  return active !== name && (LEGAL_FORM.matchesInText(` ${active}`).next().done !== true || ambiguousEnd(active))
    ? active
    : name
}

/** Splits the legal forms from a name. A name that consists only of forms is kept whole. */
export const splitLegalForm: (name: string) => SplitName = memoize((name) => {
  let form: string | null = null
  let bare = ''
  let end = 0
  const whole = ` ${withoutStatus(name)}`
  for (const { 0: found, index } of LEGAL_FORM.matchesInText(whole)) {
    form = found
    bare += `${whole.slice(end, index)} `
    end = index + found.length
  }
  bare += whole.slice(end)
  const last = ambiguousEnd(bare)
  if (last) {
    form = last[0]
    bare = bare.slice(0, last.index)
  }
  if (EAST_ASIAN.test(bare)) {
    bare = bare.replace(EAST_ASIAN_FORM, (found) => {
      form ??= found
      return ' '
    })
  }
  bare = bare.trim()
  const prefix = leadingForm().exec(bare)?.[0]
  if (prefix && (form !== null || !NAME_LIKE_PREFIX.test(prefix) || /^ ?["“„«]/.test(bare.slice(prefix.length)))) {
    form ??= prefix
    bare = bare.slice(prefix.length).trim()
  }
  return /[\p{L}\p{N}]/u.test(bare) ? { bare, form } : { bare: name, form }
}, TEXTS_MAX)

/** Returns a company's name without its legal forms. */
export const withoutLegalForm = (name: string) => splitLegalForm(name).bare

const FORM_WORDS: readonly (readonly [RegExp, string])[] = [
  [/limited/g, 'ltd'],
  [/private/g, 'pvt'],
  [/proprietary/g, 'pty'],
  [/incorporated/g, 'inc'],
  [/corporation/g, 'corp'],
  [/company/g, 'co'],
  [/nigeria/g, 'nig'],
]

/** Normalizes the spellings of a legal form: `ltd` for `Limited` and `LTD.`, `sarl` for `S.à r.l.`. */
export function legalFormKey(form: string): string {
  return FORM_WORDS.reduce((key, [word, short]) => key.replace(word, short), fold(shortForm(form)).replaceAll(' ', ''))
}

/**
 * Returns the key under which two spellings are the same company: the folded words without legal form and leading
 * article, joined.
 */
export const companyKey = (name: string) => keyOfBareName(wordsOf(withoutLegalForm(name)))

/** `companyKey` for the words of a name whose legal form is already removed. */
export const keyOfBareName = (words: readonly string[]) =>
  words.length > 1 && words[0] === 'the' ? words.slice(1).join('') : words.join('')
