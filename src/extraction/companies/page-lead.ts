import type { Language, PageTerms } from '../../facts/language.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { once } from '../../lib/text/once.ts'
import { memoize } from '../memoize.ts'
import { HEADING_LEAD } from './name-edges.ts'

/** Maximum number of words of a page's title before a name: `Jak nas znaleźć`. */
const TERM_WORDS_MAX = 3
const TITLES_MAX = 1_000

const termsOf = (pagesOf: (language: Language) => PageTerms | null, key: keyof PageTerms) =>
  wordsOfLanguages((language) => pagesOf(language)?.[key], '|')

/** A whole word or phrase that calls a page to contact somebody, also inflected: `Contactez`. */
const contactTerm = once(() => {
  const terms = termsOf(({ contactPages }) => contactPages, 'terms').map((term) => fold(term.replace(/\.$/, '')))
  return compilePattern(`^(?:${terms.join('|')})\\p{L}{0,3}$`, 'u')
})

/** The same for scripts without spaces, and for pages about a company. */
const signOfPage = once(() => {
  const signs = [
    ...termsOf(({ contactPages }) => contactPages, 'anywhere'),
    ...termsOf(({ aboutPages }) => aboutPages, 'anywhere'),
  ]
  return compilePattern(`^[お御]?(?:${signs.join('|')})\\p{Lo}{0,2}$`, 'u')
})

/** `с`, `بـ`: what stands between such a word and the name. */
const SMALL_WORD = /^[\p{Ll}\p{Lo}]{1,3}$/u
const BEGINS_NAME = /^["“„«(]?[\p{Lu}\p{Lo}\p{N}]/u

/**
 * Returns how many characters of a heading or title only say what its page is, before the name: 8 for `Contact Elm`,
 * 3 for `聯絡 Elm`.
 */
export const pageLeadLength = memoize((text: string): number => {
  const known = HEADING_LEAD.exec(text)?.[0].length ?? 0
  if (known > 0) return known
  const words = text.split(' ', TERM_WORDS_MAX + 2)
  for (let count = 1; count <= TERM_WORDS_MAX && count < words.length; count++) {
    const lead = words.slice(0, count).join(' ')
    if (count === 1 && signOfPage().test(lead)) return lead.length + 1
    if (!contactTerm().test(fold(lead))) continue
    const isJoined = SMALL_WORD.test(words[count]!) && count + 1 < words.length
    const length = lead.length + 1 + (isJoined ? words[count]!.length + 1 : 0)
    return BEGINS_NAME.test(text.slice(length)) ? length : 0
  }
  return 0
}, TITLES_MAX)

/** Returns a heading or title without what only says what its page is: `Elm` for `Contact Elm` and `Elm 聯絡`. */
export function withoutPageTerm(text: string): string {
  const name = text.slice(pageLeadLength(text))
  const last = name.lastIndexOf(' ')
  return last > 0 && signOfPage().test(name.slice(last + 1)) ? name.slice(0, last) : name
}
