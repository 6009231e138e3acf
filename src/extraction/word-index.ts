/**
 * The positions of a text's words, each with a key of its first three characters. Built in one pass, so that rules
 * about words do not each search the whole text.
 */
export interface WordIndex {
  readonly count: number
  /** Offsets in the text, ascending. */
  readonly starts: Int32Array
  /** Keys for the lookups of `WordTable`. */
  readonly keys: Uint16Array
  /** The number of upper-case letters in the text. */
  readonly capitals: number
  /** The number of runs of ASCII digits in the text. */
  readonly digitRuns: number
}

/** Kinds of UTF-16 code units. Odd for parts of words, so that counting words needs no branch. */
export const KIND = { notWord: 2, capital: 3, small: 5, letter: 7, mark: 9, number: 11 } as const
const NOT_WORD = KIND.notWord
/** The kind of each code unit, cached on first use. Surrogates do not count as parts of words. */
const kinds = new Uint8Array(0x10000)
for (let code = 0; code < 0x80; code++) kinds[code] = readKind(code)

function readKind(code: number): number {
  const char = String.fromCharCode(code)
  if (/\p{Lu}/u.test(char)) return KIND.capital
  if (/\p{Ll}/u.test(char)) return KIND.small
  if (/\p{L}/u.test(char)) return KIND.letter
  if (/\p{M}/u.test(char)) return KIND.mark
  return /\p{N}/u.test(char) ? KIND.number : KIND.notWord
}

function noteKind(code: number): number {
  const kind = readKind(code)
  kinds[code] = kind
  return kind
}

/** The kind of a UTF-16 code unit, one of `KIND`. NaN, as beyond the ends of a text, is not part of a word. */
export const kindOfCode = (code: number): number => kinds[code] || noteKind(code)

const isDigitCode = (code: number) => code >= 0x30 && code <= 0x39

/** Whether a UTF-16 code unit is an upper-case letter. */
export const isCapitalCode = (code: number): boolean => kindOfCode(code) === KIND.capital

/** Whether a UTF-16 code unit is a letter of any case or script. */
export const isLetterCode = (code: number): boolean => {
  const kind = kindOfCode(code)
  return kind === KIND.small || kind === KIND.capital || kind === KIND.letter
}

const LAST = 0
const DIGIT = 27
const DOT = 28
const OTHER = 29
const BEYOND_ASCII = 30
const KEYS = 1 << 15
/**
 * Symbols that may follow the last letter of a word. Non-ASCII characters are among them, because only some are
 * letters.
 */
const WORD_ENDS = [LAST, DOT, OTHER, BEYOND_ASCII]
const ANY = Array.from({ length: BEYOND_ASCII + 1 }, (_, symbol) => symbol)

/** Symbols by UTF-16 code unit: 1 to 26 for ASCII letters in any case, and classes for all others. */
const SYMBOLS = new Uint8Array(0x10000).fill(BEYOND_ASCII)
for (let code = 0; code < 0x80; code++) SYMBOLS[code] = symbolOf(code)

function symbolOf(ascii: number): number {
  const lower = ascii | 0x20
  if (lower >= 0x61 && lower <= 0x7a) return lower - 0x60
  if (ascii >= 0x30 && ascii <= 0x39) return DIGIT
  return ascii === 0x2e ? DOT : OTHER
}

const symbolAt = (text: string, at: number) => (at < text.length ? SYMBOLS[text.charCodeAt(at)]! : LAST)

const keyAt = (text: string, at: number) =>
  (symbolAt(text, at) << 10) | (symbolAt(text, at + 1) << 5) | symbolAt(text, at + 2)

/** Number of characters whose words are collected at once. */
const STRETCH_LENGTH = 0x10000
/** Room for all words of a stretch and one more, so that writing needs no branch. */
const scratch = new Int32Array(STRETCH_LENGTH / 2 + 1)
/** What `noteWords` has counted so far. */
const counted = { capitals: 0, digitRuns: 0 }

/** Finds the words of a text. Each begins with a letter, mark or digit that follows none. */
export function indexWords(text: string): WordIndex {
  counted.capitals = 0
  counted.digitRuns = 0
  const starts = startsOfWords(text)
  const keys = new Uint16Array(starts.length)
  for (let word = 0; word < starts.length; word++) keys[word] = keyAt(text, starts[word]!)
  return { count: starts.length, starts, keys, ...counted }
}

function startsOfWords(text: string): Int32Array {
  const first = scratch.slice(0, noteWords(text, 0))
  if (text.length <= STRETCH_LENGTH) return first
  const stretches = [first]
  for (let from = STRETCH_LENGTH; from < text.length; from += STRETCH_LENGTH) {
    stretches.push(scratch.slice(0, noteWords(text, from)))
  }
  const starts = new Int32Array(stretches.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const stretch of stretches) {
    starts.set(stretch, at)
    at += stretch.length
  }
  return starts
}

