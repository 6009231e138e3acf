import { fold } from '../../lib/fold.ts'

/** The number of consecutive words that identify a line. */
const SHINGLE = 3
const URL_PATTERN = /\(?https?:\/\/[^\s<>()]{1,2000}\)?/g
const SENT_LENGTH_MAX = 100_000
/** The minimum share of our lines in an unchanged quotation. */
const KNOWN_SHARE = 0.5

/**
 * The lines of a sent message, independent of how a quotation wraps them. Links are ignored, because mail programs and
 * scanners rewrite them.
 */
export class SentLines {
  readonly #shingles = new Set<string>()
  readonly #lines = new Set<string>()
  /** Lines together with the words directly before or after them. */
  readonly #neighbours = new Set<string>()

  constructor(sent: string) {
    const text = sent.slice(0, SENT_LENGTH_MAX)
    const lines = text.split('\n').map(bare).filter(Boolean)
    for (const [at, line] of lines.entries()) {
      this.#lines.add(line)
      this.#neighbours.add(besideBefore(lines[at - 1] ?? '', line)).add(besideAfter(line, lines[at + 1] ?? ''))
    }
    const words = bare(text).split(' ')
    for (let at = 0; at + SHINGLE <= words.length; at++) this.#shingles.add(words.slice(at, at + SHINGLE).join(' '))
  }

  /** Whether most of these lines occur in the message. */
  knows(lines: readonly string[]): boolean {
    const shown = lines.filter((line) => bare(line) !== '')
    return shown.length > 0 && shown.filter((line) => this.#isOurs(bare(line))).length >= KNOWN_SHARE * shown.length
  }

  /**
   * Whether a line of a reply comes from the message. A line of one or two words counts only next to the same words as
   * in the message: "Unsubscribe" may be someone's whole reply.
   */
  has(lines: readonly string[], at: number): boolean {
    const words = bare(lines[at]!)
    if (words === '') return lines[at]!.trim() !== ''
    if (words.split(' ').length >= SHINGLE) return this.#isOurs(words)
    if (!this.#lines.has(words)) return false
    const before = bare(lines.slice(Math.max(0, at - NEAR), at).findLast((line) => bare(line) !== '') ?? '')
    const after = bare(lines.slice(at + 1, at + 1 + NEAR).find((line) => bare(line) !== '') ?? '')
    return (
      (before !== '' && this.#neighbours.has(besideBefore(before, words))) ||
      (after !== '' && this.#neighbours.has(besideAfter(words, after)))
    )
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

/** How many lines to search for a neighbour, skipping empty ones. */
const NEAR = 4
const besideBefore = (before: string, line: string) => `${before.split(' ').slice(-SHINGLE).join(' ')}<${line}`
const besideAfter = (line: string, after: string) => `${line}>${after.split(' ').slice(0, SHINGLE).join(' ')}`

const bare = (line: string): string => fold(line.replace(URL_PATTERN, ' '))
