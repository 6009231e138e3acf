import { readerOf } from '../../facts/tables.ts'

/** What languages say in and around addresses. */
export const { pattern: anyOf, words: wordsUnder, anyWord: anyWordOf } = readerOf(({ addressTexts }) => addressTexts)
