import { wordsOfLanguages } from '../../facts/tables.ts'
import { once } from '../../lib/text/once.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { NameWord } from './name-parts.ts'
import { isFamilyName, isHonorific } from './vocabulary.ts'

/** Longer gaps hold other words. */
const GAP_LENGTH_MAX = 16

const parentWords = once(
  () => new Set(wordsOfLanguages(({ personNames }) => personNames?.parentWords, '|').map((word) => word.trim())),
)
const generations = once(
  () => new Set(wordsOfLanguages(({ personNames }) => personNames?.generations).map((word) => foldName(word))),
)
const shortNames = once(() => new Set(wordsOfLanguages(({ personNames }) => personNames?.shortNames)))

/**
 * Whether what stands between two words of a name says that one is the other's child, as only people are: "Noor binti
 * Hj. Rahman". Without a slash or an ending such words are things too, so that the name before them must be one.
 *
 * @param words the words before the gap
 */
export function isChildOf(words: readonly NameWord[], gap: string): boolean {
  if (gap.length < 3 || gap.length > GAP_LENGTH_MAX || !gap.startsWith(' ')) return false
  const [word = '', ...titles] = gap.trim().toLowerCase().split(' ')
  if (!parentWords().has(word) || !titles.every((title) => isHonorific(foldName(title.replace(/\.$/, '')))))
    return false
  return word.length > SHORT_MAX || word.includes('/') || words.some(({ folded }) => isOfPerson(folded))
}

const SHORT_MAX = 4
const isOfPerson = (word: string) => givenName(word) !== 'unknown' || isFamilyName(word)

/** Whether a word is a short form of a given name: "Md", "Abd." */
export const isShortName = (word: string): boolean => shortNames().has(word.replace(/\.$/, ''))

/** Whether a word, folded, ends the name of a son, grandson or nephew: Portuguese "Filho", "Neto". */
export const isGenerationWord = (word: string): boolean => generations().has(word)
