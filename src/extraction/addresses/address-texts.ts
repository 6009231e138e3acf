import type { AddressTexts } from '../../facts/address-texts.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'

/** @returns a list in one string, or null */
type ListOf = (texts: AddressTexts) => string | null | undefined

/** Returns the patterns of all languages under a key, as the alternatives of one pattern. */
export const anyOf = (listOf: ListOf): string =>
  patternsOfLanguages(({ addressTexts }) => addressTexts && listOf(addressTexts)).join('|')

/** Returns the words of all languages under a key, whose list is separated by spaces, each once. */
export const wordsUnder = (listOf: ListOf): string[] => [
  ...new Set(wordsOfLanguages(({ addressTexts }) => addressTexts && listOf(addressTexts))),
]

/** Returns these words as the alternatives of a pattern. */
export const anyWordOf = (listOf: ListOf): string => wordsUnder(listOf).join('|')
