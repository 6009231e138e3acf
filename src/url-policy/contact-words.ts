import { wordsOfLanguages } from '../facts/tables.ts'
import { fold } from '../lib/fold.ts'

const contactTerm = matcherOf(wordsOfLanguages(({ contactPages }) => contactPages?.terms, '|'))
const aboutTerm = matcherOf(wordsOfLanguages(({ aboutPages }) => aboutPages?.terms, '|'))
/** Scripts without spaces between words: these terms match anywhere. */
const CONTACT_ANYWHERE = new RegExp(wordsOfLanguages(({ contactPages }) => contactPages?.anywhere, '|').join('|'))
const ABOUT_ANYWHERE = new RegExp(wordsOfLanguages(({ aboutPages }) => aboutPages?.anywhere, '|').join('|'))

/** Returns whether folded text names a contact page, a page about people or a company, or neither. */
export function contactKindOf(folded: string): 'contact' | 'about' | null {
  if (contactTerm.test(folded) || CONTACT_ANYWHERE.test(folded)) return 'contact'
  return aboutTerm.test(folded) || ABOUT_ANYWHERE.test(folded) ? 'about' : null
}

/** Builds a pattern for terms at the start of a word. Accents are folded in terms and texts alike. */
function matcherOf(terms: readonly string[]): RegExp {
  const patterns = terms.map((term) => fold(term) + (term.endsWith('.') ? '(?![\\p{L}\\p{M}])' : ''))
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})`, 'u')
}
