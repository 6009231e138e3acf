import type { OrganisationTexts } from '../../facts/organisation-texts.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'

type Fact = (texts: OrganisationTexts) => string | null | undefined

/**
 * Returns the words of all languages under a key, each once.
 *
 * @param listOf a list in one string, or null
 */
export const wordsInTexts = (listOf: Fact, separator = ' '): string[] => [
  ...new Set(wordsOfLanguages(({ organisationTexts }) => organisationTexts && listOf(organisationTexts), separator)),
]

/** Returns the patterns of all languages under a key as one, to be put in a group. */
export const patternInTexts = (patternOf: Fact): string =>
  patternsOfLanguages(({ organisationTexts }) => organisationTexts && patternOf(organisationTexts)).join('|')
