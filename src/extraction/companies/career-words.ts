import type { CareerTexts } from '../../facts/organisation-sentences.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'

/** The patterns that all languages list for careers, as alternatives. */
export const careerTexts = (kind: keyof CareerTexts): string =>
  patternsOfLanguages(({ organisationSentences }) => organisationSentences?.careers?.[kind]).join('|')

/** The same for lists of words. */
export const careerWords = (kind: keyof CareerTexts): string =>
  [...new Set(wordsOfLanguages(({ organisationSentences }) => organisationSentences?.careers?.[kind]))].join('|')
