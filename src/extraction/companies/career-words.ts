import type { CareerTexts } from '../../facts/organisation-sentences.ts'
import { readerOf } from '../../facts/tables.ts'

const careers = readerOf(({ organisationSentences }) => organisationSentences?.careers)

/** The patterns that all languages list for careers, as alternatives. */
export const careerTexts = (kind: keyof CareerTexts): string => careers.pattern((texts) => texts[kind])

/** The same for lists of words. */
export const careerWords = (kind: keyof CareerTexts): string => careers.anyWord((texts) => texts[kind])
