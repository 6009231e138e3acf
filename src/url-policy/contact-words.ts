import { wordsOfLanguages } from '../facts/tables.ts'
import { fold } from '../lib/fold.ts'
import { once } from '../lib/text/once.ts'

/** Made on first use: every cold isolate loads this file, and few of them evaluate URLs. */
const contactTerm = once(() => matcherOf(wordsOfLanguages(({ contactPages }) => contactPages?.terms, '|')))
const aboutTerm = once(() => matcherOf(wordsOfLanguages(({ aboutPages }) => aboutPages?.terms, '|')))
/** Scripts without spaces between words: these terms match anywhere. */
const contactAnywhere = once(() => anyOf(wordsOfLanguages(({ contactPages }) => contactPages?.anywhere, '|')))
const aboutAnywhere = once(() => anyOf(wordsOfLanguages(({ aboutPages }) => aboutPages?.anywhere, '|')))
const anyOf = (terms: readonly string[]) => new RegExp(terms.join('|'))

/** Returns whether folded text names a contact page, a page about people or a company, or neither. */
export function contactKindOf(folded: string): 'contact' | 'about' | null {
  if (contactTerm().test(folded) || contactAnywhere().test(folded)) return 'contact'
  return aboutTerm().test(folded) || aboutAnywhere().test(folded) ? 'about' : null
}

/** Builds a pattern for terms at the start of a word. Accents are folded in terms and texts alike. */
function matcherOf(terms: readonly string[]): RegExp {
  const patterns = terms.map((term) => fold(term) + (term.endsWith('.') ? '(?![\\p{L}\\p{M}])' : ''))
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})`, 'u')
}
