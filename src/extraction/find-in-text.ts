import { memoizeByObject } from '../lib/memoize-by-object.ts'
import type { Page } from './page.ts'

/** Characters that are searched for one value after the other before places are looked up by hash: many times what most pages need. */
const SEARCHED_MAX = 20_000_000
/** Any odd number serves; products of it spread over all 32 bits. */
const BASE = 0x01000193

/**
 * Finds where a page's text holds a value, from left to right and without overlaps, where no ASCII letter or digit runs on before it.
 *
 * The first values are searched for in the text. A page with thousands of values would take the product of both, so from some work on
 * their places are looked up: in a table by hash for each length of a value, made when the first of that length is asked for.
 */
export const textSearchOf = memoizeByObject((page: Page) => new TextSearch(page.text))

class TextSearch {
  readonly #text: string
  #searched = 0
  #hashes: TextHashes | null = null

  constructor(text: string) {
    this.#text = text
  }

  /** The places of a value, in order, as they are asked for. */
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

/** Where words begin, by the hash of what stands there, for each length that is asked for. */
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

/** The hash of each beginning of a text, from none of it to all. */
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

/** ASCII letters and digits. */
const isWordCode = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
