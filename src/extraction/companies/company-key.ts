import { fold } from '../addresses/normalize-address.ts'
import { AMBIGUOUS_FORM, EAST_ASIAN_FORM, LEADING_FORM, LEGAL_FORM } from './legal-form-patterns.ts'

/** The words of a text in lower case, without accents and punctuation; `&` and `+` read `and`. */
export function wordsOf(text: string): string[] {
  return fold(text.replace(/[®™©]/g, '').replace(/[&+]/g, ' and ')).split(' ').filter(Boolean)
}

/** The legal form that a name carries, as written, or null: the last one behind other words, else one before them. */
export function legalFormIn(name: string): string | null {
  const last = [...name.matchAll(LEGAL_FORM)].at(-1) ?? ambiguousEnd(name)
  return last?.[0] ?? name.match(EAST_ASIAN_FORM)?.[0] ?? LEADING_FORM.exec(name)?.[0] ?? null
}

const ambiguousEnd = (name: string) =>
  [...name.matchAll(AMBIGUOUS_FORM)].findLast(({ 0: form, index }) => index + form.length >= name.length)

/** Prefixes that are also words or names: without a second form or a quoted name they stay. */
const NAME_LIKE_PREFIX = /^(?:SAS|SCI|SCP|SNC|EARL|AS|AB|MB|SC|S\.C\.|Oy|Tmi|Ets\.?|A\/S)$/

/** A company's name without its legal forms. */
export function withoutLegalForm(name: string): string {
  let bare = ` ${name}`.replace(EAST_ASIAN_FORM, ' ').replace(LEGAL_FORM, ' ')
  const end = ambiguousEnd(bare)
  if (end) bare = bare.slice(0, end.index)
  bare = bare.trim()
  const prefix = LEADING_FORM.exec(bare)?.[0]
  const isForm =
    prefix && (!NAME_LIKE_PREFIX.test(prefix) || bare !== name || /^ ?["“„«]/.test(bare.slice(prefix.length)))
  if (isForm) bare = bare.slice(prefix.length)
  return /[\p{L}\p{N}]/u.test(bare) ? bare : name
}

const FORM_WORDS: readonly (readonly [RegExp, string])[] = [
  [/limited/g, 'ltd'],
  [/private/g, 'pvt'],
  [/proprietary/g, 'pty'],
  [/incorporated/g, 'inc'],
  [/corporation/g, 'corp'],
  [/company/g, 'co'],
  [/nigeria/g, 'nig'],
]

/** One spelling for the ways to write a legal form: `ltd` for `Limited` and `LTD.`, `sarl` for `S.à r.l.`. */
export function legalFormKey(form: string): string {
  return FORM_WORDS.reduce((key, [word, short]) => key.replace(word, short), fold(form).replaceAll(' ', ''))
}

/** What makes two spellings one company: the folded words without legal form and leading article, written together. */
export function companyKey(name: string): string {
  const words = wordsOf(withoutLegalForm(name))
  if (words.length > 1 && words[0] === 'the') words.shift()
  return words.join('')
}
