import type { Page } from './page.ts'
import { indexWords, type WordIndex, WordTable } from './word-index.ts'

const indexes = new WeakMap<Page, WordIndex>()

/** The words of a page's text, found once. */
export function wordsOfPage(page: Page): WordIndex {
  let words = indexes.get(page)
  if (!words) {
    words = indexWords(page.text)
    indexes.set(page, words)
  }
  return words
}

/** A pattern that matches nothing but known spellings, tried only where a word of the page may begin one of them. */
export class WordPattern {
  readonly #spellings: () => Iterable<string>
  readonly #pattern: RegExp
  #table: WordTable | null = null

  /**
   * @param pattern what decides
   * @param spellings how every match begins, leading marks left out, in upper or lower case
   */
  constructor(pattern: RegExp, spellings: () => Iterable<string>) {
    this.#pattern = new RegExp(pattern, `${pattern.flags.replace(/[gy]/g, '')}y`)
    this.#spellings = spellings
  }

  /** The matches in a page's text that do not overlap, in order, as `text.matchAll` gives them. */
  *matchesIn(page: Page): Generator<RegExpExecArray> {
    const { text } = page
    const words = wordsOfPage(page)
    this.#table ??= new WordTable(this.#spellings())
    let coveredTo = 0
    for (let word = 0; word < words.count; word++) {
      if (!this.#table.mayBegin(words, word)) continue
      const start = words.starts[word]!
      if (start < coveredTo) continue
      const match = (text[start - 1] === '(' && this.#matchAt(text, start - 1)) || this.#matchAt(text, start)
      if (!match) continue
      coveredTo = match.index + match[0].length
      yield match
    }
  }

  #matchAt(text: string, at: number): RegExpExecArray | null {
    this.#pattern.lastIndex = at
    return this.#pattern.exec(text)
  }
}
