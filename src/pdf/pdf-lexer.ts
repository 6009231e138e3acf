import { type PdfBudget, PdfTooLarge } from './pdf-budget.ts'
import { type PdfDict, PdfName, PdfRef, type PdfValue, PdfWord } from './pdf-objects.ts'

/** Deeper nesting than reading text requires. */
const DEPTH_MAX = 64
const WORD_LENGTH_MAX = 128
/**
 * The cost of a value besides its bytes. It reflects memory more than time; dictionaries and arrays need far more of
 * it.
 */
const VALUE_COST = 40
const CONTAINER_COST = 1_000
const STRING_COST = 5

export const REGULAR = 0
export const SPACE = 1
export const DELIMITER = 2
/** Character classes (ISO 32000-1 7.2.2). */
export const KINDS: Uint8Array = new Uint8Array(256)
for (const space of [0, 9, 10, 12, 13, 32]) KINDS[space] = SPACE
for (const delimiter of '()<>[]{}/%') KINDS[delimiter.charCodeAt(0)] = DELIMITER

export const isSpace = (byte: number | undefined): boolean => byte !== undefined && KINDS[byte] === SPACE
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39
/** The value of a hexadecimal digit, or -1. */
export const hexValue = (byte: number | undefined): number => {
  if (byte === undefined) return -1
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

const ESCAPES: Readonly<Record<number, number>> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 }

export interface LexerOptions {
  /** The known operators. Words are split after them, because some writers run operators together. */
  readonly operators?: ReadonlySet<string>
  /** Decrypts a string as stored. */
  readonly decrypt?: (bytes: Uint8Array) => Uint8Array
}

/** Marks the end of the bytes. */
export const END: unique symbol = Symbol('end')
const CLOSE_ARRAY = ']'
const CLOSE_DICT = '>>'

/** Parses the values of a PDF (ISO 32000-1 7.2, 7.3), of content streams and of character maps. */
export class PdfLexer {
  readonly bytes: Uint8Array
  at: number
  readonly #budget: PdfBudget
  readonly #operators: ReadonlySet<string> | undefined
  readonly #decrypt: LexerOptions['decrypt']

  constructor(bytes: Uint8Array, budget: PdfBudget, at = 0, { operators, decrypt }: LexerOptions = {}) {
    this.bytes = bytes
    this.at = at
    this.#budget = budget
    this.#operators = operators
    this.#decrypt = decrypt
  }

  /**
   * Returns the next value, or `END`. References are returned unresolved. Broken values are read as far as possible.
   *
   * @throws PdfTooLarge when the nesting is too deep, or the budget is spent
   */
  next(depth = 0): PdfValue | typeof END {
    const { bytes } = this
    if (depth > DEPTH_MAX) throw new PdfTooLarge('nesting')
    this.#skipSpace()
    const start = this.at
    const byte = bytes[start]
    if (byte === undefined) return END
    const value = this.#read(byte, depth)
    this.#budget.spend(this.at - start + VALUE_COST, 'values')
    return value
  }

