import { memoizeByObject } from '../lib/memoize-by-object.ts'
import type { Page } from './page.ts'
import { ExactBeginnings, indexWords, isCapitalCode, type WordIndex, WordTable } from './word-index.ts'

/** The word index of a page's text, cached. */
export const wordsOfPage: (page: Page) => WordIndex = memoizeByObject(({ text }) => indexWords(text))

/** Marks that a spelling may have before its first word. */
const TEXT_MARKS = ['& ', '&', '(']
const PAGE_MARKS = ['(']

export interface WordPatternOptions {
  /** Whether no match begins in lower case, which saves most attempts. */
  readonly isCapitalised?: boolean
  /** Whether each match begins with one of the spellings letter by letter, in any case, and not with a variant of one. */
  readonly isExact?: boolean
}

/** A pattern that matches only known spellings. Tried only at words that may begin one of them. */
export class WordPattern {
  readonly #spellings: () => Iterable<string>
  readonly #patternFor: (first: string) => RegExp | null
  /**
   * Patterns by the code of the first character, built when a text contains it. A single pattern for all would take
   * longer to compile than to use.
   */
  readonly #patterns = new Map<number, RegExp | null>()
  readonly #options: WordPatternOptions
  #table: WordTable | null = null
  #beginnings: ExactBeginnings | null = null

  /**
   * @param patternFor returns a sticky pattern for the spellings that begin with a character, given in lower case; null
   * if there are none
   * @param spellings the beginnings of all matches, without leading marks, in any case
   */
  constructor(
    patternFor: (first: string) => RegExp | null,
    spellings: () => Iterable<string>,
    options: WordPatternOptions = {},
  ) {
    this.#patternFor = patternFor
    this.#spellings = spellings
    this.#options = options
  }

  /**
   * Yields the non-overlapping matches in a page's text, in order. A mark before a word is included only if it is a
   * bracket.
   */
  matchesIn(page: Page): Generator<RegExpExecArray> {
    return this.#matches(page.text, wordsOfPage(page), PAGE_MARKS)
  }

  /** Yields the matches in a name or another short text, like `text.matchAll`. */
  matchesInText(text: string): Generator<RegExpExecArray> {
    return this.#matches(text, indexWords(text), TEXT_MARKS)
  }

  *#matches(text: string, words: WordIndex, marks: readonly string[]): Generator<RegExpExecArray> {
    const { isCapitalised = false, isExact = false } = this.#options
    this.#table ??= new WordTable(this.#spellings())
    this.#beginnings ??= isExact ? new ExactBeginnings(this.#spellings()) : null
    let coveredTo = 0
    for (let word = this.#table.next(words, 0); word < words.count; word = this.#table.next(words, word + 1)) {
      const start = words.starts[word]!
      if (start < coveredTo || (isCapitalised && !isCapitalCode(text.charCodeAt(start)))) continue
      if (this.#beginnings?.mayBeginAt(text, start) === false) continue
      let match: RegExpExecArray | null = null
      for (const mark of marks) {
        const from = start - mark.length
        if (from >= coveredTo && text.startsWith(mark, from)) match ??= this.matchAt(text, from)
      }
      match ??= this.matchAt(text, start)
      if (!match) continue
      coveredTo = match.index + match[0].length
      yield match
    }
  }

  /** The match at a position, or null. */
  matchAt(text: string, at: number): RegExpExecArray | null {
    const pattern = this.#patternOf(text.charCodeAt(at))
    if (!pattern) return null
    pattern.lastIndex = at
    return pattern.exec(text)
  }

  #patternOf(code: number): RegExp | null {
    let pattern = this.#patterns.get(code)
    if (pattern === undefined) {
      const first = String.fromCharCode(code).toLowerCase()
      const lower = first.charCodeAt(0)
      pattern = lower === code ? this.#patternFor(first) : this.#patternOf(lower)
      this.#patterns.set(code, pattern)
    }
    return pattern
  }
}
