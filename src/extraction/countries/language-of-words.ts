import { COMMON_WORD_LENGTH_MAX, COMMON_WORDS, type CommonWord, hashWith, LANGUAGES } from './common-words.ts'

const WORDS_MIN = 5

/**
 * The language whose commonest words a text has most of; null when it has few, or as many of another language.
 *
 * @param lengthMax how far the text is read: in place, since the characters of a slice cost twice the time
 */
export function languageOfWords(text: string, lengthMax: number): string | null {
  const length = Math.min(text.length, lengthMax)
  const counts = new Float64Array(LANGUAGES.length)
  let start = 0
  let hash = 0
  for (let at = 0; at <= length; at++) {
    const letter = at < length ? lowerCase(text.charCodeAt(at)) : NO_LETTER
    if (letter !== NO_LETTER) {
      hash = hashWith(hash, letter)
      continue
    }
    if (at > start && at - start <= COMMON_WORD_LENGTH_MAX) {
      const common = COMMON_WORDS.get(hash)
      if (common && isWordAt(text, start, at, common.word)) countWord(counts, common)
    }
    start = at + 1
    hash = 0
  }
  const [first = 0, second = 0] = counts.toSorted().reverse()
  return first >= WORDS_MIN && first > 1.3 * second ? LANGUAGES[counts.indexOf(first)]! : null
}

const isWordAt = (text: string, start: number, end: number, word: string) =>
  end - start === word.length && (text.startsWith(word, start) || text.slice(start, end).toLowerCase() === word)

function countWord(counts: Float64Array, { languages }: CommonWord): void {
  for (let at = 0; at < languages.length; at++) counts[languages[at]!]! += 1 / languages.length
}

/** The lower case of each UTF-16 code unit that is a letter, filled in as units are met. */
const lowerCases = new Uint16Array(0x10000)
const NO_LETTER = 1

/** The code unit of a letter in lower case; halves of surrogate pairs are none, nor is what takes two units (`İ`). */
function lowerCase(code: number): number {
  const known = lowerCases[code]!
  if (known !== 0) return known
  const lower = String.fromCharCode(code).toLowerCase()
  const letter = lower.length === 1 && /\p{L}/u.test(lower) ? lower.charCodeAt(0) : NO_LETTER
  lowerCases[code] = letter
  return letter
}
