import { memoizeByObject } from '../lib/memoize-by-object.ts'
import type { Page } from './page.ts'

/**
 * Characters searched linearly, one value after another, before the hash table is used. Far more than most pages need.
 */
const SEARCHED_MAX = 20_000_000
/** Base of the rolling hash. Any odd number works whose powers spread over all 32 bits. */
const BASE = 0x01000193

/**
 * Finds the positions of a value in a page's text, from left to right and without overlaps, not directly after an ASCII
 * letter or digit.
 *
 * The first values are searched linearly. On a page with thousands of values that would cost the product of both
 * lengths, so beyond a limit positions come from hash tables, one per value length, built on first use.
 */
export const textSearchOf = memoizeByObject((page: Page) => new TextSearch(page.text))

class TextSearch {
  readonly #text: string
  #searched = 0
  #hashes: TextHashes | null = null

  constructor(text: string) {
    this.#text = text
  }

  /** Yields the positions of a value in order, lazily. */
  *starts(value: string): Generator<number> {
    if (this.#searched < SEARCHED_MAX) {
      this.#searched += this.#text.length
      for (let at = this.#text.indexOf(value); at >= 0; at = this.#text.indexOf(value, at + value.length)) yield at
      return
    }
    this.#hashes ??= new TextHashes(this.#text)
    let end = 0
    for (const at of this.#hashes.startsOf(value)) {
      if (at < end || !this.#text.startsWith(value, at)) continue
      yield at
      end = at + value.length
    }
  }
}

/** Positions of words by the hash of the text there, one table per requested length. */
class TextHashes {
  readonly #starts: readonly number[]
  readonly #prefixes: Int32Array
  readonly #byLength = new Map<number, Map<number, number[]>>()

  constructor(text: string) {
    this.#prefixes = prefixHashes(text)
    this.#starts = wordStarts(text)
  }

  startsOf(value: string): readonly number[] {
    let byHash = this.#byLength.get(value.length)
    if (!byHash) {
      byHash = this.#hashAll(value.length)
      this.#byLength.set(value.length, byHash)
    }
    return byHash.get(prefixHashes(value)[value.length]!) ?? []
  }

  #hashAll(length: number): Map<number, number[]> {
    const power = powerOf(length)
    const byHash = new Map<number, number[]>()
    for (const start of this.#starts) {
      const end = start + length
      if (end >= this.#prefixes.length) break
      const hash = (this.#prefixes[end]! - Math.imul(this.#prefixes[start]!, power)) | 0
      const known = byHash.get(hash)
      if (known) known.push(start)
      else byHash.set(hash, [start])
    }
    return byHash
  }
}

/** The hash of each prefix of a text, from the empty one to the whole. */
function prefixHashes(text: string): Int32Array {
  const hashes = new Int32Array(text.length + 1)
  for (let at = 0; at < text.length; at++) hashes[at + 1] = (Math.imul(hashes[at]!, BASE) + text.charCodeAt(at)) | 0
  return hashes
}

function powerOf(exponent: number): number {
  let power = 1
  for (let times = 0; times < exponent; times++) power = Math.imul(power, BASE)
  return power
}

function wordStarts(text: string): number[] {
  const starts: number[] = []
  let isInWord = false
  for (let at = 0; at < text.length; at++) {
    if (!isInWord) starts.push(at)
    isInWord = isWordCode(text.charCodeAt(at))
  }
  return starts
}

/** Whether a code is an ASCII letter or digit. */
const isWordCode = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
