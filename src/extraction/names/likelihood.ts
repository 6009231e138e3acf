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
/** Santa Barbara, Prince George; but Prince Okafor is a person. */
const PLACE_BEGINNING = /^(?:santa|santo|saint|san|prince|princess|king|queen|duke|lady|lord)$/

/**
 * Judges a run by what is known about its words.
 *
 * @param isOrdinary tells whether the page also uses a word, given in lower case, inside a sentence; names are not
 */
export function nameLikelihood(run: readonly NameWord[], isOrdinary: (word: string) => boolean): Likelihood {
  const words = run.filter((word) => !word.isInitial).map((word) => word.folded)
  const last = run[run.length - 1]
  // "Mary B." and "Acme S.A." end with an initial; "J. Roe" begins with one.
  if (words.length === 0 || words.length > NAME_WORDS_MAX) return 0
  if (isFamilyWithInitials(run)) return inSequence(words[0]!) && !isOrdinaryWord(words[0]!) ? 2 : 1
  if (last!.isInitial) return hasSecondFamilyInitial(run) && !hasCommonWord(run, isOrdinary) ? 2 : 0
  // St. James Church
  if (run[0]!.isInitial && run[0]!.folded === 'st') return 0
  if (hasCommonWord(run, isOrdinary) || isAcronymPair(run)) return 0
  if (words.length === 1) return run[0]!.isInitial ? afterInitials(words[0]!, run.length - 1) : 0
  if (last!.isVouched) return 3
  return byWords(words, words.length < run.length)
}

/** Ким Виталий Робертович: forms and staff lists write the father's name last. */
const PATRONYMIC = /(?:вич|вна|ична|инична|ұлы|қызы|vich|vna)$/

/** "Лаптев Г. Ф.": the order of staff lists and registers in Cyrillic script. */
const isFamilyWithInitials = (run: readonly NameWord[]) =>
  (run.length === 2 || run.length === 3) &&
  run.every(({ isInitial }, at) => isInitial === at > 0) &&
  /^[\u0400-\u04ff]{3}/.test(run[0]!.text) &&
  run.every(({ text, isInitial }) => !isInitial || text.length === 2)

/** "Pilar Undurraga P.": the mother's family name is but its initial, as in the countries of the Andes. */
const hasSecondFamilyInitial = (run: readonly NameWord[]) =>
  run.length > 2 &&
  run.findIndex(({ isInitial }) => isInitial) === run.length - 1 &&
  run.at(-1)!.text.length === 2 &&
  givenName(run[0]!.folded) === 'sure' &&
  !isOrdinaryWord(run.at(-2)!.folded)

/** "J. Roe": the family name has to speak for both, unless there are two initials. */
function afterInitials(family: string, initials: number): Likelihood {
  if (family.length < 3) return 0
  if (inSequence(family) && givenName(family) !== 'sure') return 2
  return isOrdinaryWord(family) ? 0 : initials > 1 && family.length > 3 ? 2 : 1
}

/** Two or more words, none of them a word that names do not hold. */
function byWords(words: readonly string[], hasInitial: boolean): Likelihood {
  const [first, second] = words as [string, string]
  const last = words[words.length - 1]!
  const given = givenName(first)
  if (given === 'unknown' && isEntityPrefix(first)) return 0
  if (PLACE_BEGINNING.test(first) && (first.startsWith('s') || givenName(second) === 'sure')) return 0
  const endsWithWord = isOrdinaryWord(last)
  if (given === 'sure') {
    if (!endsWithWord || hasInitial) return 3
    return isEntityHead(last) ? 1 : isFamilyName(last) ? 3 : 2
  }
  if (words.length === 3 && PATRONYMIC.test(last)) return 3
  // Roe Jane, as forms and registers write it; Nagy Éva, Park Ji-woo and Nguyen Van Duc, as their languages do.
  if (words.length < 4 && givenName(second) === 'sure') {
    if (isFamilyName(first) && (!isOrdinaryWord(first) || second.includes('-'))) return 3
    if (!isWordFamilyName(first)) return given === 'ambiguous' ? 3 : 2
  }
  if (words.length === 3 && inSequence(first) && givenName(last) === 'sure') return 2
  if (given === 'ambiguous') {
    if (endsWithWord) return hasInitial && !isEntityHead(last) ? 2 : 1
    return inSequence(last) ? 3 : givenName(last) === 'ambiguous' ? 1 : 2
  }
  if (isWordFamilyName(first)) return 0
  if (endsWithWord) return isEntityHead(last) ? 0 : 1
  return inSequence(last) && !inSequence(first) ? 2 : 1
}

/** A family name that is nothing else. */
const inSequence = (word: string) => !isWordFamilyName(word) && isFamilyName(word)

/** A family name that pages use as a word far more often, such as Park and Hill. */
const isOrdinaryWord = (word: string) =>
  isWordFamilyName(word) &&
  givenName(word) !== 'sure' &&
  (isPlainWord(word) || isEntityHead(word) || !isFamilyName(word))

const isUnknown = (word: string) => givenName(word) === 'unknown' && !isFamilyName(word) && !isWordFamilyName(word)

/** One of the words is a noun, a word of menus, or stands in lower case elsewhere on the page. */
function hasCommonWord(run: readonly NameWord[], isOrdinary: (word: string) => boolean): boolean {
  const isAfterGivenName = run.some((word) => !word.isInitial && givenName(word.folded) === 'sure')
  return run.some(
    ({ text, folded, isInitial, isVouched }) =>
      !isInitial &&
      !isVouched &&
      isUnknown(folded) &&
      (hasNounEnding(folded, isAfterGivenName) ||
        isPlainWord(folded) ||
        (folded.length > 3 && isOrdinary(text.toLowerCase()))),
  )
}

const ACRONYM_LENGTH_MAX = 4

/** "ARM Juno" and "AMD EPYC"; but JANE ROE and Xin LI are written in capitals. */
function isAcronymPair(run: readonly NameWord[]): boolean {
  const isAcronym = ({ text, isInitial }: NameWord) =>
    !isInitial && text.length <= ACRONYM_LENGTH_MAX && text === text.toUpperCase()
  const isUpper = run.every(({ text }) => text === text.toUpperCase())
  const [first] = run
  // "ICICI Lombard": of a person in capitals it is the family name, "Jean DUPONT".
  if (!isUpper && !first!.isInitial && first!.text === first!.text.toUpperCase() && isUnknown(first!.folded))
    // "AGBODJAN Kossi", as lists of French laboratories have it
    return first!.text.length <= ACRONYM_LENGTH_MAX || run.length > 2 || givenName(run.at(-1)!.folded) !== 'sure'
  // "Loïc PÉAN", but "Ruby SDK"
  const isAfterGiven = run.length === 2 && givenName(first!.folded) === 'sure'
  const mayBeFamily = ({ text, folded }: NameWord) =>
    isAfterGiven && text.length === ACRONYM_LENGTH_MAX && /[aeiouy]/.test(folded)
  if (!run.some((word) => isAcronym(word) && isUnknown(word.folded) && !mayBeFamily(word))) return false
  return !isUpper || run.every((word) => word.isInitial || isAcronym(word))
}