/** Writes the starts of one stretch's words to `scratch`; returns their number. */
function noteWords(text: string, from: number): number {
  const to = Math.min(from + STRETCH_LENGTH, text.length)
  let before = from === 0 ? NOT_WORD : kindOfCode(text.charCodeAt(from - 1))
  let isInDigits = from > 0 && isDigitCode(text.charCodeAt(from - 1))
  let noted = 0
  let capitals = 0
  let digitRuns = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    const kind = kindOfCode(code)
    // A position that begins no word is overwritten by the next.
    scratch[noted] = at
    noted += kind & ~before & 1
    before = kind
    if (kind === KIND.capital) capitals++
    const isDigit = isDigitCode(code)
    if (isDigit && !isInDigits) digitRuns++
    isInDigits = isDigit
  }
  counted.capitals += capitals
  counted.digitRuns += digitRuns
  return noted
}

/** Returns the positions of words with the same first three characters as `word`, which must have at least three. */
export function startsLike({ count, keys, starts }: WordIndex, word: string): number[] {
  const key = keyAt(word, 0)
  const found: number[] = []
  for (let at = 0; at < count; at++) if (keys[at] === key) found.push(starts[at]!)
  return found
}

const APOSTROPHES = "'`"

const isUnlikeSymbol = (symbol: number) => symbol === DIGIT || symbol === BEYOND_ASCII

/** Whether the first three characters of a word include a non-ASCII character, a digit or an apostrophe. */
const isUnlike = (text: string, at: number, key: number) =>
  isUnlikeSymbol(key >> 10) ||
  isUnlikeSymbol((key >> 5) & 0x1f) ||
  isUnlikeSymbol(key & 0x1f) ||
  APOSTROPHES.includes(text[at + 1] ?? ' ') ||
  APOSTROPHES.includes(text[at + 2] ?? ' ')

/** Number of characters that `ExactBeginnings` compares. */
const EXACT_LENGTH = 6
const EXACT_KEYS = 1 << 14

/**
 * The first six characters of a set of spellings, as a filter for words that passed the three of `WordTable`: most of
 * these are other words that begin alike (`contact`, `contractor`). A wrong answer is always yes.
 */
export class ExactBeginnings {
  readonly #keys = new Uint8Array(EXACT_KEYS)

  /** @param spellings in any case */
  constructor(spellings: Iterable<string>) {
    for (const spelling of spellings) {
      let key = 0
      for (let at = 0; at < spelling.length && at < EXACT_LENGTH; at++) key = exactKey(key, symbolAt(spelling, at))
      this.#keys[key] = 1
    }
  }

  /** Whether one of the spellings may begin at an offset. */
  mayBeginAt(text: string, at: number): boolean {
    let key = 0
    for (let end = at; end < at + EXACT_LENGTH; end++) {
      // A shorter spelling ends where a word ends.
      if (end > at && this.#keys[key] === 1 && !isAsciiLetter(symbolAt(text, end))) return true
      key = exactKey(key, symbolAt(text, end))
    }
    return this.#keys[key] === 1
  }
}

const isAsciiLetter = (symbol: number) => symbol !== LAST && symbol < DIGIT
/** Adds a symbol to the key of the characters before it. */
const exactKey = (key: number, symbol: number) => (key * 37 + symbol) & (EXACT_KEYS - 1)

/** The beginnings of a set of spellings. One lookup excludes words that cannot be one of them. */
export class WordTable {
  readonly #keys = new Uint8Array(KEYS)

  /** @param spellings in any case; one shorter than three characters is a whole word */
  constructor(spellings: Iterable<string>) {
    for (const spelling of spellings) this.#add(spelling, 0, 0)
  }

  #add(spelling: string, length: number, key: number): void {
    if (length === 3) this.#keys[key] = 1
    else if (length < spelling.length) this.#add(spelling, length + 1, (key << 5) | symbolAt(spelling, length))
    else
      for (const symbol of length === spelling.length ? WORD_ENDS : ANY)
        this.#add(spelling, length + 1, (key << 5) | symbol)
  }

  /**
   * Returns the index of the first word, from `from` on, that may begin one of the spellings; `count` if there is none.
   */
  next({ keys, count }: WordIndex, from: number): number {
    const known = this.#keys
    let word = from
    while (word < count && known[keys[word]!] !== 1) word++
    return word
  }

  /**
   * Whether one of the folded spellings may begin at an offset of an unfolded text. Words with a digit, an apostrophe
   * or a non-ASCII letter near their beginning always may.
   */
  mayBeginAt(text: string, at: number): boolean {
    const key = keyAt(text, at)
    return this.#keys[key] === 1 || isUnlike(text, at, key)
  }

  /** Whether the word at an index may begin one of the spellings. */
  mayBegin(words: WordIndex, word: number): boolean {
    return this.#keys[words.keys[word]!] === 1
  }
}