  #read(byte: number, depth: number): PdfValue {
    switch (byte) {
      case 0x2f:
        return this.#name()
      case 0x28:
        return this.#decrypted(this.#literal())
      case 0x3c:
        if (this.bytes[this.at + 1] === 0x3c) return this.#dict(depth)
        return this.#decrypted(this.#hex())
      case 0x5b:
        return this.#array(depth)
      case 0x3e:
        this.at += this.bytes[this.at + 1] === 0x3e ? 2 : 1
        return new PdfWord(CLOSE_DICT)
      case 0x5d:
      case 0x29:
      case 0x7b:
      case 0x7d:
        this.at++
        return new PdfWord(String.fromCharCode(byte))
    }
    if (isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e) return this.#number(byte)
    return this.#word()
  }

  #decrypted(bytes: Uint8Array): Uint8Array {
    return this.#decrypt ? this.#decrypt(bytes) : bytes
  }

  #skipSpace(): void {
    const { bytes } = this
    const start = this.at
    for (;;) {
      while (KINDS[bytes[this.at]!] === SPACE && this.at < bytes.length) this.at++
      if (bytes[this.at] !== 0x25) break
      while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++
    }
    this.#budget.spend(this.at - start, 'white space')
  }

  #name(): PdfName {
    const { bytes } = this
    let name = ''
    this.at++
    for (let byte = bytes[this.at]; byte !== undefined && KINDS[byte] === REGULAR; byte = bytes[++this.at]) {
      const high = byte === 0x23 ? hexValue(bytes[this.at + 1]) : -1
      const low = high < 0 ? -1 : hexValue(bytes[this.at + 2])
      if (low >= 0) this.at += 2
      if (name.length < WORD_LENGTH_MAX) name += String.fromCharCode(low >= 0 ? high * 16 + low : byte)
    }
    return new PdfName(name)
  }

  #literal(): Uint8Array {
    const { bytes } = this
    const end = this.#literalEnd()
    // An unclosed string extends to the end, and so may the next one, so each is paid for.
    this.#budget.spend((end - this.at) * STRING_COST, 'strings')
    const out = new Uint8Array(end - this.at)
    let length = 0
    let open = 1
    this.at++
    for (let byte = bytes[this.at]; byte !== undefined; byte = bytes[this.at]) {
      this.at++
      if (byte === 0x28) open++
      else if (byte === 0x29 && --open === 0) break
      else if (byte === 0x5c) {
        const escaped = this.#escaped()
        if (escaped >= 0) out[length++] = escaped
        continue
      }
      out[length++] = byte
    }
    return out.subarray(0, length)
  }

  /** The position after the closing bracket of a string, to allocate its buffer. */
  #literalEnd(): number {
    const { bytes } = this
    let open = 0
    for (let at = this.at; at < bytes.length; at++) {
      if (bytes[at] === 0x5c) at++
      else if (bytes[at] === 0x28) open++
      else if (bytes[at] === 0x29 && --open === 0) return at + 1
    }
    return bytes.length
  }

  /** The character that an escape means; -1 for a line continuation. */
  #escaped(): number {
    const byte = this.bytes[this.at++]
    if (byte === undefined || byte === 10) return -1
    if (byte === 13) {
      if (this.bytes[this.at] === 10) this.at++
      return -1
    }
    if (byte < 0x30 || byte > 0x37) return ESCAPES[byte] ?? byte
    let code = byte - 0x30
    for (let digits = 1; digits < 3; digits++) {
      const next = this.bytes[this.at]
      if (next === undefined || next < 0x30 || next > 0x37) break
      code = code * 8 + next - 0x30
      this.at++
    }
    return code & 0xff
  }

  #hex(): Uint8Array {
    const { bytes } = this
    let end = bytes.indexOf(0x3e, this.at)
    if (end < 0) end = bytes.length
    const out = new Uint8Array((end - this.at + 1) >> 1)
    let digits = 0
    for (this.at++; this.at < end; this.at++) {
      const value = hexValue(bytes[this.at])
      if (value < 0) continue
      out[digits >> 1]! |= digits % 2 === 0 ? value << 4 : value
      digits++
    }
    this.at = end + 1
    return out.subarray(0, (digits + 1) >> 1)
  }

  #number(first: number): PdfValue {
    const start = this.at
    const value = this.#plainNumber()
    // `12 0 R`: only a reference starts with two integers.
    if (!isDigit(first) || !Number.isInteger(value) || this.at - start > 10) return value
    const behind = this.at
    this.at = spaceEnd(this.bytes, behind)
    const generationAt = this.at
    while (isDigit(this.bytes[this.at]) && this.at - generationAt < 6) this.at++
    if (this.at > generationAt && generationAt > behind) {
      const wordAt = spaceEnd(this.bytes, this.at)
      const isRef = this.bytes[wordAt] === 0x52 && KINDS[this.bytes[wordAt + 1] ?? 0] !== REGULAR && wordAt > this.at
      if (isRef && this.#operators === undefined) {
        this.at = wordAt + 1
        return new PdfRef(value)
      }
    }
    this.at = behind
    return value
  }

  #plainNumber(): number {
    const { bytes } = this
    let sign = 1
    let value = 0
    let scale = 0
    for (; ; this.at++) {
      const byte = bytes[this.at]
      if (isDigit(byte)) {
        value = value * 10 + byte! - 0x30
        scale *= 10
      } else if (byte === 0x2e && scale === 0) scale = 1
      // A sign inside a number is ignored.
      else if (byte === 0x2d && value === 0 && scale === 0) sign = -1
      else if (byte !== 0x2b && byte !== 0x2d) break
    }
    const number = (sign * value) / (scale || 1)
    return Number.isFinite(number) ? number : 0
  }

  #word(): PdfValue {
    const { bytes } = this
    let word = ''
    for (let byte = bytes[this.at]; byte !== undefined && KINDS[byte] === REGULAR; byte = bytes[++this.at]) {
      const longer = word + String.fromCharCode(byte)
      if (this.#operators?.has(word) && !this.#operators.has(longer)) break
      if (word.length < WORD_LENGTH_MAX) word = longer
    }
    if (word === 'true') return true
    if (word === 'false') return false
    return word === 'null' ? null : new PdfWord(word)
  }

  #array(depth: number): PdfValue[] {
    this.#budget.spend(CONTAINER_COST, 'arrays')
    this.at++
    const values: PdfValue[] = []
    for (;;) {
      const value = this.next(depth + 1)
      if (value === END) return values
      if (!(value instanceof PdfWord)) values.push(value)
      else if (value.word === CLOSE_ARRAY) return values
      else if (isObjectEnd(value)) {
        this.at -= value.word.length
        return values
      }
    }
  }

  #dict(depth: number): PdfDict {
    this.#budget.spend(CONTAINER_COST, 'dictionaries')
    this.at += 2
    const dict = new Map<string, PdfValue>()
    for (;;) {
      const key = this.next(depth + 1)
      if (key === END || (key instanceof PdfWord && key.word === CLOSE_DICT)) return dict
      if (key instanceof PdfWord && isObjectEnd(key)) {
        this.at -= key.word.length
        return dict
      }
      if (!(key instanceof PdfName)) continue
      const value = this.next(depth + 1)
      if (value === END) return dict
      if (value instanceof PdfWord) {
        if (value.word === CLOSE_DICT) return dict
        continue
      }
      dict.set(key.name, value)
    }
  }
}

/** Ends an object with unclosed brackets. */
const isObjectEnd = ({ word }: PdfWord) => word === 'endobj' || word === 'stream'

function spaceEnd(bytes: Uint8Array, from: number): number {
  let at = from
  // No real reference contains more white space than this.
  while (at - from < 16 && isSpace(bytes[at])) at++
  return at
}
