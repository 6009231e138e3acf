import { isFirmForm } from '../form-words.ts'
import { givenName } from './given-names.ts'
import type { NameWord } from './name-parts.ts'
import { isGenerationWord } from './parent-words.ts'
import { personPatterns } from './person-patterns.ts'
import {
  hasNounEnding,
  isEntityHead,
  isEntityPrefix,
  isFamilyName,
  isPlainWord,
  isWordFamilyName,
} from './vocabulary.ts'

/**
 * How likely a run of words is a person, by its words alone.
 *
 * - 0: something else.
 * - 1: possible; needs a label or a title next to it.
 * - 2: likely; a position among people is enough.
 * - 3: a known given name with a family name; needs no other evidence.
 */
export type Likelihood = 0 | 1 | 2 | 3

const NAME_WORDS_MAX = 5
const LONG_WORDS_MAX = 7
/** Beginnings of place names: Santa Barbara, Prince George; but Prince Okafor is a person. */
const PLACE_BEGINNING = new RegExp(`^(?:${personPatterns('names', 'placeBeginnings')})$`)

/**
 * Judges a run by what is known about its words.
 *
 * @param isOrdinary whether the page also uses a word, given in lower case, within a sentence, as it does not use names
 */
export function nameLikelihood(run: readonly NameWord[], isOrdinary: (word: string) => boolean): Likelihood {
  const words = run.filter((word) => !word.isInitial).map((word) => word.folded)
  const last = run[run.length - 1]
  // "Mary B." and "Acme S.A." end with an initial; "J. Roe" begins with one.
  if (words.length === 0 || words.length > NAME_WORDS_MAX) return isLongName(words) ? 3 : 0
  if (isFamilyWithInitials(run)) return inSequence(words[0]!) && !isOrdinaryWord(words[0]!) ? 2 : 1
  if (last!.isInitial) {
    if (hasCommonWord(run, isOrdinary)) return 0
    return hasSecondFamilyInitial(run) ? 2 : isFamilyBeforeInitials(run) ? 1 : 0
  }
  // St. James Church
  if (run[0]!.isInitial && run[0]!.folded === 'st') return 0
  if (hasCommonWord(run, isOrdinary)) return 0
  if (isAcronymPair(run)) return mayEndInFamily(run) ? 1 : 0
  if (words.length === 1) return run[0]!.isInitial ? afterInitials(words[0]!, countInitials(run)) : 0
  // "Quaxita Binti Rosman Ali": the father's name vouches for the whole.
  if (run.some(({ isVouched }) => isVouched)) return 3
  return byWords(words, words.length < run.length)
}

/** Whether six or seven words are the given and family names of one person, as in Portugal and Brazil. */
const isLongName = (words: readonly string[]) =>
  words.length > NAME_WORDS_MAX &&
  words.length <= LONG_WORDS_MAX &&
  givenName(words[0]!) === 'sure' &&
  words.slice(1).filter((word) => !isUnknown(word)).length * 2 >= words.length &&
  !words.some((word) => isPlainWord(word) && isUnknown(word))

/** Patronymics, which forms and staff lists write last: Ким Виталий Робертович. */
const PATRONYMIC = new RegExp(`(?:${personPatterns('names', 'patronymics')})$`)

/** Whether a run is a family name with initials, as in staff lists and registers in Cyrillic script: "Лаптев Г. Ф.". */
const isFamilyWithInitials = (run: readonly NameWord[]) =>
  (run.length === 2 || run.length === 3) &&
  run.every(({ isInitial }, at) => isInitial === at > 0) &&
  /^[\u0400-\u04ff]{3}/.test(run[0]!.text) &&
  run.every(({ text, isInitial }) => !isInitial || text.length === 2)

/**
 * Whether a run is a family name before its initials, as in India and in registers: "Quaxwal R. K.", but not a firm
 * before its form.
 */
const isFamilyBeforeInitials = (run: readonly NameWord[]) =>
  run.length > 2 &&
  run.length <= INITIALS_MAX + 1 &&
  run.every(({ isInitial, text }, at) => isInitial === at > 0 && (at === 0 || text.length === 2)) &&
  run[0]!.text.length > SHORT_MAX &&
  !isOrdinaryWord(run[0]!.folded) &&
  !isFirmForm(
    run
      .slice(1)
      .map(({ text }) => text)
      .join(''),
  )
const INITIALS_MAX = 3

