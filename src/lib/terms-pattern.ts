import { compilePattern } from './compile-pattern.ts'
import { fold } from './fold.ts'

/**
 * Builds the pattern that finds terms in folded text: at the start of a word, or anywhere in scripts without spaces
 * between words. Accents are folded in terms and texts alike.
 *
 * @param terms what a word must begin with, as regular expressions; a final full stop ends the word
 * @param anywhere what may stand within a text without spaces
 */
export function termsPattern({
  terms,
  anywhere,
}: {
  readonly terms: readonly string[]
  readonly anywhere: readonly string[]
}): RegExp {
  const words = terms.map((term) => fold(term) + (term.endsWith('.') ? '(?![\\p{L}\\p{M}])' : ''))
  return compilePattern([`(?<![\\p{L}\\p{M}])(?:${words.join('|')})`, ...anywhere].join('|'), 'u')
}
