import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { memoize } from '../memoize.ts'
import { foldName } from './fold-name.ts'
import { isRoleWord } from './vocabulary.ts'

const HEADING_MAX = 60
const WORDS_MAX = 6
/** Cache size: the pages of a site repeat their headings. */
const HEADINGS_MAX = 500

let terms: RegExp | null = null
/** Titles of pages about people in all languages; see `PageTerms` for how they match. */
function termsOfPeople(): RegExp {
  terms ??= compilePattern(
    `(?<!\\p{L})(?:${wordsOfLanguages(({ peoplePages }) => peoplePages?.terms, '|')
      .map((term) => (term.endsWith('.') ? `${term.slice(0, -1)}(?!\\p{L})` : term))
      .join('|')})`,
    'u',
  )
  return terms
}

/** Whether a heading announces people: `Our Team`, `Board of Directors`, `Vorstand`, `Deacons`. */
export const isPeopleHeading = memoize((heading: string): boolean => {
  if (heading.length > HEADING_MAX) return false
  const folded = foldName(heading)
  const words = folded.split(/[^\p{L}'-]+/u).filter(Boolean)
  if (words.length === 0 || words.length > WORDS_MAX) return false
  return words.some((word) => isRoleWord(word) || isRoleWord(word.replace(/s$/, ''))) || termsOfPeople().test(folded)
}, HEADINGS_MAX)