/** Whether the mother's family name is abbreviated to its initial, as in the Andean countries: "Pilar Undurraga P.". */
const hasSecondFamilyInitial = (run: readonly NameWord[]) =>
  run.length > 2 &&
  run.findIndex(({ isInitial }) => isInitial) === run.length - 1 &&
  run.at(-1)!.text.length === 2 &&
  givenName(run[0]!.folded) === 'sure' &&
  !isOrdinaryWord(run.at(-2)!.folded)

/** `H.-J.` is two initials. */
const countInitials = (run: readonly NameWord[]) =>
  run.reduce((sum, { isInitial, text }) => sum + (isInitial ? text.split(/[-‐‑]/).length : 0), 0)

/** Judges a family name after initials, "J. Roe". It must be unambiguous unless there are two initials. */
function afterInitials(family: string, initials: number): Likelihood {
  if (family.length < 3) return 0
  if (inSequence(family) && givenName(family) !== 'sure') return 2
  return isOrdinaryWord(family) ? 0 : initials > 1 && family.length > 3 ? 2 : 1
}

/** Judges two or more words, none of which is a common word. */
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
  // "Quaxeno Costa Filho"
  if (words.length > 2 && isGenerationWord(last) && words.slice(0, -1).some(isFamilyName)) return 3
  // Family name first: Roe Jane in forms and registers; Nagy Éva, Park Ji-woo and Nguyen Van Duc in their languages.
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
  return inSequence(last) && !inSequence(first) && !isShortWord(last) ? 2 : 1
}

const SHORT_MAX = 3
/** Whether a family name is also a short word of a language: Das, Ali, Can. */
const isShortWord = (word: string) => word.length <= SHORT_MAX && isPlainWord(word)

/** Whether a word is only a family name. */
const inSequence = (word: string) => !isWordFamilyName(word) && isFamilyName(word)

/** Whether a family name is far more often an ordinary word, such as Park and Hill. */
const isOrdinaryWord = (word: string) =>
  isWordFamilyName(word) &&
  givenName(word) !== 'sure' &&
  (isPlainWord(word) || isEntityHead(word) || !isFamilyName(word))

/** Whether a folded word is neither a given name nor a family name. */
export const isUnknown = (word: string) =>
  givenName(word) === 'unknown' && !isFamilyName(word) && !isWordFamilyName(word)

/** Whether one of the words is a noun or a menu word, or appears in lower case elsewhere on the page. */
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

/** Whether given names precede a short family name in capitals that can be spoken: "Deniz UÇA". An acronym may, too. */
function mayEndInFamily(run: readonly NameWord[]): boolean {
  const { text, folded, isInitial } = run.at(-1)!
  if (isInitial || text.length < 3 || text.length > ACRONYM_LENGTH_MAX || !/[aeiouy]/.test(folded)) return false
  const given = run.slice(0, -1)
  return (
    given.some((word) => givenName(word.folded) === 'sure') &&
    given.every((word) => givenName(word.folded) !== 'unknown' && word.text !== word.text.toUpperCase())
  )
}

/** Whether a run consists of acronyms, "ARM Juno" and "AMD EPYC"; but JANE ROE and Xin LI are names in capitals. */
function isAcronymPair(run: readonly NameWord[]): boolean {
  const isAcronym = ({ text, isInitial }: NameWord) =>
    !isInitial && text.length <= ACRONYM_LENGTH_MAX && text === text.toUpperCase()
  const isUpper = run.every(({ text }) => text === text.toUpperCase())
  const [first] = run
  // "ICICI Lombard". In a person's name the family name is in capitals, "Jean DUPONT".
  if (!isUpper && !first!.isInitial && first!.text === first!.text.toUpperCase() && isUnknown(first!.folded))
    // "AGBODJAN Kossi", as French laboratories list their staff
    return first!.text.length <= ACRONYM_LENGTH_MAX || run.length > 2 || givenName(run.at(-1)!.folded) !== 'sure'
  // "Loïc PÉAN", but "Ruby SDK"
  const isAfterGiven = run.length === 2 && givenName(first!.folded) === 'sure'
  const mayBeFamily = ({ text, folded }: NameWord) =>
    isAfterGiven && text.length === ACRONYM_LENGTH_MAX && /[aeiouy]/.test(folded)
  if (!run.some((word) => isAcronym(word) && isUnknown(word.folded) && !mayBeFamily(word))) return false
  return !isUpper || run.every((word) => word.isInitial || isAcronym(word))
}
