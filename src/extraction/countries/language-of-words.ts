import { type WordIndex, WordTable } from '../word-index.ts'
import { COMMON_WORD_LENGTH_MAX, COMMON_WORDS, type CommonWord, hashWith, LANGUAGES } from './common-words.ts'

const WORDS_MIN = 5
let beginnings: WordTable | null = null

/**
 * Returns the language with the most of its common words in a text; null when there are few, or as many of another
 * language.
 *
 * @param words the index of the text's words
 * @param lengthMax the length of text to read
 */
export function languageOfWords(text: string, words: WordIndex, lengthMax: number): string | null {
  beginnings ??= new WordTable([...COMMON_WORDS.values()].map(({ word }) => word))
  const length = Math.min(text.length, lengthMax)
  const counts = new Float64Array(LANGUAGES.length)
  for (let word = beginnings.next(words, 0); word < words.count; word = beginnings.next(words, word + 1)) {
    const start = words.starts[word]!
    if (start >= length) break
    const common = commonWordAt(text, start, length)
    if (common) countWord(counts, common)
  }
  const [first = 0, second = 0] = counts.toSorted().reverse()
  return first >= WORDS_MIN && first > 1.3 * second ? LANGUAGES[counts.indexOf(first)]! : null
}

/** Reads a word in place, because most words are not common ones and need no string. */
function commonWordAt(text: string, start: number, length: number): CommonWord | null {
  const endMax = Math.min(length, start + COMMON_WORD_LENGTH_MAX + 1)
  let hash = 0
  let end = start
  for (; end < endMax; end++) {
    const letter = lowerCase(text.charCodeAt(end))
    if (letter === NO_LETTER) break
    hash = hashWith(hash, letter)
  }
  const common = end - start <= COMMON_WORD_LENGTH_MAX ? COMMON_WORDS.get(hash) : undefined
  return common && isWordAt(text, start, end, common.word) ? common : null
}

const isWordAt = (text: string, start: number, end: number, word: string) =>
  end - start === word.length && (text.startsWith(word, start) || text.slice(start, end).toLowerCase() === word)

function countWord(counts: Float64Array, { languages }: CommonWord): void {
  for (let at = 0; at < languages.length; at++) counts[languages[at]!]! += 1 / languages.length
}

/** The lower case of each UTF-16 code unit that is a letter, filled in on demand. */
const lowerCases = new Uint16Array(0x10000)
const NO_LETTER = 1

/**
 * Returns the code unit of a letter in lower case, or `NO_LETTER` for other characters, surrogates, and letters whose
 * lower case has two units (`İ`).
 */
function lowerCase(code: number): number {
  const known = lowerCases[code]!
  if (known !== 0) return known
  const lower = String.fromCharCode(code).toLowerCase()
  const letter = lower.length === 1 && /\p{L}/u.test(lower) ? lower.charCodeAt(0) : NO_LETTER
  lowerCases[code] = letter
  return letter
}
