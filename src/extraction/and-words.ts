import { wordsOfLanguages } from '../facts/tables.ts'
import { compilePattern } from '../lib/compile-pattern.ts'

/** Words for `and` in all languages, as written between the last two items of a list: alternatives of a pattern. */
export const AND_WORDS = [...new Set(wordsOfLanguages(({ conjunctions }) => conjunctions))].join('|')

/** The same words and the sign `&`. */
export const AND = `&|${AND_WORDS}`

const IS_AND_WORD = compilePattern(`^(?:${AND_WORDS})$`, 'u')

/** Whether a word means `and`. */
export const isAndWord = (word: string): boolean => IS_AND_WORD.test(word)

/** Whether a word means `and`, or is the sign. */
export const isAnd = (word: string): boolean => word === '&' || isAndWord(word)
