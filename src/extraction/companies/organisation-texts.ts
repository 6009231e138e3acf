import { readerOf } from '../../facts/tables.ts'

/** What languages write in, around and instead of the names of organisations. */
export const { words: wordsInTexts, pattern: patternInTexts } = readerOf(({ organisationTexts }) => organisationTexts)
