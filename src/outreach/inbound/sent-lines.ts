import { fold } from '../../lib/fold.ts'

/** Words in a row by which a line is known. */
const SHINGLE = 3
const URL_PATTERN = /\(?https?:\/\/[^\s<>()]{1,2000}\)?/g
const SENT_LENGTH_MAX = 100_000
/** The share of a text's lines that are ours where it quotes us without a change. */
const KNOWN_SHARE = 0.5

/**
 * The lines of a message that was sent, however its quotation breaks them. Links are left out, as programs and scanners rewrite them.
 */
export class SentLines {
  readonly #shingles = new Set<string>()
  readonly #lines = new Set<string>()

  constructor(sent: string) {
    const text = sent.slice(0, SENT_LENGTH_MAX)
    for (const line of text.split('\n')) this.#lines.add(bare(line))
    const words = bare(text).split(' ')
    for (let at = 0; at + SHINGLE <= words.length; at++) this.#shingles.add(words.slice(at, at + SHINGLE).join(' '))
    this.#lines.delete('')
  }

  /** Whether most of these lines stand in the message. */
  knows(lines: readonly string[]): boolean {
    const shown = lines.filter((line) => bare(line) !== '')
    return shown.length > 0 && shown.filter((line) => this.#isOurs(bare(line))).length >= KNOWN_SHARE * shown.length
  }

  /**
   * Whether a line is the message's. A line of a word or two counts beside another one that is.
   *
   * @param before @param after the lines around it
   */
  has(line: string, before = '', after = ''): boolean {
    const words = bare(line)
    if (words === '') return line.trim() !== ''
    if (words.split(' ').length >= SHINGLE) return this.#isOurs(words)
    if (!this.#lines.has(words)) return false
    return [before, after].some((other) => {
      const folded = bare(other)
      return folded.split(' ').length >= SHINGLE ? this.#isOurs(folded) : folded === ''
    })
  }

  #isOurs(folded: string): boolean {
    const words = folded.split(' ')
    if (words.length < SHINGLE) return this.#lines.has(folded)
    for (let at = 0; at + SHINGLE <= words.length; at++) {
      if (!this.#shingles.has(words.slice(at, at + SHINGLE).join(' '))) return false
    }
    return true
  }
}

const bare = (line: string): string => fold(line.replace(URL_PATTERN, ' '))
