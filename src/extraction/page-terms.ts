import type { Language, PageTerms } from '../facts/language.ts'
import { wordsOfLanguages } from '../facts/tables.ts'
import { fold } from '../lib/fold.ts'

/**
 * Builds the pattern that finds the terms of a kind of page in folded text: at the start of a word, or anywhere in
 * scripts without spaces between words. Accents are folded in terms and texts alike.
 *
 * @param termsOf returns the terms of a language, or null
 */
export function patternOfPages(termsOf: (language: Language) => PageTerms | null): RegExp {
  const terms = wordsOfLanguages((language) => termsOf(language)?.terms, '|')
  const anywhere = wordsOfLanguages((language) => termsOf(language)?.anywhere, '|')
  const words = terms.map((term) => fold(term) + (term.endsWith('.') ? '(?![\\p{L}\\p{M}])' : ''))
  return new RegExp([`(?<![\\p{L}\\p{M}])(?:${words.join('|')})`, ...anywhere].join('|'), 'u')
}
