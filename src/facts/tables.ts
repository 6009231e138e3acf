import type { AddressHabit, Country } from './country.ts'
import { COUNTRIES } from './generated/countries.ts'
import { LANGUAGES } from './generated/languages.ts'
import type { Language, PageTerms } from './language.ts'

/** An item that several countries share, with the codes of those countries by precedence. */
export interface Shared<T> {
  readonly item: T
  readonly countries: readonly string[]
}

/**
 * Returns the items that countries list under a key, each once with all countries that list it. Items are compared by
 * identity, not by value.
 *
 * @param listOf a key of `Country` that holds a list
 */
export function sharedBy<T extends object>(listOf: (country: Country) => readonly T[] | null): Shared<T>[] {
  const countriesOf = new Map<T, string[]>()
  for (const country of COUNTRIES) {
    for (const item of listOf(country) ?? []) {
      const same = countriesOf.get(item)
      if (same) same.push(country.code)
      else countriesOf.set(item, [country.code])
    }
  }
  return [...countriesOf].map(([item, countries]) => ({ item, countries }))
}

/** Returns the codes of the countries for which a predicate holds, by precedence. */
export const codesWhere = (holds: (country: Country) => boolean): string[] =>
  COUNTRIES.filter(holds).map(({ code }) => code)

const codesByHabit = new Map<AddressHabit, ReadonlySet<string>>()

/** Returns the codes of the countries whose addresses have a habit, by precedence. */
export function codesWithHabit(habit: AddressHabit): ReadonlySet<string> {
  const known = codesByHabit.get(habit)
  if (known) return known
  const codes = new Set(codesWhere(({ addressHabits }) => addressHabits?.includes(habit) === true))
  codesByHabit.set(habit, codes)
  return codes
}

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]))

/** Returns the facts of a country, or undefined when it has none. */
export const countryOf = (code: string): Country | undefined => byCode.get(code)

/**
 * Returns the codes of the countries that list a name, by that name.
 *
 * @param listOf a list in one string, or null
 * @param keyOf the key by which names are compared
 */
export function codesByName(
  listOf: (country: Country) => string | null,
  separator: string,
  keyOf: (name: string) => string,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const country of COUNTRIES) {
    for (const name of listOf(country)?.split(separator) ?? []) {
      const key = keyOf(name)
      const codes = found.get(key)
      if (codes) codes.push(country.code)
      else found.set(key, [country.code])
    }
  }
  return found
}

/**
 * Returns the entries of all languages under a key, in order.
 *
 * @param listOf a list in one string, or null
 */
export const wordsOfLanguages = (
  listOf: (language: Language) => string | null | undefined,
  separator = ' ',
): string[] => LANGUAGES.flatMap((language) => listOf(language)?.split(separator) ?? [])

/**
 * Returns the patterns of all languages under a key, in order.
 *
 * @param patternOf one pattern, or null
 */
export const patternsOfLanguages = (patternOf: (language: Language) => string | null | undefined): string[] =>
  LANGUAGES.flatMap((language) => patternOf(language) ?? [])

/** Readers of one group of facts, over all languages. Every `listOf` selects a list in one string, or null. */
export interface GroupReader<Group> {
  /** Returns the words under a key, each once. */
  readonly words: (listOf: (group: Group) => string | null | undefined, separator?: string) => string[]
  /** Returns these words as the alternatives of a pattern. */
  readonly anyWord: (listOf: (group: Group) => string | null | undefined) => string
  /** Returns the patterns under a key as one, to be put in a group. */
  readonly pattern: (listOf: (group: Group) => string | null | undefined) => string
}

/** Returns the readers of a group of facts such as `addressTexts`. */
export function readerOf<Group>(groupOf: (language: Language) => Group | null | undefined): GroupReader<Group> {
  const listIn = (listOf: (group: Group) => string | null | undefined) => (language: Language) => {
    const group = groupOf(language)
    return group ? listOf(group) : null
  }
  const words: GroupReader<Group>['words'] = (listOf, separator) => [
    ...new Set(wordsOfLanguages(listIn(listOf), separator)),
  ]
  return {
    words,
    anyWord: (listOf) => words(listOf).join('|'),
    pattern: (listOf) => patternsOfLanguages(listIn(listOf)).join('|'),
  }
}

/** Returns the codes of the languages that satisfy a test. */
export const languagesWhere = (holds: (language: Language) => boolean): string[] =>
  LANGUAGES.filter(holds).map(({ code }) => code)

/**
 * The terms of a kind of page in all languages: what a word begins with, and what stands within texts without spaces.
 *
 * @param termsOf returns the terms of a language, or null
 */
export const termsOfPages = (termsOf: (language: Language) => PageTerms | null) => ({
  terms: wordsOfLanguages((language) => termsOf(language)?.terms, '|'),
  anywhere: wordsOfLanguages((language) => termsOf(language)?.anywhere, '|'),
})
