import { LANGUAGES as ALL_LANGUAGES } from '../../facts/generated/languages.ts'

/** A word that is among the most common ones in some languages. */
export interface CommonWord {
  readonly word: string
  /** Indices in `LANGUAGES`. */
  readonly languages: readonly number[]
}

const COVERED = ALL_LANGUAGES.filter(({ commonWords }) => commonWords !== null)

export const LANGUAGES = COVERED.map(({ code }) => code)
/** By a hash of their letters, so that lookups need no strings for the words of a text. */
export const COMMON_WORDS: ReadonlyMap<number, CommonWord> = commonWords()
export const COMMON_WORD_LENGTH_MAX = Math.max(...[...COMMON_WORDS.values()].map(({ word }) => word.length))

/** Returns the hash of some letters and one more; the hash of none is 0. */
export function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0
}

function commonWords(): Map<number, CommonWord> {
  const languagesOf = new Map<string, number[]>()
  for (const [at, { commonWords: own }] of COVERED.entries()) {
    for (const word of own!.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), at])
  }
  const byHash = new Map([...languagesOf].map(([word, languages]) => [hashOf(word), { word, languages }]))
  if (byHash.size !== languagesOf.size) throw new Error('Two common words have the same hash: choose another factor')
  return byHash
}

function hashOf(word: string): number {
  let hash = 0
  for (let at = 0; at < word.length; at++) hash = hashWith(hash, word.charCodeAt(at))
  return hash
}
