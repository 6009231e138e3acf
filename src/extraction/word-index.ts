/**
 * Where the words of a text begin, each with a key of its first three characters: found in one pass, so that rules about
 * words need not search the whole text each for itself.
 */
export interface WordIndex {
  readonly count: number
  /** Offsets in the text, ascending. */
  readonly starts: Int32Array
  /** What `WordTable.mayBegin` looks up. */
  readonly keys: Uint16Array
}

const NOT_WORD = 1
const LETTER = 2
const CAPITAL = 3
/** What each UTF-16 code unit is, filled in as units are met. Halves of surrogate pairs count as no part of a word. */
const kinds = new Uint8Array(0x10000)

function kindOf(code: number): number {
  const known = kinds[code]!
  if (known !== 0) return known
  const char = String.fromCharCode(code)
  const kind = /\p{Lu}/u.test(char) ? CAPITAL : /[\p{L}\p{M}\p{N}]/u.test(char) ? LETTER : NOT_WORD
  kinds[code] = kind
  return kind
}

/** Whether a UTF-16 code unit is an upper-case letter. */
export const isCapitalCode = (code: number): boolean => kindOf(code) === CAPITAL

const LAST = 0
const DIGIT = 27
const DOT = 28
const OTHER = 29
const BEYOND_ASCII = 30
const KEYS = 1 << 15

/** 0 behind the end, 1 to 26 for letters in any case, and a class for all else. */
function symbolOf(code: number): number {
  if (code >= 0x80) return BEYOND_ASCII
  const lower = code | 0x20
  if (lower >= 0x61 && lower <= 0x7a) return lower - 0x60
  if (code >= 0x30 && code <= 0x39) return DIGIT
  return code === 0x2e ? DOT : OTHER
}

const symbolAt = (text: string, at: number) => (at < text.length ? symbolOf(text.charCodeAt(at)) : LAST)

const keyAt = (text: string, at: number) =>
  (symbolAt(text, at) << 10) | (symbolAt(text, at + 1) << 5) | symbolAt(text, at + 2)

/** Where words are noted before their number is known; kept between pages unless one was huge. */
let scratch = new Int32Array(0)
const SCRATCH_MAX = 100_000

/** Room for the words of most texts of a length, and twice as much where that was too little. */
function grown(full: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.max(full.length * 2, (length >> 3) + 64))
  wider.set(full)
  return wider
}

/** Finds the words of a text: every letter, mark or digit behind something that is none. */
export function indexWords(text: string): WordIndex {
  const { length } = text
  let count = 0
  let before = NOT_WORD
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    const kind = kinds[code]! || kindOf(code)
    if (before === NOT_WORD && kind !== NOT_WORD) {
      if (count === scratch.length) scratch = grown(scratch, length)
      scratch[count++] = at
    }
    before = kind
  }
  const starts = scratch.slice(0, count)
  if (scratch.length > SCRATCH_MAX) scratch = new Int32Array(0)
  const keys = new Uint16Array(count)
  for (let word = 0; word < count; word++) keys[word] = keyAt(text, starts[word]!)
  return { count, starts, keys }
}

/** Where the words stand that begin like `word`, which has at least three characters. */
export function startsLike({ count, keys, starts }: WordIndex, word: string): number[] {
  const key = keyAt(word, 0)
  const found: number[] = []
  for (let at = 0; at < count; at++) if (keys[at] === key) found.push(starts[at]!)
  return found
}

/** The beginnings of a set of spellings: tells in one look-up which words of a text cannot be one of them. */
export class WordTable {
  readonly #keys = new Uint8Array(KEYS)

  /** @param spellings upper and lower case count as the same; what follows a spelling that is shorter than three characters is open */
  constructor(spellings: Iterable<string>) {
    for (const spelling of spellings) this.#add(spelling, 0, 0)
  }

  #add(spelling: string, length: number, key: number): void {
    if (length === 3) this.#keys[key] = 1
    else if (length < spelling.length) this.#add(spelling, length + 1, (key << 5) | symbolAt(spelling, length))
    else for (let symbol = LAST; symbol <= BEYOND_ASCII; symbol++) this.#add(spelling, length + 1, (key << 5) | symbol)
  }

  /** Whether the word at a position of the index may begin one of the spellings. */
  mayBegin(words: WordIndex, word: number): boolean {
    return this.#keys[words.keys[word]!] === 1
  }
}
