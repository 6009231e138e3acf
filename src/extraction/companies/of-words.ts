import type { NameLinks } from '../../facts/organisation-sentences.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'

const alternatives = (kind: keyof NameLinks) =>
  [...new Set(wordsOfLanguages(({ organisationSentences }) => organisationSentences?.links?.[kind]))].join('|')
/** `de`, `della`: alternatives of a pattern. */
export const GENITIVES = alternatives('genitives')
/** The same, and `of`, `for`. */
export const OF_WORDS = `${alternatives('complements')}|${GENITIVES}`
/** Articles behind these words: alternatives of a pattern. */
export const OF_ARTICLES = alternatives('articles')
