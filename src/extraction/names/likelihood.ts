import { givenName } from './given-names.ts'
import type { NameWord } from './name-parts.ts'
import {
  hasNounEnding,
  isEntityHead,
  isEntityPrefix,
  isFamilyName,
  isPlainWord,
  isWordFamilyName,
} from './vocabulary.ts'

/**
 * How much a run of words looks like a person by itself.
 * 0: something else. 1: possible, a label or a title beside it has to say so. 2: likely, a place where people stand is
 * enough. 3: a known given name with a family name, which stands for itself.
 */
export type Likelihood = 0 | 1 | 2 | 3

const NAME_WORDS_MAX = 5

const PLACE_BEGINNING = /^(?:santa|santo|saint|san|prince|princess|king|queen|duke|lady|lord)$/

/**
 * Judges a run by what is known about its words.
 *
 * @param isOrdinary tells whether the page also uses a word, given in lower case, inside a sentence; names are not
 */
export function nameLikelihood(run: readonly NameWord[], isOrdinary: (word: string) => boolean): Likelihood {
  const words = run.filter((word) => !word.isInitial).map((word) => word.folded)
  const hasInitial = words.length < run.length
  const first = words[0]
  const last = words[words.length - 1]
  if (first === undefined || last === undefined || words.length > NAME_WORDS_MAX) return 0
  // "Mary B." and "Acme S.A." end with an initial; "J. Roe" begins with one.
  if (run[run.length - 1]!.isInitial) return 0
  if (words.length === 1 && (!run[0]!.isInitial || first.length < 3)) return 0

  const isCommon = ({ text, folded }: NameWord) =>
    hasNounEnding(folded, givenName(first) === 'sure') ||
    isPlainWord(folded) ||
    (folded.length > 3 && isOrdinary(text.toLowerCase()))
  const isUnknown = (word: string) => givenName(word) === 'unknown' && !isFamilyName(word) && !isWordFamilyName(word)
  if (run.some((word) => !word.isInitial && !word.isVouched && isUnknown(word.folded) && isCommon(word))) return 0
  if (run.some((word) => isAcronym(word) && isUnknown(word.folded)) && !isWrittenInCapitals(run)) return 0
  const isFamily = (word: string) => !isWordFamilyName(word) && isFamilyName(word)
  const isWord = (word: string) =>
    isWordFamilyName(word) &&
    givenName(word) !== 'sure' &&
    (isPlainWord(word) || isEntityHead(word) || !isFamilyName(word))
  const isWordOnly = isWord(last)

  if (words.length === 1) return isFamily(last) && givenName(last) !== 'sure' ? 2 : isWordOnly ? 0 : 1
  if (run[run.length - 1]!.isVouched) return 3
  // Santa Barbara, Prince George; but Prince Okafor is a person.
  if (PLACE_BEGINNING.test(first) && (first.startsWith('s') || givenName(words[1]!) === 'sure')) return 0
  const given = givenName(first)
  if (given === 'unknown' && isEntityPrefix(first)) return 0
  if (given === 'sure') {
    if (isWordOnly && isEntityHead(last) && !hasInitial) return 1
    if (isWordOnly && !hasInitial && !isFamilyName(last)) return 2
    return 3
  }
  // Roe Jane, as forms and registers write it; Nagy Éva, Park Ji-woo and Nguyen Van Duc, as their languages do.
  const second = words[1]!
  if (words.length < 4 && givenName(second) === 'sure') {
    if (isFamilyName(first) && (!isWord(first) || second.includes('-'))) return 3
    if (!isWordFamilyName(first)) return given === 'ambiguous' ? 3 : 2
  }
  if (words.length === 3 && isFamily(first) && givenName(last) === 'sure') return 2
  if (given === 'ambiguous') {
    if (isWordOnly) return isEntityHead(last) || !hasInitial ? 1 : 2
    return isFamily(last) ? 3 : givenName(last) === 'ambiguous' ? 1 : 2
  }
  if (isWordFamilyName(first)) return 0
  if (isWordOnly) return isEntityHead(last) ? 0 : 1
  return isFamily(last) && !isFamily(first) ? 2 : 1
}

const ACRONYM_LENGTH_MAX = 4
const isAcronym = ({ text, isInitial }: NameWord) =>
  !isInitial && text.length <= ACRONYM_LENGTH_MAX && text === text.toUpperCase()

/** The whole name stands in capitals and is not made of acronyms alone, as "AMD EPYC" is. */
const isWrittenInCapitals = (run: readonly NameWord[]) =>
  run.every(({ text }) => text === text.toUpperCase()) && !run.every((word) => word.isInitial || isAcronym(word))
